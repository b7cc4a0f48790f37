import rule from "../../../../functions/_rules/accessibility/vertical-access.ts";
import { aFact } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const TWO_STORIES = { codeSummary: { stories: [aFact(2)] } };
const ONE_STORY = { codeSummary: { stories: [aFact(1)] } };

testStatements(rule, [
  { says: "ELEVATOR NOT IN SCOPE OF FIRE ALARM CONTRACTOR, LEVEL 2", kinds: [] },
  {
    says: "NEW MEZZANINE DINING (34 SEATS) IS REACHED BY STAIR 1; A LIFT IS NOT IN SCOPE.",
    plan: ONE_STORY,
    kinds: ["fail"],
  },
  {
    says: "Mezzanine office holds 5 staff, closed to guests. Stair only, no lift.",
    plan: ONE_STORY,
    kinds: [],
  },
  { says: "Elevator | No regional master key switch: two-story building.", kinds: [] },
  { says: "EQUIPMENT MEZZANINE BY LADDER; A LIFT IS NOT IN SCOPE", plan: ONE_STORY, kinds: [] },
  { says: "MEZZANINE: VEHICLE LIFT NOT IN SCOPE", plan: ONE_STORY, kinds: [] },
  { says: "STORAGE MEZZANINE, UNOCCUPIED; ELEVATOR NOT PROVIDED", plan: ONE_STORY, kinds: [] },
  { says: "A LIFT IS NOT IN SCOPE", plan: ONE_STORY, kinds: [] },
  { says: "DINING MEZZANINE, SEE A-102", plan: ONE_STORY, kinds: [] },
  { says: "PASSENGER ELEVATOR 3500 LB", plan: TWO_STORIES, kinds: ["pass"] },
  { says: "VERTICAL PLATFORM LIFT TO MEZZANINE", plan: TWO_STORIES, kinds: ["pass"] },
  { says: "NO ELEVATOR", plan: TWO_STORIES, kinds: ["fail"] },
  { says: "ELEVATOR: NOT PROVIDED", plan: TWO_STORIES, kinds: ["fail"] },
  { says: "SECOND FLOOR IS NOT ACCESSIBLE", plan: TWO_STORIES, kinds: ["fail"] },
  { says: "ELEVATOR BY OTHERS", plan: TWO_STORIES, kinds: ["cantTell"] },
  { says: "OFFICE", plan: TWO_STORIES, kinds: ["cantTell"] },
  { says: "SEE INTERIOR ELEV. 4/A-301", plan: TWO_STORIES, kinds: ["cantTell"] },
  { says: "NO ELEVATOR", name: "a one-story building", plan: ONE_STORY, kinds: [] },
  {
    name: "stories unknown, the upper floor by stairs only",
    says: "2ND FLR. BY STAIRS ONLY, NO ELEV.",
    kinds: ["fail"],
  },
  {
    name: "stories unknown, nothing said",
    says: "OPEN OFFICE 201",
    kinds: [],
  },
  {
    name: "a penthouse for machines",
    says: "ACCESS BY STAIR ONLY, NO ELEV.",
    where: { drawing: "MECH. PENTHOUSE" },
    kinds: [],
  },
  { says: "HOSE CONNECTION AT W. ELEV., 40 FT FROM HYDRANT", kinds: [] },
  { says: "METERS AT REAR ELEV.", kinds: [] },
]);

testStatements(rule, [
  { says: "THE LOFT LOUNGE IS REACHED BY STAIR 2.", plan: ONE_STORY, kinds: ["cantTell"] },
  { says: "MEZZANINE TABLES, ACCESS BY THE NEW STAIR", plan: ONE_STORY, kinds: ["cantTell"] },
  {
    says: ["THE LOFT LOUNGE IS REACHED BY STAIR 2.", "PLATFORM LIFT PL-1"],
    plan: ONE_STORY,
    kinds: [],
  },
  { says: "STORAGE MEZZANINE REACHED BY STAIR 2", plan: ONE_STORY, kinds: [] },
  { says: "LOFT REACHED BY STAIR 2 AND BY A RAMP", plan: ONE_STORY, kinds: [] },
]);

testStatements(rule, [
  ...[
    "LIFT",
    "LIFT 1",
    "LIFT SHAFT 1 HR",
    "ACCESSIBLE ROUTE: LIFT FROM LEVEL 1 TO L2, L3.",
    "PASSENGER LIFT, 2,500 LB",
    "LIFT SERVES ALL FLOORS",
  ].map((says) => ({ says, plan: TWO_STORIES, kinds: ["pass" as const] })),
  ...[
    "CAR LIFT",
    "SEWAGE LIFT STATION",
    "POOL LIFT",
    "DOCK LIFT FROM GRADE TO LEVEL 1",
    "OFFICE LIFT-UP DESK",
  ]
    .map((says) => ({ says, plan: TWO_STORIES, kinds: ["cantTell" as const] })),
  { says: "NO LIFT", plan: TWO_STORIES, kinds: ["fail"] },
]);

testStatements(rule, [
  { says: "ACCESS STAIR ONLY, NO LIFT", where: { drawing: "MEZZ PLAN" }, kinds: ["fail"] },
]);

testStatements(rule, [
  {
    name: "an elevator whose key alone is left out",
    says: ["PASSENGER ELEVATOR, 3,500 LB", "ELEVATOR KEY | NO REGIONAL MASTER KEY SWITCH"],
    plan: TWO_STORIES,
    kinds: ["pass"],
  },
  { says: "ELEVATOR | NONE", plan: TWO_STORIES, kinds: ["fail"] },
]);
