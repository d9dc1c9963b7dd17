import type { Table } from "../../scenes/contract.ts";

/** RFC 4180; column names are the model's, numbers are plain, so that any program reads it in any language. */
export const csvOf = (table: Table): string => {
  const lines = [table.columns.map(({ name }) => name).join(",")];
  for (let i = 0; i < table.rows; i++) lines.push(table.row(i).map(cell).join(","));
  return `${lines.join("\r\n")}\r\n`;
};

const cell = (value: number | bigint | string): string =>
  typeof value === "string" && /[",\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : String(value);
