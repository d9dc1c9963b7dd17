/** A parameter that a model does not take. The message names the parameter, its value and what is allowed. */
export class ParamError extends Error {
  override readonly name = "ParamError";
  readonly param: string;
  readonly value: unknown;
  readonly allowed: string;

  constructor(param: string, value: unknown, allowed: string) {
    super(`${isWord(param) ? param : show(param)} is ${show(value)}; allowed: ${allowed}`);
    this.param = param;
    this.value = value;
    this.allowed = allowed;
  }
}

const LONGEST_VALUE = 80;

function show(value: unknown): string {
  const text = typeof value === "string" || isPlain(value) ? written(value) : String(value);
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}...`;
}

/** As JSON; lists in lists by the ten thousand are more than it can write. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return Array.isArray(value) ? "a list" : "an object";
  }
}

/** Whether a name can stand in a message as it is: it comes from outside, too. */
function isWord(name: string): boolean {
  return /^[\p{L}\p{N}_.[\] -]{1,80}$/u.test(name);
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  return typeof value === "object" && value !== null;
}
