import assert from "node:assert/strict";
import {
  candidatesFor,
  indexOf,
  startsOf,
  wordingOf,
} from "../../../../functions/_rules/plan_content/text_index.ts";
import { aNote, aPlanSet } from "../../../fakes/plan_set.ts";

const PATTERNS: [pattern: string, starts: string[] | null][] = [
  ["GREASE TRAP|(RPZ|DCVA)\\b", ["GRE", "RPZ", "DCV"]],
  ["(?:MAIN |NEW )*SERVICE", ["MAI", "NEW", "SER"]],
  ["S?EER2?\\b", ["SEE", "EER"]],
  ["\\d+ ?CFM", ["CFM"]],
  ["CO (?:ALARM|DETECTOR)", ["CO"]],
  ["R-? ?[468]\\b", ["R."]],
  ["FLUES?\\b", ["FLU"]],
  ["\\d\\/0", null],
];
for (const [pattern, starts] of PATTERNS) {
  Deno.test(`startsOf() reads what /${pattern}/ begins with`, () => {
    assert.deepEqual(startsOf(pattern), starts);
  });
}

const TEXTS = ['W.C. 15" TO WALL', "RPZ at meter", "COPPER", "GREASETRAP", "SUPPLY 120 CFM", "R-8"];
const FOUND: [pattern: RegExp, texts: string[]][] = [
  [/WC \d/, ['WC 15" TO WALL']],
  [/R\.?P\.?Z\b/, ["RPZ AT METER"]],
  [/CO\b/, []],
  [/GREASE TRAP/, ["GREASETRAP"]],
  [/TRAP/, []],
  [/\d+ ?CFM/, ["SUPPLY 120 CFM"]],
  [/R-? ?[468]\b/, ["R-8"]],
];
for (const [pattern, texts] of FOUND) {
  Deno.test(`the index finds ${pattern.source} in ${texts.join() || "nothing"}`, () => {
    const index = indexOf(aPlanSet({ notes: TEXTS.map((text) => aNote(text)) }));
    const wording = wordingOf(pattern);
    const found = (texts: readonly { text: string }[]) =>
      texts.map(({ text }) => text).filter((text) => wording.test.test(text));
    assert.deepEqual(found(candidatesFor(index, wording)), texts);
    assert.deepEqual(found(index.texts), texts, "and misses none");
  });
}
