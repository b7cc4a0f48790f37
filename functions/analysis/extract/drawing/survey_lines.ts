/** Lot lines by what surveyors letter along them: a bearing, and a length in feet and hundredths. */
import type { Line } from "../layout/layout.ts";
import type { Words } from "./drawn_words.ts";

const SURVEYED =
  /^\W*(?:[NS]\s*\d{1,2}\s*°\s*\d{1,2}\s*['’]\s*(?:\d{1,2}\s*["”]\s*)?[EW]\W*)?\d{2,4}\.\d{2}\s*['’](?:\s*\(?[MPR]\)?)?\W*$/i;

/** What stands along lot lines, as their name. */
export const surveyWords = (lines: readonly Line[]): Words[] =>
  lines.filter(({ text }) => SURVEYED.test(text))
    .map((line) => ({ lines: [{ ...line, text: "LOT LINE" }], box: line.box }));
