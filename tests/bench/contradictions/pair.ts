/** Pairs of sheets, and how their sides are written. */
import type { Said } from "../statements/draw.ts";

/** Two sheets of one set. */
export interface Pair {
  about: string;
  sides: readonly [Said, Said];
}

type Texts = [string, ...string[]];

const sheetOf = (text: string): [string, string] => {
  const [number, ...title] = text.split(" ");
  return [number, title.join(" ")];
};

/** Callouts about a view with a title. */
export const view = (sheet: string, drawing: string, ...says: Texts): Said => ({
  sheet: sheetOf(sheet),
  drawing,
  says,
});
/** A list of notes under a title. */
export const notes = (sheet: string, heading: string, ...notes: Texts): Said => ({
  sheet: sheetOf(sheet),
  heading,
  notes,
});
/** A list; cells between bars. */
export const list = (sheet: string, title: string, head: string, ...rows: string[]): Said => ({
  sheet: sheetOf(sheet),
  table: {
    title,
    head: cells(head),
    rows: rows.map(cells),
    at: 0,
  },
});
const cells = (line: string): string[] => line.split("|").map((it) => it.trim());

export const pair = (about: string, ...sides: [Said, Said]): Pair => ({ about, sides });
