import { useId } from "react";

interface Props<T extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly chosen: T;
  onChoose(value: T): unknown;
}

/** One of a few, by name. */
export const Choice = <T extends string>({ label, options, chosen, onChoose }: Props<T>) => {
  const group = useId();
  return (
    <fieldset className="builder-choice">
      <legend>{label}</legend>
      <div>
        {options.map(([value, text]) => (
          <label key={value}>
            <input
              className="covering"
              type="radio"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
