import rule from "../../../../functions/_rules/wind/risk-category.ts";
import type { OccupantLoadRow } from "../../../../functions/_shared/domain/plan_set.ts";
import { aFact, aHouse, anEvidence, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const risk = (...values: ("I" | "II" | "III" | "IV")[]) => ({
  riskCategory: values.map((it) => aFact(it)),
});
const aRoomLoad = (over: Partial<OccupantLoadRow>): OccupantLoadRow => ({
  ...anEvidence("ROOM"),
  space: "ROOM",
  areaSqft: null,
  factor: null,
  basis: "net",
  occupants: null,
  isTotal: false,
  ...over,
});
const of = (values: ("I" | "II" | "III" | "IV")[], load?: number) => ({
  codeSummary: { ...risk(...values), totalOccupantLoad: load === undefined ? [] : [aFact(load)] },
});

testStatements(rule, [
  { says: "RISK CATEGORY: TBD", kinds: ["cantTell"] },
  { name: "an office in II", plan: of(["II"]), kinds: ["pass"] },
  { name: "an office in I", plan: of(["I"]), kinds: ["fail"] },
  { name: "a house in I", plan: of(["I"]), project: aHouse(), kinds: ["fail"] },
  {
    name: "a barn in I",
    plan: of(["I"]),
    project: aProject({ occupancyClassification: ["U"] }),
    kinds: ["pass"],
  },
  {
    name: "a jail in II",
    plan: of(["II"]),
    project: aProject({ occupancyClassification: ["I-3"] }),
    kinds: ["fail"],
  },
  {
    name: "a hospital in II",
    plan: of(["II"]),
    project: aProject({ occupancyClassification: ["I-2"] }),
    kinds: ["cantTell"],
  },
  {
    name: "a hall of 301 in II",
    plan: of(["II"], 301),
    project: aProject({ occupancyClassification: ["A-3"] }),
    kinds: ["fail"],
  },
  {
    name: "a hall of 301 beside a school",
    plan: of(["II"], 301),
    project: aProject({ occupancyClassification: ["A-3", "B"] }),
    kinds: ["cantTell"],
  },
  {
    name: "a hall of 300 in II",
    plan: of(["II"], 300),
    project: aProject({ occupancyClassification: ["A-3"] }),
    kinds: ["pass"],
  },
  {
    name: "a school of 251 in II",
    plan: of(["II"], 251),
    project: aProject({ occupancyClassification: ["E"] }),
    kinds: ["fail"],
  },
  {
    says: "GRADES 6-8, 840 STUDENTS",
    plan: of(["II"]),
    project: aProject({ occupancyClassification: ["E"] }),
    kinds: ["fail"],
  },
  {
    says: "ENROLLMENT: 250",
    plan: of(["II"]),
    project: aProject({ occupancyClassification: ["E"] }),
    kinds: ["pass"],
  },
  {
    says: "EXISTING CAMPUS OF 1,840 STUDENTS",
    plan: of(["II"]),
    project: aProject({ occupancyClassification: ["E"] }),
    kinds: ["pass"],
  },
  {
    says: "840 STUDENTS",
    plan: of(["II"], 60),
    project: aProject({ occupancyClassification: ["E"] }),
    kinds: ["pass"],
  },
  { name: "two categories", plan: of(["II", "I"]), kinds: ["pass", "fail"] },
  { name: "none", kinds: [] },
  {
    says: "SANCTUARY 480 SEATS",
    plan: of(["II"]),
    project: aProject({ occupancyClassification: ["A-3"] }),
    kinds: ["fail"],
  },
  {
    says: "SANCTUARY 280 SEATS",
    plan: of(["II"]),
    project: aProject({ occupancyClassification: ["A-3"] }),
    kinds: ["pass"],
  },
  {
    says: "SANCTUARY OF LESS THAN 480 SEATS",
    plan: of(["II"]),
    project: aProject({ occupancyClassification: ["A-3"] }),
    kinds: ["pass"],
  },
  {
    name: "a gymnasium of 5,400 sq ft at 15",
    plan: { ...of(["II"]), occupantLoads: [aRoomLoad({ areaSqft: 5400, factor: 15 })] },
    project: aProject({ occupancyClassification: ["E", "A-3"] }),
    kinds: ["cantTell"],
  },
  {
    name: "a gymnasium of 4,500 sq ft at 15",
    plan: { ...of(["II"]), occupantLoads: [aRoomLoad({ areaSqft: 4500, factor: 15 })] },
    project: aProject({ occupancyClassification: ["A-3"] }),
    kinds: ["pass"],
  },
  {
    name: "classrooms of 200 and 51 persons",
    plan: {
      ...of(["II"]),
      occupantLoads: [aRoomLoad({ occupants: 200 }), aRoomLoad({ occupants: 51 })],
    },
    project: aProject({ occupancyClassification: ["E"] }),
    kinds: ["cantTell"],
  },
  {
    name: "classrooms of 200 and 50 persons, and their total",
    plan: {
      ...of(["II"]),
      occupantLoads: [
        aRoomLoad({ occupants: 200 }),
        aRoomLoad({ occupants: 50 }),
        aRoomLoad({ occupants: 250, isTotal: true }),
      ],
    },
    project: aProject({ occupancyClassification: ["E"] }),
    kinds: ["pass"],
  },
]);

const criteria = (students: string) => ({
  ...of(["II"]),
  schedules: [
    aSchedule("other", [["ITEM", "item"], ["VALUE", null]], [["STUDENTS / OCC.", students]], {
      title: "PROJECT CRITERIA",
    }),
  ],
});

testStatements(rule, [
  { name: "420 students of the table", plan: criteria("420"), kinds: ["fail"] },
  { name: "250 students of the table", plan: criteria("250"), kinds: ["pass"] },
], aProject({ occupancyClassification: ["E"] }));
