import type { ChoiceParam } from "../../scenes/contract.ts";
import { extraWords } from "../extraWords.ts";
import { useSession, useStage } from "../StageContext.ts";
import { useComparison } from "./useComparison.ts";

/** Enough to tell luck from rule, and few enough for a rule that never settles. */
const SEEDS = 20;

interface Props {
  readonly name: string;
  readonly param: ChoiceParam;
  readonly seedParam: string;
}

/** A row a choice: what each comes to with the reader's other settings. A press takes the choice. */
const ComparePanel = ({ name, param, seedParam }: Props) => {
  const { session, say } = useStage();
  const { params } = useSession();
  const { scene } = session;
  const words = extraWords[say.locale];
  const found = useComparison({ name, choices: param.of, seedParam, seeds: SEEDS });
  const cell = (choice: string, column: number): string => {
    const figure = found.get(choice)?.[column];
    if (figure === undefined) return "…";
    // a run that lacks the figure comes after all that have it
    const median = figure.sorted[SEEDS / 2];
    if (median === undefined || figure.unit === undefined) return words.none;
    const written = say.q({ value: median, unit: figure.unit });
    return figure.atLeast ? `≥\u00a0${written}` : written;
  };
  return (
    <div className="scene-compare">
      <table>
        <caption>{words.medianOf(say.q({ value: SEEDS, unit: "count" }))}</caption>
        <thead>
          <tr>
            <th scope="col">{say.words.params[name]?.label}</th>
            {scene.spread.map((figure) => (
              <th key={figure} scope="col">
                {say.words.figures[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {param.of.map((choice) => (
            <tr key={choice} aria-current={params[name] === choice}>
              <th scope="row">
                <button
                  type="button"
                  className="scene-text-button"
                  onClick={() => session.change({ [name]: choice })}
                >
                  {say.words.params[name]?.choices?.[choice]}
                </button>
              </th>
              {scene.spread.map((figure, column) => (
                <td key={figure}>{cell(choice, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

export default ComparePanel;
