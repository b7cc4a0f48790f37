import rule from "../../../../functions/_rules/wind/opening-protection.ts";
import { aFact, aList, aProject, aSchedule, aSheet, aWindow } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const speed = (mph: number) => ({
  windSpeedMph: [aFact({ mph, kind: "ultimate" as const }, { sourceText: `Vult ${mph}` })],
});
const byTheGulf = aProject({ address: "1 Gulf Boulevard, Clearwater, FL 33767" });
const at = (mph: number, more = {}) => ({ codeSummary: speed(mph), ...more });

testStatements(rule, [
  {
    says: "GLAZING: LARGE MISSILE IMPACT RESISTANT IN ALL OPENINGS. NO SHUTTERS.",
    plan: at(150),
    kinds: ["pass"],
  },
  { says: "ALL OPENINGS PROTECTED BY STORM PANELS, ASTM E1996", plan: at(140), kinds: ["pass"] },
  {
    says: "East wall, 8'-0\" to lot line: 1 hr; unprotected openings 33%",
    plan: at(150),
    kinds: [],
  },
  {
    says: "Glass not rated for impact, no panels or shutters furnished.",
    plan: at(150),
    kinds: ["fail", "fail"],
  },
  {
    says: [
      "Insulated tempered, not impact rated, no shutters.",
      "Site is 11 miles from the nearest open water with Exposure D; Vult 138.",
    ],
    plan: at(138),
    kinds: [],
  },
  {
    says: ["GLASS NOT IMPACT RATED", "MEAN HIGH WATER 1,400 FT FROM LOT"],
    plan: { codeSummary: { ...speed(132), exposure: [aFact("D" as const)] } },
    kinds: ["fail"],
  },
  {
    says: ["GLASS NOT IMPACT RATED", "MEAN HIGH WATER 1,400 FT FROM LOT"],
    plan: { codeSummary: { ...speed(129), exposure: [aFact("D" as const)] } },
    kinds: [],
  },
  { says: "RATED SHUTTER AT RECEPTION WINDOW", plan: at(150), kinds: [] },
  { says: "SHUTTERS AT RECEPTION COUNTER WINDOW", plan: at(150), kinds: [] },
  { says: "RATED STORM SHUTTERS AT ALL OPENINGS", plan: at(150), kinds: ["pass"] },
  { says: "WINDOWS NON-IMPACT", plan: at(150), kinds: ["fail"] },
  {
    says: ["ALL GLASS CLEAR TEMPERED, NOT IMPACT RATED; NO SHUTTERS", "RATED SHUTTER AT RECEPTION"],
    plan: at(150),
    kinds: ["fail", "fail"],
  },
  { says: "ROLLING COUNTER SHUTTER AT CONCESSION", plan: at(150), kinds: [] },
  {
    says: ["WINDOWS NON-IMPACT", "ACCORDION SHUTTERS AT ALL OPENINGS"],
    plan: at(150),
    kinds: ["pass"],
  },
  {
    says: "Accordion shutters on all glazing; glass as scheduled is not impact rated",
    plan: at(150, { windows: [aWindow("W1", { glazing: "ANNEALED" })] }),
    kinds: ["pass"],
  },
  {
    says: "Storm panels over every window, glazing non-impact",
    plan: at(150),
    kinds: ["pass"],
  },
  {
    name: "annealed windows under a title that puts shutters on all",
    plan: at(150, {
      windows: [aWindow("W1", { glazing: "ANNEALED" })],
      schedules: [
        aSchedule("window", [["MARK", "mark"], ["GLAZING", "glazing"]], [["W1", "ANNEALED"]], {
          title: "WINDOWS, ALL BEHIND ROLL-DOWN SHUTTERS",
        }),
      ],
    }),
    kinds: ["pass"],
  },
  {
    name: "annealed panes whose row denies shutters, whatever others have",
    plan: at(
      150,
      aList("WIND DESIGN", ["", ""], ["Living room panels", "Annealed, no shutters"], [
        "Den shutters",
        "Accordion, FL 1234",
      ]),
    ),
    kinds: ["fail", "pass"],
  },
  {
    name: "annealed panes within the building",
    plan: at(150, {
      windows: ["INNER DOOR 102B SIDELITE", "INTERIOR LITE AT STAIR 1", "INTERIOR DISPLAY WINDOW"]
        .map((where, at) =>
          aWindow(`G${at}`, { glazing: "ANNEALED", fields: { LOCATION: where } })
        ),
      schedules: [aSchedule("window", [["MARK", "mark"]], [["G0"]], { title: "IMPACT GLAZING" })],
    }),
    kinds: ["pass"],
  },
  { says: "OPENING PROTECTION: NONE", plan: at(150), kinds: ["fail"] },
  { says: "OPENING PROTECTION: NONE", plan: at(135), kinds: ["cantTell"] },
  { says: "OPENING PROTECTION: NONE", plan: at(129), kinds: [] },
  { says: "GLASS NOT IMPACT RATED. SITE 35 MI. FROM GULF.", plan: at(130), kinds: [] },
  { says: ["WINDOWS NON-IMPACT", "Site lies 12 miles inland"], plan: at(138), kinds: [] },
  { says: ["WINDOWS NON-IMPACT", "Distance to coast: 8.5 mi"], plan: at(138), kinds: [] },
  { says: ["WINDOWS NON-IMPACT", "SITE 0.5 MI. FROM GULF"], plan: at(138), kinds: ["cantTell"] },
  {
    says: ["WINDOWS NON-IMPACT", "SITE 35 MI. FROM GULF", "LAKE OKEECHOBEE 0.4 MI. WEST"],
    plan: at(138),
    kinds: ["cantTell"],
  },
  {
    says: ["WINDOWS NON-IMPACT", "SITE 35 MI. FROM GULF", "EXPOSURE D"],
    plan: at(138),
    kinds: ["cantTell"],
  },
  { says: ["WINDOWS NON-IMPACT", "SITE 35 MI. FROM GULF"], plan: at(145), kinds: ["fail"] },
  { says: ["WINDOWS NON-IMPACT", "2 MI. FROM THE AIRPORT"], plan: at(138), kinds: ["cantTell"] },
  { says: "WIND-BORNE DEBRIS REGION: NO", plan: at(150), kinds: ["fail"] },
  { says: "WIND-BORNE DEBRIS REGION: NO", plan: at(135), kinds: [] },
  { says: "HURRICANE SHUTTERS BY OTHERS", plan: at(150), kinds: ["cantTell"] },
  {
    name: "a window without impact glass beside others with it",
    says: "IMPACT GLAZING",
    plan: at(150, { windows: [aWindow("W9", { glazing: "CLEAR, NON-IMPACT" })] }),
    kinds: ["fail", "pass"],
  },
  {
    name: "silence with windows on the sheets",
    plan: at(150, { windows: [aWindow("W1")], sheets: [aSheet({ kind: "elevation" })] }),
    kinds: ["cantTell"],
  },
  {
    name: "the title of the window schedule",
    plan: at(150, {
      windows: [aWindow("W1")],
      sheets: [aSheet({ kind: "elevation" })],
      schedules: [aSchedule("window", [["MK", "mark"]], [["W1"]], {
        title: "WINDOWS - LARGE MISSILE IMPACT",
      })],
    }),
    kinds: ["pass"],
  },
  {
    name: "a title that denies it",
    plan: at(150, {
      windows: [aWindow("W1")],
      sheets: [aSheet({ kind: "elevation" })],
      schedules: [aSchedule("window", [["MK", "mark"]], [["W1"]], {
        title: "WINDOWS (NON-IMPACT)",
      })],
    }),
    kinds: ["cantTell"],
  },
  {
    name: "silence in an alteration",
    plan: at(150, { windows: [aWindow("W1")], sheets: [aSheet({ kind: "elevation" })] }),
    project: aProject({ name: "Interior remodel" }),
    kinds: [],
  },
  { says: "SCHOOL IMPACT FEE PAID", plan: at(150), kinds: [] },
  {
    says: "Glazed openings are not protected; no shutters or impact glass.",
    plan: at(160),
    kinds: ["fail"],
  },
  { says: "No shutters; impact glass in all openings.", plan: at(160), kinds: ["pass"] },
], byTheGulf);

const remarked = (glazing: string, remarks: string) =>
  at(150, { windows: [aWindow("K", { glazing, remarks })] });

const listed = (kind: "door" | "other", head: string, ...rows: string[][]) =>
  at(150, {
    schedules: [
      aSchedule(kind, [["MARK", "mark"], ["TYPE", null], [head, null]], rows),
    ],
  });

testStatements(rule, [
  {
    name: "a row of glass denied both beside one that is laminated",
    says: "LARGE MISSILE IMPACT",
    plan: listed(
      "other",
      "GLASS",
      ["SF-1", "Storefront", "Tempered, not impact rated, no shutters"],
      ["W-2", "Windows", "Laminated, large missile"],
    ),
    kinds: ["fail", "pass"],
  },
  {
    name: "a sliding glass door without protection beside one that resists",
    says: "LARGE MISSILE IMPACT",
    plan: listed(
      "door",
      "DEBRIS PROTECTION",
      ["1", "ENTRY, FIBERGLASS", "IMPACT"],
      ["2", "GARAGE, HOLLOW CORE", "NONE"],
      ["5", "SLIDING GLASS", "NONE"],
    ),
    kinds: ["fail", "pass"],
  },
  {
    name: "a fire rating of none at a glass door",
    says: "LARGE MISSILE IMPACT",
    plan: listed("door", "FIRE PROTECTION", ["5", "SLIDING GLASS", "NONE"]),
    kinds: ["pass"],
  },
  {
    name: "a window denied both where shutters stand elsewhere",
    says: "ACCORDION SHUTTERS AT BEDROOMS",
    plan: remarked("ANNEALED", "NO SHUTTER, NOT IMPACT"),
    kinds: ["fail", "pass"],
  },
], byTheGulf);

const rows = (...cells: string[]) =>
  at(150, {
    windows: cells.map((cell, index) => aWindow(`W${index}`, { fields: { "IMPACT": cell } })),
  });

testStatements(rule, [
  {
    name: "a column that leaves one window without the shutters of another",
    says: "SHUTTER: ACCORDION, +45 / -50 PSF",
    plan: rows("YES", "SHUTTER", "NO"),
    kinds: ["fail", "pass"],
  },
  {
    name: "no impact glass behind shutters for all",
    says: "ACCORDION SHUTTERS AT ALL OPENINGS",
    plan: rows("NO", "NO"),
    kinds: ["pass"],
  },
], byTheGulf);

testStatements(rule, [
  {
    name: "clear glass whose remarks deny shutters",
    plan: remarked("DUAL PANE, CLEAR", "WITHOUT SHUTTERS"),
    kinds: ["fail"],
  },
  {
    name: "laminated glass whose remarks deny shutters",
    says: "IMPACT GLASS",
    plan: remarked("LAMINATED", "NO SHUTTERS"),
    kinds: ["pass"],
  },
], byTheGulf);

const panes = (...glass: string[]) =>
  at(150, {
    sheets: [aSheet()],
    windows: glass.map((glazing, index) => aWindow(`${index + 1}`, { glazing })),
  });

testStatements(rule, [
  {
    name: "a schedule of impact glass alone",
    plan: panes("Impact lam.", "LAMINATED IMPACT"),
    kinds: ["pass"],
  },
  {
    name: "annealed glass beside impact glass",
    plan: panes("Impact lam.", "Annealed insulated"),
    kinds: ["fail", "pass"],
  },
  { name: "annealed glass alone", plan: panes('1/4" ANNEALED'), kinds: ["fail"] },
  { name: "laminated annealed glass", plan: panes("ANNEALED LAMINATED"), kinds: ["pass"] },
  {
    name: "annealed glass behind shutters",
    says: "ACCORDION SHUTTERS AT ALL OPENINGS",
    plan: panes('1/4" ANNEALED'),
    kinds: ["pass"],
  },
  {
    name: "other glass beside impact glass",
    plan: panes("IMPACT", "TEMPERED"),
    kinds: ["cantTell", "pass"],
  },
  {
    name: "an empty column for impact",
    plan: at(150, {
      sheets: [aSheet()],
      windows: [aWindow("4", { glazing: "LOW-E", fields: { IMPACT: "--" } })],
    }),
    kinds: ["cantTell"],
  },
]);

testStatements(rule, [
  { name: "bare openings far inland", says: "OPENING PROTECTION: NONE", plan: at(135), kinds: [] },
  {
    name: "the same beside open water",
    says: ["OPENING PROTECTION: NONE", "EXPOSURE D"],
    plan: at(135),
    kinds: ["cantTell"],
  },
  { name: "the same at a speed that counts", says: "NO SHUTTERS", plan: at(140), kinds: ["fail"] },
], aProject({ address: "1 Main Street, Orlando, FL 32801" }));

testStatements(rule, [
  {
    says: "EACH WINDOW AND THE SLIDER ARE COVERED IN A STORM BY 7/16 INCH PLYWOOD PANELS",
    plan: at(150, { sheets: [aSheet()], windows: [aWindow("5", { glazing: "ANNEALED" })] }),
    kinds: ["pass"],
  },
  {
    name: "wood panels of sheathing",
    says: "WALLS AT WINDOW OPENINGS: WOOD STRUCTURAL PANEL SHEATHING, 8D @ 4 IN.",
    plan: at(150, { sheets: [aSheet()], windows: [aWindow("5", { glazing: "NON-IMPACT" })] }),
    kinds: ["fail"],
  },
]);

const protectedBy = (header: string, cell: string, glazing = "TEMPERED") =>
  at(150, { windows: [aWindow("W6", { glazing, fields: { [header]: cell } })] });

testStatements(rule, [
  {
    name: "none in more words",
    plan: protectedBy("PROTECTION", "NONE, NO SHUTTER"),
    kinds: ["fail"],
  },
  { name: "no shutters", plan: protectedBy("PROT.", "NO SHUTTERS"), kinds: ["fail"] },
  {
    name: "none with laminated glass",
    plan: protectedBy("PROT.", "NONE", "LAMINATED"),
    kinds: ["pass"],
  },
  { name: "shutters", plan: protectedBy("PROT.", "ACCORDION SHUTTERS"), kinds: ["pass"] },
  {
    name: "shutters denied beside the glass",
    plan: at(150, { windows: [aWindow("W2", { glazing: '1/4" TEMP., NO SHUTTERS' })] }),
    kinds: ["fail"],
  },
  {
    name: "a list of glass of which one has no protection",
    plan: at(
      150,
      aList(
        "GLAZING",
        ["MARK", "GLASS", "OPENING PROTECTION"],
        ["SF1", "LAM. IMPACT", "LARGE MISSILE"],
        ["W2", "LAMINATED", "NONE"],
        ["W3", "ANNEALED", "NONE, NO SHUTTER"],
      ),
    ),
    kinds: ["fail", "pass"],
  },
]);

testStatements(
  rule,
  [
    "EAST WALL UNPROTECTED OPENINGS | 705.8 | 25% (SPRINKLERED) | 31% OF WALL AREA",
    "UNPROTECTED OPENINGS SHALL NOT EXCEED 25 PERCENT OF WALL",
    "UNPROTECTED OPENINGS ALLOWED, FSD 12'",
    "Unprotected openings per 705.8: west side",
  ].map((says) => ({ name: `shares of walls by ${says}`, says, plan: at(150), kinds: [] })),
);

testStatements(rule, [
  {
    says: "UNPROTECTED OPENINGS AT WEST WALL, NO SHUTTERS PROVIDED",
    plan: at(150),
    kinds: ["fail"],
  },
], byTheGulf);

const ofCategoryIII = (...speeds: [number, string][]) => ({
  codeSummary: {
    riskCategory: [aFact("III" as const)],
    windSpeedMph: speeds.map(([mph, sourceText]) =>
      aFact({ mph, kind: "ultimate" as const }, { sourceText })
    ),
  },
});
const denied = "WIND-BORNE DEBRIS REGION: NO";

testStatements(rule, [
  {
    name: "the speed of category II where the building is of category III",
    says: denied,
    plan: ofCategoryIII([147, "VULT RISK CAT. III 147 MPH"], [136, "VULT RISK CAT. II 136 MPH"]),
    kinds: [],
  },
  {
    name: "a denied region by the speed of category II",
    says: denied,
    plan: ofCategoryIII([151, "VULT RISK CAT. III 151"], [141, "VULT RISK CAT. II 141"]),
    kinds: ["cantTell"],
  },
  {
    says: "ALL WINDOWS AND DOORS IMPACT; NO SHUTTERS PLANNED",
    plan: at(160),
    kinds: ["pass"],
  },
], aProject({ address: "12 Lake Avenue, Orlando, FL 32801" }));

const answered = (impact: string) => ({
  plan: {
    ...at(150),
    windows: [
      aWindow("W-1", { fields: { IMPACT: "yes" } }),
      aWindow("W-10", { fields: { IMPACT: impact } }),
    ],
  },
});

testStatements(rule, [
  ...["no; shutter FL 90640.1", "N - ACCORDION SHUTTERS", "NO, PANEL SP-2", "NO W/ SHUTTER"].map((
    answer,
  ) => ({ name: `impact glass: ${answer}`, ...answered(answer), kinds: ["pass" as const] })),
  ...["no, no shutter", "NO; SHUTTER NONE", "NO"].map((answer) => ({
    name: `impact glass: ${answer}`,
    ...answered(answer),
    kinds: ["fail" as const, "pass" as const],
  })),
], byTheGulf);
