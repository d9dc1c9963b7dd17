import { articlePages } from "./article.tsx";
import { chapterPages } from "./chapter.tsx";
import { embedPages } from "./embed.tsx";
import { lostPage } from "./lost.tsx";
import type { Page } from "./page.ts";
import { slidesPages } from "./slides.tsx";
import { teachPages } from "./teach.tsx";

/** Every page of the site. */
export const pages: readonly Page[] = [
  ...articlePages,
  ...chapterPages,
  ...teachPages,
  ...embedPages,
  ...slidesPages,
  lostPage,
];
