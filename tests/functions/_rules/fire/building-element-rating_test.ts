import { testRule } from "../../../fakes/rule_table.ts";
import { listed } from "./_under.ts";
import rule from "../../../../functions/_rules/fire/building-element-rating.ts";
import { aFact, aHouse, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testLinks } from "../../../fakes/link_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const typeVa = aProject({ typeOfConstruction: "VA" });
const table = (...rows: string[][]) => ({
  schedules: [
    aSchedule("code summary", [["ELEMENT", "item"], ["REQUIRED", "required"], [
      "PROVIDED",
      "provided",
    ]], rows),
  ],
});

testStatements(rule, [
  { says: "STRUCTURAL FRAME: TBD", kinds: ["cantTell"] },
  { says: "EXT BRG WALLS: 0 HR (W1)", project: typeVa, kinds: ["fail"] },
  { says: "EXT BRG WALLS: 1 HR (W1)", project: typeVa, kinds: ["pass"] },
  {
    name: "a frame below what is required",
    plan: table(["PRIMARY STRUCTURAL FRAME", "1 HR", "0 HR"]),
    kinds: ["fail"],
  },
  { name: "a frame as required", plan: table(["STRUCTURAL FRAME", "1", "1"]), kinds: ["pass"] },
  { says: "EXTERIOR BEARING WALLS: 1 HR", kinds: ["pass"] },
  {
    says: "BEARING WALLS - EXTERIOR: 1 HR",
    project: aProject({ typeOfConstruction: "IIIB" }),
    kinds: ["fail"],
  },
  { says: "INTERIOR BEARING WALLS: NON-RATED", kinds: ["fail"] },
  { says: "FLOOR CONSTRUCTION 1/2 HOUR", kinds: ["fail"] },
  { says: "ROOF CONSTRUCTION 0 HR", kinds: ["cantTell"] },
  {
    says: "STRUCTURAL FRAME 2 HR",
    project: aProject({ typeOfConstruction: "IA" }),
    kinds: ["cantTell"],
  },
  {
    says: "STRUCTURAL FRAME 1 HR",
    project: aProject({ typeOfConstruction: "IA" }),
    kinds: ["fail"],
  },
  {
    says: "STRUCTURAL FRAME 0 HR",
    project: aProject({ typeOfConstruction: "IIB" }),
    kinds: ["pass"],
  },
  {
    says: "STRUCTURAL FRAME 0 HR",
    plan: { codeSummary: { constructionType: [aFact("VA" as const), aFact("VB" as const)] } },
    kinds: ["cantTell"],
  },
  { says: "EXTERIOR NON-BEARING WALLS: 0 HR", kinds: [] },
  { name: "a house", says: "STRUCTURAL FRAME 0 HR", project: aHouse(), kinds: [] },
  {
    name: "a frame below what its own row asks for",
    plan: table(["PRIMARY STRUCT. FRAME (8 STORIES)", "2", "1"]),
    project: aProject({ typeOfConstruction: "IB" }),
    kinds: ["fail"],
  },
  {
    name: "beams and columns as their row asks for",
    plan: table(["BEAMS & COLUMNS", "2", "2"]),
    project: aProject({ typeOfConstruction: "IB" }),
    kinds: ["pass"],
  },
  {
    says: "W10x33, NO FIREPROOFING",
    where: { drawing: "COLUMN DETAIL" },
    project: aProject({ typeOfConstruction: "IIA" }),
    kinds: ["fail"],
  },
  {
    says: "W10x33, NO FIREPROOFING",
    where: { drawing: "COLUMN DETAIL" },
    project: aProject({ typeOfConstruction: "IIB" }),
    kinds: ["pass"],
  },
  {
    says: "ROOF BEAM W10x33, NO FIREPROOFING",
    project: aProject({ typeOfConstruction: "IIA" }),
    kinds: [],
  },
], typeVa);

testRule(rule, [
  [
    "asks about columns of a list of fireproofing",
    listed("COLUMN FIREPROOFING", ["MARK", "SIZE", "SUPPORTS", "RATING"], [
      "C1 - C14",
      "W12x65",
      "LEVELS 2-4 & ROOF",
      "1 HR, UL X528",
    ]),
    "cantTell",
    aProject({ typeOfConstruction: "IB" }),
  ],
  [
    "passes 2 h",
    listed("COLUMN FIREPROOFING", ["MARK", "SIZE", "SUPPORTS", "RATING"], [
      "C1 - C14",
      "W12x65",
      "LEVELS 2-4 & ROOF",
      "2 HR, UL X528",
    ]),
    "pass",
    aProject({ typeOfConstruction: "IB" }),
  ],
  [
    "leaves columns of a roof alone",
    listed("COLUMN FIREPROOFING", ["MARK", "SIZE", "SUPPORTS", "RATING"], [
      "C15",
      "W8x31",
      "ROOF",
      "1 HR",
    ]),
    "",
    aProject({ typeOfConstruction: "IB" }),
  ],
  [
    "leaves lists of doors alone",
    listed("DOOR RATINGS", ["MARK", "SIZE", "RATING"], ["W12x65", "3-0", "1 HR"]),
    "",
    aProject({ typeOfConstruction: "IB" }),
  ],
]);

testStatements(rule, [
  { says: "LINTELS AND LOOSE ANGLES NOT FIREPROOFED. ALL COLUMNS 3 HR.", kinds: [] },
  { says: "STAIR BEAMS AND GIRTS NOT FIREPROOFED", kinds: [] },
  { says: "STEEL COLUMNS NOT FIREPROOFED", kinds: ["fail"] },
], typeVa);

testStatements(rule, [
  {
    name: "columns of a list of spray",
    plan: {
      schedules: [
        aSchedule("other", [["MEMBER", "item"], ["LEVELS", null], ["RATING", "fire rating"]], [[
          "COLUMNS W14",
          "2-9",
          "0 HR",
        ]], { title: "SFRM SCHEDULE" }),
      ],
    },
    kinds: ["fail"],
  },
], typeVa);

testLinks(rule, [
  { name: "PRIMARY STRUCT. FRAME", figure: "0 HR", kinds: ["fail"] },
  { name: "PRIMARY STRUCT. FRAME", figure: "1 HR", kinds: ["pass"] },
  {
    name: "ROOF CONSTRUCTION",
    figure: "0 HR",
    project: aProject({ typeOfConstruction: "IIA" }),
    kinds: [],
  },
], typeVa);

testStatements(rule, [
  {
    says: "The roof trusses carry no fire-resistance rating, over a plain ceiling",
    kinds: ["cantTell"],
  },
  { says: "Roof rafters are left unrated", kinds: ["cantTell"] },
  { says: "ROOF FRAMING OF COVERED PORCH NOT RATED", kinds: [] },
  { says: "CEILING BELOW ROOF TRUSSES NOT RATED", kinds: [] },
], typeVa);
