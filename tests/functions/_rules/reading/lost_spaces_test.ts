import assert from "node:assert/strict";
import { restoreSpaces } from "../../../../functions/_rules/reading/lost_spaces.ts";

const rows: [read: string, meant: string][] = [
  ["DRYERVENT 42FT", "DRYER VENT 42 FT"],
  ['LAVATORYRIM36"', 'LAVATORY RIM 36"'],
  ["Bedroom 2 outlets andlighting", "Bedroom 2 outlets and lighting"],
  ["PULL SIDECLEARANCEOF 14", "PULL SIDE CLEARANCE OF 14"],
  ["Wallcap", "Wall cap"],
  ["EF1", "EF1"],
  ["RESTAURANT", "RESTAURANT"],
  ["FINISHES", "FINISHES"],
  ["TOWELS", "TOWELS"],
  ["20A", "20A"],
];
for (const [read, meant] of rows) {
  Deno.test(`restoreSpaces() reads ${read} as ${meant}`, () =>
    assert.equal(restoreSpaces(read), meant));
}
