/** Rows of results as a Markdown table, ready for the README. */
export const report = (
  title: string,
  rows: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void => {
  const [first] = Object.values(rows);
  const columns = Object.keys(first ?? {});
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const body = Object.entries(rows).map(([name, row]) =>
    line([name, ...columns.map((column) => row[column] ?? "")]),
  );
  const head = [line([title, ...columns]), line(["", ...columns].map(() => "---"))];
  console.log(`${[...head, ...body].join("\n")}\n`);
};
