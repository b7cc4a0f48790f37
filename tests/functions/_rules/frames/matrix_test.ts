import assert from "node:assert/strict";
import { framesOfRow } from "../../../../functions/_rules/frames/row_frames.ts";
import { aSchedule } from "../../../fakes/plan_set.ts";

/** A list of measures: title, heads, and rows with the frames they make. */
interface Matrix {
  title: string;
  heads: string[];
  rows: [cells: string[], frames: string[]][];
}

const MATRICES: Matrix[] = [
  {
    title: "STAIR DATA",
    heads: ["ELEMENT", "CODE LIMIT", "STAIR A", "STAIR B"],
    rows: [
      [["RISER HEIGHT", `7" MAX`, `7 1/4"`, `6 7/8"`], ["riser height 7.25", "riser height 6.875"]],
      [["CLEAR WIDTH", `44" MIN`, `43" BETWEEN RAILS`, `46"`], [
        "stair width 43",
        "stair width 46",
      ]],
    ],
  },
  {
    title: "Restroom dimensions",
    heads: ["What", "Needed", "Have", "Room", "Note"],
    rows: [
      [["Grab bar, rear", "36 in", "33 in", "112", "over tank"], ["rear grab bar length 33"]],
      [["Lavatory rim", "34 in max", "35 in to rim", "112", ""], ["lavatory height 35"]],
    ],
  },
  {
    title: "TOILET ROOMS",
    heads: ["CHECK", "REQ'D", "PROVIDED 104", "PROVIDED 105", "SECTION"],
    rows: [
      [["SEAT HEIGHT", `17"-19"`, `16"`, `18"`, "604.4"], [
        "toilet seat height 16",
        "toilet seat height 18",
      ]],
      [["TURNING SPACE", `60" DIA`, `58" DIA`, `60" DIA`, "304.3"], [
        "turning space diameter 58",
        "turning space diameter 60",
      ]],
    ],
  },
  {
    title: "DOOR CLEARANCES",
    heads: ["DIMENSION (IN)", "MIN.", "DOOR 101", "DOOR 102"],
    rows: [
      [["LATCH SIDE, PULL", "18", "16", "24"], [
        "latch clearance distance 16",
        "latch clearance distance 24",
      ]],
    ],
  },
  {
    title: "Ramps",
    heads: ["Ref.", "Item", "Limit", "As drawn"],
    rows: [
      [["405.2", "Ramp slope", "1:12", "1:11, rise 20 in"], [
        "ramp slope 9.090909090909092",
        "ramp rise 20",
      ]],
      [["405.5", "Ramp clear width", "36 in", "35 in between rails"], ["ramp width 35"]],
    ],
  },
  {
    title: "HANDRAILS",
    heads: ["MEASURE", "ALLOWED", "R-1 LOBBY", "R-2 REAR", "REMARKS"],
    rows: [
      [["HANDRAIL HEIGHT", `34"-38"`, `39" ABV. NOSING`, `36"`, ""], [
        "handrail height 39",
        "handrail height 36",
      ]],
      [["HANDRAIL EXTENSION", `12"`, `10" AT TOP`, `12"`, "RETURNED TO WALL"], [
        "handrail distance 10",
        "handrail distance 12",
      ]],
    ],
  },
  {
    title: "Guards",
    heads: ["Item", "Code min.", "East deck", "West deck"],
    rows: [
      [["Guard height", "42 in", "40 in, cable", "42 in"], ["guard height 40", "guard height 42"]],
    ],
  },
  {
    title: "WORKING CLEARANCES",
    heads: ["PARAMETER", "NEC MIN.", "MDP", "LP-1"],
    rows: [
      [["DEPTH IN FRONT", `42"`, `36"`, `42"`], [
        "panel depth 36",
        "working space depth 42",
      ]],
    ],
  },
  {
    title: "Ceiling heights",
    heads: ["Item", "Required", "Level 1", "Level 2", "Basis"],
    rows: [
      [["Corridor ceiling", `7'-6"`, `7'-4" below duct`, `8'-0"`, "1003.2"], [
        "ceiling height 88",
        "ceiling height 96",
      ]],
    ],
  },
  {
    title: "Bath fans",
    heads: ["Item", "Min", "Bath 1", "Bath 2", "Remarks"],
    rows: [
      [["Exhaust fan", "50 cfm", "45 cfm, switched", "50 cfm", ""], [
        "bath exhaust airflow 45",
        "bath exhaust airflow 50",
      ]],
    ],
  },
];

for (const { title, heads, rows } of MATRICES) {
  Deno.test(`rows of ${title} are told column by column`, () => {
    for (const [cells, frames] of rows) {
      const schedule = aSchedule("other", heads.map((head) => [head, null]), [cells]);
      const told = framesOfRow(schedule, schedule.rows[0], [title])
        .map(({ thing, property, value }) => `${thing} ${property} ${value}`);
      assert.deepEqual(told, frames, cells.join(" | "));
    }
  });
}
