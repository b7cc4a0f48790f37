import assert from "node:assert/strict";
import { SEARCHED } from "../../../../functions/_shared/domain/finding.ts";
import { placeSilence } from "../../../../functions/analysis/evaluate/place_silence.ts";
import { aFinding } from "../../../fakes/finding.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const corner = { x: 88, y: 88, width: 10, height: 10 };
const here = { x: 20, y: 30, width: 8, height: 1 };
const near = { x: 50, y: 60, width: 8, height: 1 };

/** Where the missing thing is shown on page 1. */
function placed(
  requirementId: string,
  sourceText: string,
  texts: [string, typeof here, number?][],
) {
  const finding = aFinding({
    requirementId,
    evidence: { sourceText, readBy: "text" },
    documentMarkup: { ...aFinding().documentMarkup, page: 1, ...corner },
  });
  const notes = texts.map(([text, box, page = 1]) => aNote(text, { box, page }));
  const schedules = [aSchedule("panel", [["CKT", "mark"]], [["1"]], { title: "PANEL A", page: 3 })];
  const { x, y } = placeSilence(finding, aPlanSet({ notes, schedules })).documentMarkup;
  return { x, y };
}

const at = ({ x, y }: typeof here) => ({ x, y });
const NOT_FOUND = `${SEARCHED}this sheet for it; not found`;

Deno.test("what was not found is shown beside the thing it belongs to, the likeliest words first", () => {
  const service: [string, typeof here][] = [["METER", here], ["200 A SERVICE", near]];
  assert.deepEqual(placed("NEC-230.67-surge", NOT_FOUND, service), at(near));
  assert.deepEqual(placed("NEC-680-pool", NOT_FOUND, [["Pool 16' x 30'", here]]), at(here));
  assert.deepEqual(placed("FBC-B-1816-termite", NOT_FOUND, [['4" SLAB', here]]), at(here));
});

Deno.test("the thing itself goes before the title over it, however an office shortens its name", () => {
  const titled = (title: string, thing: string): [string, typeof here][] => [
    [title, here],
    [thing, near],
  ];
  for (
    const [requirementId, title, thing] of [
      ["NEC-230.67-surge", "PANEL A", "SVC DISC, 2/0 AL"],
      ["NEC-220-load-calc", "PANEL NOTES", "MSB, 800 A"],
      ["FBC-B-1816-termite", "FOUNDATION NOTES", "10 MIL V.B. UNDER SLAB"],
      ["FBC-B-1816-termite", "10 MIL V.B. SLAB", 'STRIP 12", PROOF ROLL'],
      ["FBC-B-1816-termite", "COMPACTED FILL", "COMPACT TO 95% BEFORE THE SLAB"],
      ["FBC-M-301.15-wind", "ROOFTOP UNITS SCHEDULE", "ON FACTORY CURBS"],
      ["FBC-M-403.7-manual-J", "MECHANICAL NOTES", "H.P. SPLIT, 17 SEER2"],
      ["FBC-P-1003-grease", "PLUMBING FIXTURES", "PREP SINK, INDIRECT"],
      ["FBC-R-connectors", "ROOF TRUSS LAYOUT", 'TRUSSES AT 24" O.C.'],
      ["FBC-EC-C401-forms", "SHEET INDEX", "CLIMATE ZONE 1A"],
      ["FBC-EC-C401-forms", "ENERGY | FBC, ENERGY CONSERVATION", "DOCUMENTS WITH THIS SET"],
      ["FBC-A-703.4-room-signs", "EXIT SIGNS AT DOORS", "ROOM NAMES ARE FOR REFERENCE"],
      ["FBC-B-1410-soffit", "ROOF OVERHANG 16 IN.", "SOFFIT: FIBER CEMENT"],
      ["FBC-B-1709-product-approval", "ROOFING", "WINDOW SCHEDULE"],
      ["FBC-M-301.15-wind", "RTU-1 STANDS ON THE ROOF", "AIR UNITS (ROOF)"],
      ["FBC-M-403.7-manual-J", "ENERGY, CLIMATE ZONE 2A", "HVAC"],
      ["FBC-P-608-backflow", "PLUMBING NOTES", "SANITARY AND WATER RISER"],
      ["FBC-R-R319-address", "ELEVATION, REAR", "ELEVATION, STREET SIDE"],
      ["FBC-R-R609.4-garage-door", "DOOR SCHEDULE", "OHD, 16-0 X 7-0"],
      ["NEC-110.24-fault-current", "ONE-LINE", "MDP, 800 A"],
    ]
  ) {
    assert.deepEqual(placed(requirementId, NOT_FOUND, titled(title, thing)), at(near), thing);
  }
});

Deno.test("it stays where it is when its sheet names no such thing, and when something was found", () => {
  assert.deepEqual(placed("NEC-230.67-surge", NOT_FOUND, [["LIGHTING", here]]), at(corner));
  assert.deepEqual(placed("NEC-680-pool", NOT_FOUND, [["POOL", here, 2]]), at(corner));
  assert.deepEqual(placed("NEC-680-pool", "POOL, NOT BONDED", [["POOL", here]]), at(corner));
});
