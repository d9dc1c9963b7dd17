import type { Locale } from "../../locales/locale.ts";
import { formatQuantity } from "../format.ts";
import type { SketchError } from "./SketchError.ts";

const shown = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** The way round; of a long one the beginning and the end. */
const circle = (path: readonly string[]): string =>
  (path.length <= 12 ? path : [...path.slice(0, 6), "…", ...path.slice(-5)]).join(" → ");

/** What is wrong with a graph, where it is, and what would be right. */
export const faultWords: Readonly<Record<Locale, (error: SketchError) => string>> = {
  en: ({ place, value, fault }) => {
    const written = (count: number) => formatQuantity("en", { value: count, unit: "count" });
    switch (fault.kind) {
      case "cycle":
        return `calls may not go in a circle: ${circle(fault.path)}`;
      case "unknownService":
        return `${place}: there is no service “${shown(value)}”`;
      case "unknownKey":
        return `${place}: unknown; there are ${fault.known.join(", ")}`;
      case "whole":
        return `${place} is ${shown(value)}; it must be a whole number from ${written(fault.min)} to ${written(fault.max)}`;
      case "probability":
        return `${place} is ${shown(value)}; a chance of failure goes from 0 to 1`;
      case "budget":
        return `${place} is ${shown(value)}; a budget is a share of the first tries, 0 or more`;
      case "type":
        return `${place}: there must be ${{ object: "an object", list: "a list", boolean: "true or false" }[fault.type]}`;
      case "syntax":
        return `“${shown(value)}” is no service and no call`;
      case "name":
        return `“${shown(value)}” cannot be a name: a name has 1 to 40 characters and no spaces at either end`;
      case "twice":
        return `there are two services “${shown(value)}”`;
      case "tooMany":
        return `${place}: ${shown(value)}, and at most ${written(fault.most)} can be drawn`;
      case "place":
        return `${place} is ${shown(value)}; a place is two whole numbers from 0 to 1,000`;
      case "json":
        return `this is not JSON: ${shown(value)}`;
      case "keyTwice":
        return `“${shown(value)}” stands twice in the same place, and only one can hold`;
    }
  },
  ru: ({ place, value, fault }) => {
    const written = (count: number) => formatQuantity("ru", { value: count, unit: "count" });
    switch (fault.kind) {
      case "cycle":
        return `вызовы не могут идти по кругу: ${circle(fault.path)}`;
      case "unknownService":
        return `${place}: сервиса «${shown(value)}» нет`;
      case "unknownKey":
        return `${place}: такого ключа нет, есть ${fault.known.join(", ")}`;
      case "whole":
        return `${place}: ${shown(value)}, а должно быть целое число от ${written(fault.min)} до ${written(fault.max)}`;
      case "probability":
        return `${place}: ${shown(value)}, а вероятность отказа бывает от 0 до 1`;
      case "budget":
        return `${place}: ${shown(value)}, а бюджет — доля от первых попыток, от 0`;
      case "type":
        return `${place}: здесь должен быть ${{ object: "объект", list: "список", boolean: "true или false" }[fault.type]}`;
      case "syntax":
        return `«${shown(value)}» — не сервис и не вызов`;
      case "name":
        return `«${shown(value)}» не годится в имена: нужно от 1 до 40 знаков, без пробелов по краям`;
      case "twice":
        return `сервисов «${shown(value)}» два`;
      case "tooMany":
        return `${place}: ${shown(value)}, а нарисовать можно не больше ${written(fault.most)}`;
      case "place":
        return `${place}: ${shown(value)}, а место — это два целых числа от 0 до 1000`;
      case "json":
        return `это не JSON: ${shown(value)}`;
      case "keyTwice":
        return `ключ «${shown(value)}» стоит на одном месте дважды, а значение может быть одно`;
    }
  },
};
