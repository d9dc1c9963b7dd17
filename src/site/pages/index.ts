import { articlePages } from "./article.tsx";
import { embedPages } from "./embed.tsx";
import { lostPage } from "./lost.tsx";
import type { Page } from "./page.ts";
import { slidesPages } from "./slides.tsx";

/** Every page of the site. */
export const pages: readonly Page[] = [...articlePages, ...embedPages, ...slidesPages, lostPage];
