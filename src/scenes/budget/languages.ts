import { en } from "./words.en.ts";
import { ru } from "./words.ru.ts";

export const words = { en, ru } as const;
