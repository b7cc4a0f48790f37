import rule from "../../../../functions/_rules/electrical/tamper-resistant.ts";
import { aHouse, aList, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "RECEPTACLES IN DWELLING ARE TAMPER-RESISTANT", kinds: ["pass"] },
  { says: "ALL RECEPTACLES TYPE TR", kinds: ["pass"] },
  { says: "RECEPTACLES: STANDARD, NOT TAMPER RESISTANT", kinds: ["fail"] },
  { says: "NON-TAMPER-RESISTANT OUTLETS", kinds: ["fail"] },
  { says: "DUPLEX, 5-20R SPEC. GR, STANDARD SHUTTERLESS FACE", kinds: ["fail"] },
  { says: "WINDOWS NON-IMPACT, NO SHUTTERS", kinds: [] },
  { says: "TAMPER RESISTANT DEVICES BY OTHERS", kinds: ["cantTell"] },
  { says: "STD. RECEPTACLES (NON-T.R.)", kinds: ["fail"] },
  { says: "DUPLEX OUTLETS W/O TAMPER RESISTANT SHUTTERS", kinds: ["fail"] },
  { says: "T.R. RECEPTS. IN NON-METALLIC BOXES", kinds: ["pass"] },
  { says: "TAMPER SWITCH AT VALVE", kinds: [] },
  { says: "T.R. 4", kinds: [] },
  { says: "NON-TR DUPLEX @ 7'-0\" A.F.F.", kinds: [] },
  { says: "NON-TR DUPLEX @ 5'-4\" A.F.F.", kinds: ["fail"] },
  { says: "NON-TR DUPLEX BEHIND REFRIGERATOR", kinds: [] },
  { says: "RECEPTACLES MORE THAN 5.5 FT ABOVE FLOOR MAY BE NON TAMPER-RESISTANT", kinds: [] },

  ...(["NO", "YES"] as const).map((answer) => ({
    name: `a device list with ${answer} under TR`,
    plan: aList("DEVICE LEGEND", ["SYM", "DEVICE", "TR", "HT"], ["R", "DUPLEX 15A", answer, "18"]),
    kinds: answer === "NO" ? ["fail" as const] : [],
  })),
], aHouse());

testStatements(rule, [
  { says: ["EXAM 2", "WAITING RECEPTACLES: SPEC GRADE, NOT TAMPER RESISTANT"], kinds: ["fail"] },
  { says: ["DENTAL OFFICE", "ALL RECEPTACLES TAMPER RESISTANT"], kinds: ["pass"] },
  { says: ["LAW OFFICE", "RECEPTACLES: SPEC GRADE, NOT TAMPER RESISTANT"], kinds: [] },
  { says: ["ADJACENT DENTAL OFFICE", "RECEPTACLES: NOT TAMPER RESISTANT"], kinds: [] },
  {
    says: ["URGENT CARE CLINIC", 'WAITING AND EXAMS: STANDARD RECEPTACLES, 18" AFF'],
    kinds: ["fail"],
  },
  {
    says: ["URGENT CARE CLINIC", "WAITING: STANDARD DUPLEX RECEPTACLES, TAMPER RESISTANT"],
    kinds: ["pass"],
  },
  { says: ["SALES OFFICE", "WAITING: STANDARD RECEPTACLES"], kinds: [] },
], aProject({ occupancyClassification: ["B"] }));

testStatements(rule, [
  { says: "OFFICES 201-205 RECEPTACLES, STANDARD, NOT TR TYPE", kinds: [] },
  { says: "CLASSROOM AND OFFICE RECEPTACLES, NOT TR TYPE", kinds: ["fail"] },
], aProject({ occupancyClassification: ["E", "B"] }));

testStatements(rule, [
  { says: "OFFICE RECEPTACLES, NOT TR TYPE", kinds: ["fail"] },
], aProject({ occupancyClassification: ["E"] }));

const teaching = (says: string, group: "E" | "B" = "E") => ({
  says,
  project: aProject({ occupancyClassification: [group] }),
});
const PLAIN = "RECEPTACLES: STANDARD DUPLEX IN CLASSROOMS 6 AND 7";

testStatements(rule, [
  { ...teaching(`KINDERGARTEN. ${PLAIN}`), kinds: ["fail"] },
  { name: "plain devices of a high school", ...teaching(`HIGH SCHOOL. ${PLAIN}`), kinds: [] },
  { ...teaching("ELEMENTARY SCHOOL. RECEPTACLES: STANDARD DUPLEX IN STORAGE"), kinds: [] },
  { ...teaching(`KINDERGARTEN. ${PLAIN}`, "B"), kinds: [] },
]);

const devices = (title: string, area: string, answer: string) => ({
  schedules: [
    aSchedule("other", [["AREA", "area"], ["TYPE", "type"], ["TR", null]], [
      [area, "20 A DUP", answer],
    ], { title }),
  ],
});

testStatements(rule, [
  {
    name: "a column that says no for rooms of children",
    plan: devices("RECEPTACLES", "DAY CARE 104-108", "NO"),
    kinds: ["fail"],
  },
  { name: "… for a room of pumps", plan: devices("RECEPTACLES", "PUMP ROOM", "NO"), kinds: [] },
  { name: "… in another list", plan: devices("TRIM", "DAY CARE 104-108", "NO"), kinds: [] },
], aProject({ occupancyClassification: ["E"] }));
