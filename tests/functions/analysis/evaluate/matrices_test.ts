import assert from "node:assert/strict";
import { rules } from "../../../../functions/_rules/mod.ts";
import { runRules } from "../../../../functions/analysis/evaluate/run_rules.ts";
import { aHouse, aPlanSet, aProject, aSchedule } from "../../../fakes/plan_set.ts";

/** Rows of measures with a column for each thing, in the manners of several offices, and what a rule says of them. */
const ROWS: {
  rule: string;
  title: string;
  heads: string[];
  cells: string[];
  kinds: string[];
  isHouse?: true;
}[] = [
  {
    rule: "accessibility/grab-bar-side-length",
    title: "Restroom checks",
    heads: ["Item", "Required", "Men 116", "Women 117", "Ref."],
    cells: ["Side grab bar", "42 in", "42 in", "36 in side, 36 in rear", "604.5"],
    kinds: ["fail"],
  },
  {
    rule: "accessibility/grab-bar-side-length",
    title: "Restroom checks",
    heads: ["Item", "Required", "Men 116", "Women 117", "Ref."],
    cells: ["Side grab bar", "42 in", "42 in", "42 in side, 36 in rear", "604.5"],
    kinds: ["pass"],
  },
  {
    rule: "egress/dwelling-riser-height",
    title: "STAIR DATA",
    heads: ["MEASURE", "LIMIT", "S-1 GRADE TO MAIN", "S-2 DECK TO POOL TERRACE"],
    cells: ["RISER", `7 3/4"`, `7 3/4" LARGEST`, `8" [203], 5 RISERS`],
    kinds: ["fail"],
    isHouse: true,
  },
  {
    rule: "egress/dwelling-tread-depth",
    title: "Stairs",
    heads: ["Check", "Min.", "Main", "S-3 deck to pool deck"],
    cells: ["Tread", "10 in", "10 in", "9 1/2 in [241]"],
    kinds: ["fail"],
    isHouse: true,
  },
  {
    rule: "egress/dwelling-stair-headroom",
    title: "Stair matrix",
    heads: ["Item", "Required", "S-1", "S-2"],
    cells: ["Headroom", "80 in", "Open", `6'-6" [1981] at beam`],
    kinds: ["fail"],
    isHouse: true,
  },
  {
    rule: "egress/dwelling-guard-height",
    title: "Guards",
    heads: ["Item", "Required", "Provided", "Remarks"],
    cells: [`Guard at deck edge, drop 9'-4"`, "36 in", "34 in", "Level walk"],
    kinds: ["fail"],
    isHouse: true,
  },
  {
    rule: "egress/dwelling-stair-width",
    title: "Guards",
    heads: ["Item", "Required", "Provided", "Remarks"],
    cells: ["Stair S-1 open side", "34 in", "34 in [864] above nosing", ""],
    kinds: [],
    isHouse: true,
  },
  {
    rule: "egress/protruding-headroom",
    title: "Working space matrix",
    heads: ["Item", "Required", "Provided", "Reference"],
    cells: ["Headroom, room 115", "6 ft 6 in", `6'-6" under beam`, "110.26(A)(3)"],
    kinds: [],
  },
  {
    rule: "electrical/working-space-depth-480",
    title: "Working space matrix, 480Y/277 V",
    heads: ["Item", "Required", "Provided", "Reference"],
    cells: ["RT width", "30 in", "30 in [762]", "110.26(A)(2)"],
    kinds: [],
  },
  {
    rule: "electrical/receptacle-spacing",
    title: "Electrical matrix",
    heads: ["Item", "Required", "Provided", "Reference"],
    cells: ["Living wall spacing", "6 ft to outlet", "8 ft at window wall", "210.52(A)"],
    kinds: ["cantTell"],
    isHouse: true,
  },
  {
    rule: "electrical/receptacle-spacing",
    title: "Electrical matrix",
    heads: ["Item", "Required", "Provided", "Reference"],
    cells: ["Bed 1 wall spacing", "6 ft to outlet", "6 ft [1.83 m]", "210.52(A)"],
    kinds: [],
    isHouse: true,
  },
  {
    rule: "electrical/counter-receptacles",
    title: "Electrical matrix",
    heads: ["Item", "Code", "Drawn", "Section"],
    cells: ["Kitchen wall counter", "24 in to outlet", "32 in at sink corner", "210.52(C)"],
    kinds: ["cantTell"],
    isHouse: true,
  },
  {
    rule: "accessibility/protruding-objects",
    title: "Counters, seating and objects",
    heads: ["Item", "Required", "Provided", "Reference"],
    cells: ["Wall sconce, aisle", "4 in from 27 to 80 in", "5 1/2 in at 70 in AFF", "FBC-A 307.2"],
    kinds: ["fail"],
  },
  {
    rule: "accessibility/protruding-objects",
    title: "Counters, seating and objects",
    heads: ["Item", "Required", "Provided", "Reference"],
    cells: [
      "Extinguisher cabinet",
      "4 in from 27 to 80 in",
      "6 in, bottom at 26 in",
      "FBC-A 307.2",
    ],
    kinds: [],
  },
  {
    rule: "accessibility/lavatory-in-compartment",
    title: "Toilet rooms",
    heads: ["Item", "Required", "Men 116", "Women 117"],
    cells: ["Lavatory in that stall", "19 x 17 in", "16 x 14 in hand sink", "19 x 17 in"],
    kinds: ["fail"],
  },
  {
    rule: "accessibility/parking-route-width",
    title: "Accessible parking",
    heads: ["Item", "Required", "Provided", "Reference"],
    cells: ["Route from aisle to walk", "44 in", `3'-6" [1067] clear`, "FBC-A 502.3"],
    kinds: ["fail"],
  },
  {
    rule: "egress/handrail-grip",
    title: "Rear ramp",
    heads: ["Item", "Required", "Provided", "Remarks"],
    cells: ["Ramp handrails", "34 to 38 in", "36 in [914], both sides", "Steel pipe"],
    kinds: [],
  },
  {
    rule: "fire/co-alarms",
    title: "Alarm matrix",
    heads: ["Device", "Distance", "Remarks"],
    cells: ["CO to Bed 4 door", "15 ft [4.57 m]", "Gas range in the house"],
    kinds: ["fail"],
    isHouse: true,
  },
  {
    rule: "wind/hvhz-roof-sheathing",
    title: "Roof matrix",
    heads: ["Item", "Required", "Provided", "Reference"],
    cells: ["Roof sheathing, porch bay", "No OSB", "7/16 in OSB", "2322.2"],
    kinds: ["fail"],
    isHouse: true,
  },
  {
    rule: "wind/hvhz-roof-sheathing",
    title: "Roof matrix",
    heads: ["Item", "Required", "Provided", "Reference"],
    cells: ["Roof sheathing, house", "No OSB", "19/32 in plywood", "2322.2"],
    kinds: [],
    isHouse: true,
  },
  {
    rule: "flood/breakaway-walls",
    title: "Flood data matrix",
    heads: ["Item", "Required", "Provided", "Reference"],
    cells: ["Walls of enclosure 001", "Breakaway", "8 in reinforced CMU, doweled", "R322.3.5"],
    kinds: ["fail"],
    isHouse: true,
  },
  {
    rule: "flood/breakaway-walls",
    title: "Flood data matrix",
    heads: ["Item", "Required", "Provided", "Reference"],
    cells: ["Walls of enclosure 002", "Breakaway", "Breakaway panels, open lattice", "R322.3.5"],
    kinds: ["pass"],
    isHouse: true,
  },
  {
    rule: "flood/flood-openings",
    title: "Flood data matrix",
    heads: ["Item", "Required", "Provided"],
    cells: ["Storage enclosure, 280 sq ft, openings", "280 sq in", "240 sq in, three vents"],
    kinds: ["fail"],
    isHouse: true,
  },
  {
    rule: "flood/flood-openings",
    title: "Flood data matrix",
    heads: ["Item", "Required", "Provided"],
    cells: ["Stair enclosure, 96 sq ft, openings", "96 sq in", "96 sq in, two vents"],
    kinds: [],
    isHouse: true,
  },
  {
    rule: "flood/equipment-elevation",
    title: "Flood data matrix (NAVD88)",
    heads: ["Item", "Required", "Provided"],
    cells: ["Condensers AC-1, AC-2", "BFE + 1 ft", "+10.5 ft platform"],
    kinds: ["fail"],
    isHouse: true,
  },
  {
    rule: "flood/equipment-elevation",
    title: "Flood data matrix (NAVD88)",
    heads: ["Item", "Required", "Provided"],
    cells: ["Service panel", "BFE + 1 ft", "+12.0 ft"],
    kinds: ["pass"],
    isHouse: true,
  },
  {
    rule: "fire/garage-separation",
    title: "Separation at the parking level",
    heads: ["Item", "Required", "Provided", "Reference"],
    cells: ["Ceiling, habitable rooms above", "5/8 in type X", "1/2 in [13] gypsum", "R302.6"],
    kinds: ["fail"],
    isHouse: true,
  },
  {
    rule: "fire/garage-separation",
    title: "Separation at the parking level",
    heads: ["Item", "Required", "Provided", "Reference"],
    cells: ["Walls to enclosed stair", "1/2 in gypsum", "1/2 in [13] gypsum", "R302.6"],
    kinds: ["pass"],
    isHouse: true,
  },
];

/** In the high-velocity hurricane zone and a coastal flood zone. */
const A_HOUSE = aHouse({
  address: "100 Ocean Drive, Miami Beach, FL 33139",
  femaFloodZone: "VE",
  baseFloodElevation: 11,
});

for (const { rule, title, heads, cells, kinds, isHouse } of ROWS) {
  Deno.test(`${rule} reads “${cells.join(" | ")}” under ${title}`, () => {
    const columns = heads.map((head): [string, "required" | "provided" | null] => [
      head,
      head === "Required" ? "required" : head === "Provided" ? "provided" : null,
    ]);
    const plan = aPlanSet({ schedules: [aSchedule("other", columns, [cells], { title })] });
    const only = rules.filter(({ id }) => id === rule);
    const { outcomes } = runRules(only, plan, isHouse ? A_HOUSE : aProject());
    assert.deepEqual(outcomes.map(({ verdict }) => verdict.kind), kinds);
  });
}
