import { TICKS_PER_SECOND } from "../../core/index.ts";
import type { Table } from "../../scenes/contract.ts";
import type { Unit } from "../../scenes/quantity.ts";

/**
 * RFC 4180; column names are the model's, numbers are plain, so that any program reads it in any language. Times are in seconds,
 * as on the page, and their columns say so.
 */
export const csvOf = (table: Table): string => {
  const lines = [table.columns.map(({ name, unit }) => (unit === "tick" ? `${name}_s` : name)).join(",")];
  for (let i = 0; i < table.rows; i++)
    lines.push(
      table
        .row(i)
        .map((value, column) => cell(value, table.columns[column]!.unit))
        .join(","),
    );
  return `${lines.join("\r\n")}\r\n`;
};

const cell = (value: number | bigint | string, unit: Unit): string => {
  if (typeof value === "string") return /[",\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  return String(unit === "tick" ? Number(value) / TICKS_PER_SECOND : value);
};
