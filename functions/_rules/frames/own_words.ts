/** Whether a clause names what its figure is of, or leaves that to a title. */
import { rememberedOf } from "../../_shared/remembered.ts";
import { type Clause, thingsOf } from "./clause.ts";
import type { Figure } from "./figures.ts";
import { isAside, isObjectAt, isWeak } from "./nearness.ts";

/** Does the clause name a thing of its own beside the figure, other than what it is measured to? */
export function hasOwnThing(figure: Figure, { text, marks }: Clause): boolean {
  const { start, end } = figure;
  return marks.some((mark) =>
    thingsOf(mark).some((it) => !GENERAL.has(it)) && !isWeak(mark, text) &&
    !isObjectAt(text, mark.start) && !isAside(mark, figure, { text, marks }) &&
    Math.min(Math.abs(mark.start - end), Math.abs(start - mark.end)) < 40
  );
}

/** Things said of everything. */
export const GENERAL = new Set([
  "sprinkler system",
  "level",
  "column",
  "wall",
  "exit",
  "occupant load",
  "live load",
  "roof curb",
  "interior finish",
  "roof covering",
  "electrical room",
]);

const PLAIN_WORDS =
  /\b(?:CLEAR|CLR|NET|MIN|MAX|TYP|NOM|APPROX|THE|OF|AT|IS|AND|EA|EACH|UNO|VIF|FIN|FINISH(?:ED)?|UP|DN|TO|NOTED|ABOUT|INSIDE|I\.?D|O\.?A|BY|X|OTHERS?|ARE)\b/gi;

/** Words of a clause, or of a piece of it, that neither the lexicon nor a figure explains. */
export function strangeWords(clause: Clause, piece = WHOLE): number {
  return plainless(clause).slice(piece.start, piece.end).match(/[A-Z]+/gi)?.length ?? 0;
}

const WHOLE = { start: 0, end: Infinity };

const plainless = rememberedOf(({ text, marks, figures }: Clause): string => {
  const letters = text.split("");
  for (const { start, end } of [...marks, ...figures]) letters.fill(" ", start, end);
  return letters.join("").replace(PLAIN_WORDS, (word) => " ".repeat(word.length));
});
