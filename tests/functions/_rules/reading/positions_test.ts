import assert from "node:assert/strict";
import { isMountedAt } from "../../../../functions/_rules/reading/positions.ts";

/** The figure asked about stands between the marks: `BAR @ [34"]`. */
const asks = (text: string): boolean => {
  const [before, rest] = text.split("[");
  return isMountedAt({ before, after: rest.split("]")[1] });
};

const MOUNTED = [
  'REAR BAR @ [34"]',
  "REAR BAR AT [34 IN]",
  'BAR MTD. [33"] TO TOP',
  'BAR MTG. HT. [34"]',
  'BAR MOUNTED AT +[34"]',
  'BAR AT 33"-[36"]',
  'BAR [33"]-36" A.F.F.',
  "REAR GRAB BAR HEIGHT A.F.F. [34]",
  'MIRROR [40"] TO BOTTOM',
  'BAR [34"] ABV. FLOOR',
  'REAR WALL: H=[34"], L=36"',
];
const OWN_MEASURES = [
  'REAR BAR [36"] @ 34"',
  'BAR @ [36"] LONG',
  'BAR AT REAR WALL [36"]',
  'BAR: [36"], 34" A.F.F.',
  '[42"] SIDE BAR AT 34"',
  'GRAB BAR [36"] LONG, 34" HIGH',
];

Deno.test("isMountedAt() tells the height of a thing from its measures", () => {
  for (const text of MOUNTED) assert.equal(asks(text), true, text);
  for (const text of OWN_MEASURES) assert.equal(asks(text), false, text);
});
