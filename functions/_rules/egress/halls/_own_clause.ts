/** The clause a figure stands in, where a note lists several things: `NICHE 24" WIDE; HALL 40"`. */
import type { Stated } from "../../measure.ts";

export const ownClause = ({ text, raw }: Pick<Stated, "text" | "raw">): string =>
  text.split(";").find((clause) => clause.includes(raw)) ?? text;
