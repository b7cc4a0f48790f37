/** Names of rooms of which the reader of pictures misread a letter: `DED ROOM`, `KITCHFN`. */
import { roomUses } from "../../../_lexicon/mod.ts";
import type { Line } from "./layout.ts";

/** Shorter names are a letter away from too many words: HALL and WALL. */
const LEAST_LETTERS = 6;
/** A line the reader is surer of says what it says. */
const UNSURE = 0.95;
const MORE_NAMES = ["BED ROOM", "BATH ROOM", "DINING ROOM", "LAUNDRY", "UTILITY", "VERANDA"];
const NAMES = [...new Set([...Object.values(roomUses).flat(), ...MORE_NAMES])]
  .filter((name) => name.length >= LEAST_LETTERS);
/** What drawings say in earnest and is a letter away from a name: `DETAIL` is no RETAIL. */
const OTHER_WORDS = new Set([
  ...["DETAIL", "RETAIN", "VALLEY", "CLOSED", "CLOSER", "SERVED", "SERVES", "MARKING", "PACKING"],
  ...["LINING", "DIVING", "PASTRY", "TECH ROOM", "ELEV ROOM", "MATH ROOM", "BULK ROOM", "RED ROOM"],
]);

/** The lines with such names put right, where a line is one whole and no other name is as near. */
export function mendNames(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const name = line.origin === "ocr" && line.confidence < UNSURE ? nameOf(line.text) : null;
    return name === null ? line : { ...line, text: name };
  });
}

/** The one name that differs from a text in a single letter. */
function nameOf(text: string): string | null {
  if (!/^[A-Z0-9 ]+$/.test(text) || NAMES.includes(text) || OTHER_WORDS.has(text)) return null;
  const near = NAMES.filter((name) =>
    name.length === text.length && [...name].filter((it, i) => it !== text[i]).length === 1
  );
  return near.length === 1 ? near[0] : null;
}
