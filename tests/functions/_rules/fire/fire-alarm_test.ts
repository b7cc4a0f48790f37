import { testRule } from "../../../fakes/rule_table.ts";
import rule from "../../../../functions/_rules/fire/fire-alarm.ts";
import { aFact, aHouse, aProject, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const load = (...values: number[]) => ({
  codeSummary: { totalOccupantLoad: values.map((it) => aFact(it)) },
});
const hall = aProject({ occupancyClassification: ["A-3"] });
const flats = aProject({ occupancyClassification: ["R-2"] });

testStatements(rule, [
  {
    says: "The fire alarm has manual boxes and horns; it does not use voice messages.",
    plan: load(279),
    project: aProject({ occupancyClassification: ["E"] }),
    kinds: ["pass", "fail"],
  },
  {
    says: ["NO F.A. SYSTEM THIS BUILDING", "HALL A"],
    where: { drawing: "SYSTEMS PLAN - BANQUET HALL, 430 OCC." },
    project: aProject({ occupancyClassification: ["A-2"], fireSprinkler: true }),
    kinds: ["fail"],
  },
  {
    says: ["NO F.A. SYSTEM THIS BUILDING", "HALL A"],
    where: { drawing: "SYSTEMS PLAN - CHAPEL, 160 OCC." },
    project: aProject({ occupancyClassification: ["A-3"], fireSprinkler: true }),
    kinds: ["pass"],
  },
  { says: "NO F.A. GRILLE IN CORRIDOR", kinds: [] },
  { says: "FIRE ALARM: TBD", kinds: ["cantTell"] },
  {
    says: "FIRE ALARM: NOT REQUIRED, UNDER 300 OCCUPANTS",
    plan: load(299),
    project: hall,
    kinds: ["pass"],
  },
  { says: "FIRE ALARM: NOT REQUIRED", plan: load(300), project: hall, kinds: ["fail"] },
  { says: "FIRE ALARM: NOT REQUIRED (GROUP B UNDER 500)", plan: load(131), kinds: ["pass"] },
  { says: "FIRE ALARM: NONE", plan: load(500), kinds: ["fail"] },
  { says: "FIRE ALARM: NONE", plan: load(500, 400), kinds: ["cantTell"] },
  {
    says: "FIRE ALARM: NONE",
    plan: load(51),
    project: aProject({ occupancyClassification: ["E"] }),
    kinds: ["fail"],
  },
  {
    says: "FIRE ALARM: NONE",
    plan: load(50),
    project: aProject({ occupancyClassification: ["E"] }),
    kinds: ["pass"],
  },
  { says: "FIRE ALARM SYSTEM PER NFPA 72", plan: load(900), kinds: ["pass"] },
  { says: "FIRE ALARM: DEFERRED SUBMITTAL", plan: load(900), kinds: ["cantTell"] },
  { says: "FIRE ALARM: NONE", kinds: [] },
  {
    says: "FIRE ALARM: NONE",
    plan: { codeSummary: { dwellingUnits: [aFact(20)] } },
    project: flats,
    kinds: ["cantTell"],
  },
  {
    says: "FIRE ALARM: NONE",
    plan: { codeSummary: { dwellingUnits: [aFact(16)] } },
    project: flats,
    kinds: ["pass"],
  },
  {
    name: "silence on a large hall",
    plan: { ...load(400), sheets: [aSheet({ kind: "life safety" })] },
    project: hall,
    kinds: ["cantTell"],
  },
  { name: "a house", says: "FIRE ALARM: NONE", plan: load(900), project: aHouse(), kinds: [] },
  {
    says: "NO FIRE ALARM SYSTEM; OCCUPANT LOAD 420",
    project: aProject({ occupancyClassification: ["A-3"] }),
    kinds: ["fail"],
  },
  {
    says: "NO FIRE ALARM SYSTEM; OCCUPANT LOAD 220",
    project: aProject({ occupancyClassification: ["A-3"] }),
    kinds: ["pass"],
  },
  {
    says: "MANUAL FIRE ALARM: NOT PROVIDED",
    project: aProject({ occupancyClassification: ["R-1"] }),
    kinds: ["cantTell"],
  },
]);

testRule(rule, [
  [
    "fails a school without voice",
    "FIRE ALARM: PULL STATIONS, HORN/STROBES; NO VOICE SYSTEM. 649 OCC.",
    "pass fail",
    aProject({ occupancyClassification: ["E"] }),
  ],
  [
    "passes a school of 100",
    "FIRE ALARM: PULL STATIONS, HORN/STROBES; NO VOICE SYSTEM. 100 OCC.",
    "pass pass",
    aProject({ occupancyClassification: ["E"] }),
  ],
  [
    "fails a school of 101",
    "FIRE ALARM: PULL STATIONS, HORN/STROBES; NO VOICE SYSTEM. 101 OCC.",
    "pass fail",
    aProject({ occupancyClassification: ["E"] }),
  ],
  [
    "asks where the school is a part",
    "FIRE ALARM: HORN/STROBES; NO VOICE SYSTEM. 649 OCC.",
    "pass cantTell",
    aProject({ occupancyClassification: ["A-3", "E"] }),
  ],
  [
    "passes an assembly of 999",
    "FIRE ALARM: HORN/STROBES; NO VOICE EVAC. 999 OCC.",
    "pass pass",
    aProject({ occupancyClassification: ["A-3"] }),
  ],
  [
    "fails an assembly of 1000",
    "FIRE ALARM: HORN/STROBES; NO VOICE EVAC. 1,000 OCC.",
    "pass fail",
    aProject({ occupancyClassification: ["A-3"] }),
  ],
  [
    "leaves offices alone",
    "FIRE ALARM: HORN/STROBES; NO VOICE SYSTEM. 649 OCC.",
    "pass",
    aProject({ occupancyClassification: ["B"] }),
  ],
  [
    "leaves telephones alone",
    "NO VOICE OUTLETS IN THIS ROOM",
    "",
    aProject({ occupancyClassification: ["E"] }),
  ],
]);

const clinic = (...says: string[]) => ({
  says: ["FIRE ALARM SYSTEM: NONE", ...says],
  project: aProject({ occupancyClassification: ["B"] }),
});
testStatements(rule, [
  {
    name: "a surgery center without one",
    ...clinic("AMBULATORY SURGERY CENTER, 6 BAYS"),
    kinds: ["fail"],
  },
  {
    name: "a clinic whose patients cannot leave by themselves",
    ...clinic("RECOVERY PATIENTS ARE INCAPABLE OF SELF-PRESERVATION"),
    kinds: ["fail"],
  },
  {
    name: "a clinic that is no ambulatory care",
    ...clinic("NOT AN AMBULATORY CARE FACILITY"),
    kinds: [],
  },
  {
    name: "a clinic whose patients can leave by themselves",
    ...clinic("NO PATIENTS INCAPABLE OF SELF-PRESERVATION"),
    kinds: [],
  },
  {
    name: "a surgery center with one",
    says: ["AMBULATORY CARE FACILITY", "FIRE ALARM SYSTEM PROVIDED TO NFPA 72"],
    project: aProject({ occupancyClassification: ["B"] }),
    kinds: ["pass"],
  },
]);

const schoolOf = (load: number) => ({
  codeSummary: { totalOccupantLoad: [aFact(load)] },
});
const ofSchool = aProject({ occupancyClassification: ["E"], fireSprinkler: false });

testStatements(rule, [
  {
    name: "a school told by horns",
    says: "FIRE ALARM SYSTEM: PULL STATIONS AND HORN/STROBES IN ALL ROOMS",
    plan: schoolOf(310),
    kinds: ["fail"],
  },
  {
    name: "the same of a small school",
    says: "FIRE ALARM SYSTEM: PULL STATIONS AND HORN/STROBES IN ALL ROOMS",
    plan: schoolOf(90),
    kinds: ["pass"],
  },
  {
    name: "horns where a voice system is named elsewhere",
    says: ["FIRE ALARM: MANUAL SYSTEM WITH HORNS IN THE YARD", "SPEAKERS IN EVERY CLASSROOM"],
    plan: schoolOf(310),
    kinds: ["pass"],
  },
  {
    name: "horns beside a crib to evacuate with",
    says: ["FIRE ALARM SYSTEM WITH HORNS", "EVAC. CRIB"],
    plan: schoolOf(310),
    kinds: ["fail"],
  },
  {
    name: "one device of the alarm",
    says: "FIRE ALARM HORN/STROBE 80 IN. A.F.F.",
    plan: schoolOf(310),
    kinds: ["cantTell"],
  },
], ofSchool);

const notified = (answer: string, people: number) => ({
  schedules: [
    aSchedule("code summary", [["", "item"], ["", "value"]], [["Alarm notification", answer]], {
      title: "FIRE PROTECTION DATA",
    }),
  ],
  ...load(people),
});

testStatements(rule, [
  {
    name: "a school of 240 told by horns alone",
    plan: notified("Horn/strobe only", 240),
    kinds: ["fail"],
  },
  { name: "a small school told by horns", plan: notified("Horn/strobe only", 88), kinds: ["pass"] },
  { name: "a school told by voice", plan: notified("Voice, speaker/strobe", 240), kinds: ["pass"] },
  { says: "FA SYSTEM: NONE PROVIDED", plan: load(240), kinds: ["fail"] },
], aProject({ occupancyClassification: ["E"] }));
