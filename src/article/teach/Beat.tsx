import { teachWords } from "../../locales/teach.ts";
import { usePage } from "../page-context.ts";

interface Props {
  readonly minutes: number;
  readonly title: string;
}

/** A stretch of a lesson: how long it takes, and what it is about. */
export const Beat = ({ minutes, title }: Props) => (
  <h3 className="beat">
    <span>{teachWords[usePage().locale].minutes(minutes)}</span> {title}
  </h3>
);
