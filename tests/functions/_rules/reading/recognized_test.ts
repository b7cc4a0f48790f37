import assert from "node:assert/strict";
import { mendRecognized } from "../../../../functions/_rules/reading/recognized.ts";

const rows: [read: string, meant: string][] = [
  ["DRYERVENT 42FT", "DRYER VENT 42 FT"],
  ['LAVATORYRIM36"', 'LAVATORY RIM 36"'],
  ["Bedroom 2 outlets andlighting", "Bedroom 2 outlets and lighting"],
  ["PULL SIDECLEARANCEOF 14", "PULL SIDE CLEARANCE OF 14"],
  ["Wallcap", "Wall cap"],
  ["HEIGHT OF RECEP TACLE", "HEIGHT OF RECEPTACLE"],
  [`14'-0" BETWEE N REC EPTACLES`, `14'-0" BETWEEN RECEPTACLES`],
  ["UP TO ROOF WITH IN REACH", "UP TO ROOF WITH IN REACH"],
  ["passageway 24 f long from access", "passageway 24 ft long from access"],
  ["supply air 55 f at coil", "supply air 55 f at coil"],
  ["EF1", "EF1"],
  ["RESTAURANT", "RESTAURANT"],
  ["FINISHES", "FINISHES"],
  ["TOWELS", "TOWELS"],
  ["20A", "20A"],
];
for (const [read, meant] of rows) {
  Deno.test(`mendRecognized() reads ${read} as ${meant}`, () =>
    assert.equal(mendRecognized(read), meant));
}
