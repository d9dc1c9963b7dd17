import type { Call, Service } from "../../core/index.ts";
import { readSketch } from "./readSketch.ts";
import { SketchError } from "./SketchError.ts";
import type { Sketch } from "./sketch.ts";

/*
 * A sketch in one line, for an address. It is read for ever as it is written now:
 *
 *   web:cart*4,offers*4;cart:stock*4/0.1;offers::stock,prices;stock;prices!0.25;database!@500/300
 *
 *   service   name, then `!` broken or `!0.25` failing at a rate, then `@along/across` where somebody put it,
 *             then `:` and its calls one after the other, or `::` and its calls that go out together
 *   call      name, then `*4` tries, then `/0.1` budget
 *   user      `:web*2,100` before the services: the entry, the tries, the requests; without it, the first service,
 *             one try, one request
 *
 * Characters of names that have a meaning here are written as in an address: `%3A`.
 */

/** The sketch that a text means; throws a SketchError that names the part which means nothing. */
export const readGraphText = (text: string): Sketch => {
  const parts = text.split(";");
  const user = parts[0]!.startsWith(":") ? readUser(parts.shift()!) : {};
  const services = parts.map(readService);
  const seen = new Set<string>();
  for (const [name] of services) {
    if (seen.has(name)) throw new SketchError("services", name, { kind: "twice" });
    seen.add(name);
  }
  return readSketch({ entry: services[0]?.[0], ...user, services: new Map(services) });
};

/** A sketch in its one canonical text. */
export const writeGraphText = ({ graph, places }: Sketch): string => {
  const { entry, requests, attempts, services } = graph;
  const isUsual = entry === services[0]!.name && attempts === 1 && requests === 1;
  const user = `:${writeName(entry)}${attempts === 1 ? "" : `*${attempts}`}${requests === 1 ? "" : `,${requests}`}`;
  const parts = services.map((service) => {
    const { name, fails, parallel, calls } = service;
    const place = places.get(name);
    const fault = fails === 0 ? "" : fails === 1 ? "!" : `!${fails}`;
    const at = place === undefined ? "" : `@${place.along}/${place.across}`;
    const way = parallel ? "::" : calls.length > 0 ? ":" : "";
    return `${writeName(name)}${fault}${at}${way}${calls.map(writeCall).join(",")}`;
  });
  return (isUsual ? parts : [user, ...parts]).join(";");
};

const NAME = "[^:;,*/!@]+";
const NUMBER = "\\d+(?:\\.\\d+)?(?:e[+-]\\d+)?";
const USER = new RegExp(`^:(${NAME})(?:\\*(${NUMBER}))?(?:,(${NUMBER}))?$`, "u");
const SERVICE = new RegExp(`^(${NAME})(?:(!)(${NUMBER})?)?(?:@(\\d+)/(\\d+))?(?:(::?)(.*))?$`, "u");
const CALL = new RegExp(`^(${NAME})(?:\\*(${NUMBER}))?(?:/(${NUMBER}))?$`, "u");

const match = (pattern: RegExp, part: string): RegExpExecArray => {
  const found = pattern.exec(part);
  if (found === null) throw new SketchError("graph", part, { kind: "syntax" });
  return found;
};

const readUser = (part: string) => {
  const [, entry, attempts, requests] = match(USER, part);
  return { entry: readName(entry!), ...numbers({ attempts, requests }) };
};

const readService = (part: string): readonly [string, object] => {
  const [, name, broken, rate, along, across, way, calls = ""] = match(SERVICE, part);
  return [
    readName(name!),
    {
      ...(broken === undefined ? {} : { fails: rate === undefined ? 1 : Number(rate) }),
      ...(along === undefined ? {} : { at: [Number(along), Number(across)] }),
      ...(way === "::" ? { parallel: true } : {}),
      calls: calls === "" ? [] : calls.split(",").map(readCall),
    },
  ];
};

const readCall = (part: string) => {
  const [, to, attempts, budget] = match(CALL, part);
  return { to: readName(to!), ...numbers({ attempts, budget }) };
};

const writeCall = ({ to, attempts, budget }: Call): string =>
  `${writeName(to)}${attempts === 1 ? "" : `*${attempts}`}${budget === undefined ? "" : `/${budget}`}`;

const numbers = (texts: Readonly<Record<string, string | undefined>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, Number(text)]])),
  );

const readName = (written: string): Service["name"] => {
  try {
    return decodeURIComponent(written);
  } catch {
    throw new SketchError("graph", written, { kind: "name" });
  }
};

const writeName = (name: string): string =>
  name.replace(/[%:;,*/!@]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
