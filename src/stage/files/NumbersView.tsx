import { useEffect, useState } from "react";
import { extraWords } from "../extraWords.ts";
import { useSession, useStage } from "../StageContext.ts";

/** Rows before and after the one of this moment. */
const AROUND = 8;

/**
 * The picture's numbers as a table: round the moment shown, where it follows on pause and step, not while
 * playing; all of them where there is no clock.
 */
const NumbersView = () => {
  const { session, say } = useStage();
  const words = extraWords[say.locale];
  const { result } = useSession();
  const [tick, setTick] = useState(session.player.tick);
  useEffect(() => {
    const follow = () => {
      if (!session.player.playing) setTick(session.player.tick);
    };
    follow();
    return session.onTick(follow);
  }, [session]);

  const table = session.scene.table(result);
  const here = table.rowAt(tick);
  const around = session.scene.clock === undefined ? table.rows : AROUND;
  const first = Math.max(0, here - around);
  const last = Math.min(table.rows - 1, here + around);
  const rows = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return (
    <div className="scene-data">
      <table>
        <caption>{session.scene.clock === undefined ? words.data : words.dataRows}</caption>
        <thead>
          <tr>
            {table.columns.map(({ name }) => (
              <th key={name} scope="col">
                {say.words.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} aria-current={(session.scene.clock !== undefined && row === here) || undefined}>
              {table.row(row).map((value, column) => {
                const { name, unit } = table.columns[column]!;
                return <td key={name}>{typeof value === "string" ? value : say.q({ value, unit })}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

export default NumbersView;
