import assert from "node:assert/strict";
import { limits2023 } from "../../../../functions/_rules/limits/mod.ts";
import rule from "../../../../functions/_rules/structural/safety-glazing.ts";
import { aContext, aHouse, aList, aWindow } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const low = { widthIn: 48, heightIn: 60, sillHeightIn: 12 };

testStatements(rule, [
  { says: `FIXED GLASS G AT STAIR: 38" HORIZ FROM TREAD, ANNEALED`, kinds: [] },
  { says: `FIXED GLASS G AT STAIR: 34" HORIZ FROM TREAD, ANNEALED`, kinds: ["fail"] },
  { says: "MAU-1, 1,500 CFM TEMPERED MAKE-UP", kinds: [] },
  { says: "SHOWER AND TUB GLAZING TEMPERED PER R308.4", kinds: ["pass"] },
  { says: "F | By door 1, fixed | plain annealed", kinds: ["fail"] },
  { says: "SHOWER ENCLOSURE: ANNEALED GLASS", kinds: ["fail"] },
  {
    says: "Window over the tub is plain annealed glass, its sill 30 inches above the tub floor.",
    kinds: ["fail"],
  },
  { says: "W8 over tub, annealed, bottom 50 in. above tub floor", kinds: ["fail"] },
  { says: "W8 over tub, annealed, bottom 62 in. above tub floor", kinds: [] },
  { says: "SLIDING GLASS DOOR, NON-TEMPERED", kinds: ["fail"] },
  { says: "SAFETY GLAZING: BY OTHERS", kinds: ["cantTell"] },
  ...([["42 IN. ABV LANDING", []], ["30 IN. ABV LANDING", ["fail"]]] as const).map((
    [SILL, kinds],
  ) => ({
    name: `a window ${SILL}`,
    plan: {
      windows: [
        aWindow("W3", { glazing: "ANNEALED INSUL.", type: "FIXED, LANDING", fields: { SILL } }),
      ],
    },
    kinds: [...kinds],
  })),
  {
    name: "a large low window of annealed glass",
    plan: { windows: [aWindow("W1", { ...low, glazing: "CLEAR ANNEALED" })] },
    kinds: ["fail"],
  },
  {
    name: "a large low window without a word",
    plan: { windows: [aWindow("W1", low)] },
    kinds: ["cantTell"],
  },
  {
    name: "a large low window with a general note",
    says: "SAFETY GLAZING IN ALL HAZARDOUS LOCATIONS",
    plan: { windows: [aWindow("W1", low)] },
    kinds: ["pass"],
  },
  {
    name: "a large low laminated window",
    plan: { windows: [aWindow("W1", { ...low, glazing: "LAMINATED IMPACT" })] },
    kinds: [],
  },
  {
    name: "a sill of 18 in",
    plan: { windows: [aWindow("W1", { ...low, sillHeightIn: 18 })] },
    kinds: [],
  },
  {
    name: "annealed glass elsewhere",
    plan: { windows: [aWindow("W1", { glazing: "ANNEALED", location: "BEDROOM" })] },
    kinds: [],
  },
  { says: "TEMPERED WATER AT LAVATORIES", kinds: [] },
  { says: "SHOWER GLASS: NOT SAFETY GLAZED", kinds: ["fail"] },
  { says: "PATIO DOORS, DOUBLE STRENGTH GLASS", kinds: ["fail"] },
  { says: "NO PLATE GLASS IN SHOWER", kinds: [] },
  {
    name: '1/2" FLOAT GLASS PANEL under STAIR 1 GLASS GUARD',
    says: '1/2" FLOAT GLASS PANEL',
    where: { drawing: "STAIR 1 GLASS GUARD" },
    kinds: ["fail"],
  },
  { says: "SHOWER DOORS MAY BE ORDINARY WINDOW GLASS", kinds: ["fail"] },
  { says: 'DOOR LITE: 1/4" CLEAR FLOAT', kinds: ["fail"] },
  {
    name: "CABINET DOORS, FLOAT GLASS under KITCHEN",
    says: "CABINET DOORS, FLOAT GLASS",
    where: { drawing: "KITCHEN" },
    kinds: [],
  },
  {
    name: "MIRROR, PLATE GLASS under SHOWER",
    says: "MIRROR, PLATE GLASS",
    where: { drawing: "SHOWER" },
    kinds: [],
  },
  { says: 'WDW. OVER TUB, SILL 30", ANNEALED GL.', kinds: ["fail"] },
  { says: 'WDW. OVER TUB, SILL 66", ANNEALED GL.', kinds: [] },
  { says: 'PLATE GL. AT STAIR LDG., SILL 18"', kinds: ["fail"] },
  { says: 'PLATE GL. AT HALL, SILL 18"', kinds: [] },
  { says: "Sidelites within 12 in. of doors shall be plate glass.", kinds: ["fail"] },
  { says: "WDW. AT TUB: NOT TEMP.", kinds: ["fail"] },
  {
    name: "a window over a tub, glass not tempered",
    plan: {
      windows: [
        aWindow("D", { location: "OVER TUB", glazing: "CLEAR, NOT TEMP.", sillHeightIn: 36 }),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "a window high over a tub, glass not tempered",
    plan: {
      windows: [
        aWindow("D", { location: "OVER TUB", glazing: "CLEAR, NOT TEMP.", sillHeightIn: 60 }),
      ],
    },
    kinds: [],
  },
  {
    name: "float glass beside a door",
    plan: aList("GLASS TYPES", ["TYPE", "LOCATION", "GLASS"], [
      "G1",
      "ENTRY DOOR SIDELITES",
      '1/4" CLEAR FLOAT',
    ]),
    kinds: ["fail"],
  },
  {
    name: "float glass high up",
    plan: aList("GLASS TYPES", ["TYPE", "LOCATION", "GLASS"], [
      "G2",
      "CLERESTORY",
      '1/4" CLEAR FLOAT',
    ]),
    kinds: [],
  },
  {
    name: "tempered float glass beside a door",
    plan: aList("GLASS TYPES", ["TYPE", "LOCATION", "GLASS"], [
      "G1",
      "ENTRY DOOR SIDELITES",
      '1/4" TEMPERED FLOAT',
    ]),
    kinds: [],
  },
], aHouse());

testStatements(rule, [
  {
    name: "a window over the tub that stays",
    plan: {
      windows: [
        aWindow("W4", {
          location: "M. BATH OVER TUB",
          glazing: "ANNEALED",
          remarks: "EX. NO WORK",
        }),
      ],
    },
    kinds: [],
  },
  {
    name: "a new window over the tub",
    plan: {
      windows: [
        aWindow("W4", { location: "M. BATH OVER TUB", glazing: "ANNEALED", remarks: "NEW" }),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "laminated of annealed plies",
    plan: { windows: [aWindow("W4", { location: "TUB", glazing: "LAMINATED (ANNEALED PLIES)" })] },
    kinds: [],
  },
  {
    name: "5 ft from the bottom tread",
    plan: {
      windows: [aWindow("W4", { location: "STAIR (5 FT FROM BOTTOM TREAD)", glazing: "ANNEALED" })],
    },
    kinds: [],
  },
  {
    name: "3 ft from the bottom tread",
    plan: {
      windows: [
        aWindow("W4", {
          location: "STAIR (3 FT FROM BOTTOM TREAD)",
          glazing: "ANNEALED",
          sillHeightIn: 12,
        }),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "plain in two cells",
    plan: {
      windows: [
        aWindow("W4", {
          location: "TUB",
          glazing: "NON-TEMPERED, ANNEALED",
          remarks: "NON-TEMPERED",
        }),
      ],
    },
    kinds: ["fail"],
  },
], aHouse());

const marked = (glazing: string, place: string, sillHeightIn: number | null = 24) => ({
  windows: [aWindow("W3", { glazing, location: place, sillHeightIn })],
});

testStatements(rule, [
  { name: "ANN. over a tub", plan: marked("ANN.", "OVER TUB"), kinds: ["fail"] },
  {
    name: "ANN in a stair, its height untold",
    plan: marked("ANN", "STAIR", null),
    kinds: ["cantTell"],
  },
  { name: "ANN low in a stair", plan: marked("ANN", "STAIR", 24), kinds: ["fail"] },
  { name: "ANN at a stair from 36 in up", plan: marked("ANN", "STAIR 1 VESTIBULE", 36), kinds: [] },
  { name: "ANN over a landing", plan: marked("ANN", 'STAIR, 38" ABV. LNDG.'), kinds: [] },
  { name: "ANN high over a tub", plan: marked("ANN", "OVER TUB", 66), kinds: [] },
  { name: "ANN in a den", plan: marked("ANN", "DEN"), kinds: [] },
  { name: "TEMP over a tub", plan: marked("TEMP", "OVER TUB"), kinds: [] },
  { name: "ANN far from a door", plan: marked("ANN", 'SIDELITE 26" FROM DOOR'), kinds: [] },
  { name: "ANN near a door", plan: marked("ANN", 'SIDELITE 20" FROM DOOR'), kinds: ["fail"] },
]);

const paned = (fields: Record<string, string>) => ({
  windows: [
    aWindow("W9", { glazing: "ANNEALED", widthIn: 30, heightIn: 52, sillHeightIn: 14, fields }),
  ],
});

testStatements(rule, [
  { name: "a low opening of 10.8 sq ft", plan: paned({}), kinds: ["fail"] },
  { name: "… with 8.8 sq ft of glass", plan: paned({ area: "8.8 GLASS" }), kinds: [] },
  { name: "… of two panes", plan: paned({ area: "2 PANE GLASS" }), kinds: ["fail"] },
  { name: "… with 9.6 sq ft of glass", plan: paned({ area: "9.6 SF GLASS" }), kinds: ["fail"] },
]);

const spared: [string, boolean][] = [
  [`FIXED LITE 26" FROM DOOR EDGE, ANNEALED`, true],
  [`FIXED LITE 20" FROM DOOR EDGE, ANNEALED`, false],
  [`DINING GLASS 8.9 SQ FT ONE PANE, BOTTOM 14", ANNEALED`, true],
  [`DINING GLASS 9.8 SQ FT ONE PANE, BOTTOM 14", ANNEALED`, false],
  [`W10 | ENTRY | ANNEALED | PANE 8.75 SQ FT, 48" FROM DOOR`, true],
  [`W10 | ENTRY | ANNEALED | PANE 12 SQ FT, 48" FROM DOOR`, false],
  ["W9 | LIVING | 8.8 GLASS | ANNEALED", true],
  ["W12 | FIXED, PANES 8.8 SQ. FT. | ANNEALED PANES", true],
  ["W6 | BATH 2 | 6 GLASS | ANNEALED", false],
  ["STAIR WINDOW, PANE 6 SQ FT, ANNEALED", false],
  ["DOOR 3: PANE 6 SQ FT, ANNEALED", false],
  ["ANNEALED", false],
];
for (const [text, isSpared] of spared) {
  Deno.test(`what stands around a link ${isSpared ? "spares" : "does not spare"} ${text}`, () => {
    assert.equal(rule.demand!.spares!(text, limits2023, aContext()), isSpared);
  });
}

testStatements(rule, [
  { says: 'ANNEALED GLASS IN THE BATH WINDOW, 64" FROM WATER OF THE TUB', kinds: [] },
  { says: 'ANNEALED GLASS IN THE BATH WINDOW, 40" FROM WATER OF THE TUB', kinds: ["fail"] },
]);

testStatements(rule, [
  { says: 'FIXED SIDELITE 26" FROM D1, ANNEALED', kinds: [] },
  { says: 'FIXED SIDELITE 20" FROM D1, ANNEALED', kinds: ["fail"] },
  { says: 'TUB 62" FROM WINDOW F, NOT TEMPERED', kinds: [] },
  { says: 'TUB 42" FROM WINDOW F, NOT TEMPERED', kinds: ["fail"] },
  { says: "THE STAIR HALL GLASS IS 40 INCHES BEYOND THE TREADS AND ANNEALED.", kinds: [] },
  { says: 'STAIR GLASS, BOTTOM 37" ABOVE THE UPPER LANDING, ANNEALED', kinds: [] },
  { says: 'STAIR GLASS, ANNEALED, BOTTOM AT 24"', kinds: ["fail"] },
]);

const noted = (location: string | null, note: string) => ({
  says: note,
  plan: {
    windows: [
      aWindow("W7", { type: "FIXED SIDELITE", location, glazing: "ANNEALED", sillHeightIn: 10 }),
    ],
  },
});

testStatements(rule, [
  { ...noted(null, "SIDELITE W7: ANNEALED"), kinds: ["fail"] },
  { ...noted(null, "SIDELITE W9: ANNEALED"), kinds: ["fail", "fail"] },
  { ...noted("TUB", "SIDELITE W7: ANNEALED"), kinds: ["fail", "fail"] },
]);
