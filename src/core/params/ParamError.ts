/** A parameter that a model does not take. The message names the parameter, its value and what is allowed. */
export class ParamError extends Error {
  override readonly name = "ParamError";
  readonly param: string;
  readonly value: unknown;
  readonly allowed: string;

  constructor(param: string, value: unknown, allowed: string) {
    super(`${param} is ${show(value)}; allowed: ${allowed}`);
    this.param = param;
    this.value = value;
    this.allowed = allowed;
  }
}

const LONGEST_VALUE = 80;

function show(value: unknown): string {
  const text = typeof value === "string" || isPlain(value) ? JSON.stringify(value) : String(value);
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}...`;
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  return typeof value === "object" && value !== null;
}
