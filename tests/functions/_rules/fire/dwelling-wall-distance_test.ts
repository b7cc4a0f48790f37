import rule from "../../../../functions/_rules/fire/dwelling-wall-distance.ts";
import { aHouse, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "1'-8\" ROOF EDGE TO PL", kinds: [] },
  { says: "4'-0\" SIDE SETBACK", kinds: ["pass"] },
  { says: "4'-0\" SIDE SETBACK, 1-HR RATED WALL", kinds: ["pass"] },
  { says: "5'-0\" SIDE SETBACK", kinds: ["pass"] },
  { says: "3'-0\" WALL TO P.L.", kinds: ["pass"] },
  { says: "2'-6\" FROM PROPERTY LINE", kinds: ["fail"] },
  { says: "2'-11\" BLDG. TO LOT LINE", kinds: ["fail"] },
  { says: "2'-0\" TO PROPERTY LINE, 1-HR RATED WALL", kinds: ["pass"] },
  { says: ["2'-0\" TO PROPERTY LINE", "EXTERIOR WALL TYPE B: ONE-HOUR"], kinds: ["cantTell"] },
  { says: ["1'-0\" TO LOT LINE", "ZERO LOT LINE COMMUNITY"], kinds: ["cantTell"] },
  { says: "2'-0\" EAVE TO P.L.", kinds: [] },
  { says: "A/C PAD 2'-0\" FROM PROPERTY LINE", kinds: [] },
  { says: "38'-0\" REAR SETBACK", kinds: [] },
  { name: "a shop", says: "2'-0\" TO PROPERTY LINE", project: aProject(), kinds: [] },
  {
    name: "yards in a table of setbacks",
    plan: {
      schedules: [
        aSchedule("other", [["YARD", null], ["PROVIDED", "provided"], ["WALL RATING", null]], [
          ["LEFT SIDE", "2'-6\"", "NONE"],
          ["RIGHT SIDE", "7'-6\"", "NONE"],
          ["REAR", "20'-0\"", "NONE"],
        ], { title: "SETBACKS" }),
      ],
    },
    kinds: ["fail", "pass"],
  },
  { says: "FIREPLACE WALL 2'-0\" FROM LOT LINE STAKE", kinds: ["cantTell"] },
  { says: "2'-0\" WALL TO PROPERTY LINE STAKE", kinds: ["cantTell"] },
  { says: "OUTDOOR FIREPLACE WALL 1'-6\" FROM PROPERTY LINE", kinds: [] },
  { says: "2'-0\" TO LOT LINE STAKE", kinds: [] },
  { says: "FIREPLACE WALL 2'-0\" FROM LOT LINE", kinds: ["cantTell"] },
  { says: "FIREPLACE WALL 4'-0\" FROM LOT LINE", kinds: ["pass"] },
  { says: "RETAINING WALL 2'-0\" FROM LOT LINE", kinds: [] },
  { says: "GARAGE WALL 2'-0\" FROM LOT LINE", kinds: ["fail"] },
], aHouse());

testStatements(rule, [
  {
    says: "2x4 STUDS, NON-RATED",
    where: { drawing: "WALL SECTION - EAST SIDE, 2'-4\" TO P.L." },
    kinds: ["fail"],
  },
  {
    says: "2x4 STUDS, NON-RATED",
    where: { drawing: "WALL SECTION - EAST SIDE, 3'-0\" TO P.L." },
    kinds: ["pass"],
  },
  { says: "2x4 STUDS, NON-RATED", where: { drawing: "WALL SECTION" }, kinds: [] },
  { says: "NOT RATED", where: { drawing: "GARDEN WALL, 1'-0\" TO P.L." }, kinds: [] },
  {
    says: ["WALL 2'-4\" TO P.L.", "1 HR UL U305"],
    where: { drawing: "WALL SECTION" },
    kinds: ["cantTell"],
  },
], aHouse());

testStatements(rule, [
  { says: "1'-9\" TO LINE", where: { drawing: "PLOT PLAN" }, kinds: ["fail"] },
  { says: "3'-0\" CLR. TO LINE", where: { drawing: "SITE PLAN" }, kinds: ["pass"] },
  { says: "1'-9\" TO LINE", where: { drawing: "PLUMBING PLAN" }, kinds: [] },
  { says: "FENCE 0'-6\" TO LINE", where: { drawing: "SITE PLAN" }, kinds: [] },
], aHouse());

testStatements(rule, [
  { says: "The garage wall stands 2'-6\" from the side line and is not rated.", kinds: ["fail"] },
  { says: "WALL 2'-6\" FROM LINE", where: { drawing: "PLOT PLAN" }, kinds: ["fail"] },
  { says: "WALL 2'-6\" FROM LINE", where: { drawing: "DETAIL 4" }, kinds: [] },
], aHouse());
