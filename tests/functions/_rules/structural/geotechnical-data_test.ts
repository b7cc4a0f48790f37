import rule from "../../../../functions/_rules/structural/geotechnical-data.ts";
import { aHouse, aProject, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "../egress/_under.ts";

const fresh = aProject({ name: "New office" });

testStatements(rule, [
  { says: "SOIL BEARING 2,000 PSF, GEOTECHNICAL REPORT BY OTHERS", kinds: ["pass"] },
  { says: "GEOTECHNICAL REPORT NO. 123 BY ABC ENGINEERS", kinds: ["pass"] },
  { says: "ALLOWABLE BEARING: TBD", kinds: ["cantTell"] },
  { says: "SOIL REPORT NOT AVAILABLE AT TIME OF ISSUE.", kinds: ["cantTell"] },
  { says: "GEOTECHNICAL REPORT NOT YET RECEIVED", kinds: ["cantTell"] },
  { says: "Soils report: none in hand; 2,000 psf to be verified by others.", kinds: ["cantTell"] },
  { says: "Soil 2,000 psf, to be verified by geotechnical engineer", kinds: ["pass"] },
  { says: "SOIL REPORT NOT YET RECEIVED, DESIGN BEARING 1,500 PSF", kinds: ["pass"] },
  { says: "SOIL REPORT: NOT PROVIDED", kinds: ["fail"] },
  { says: "NO SOIL REPORT, ASSUMED BEARING CAPACITY 2000 PSF", kinds: ["pass"] },
  {
    name: "silence on the foundation plan",
    plan: { sheets: [aSheet({ title: "FOUNDATION PLAN" })] },
    project: fresh,
    kinds: ["cantTell"],
  },
  { name: "a house", says: "SOIL REPORT: NOT PROVIDED", project: aHouse(), kinds: [] },
  { says: "NO SUBSURFACE INVESTIGATION WAS MADE; BEARING VALUE UNKNOWN", kinds: ["fail"] },
  { says: "SOIL BORINGS NOT TAKEN", kinds: ["fail"] },
  { says: "SOILS REPORT WAIVED BY OWNER", kinds: ["fail"] },
  { says: "SUBSOIL NOT INVESTIGATED", kinds: ["fail"] },
  { says: "NO SUBSURFACE INVESTIGATION; PRESUMPTIVE BEARING 1,500 PSF", kinds: ["pass"] },
  { says: ["NO SOIL BORINGS", "ALLOWABLE SOIL BEARING 2,000 PSF"], kinds: ["pass"] },
  { says: "NO ORGANIC SOILS SHALL REMAIN; BEARING VALUE 2000 PSF", kinds: ["pass"] },
  { says: "NO SOIL BORING WITHIN 5 FT OF WELL", kinds: [] },
  { says: "NO SOIL BORINGS CLOSER THAN 10' TO SEPTIC TANK", kinds: [] },
  { says: "NO TEST BORINGS SHALL BE MADE UNDER TREE CANOPY", kinds: [] },
  { says: "NO SOIL BORINGS WITHIN 50 FT OF BUILDING", kinds: ["fail"] },
  { says: "NO SOIL BORING WITHIN 5 FT OF LOT LINE", kinds: [] },
  { says: "NO SOIL BORINGS WITHIN THE BUILDING FOOTPRINT", kinds: ["fail"] },
  { says: "NO SOIL BORINGS", kinds: ["fail"] },
]);

const designData = (value: string) => ({
  schedules: [
    aSchedule("code summary", [["", "item"], ["", "value"]], [["ALLOWABLE SOIL BEARING", value]]),
  ],
});

testStatements(rule, [
  { name: "an empty cell for the value", plan: designData(""), kinds: ["cantTell"] },
  { name: "a line to be filled in", plan: designData("______"), kinds: ["cantTell"] },
  { name: "a value in the cell", plan: designData("2,500 PSF"), kinds: ["pass"] },
]);

testRule(rule, [
  [
    "asks about an open answer",
    listed("GEOTECHNICAL DATA", ["ITEM", "VALUE"], ["REPORT NO.", "T.B.D."]),
    "cantTell",
  ],
], aProject({ occupancyClassification: ["B"] }));

testStatements(rule, [
  ...[
    "PILES: 14 IN. AUGER-CAST, LENGTH AND CAPACITY BY PILE CONTRACTOR.",
    "TIMBER PILES, TIP ELEVATION AND CAPACITY BY OTHERS",
    "PILING DEPTH AS DETERMINED BY DRILLER",
    "HELICAL PILES, CAPACITY PER INSTALLER",
  ].map((says) => ({ says, kinds: ["cantTell" as const] })),
  ...[
    ["PILE CAPACITY BY PILE CONTRACTOR", "PILES PER GEOTECHNICAL REPORT 25-118 BY TIERRA"],
    ["AUGER-CAST PILES, 40 TON CAPACITY PER GEOTECHNICAL REPORT"],
  ].map((says) => ({ says, kinds: ["pass" as const] })),
  { says: "PILE CAPACITY 40 TONS, LENGTH 45 FT", kinds: [] },
  { says: "CUT-OFF OF PILES BY CONTRACTOR", kinds: [] },
], aProject({ occupancyClassification: ["B"] }));
