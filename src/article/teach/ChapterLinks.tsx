import { languagePath } from "../../locales/locale.ts";
import { chapters } from "../chapters.ts";
import { usePage } from "../page-context.ts";

/** Each chapter's own address. */
export const ChapterLinks = () => {
  const { locale, href } = usePage();
  return (
    <ul>
      {chapters[locale].map(({ id, number, title }) => (
        <li key={id}>
          {number}. <a href={href(`${languagePath(locale)}chapter/${id}/`)}>{title}</a>
        </li>
      ))}
    </ul>
  );
};
