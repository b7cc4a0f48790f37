import rule from "../../../../functions/_rules/accessibility/service-counter.ts";
import { aDimension, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "SERVICE COUNTER, TOP 38 IN., WITH A 36 IN. LONG PART AT 35 IN. ABOVE FLOOR", kinds: [] },
  { says: 'SERVICE COUNTER 42" HIGH WITH 36" LONG SECTION AT 34" HIGH', kinds: [] },
  {
    says: 'CTR. 38" A.F.F. FULL LGTH. 9\'-0"',
    where: { drawing: "SERVING CTR. @ 111 / 112" },
    kinds: ["fail"],
  },
  { says: 'CTR. 38" A.F.F. FULL LGTH.', where: { drawing: "KITCHEN 112 ELEV." }, kinds: [] },
  { says: 'SERVING COUNTER, TOP 40" AFF FOR FULL LENGTH', kinds: ["fail"] },
  { says: 'SERVING COUNTER, TOP 36" AFF FOR FULL LENGTH', kinds: ["pass"] },
  { says: 'TAKE-OUT / CASH COUNTER 38" A.F.F., ONE LEVEL', kinds: ["fail"] },
  { says: 'CASH COUNTER 34" A.F.F., ONE LEVEL', kinds: ["pass"] },
  { says: 'SERVICE COUNTER 36" HIGH', kinds: ["pass"] },
  { says: 'SALES COUNTER 42" HIGH', kinds: ["fail"] },
  { says: 'SALES COUNTER 42" HIGH W/ 36" ADA PORTION', kinds: [] },
  {
    says: `RECEPTION 103: THE PATIENTS' COUNTER IS 38" HIGH FOR ITS WHOLE 7'-0" LENGTH.`,
    kinds: ["fail"],
  },
  {
    says: "REGISTRATION 108: THE ENTIRE COUNTER TOP IS 38 IN. ABOVE FLOOR; NO LOWERED SECTION.",
    kinds: ["fail"],
  },
  ...[
    "9. The reception desk counter is 38 inches high along its whole length.",
    `Check-in Counter at Reception 103: 3'-2" High, Single Height for Full Length.`,
    'TICKET COUNTER 40" A.F.F., SAME HEIGHT THROUGHOUT',
    "The pick-up counter stands 38 in. high over its entire length.",
    'CHECK-OUT COUNTER 42" HIGH, UNIFORM HEIGHT',
  ].map((text) => ({
    name: text,
    says: [text, 'Bar: lowered counter section 34" by 60" long'],
    kinds: ["fail" as const],
  })),
  { says: 'COUNTER 38" HIGH', kinds: [] },
  { says: 'ACCESSIBLE SALES COUNTER 38" AFF', kinds: ["fail"] },
  { says: 'ACCESSIBLE SALES COUNTER 34" AFF', kinds: ["pass"] },
  { says: 'SALES COUNTER 42" HIGH. NO LOWER PORTION.', kinds: ["fail"] },
  { says: ['SALES COUNTER 42" HIGH', "LOWER FLIGHT SECTION"], kinds: ["fail"] },
  {
    says: ['TAKE-OUT COUNTER: TOP @ 38" AFF, NO LOWERED PORTION', `BAR: 5'-0" ACC. SECTION @ 34"`],
    kinds: ["fail"],
  },
  { says: ['TAKE-OUT COUNTER: TOP @ 38" AFF', `BAR: 5'-0" ACC. SECTION @ 34"`], kinds: [] },
]);

const drawn = (drawing: string, ...heights: number[]) => ({
  dimensions: heights.map((height) =>
    aDimension(`${height}"`, height, { drawing, orientation: "vertical" })
  ),
});

testStatements(rule, [
  {
    name: "a high counter in a section",
    plan: drawn("SECT @ RECEPTION COUNTER", 42),
    kinds: ["cantTell"],
  },
  { name: "a low one", plan: drawn("SECT @ RECEPTION COUNTER", 36), kinds: [] },
  { name: "a high one with a low part", plan: drawn("RECEPTION DESK", 42, 34), kinds: [] },
  { name: "a wall of another drawing", plan: drawn("LAB CASEWORK", 42), kinds: [] },
]);

testStatements(rule, [
  { says: "Service counter 42 in.; 36 in. long x 34 in. high part at the door", kinds: [] },
  { says: "Service counter 42 in. high", kinds: ["fail"] },
]);

testStatements(rule, [
  { says: 'CHECK-IN CNTR 39" AFF', kinds: ["fail"] },
  { says: 'REGISTRATION COUNTER 36" HIGH', kinds: ["pass"] },
  { says: 'REGISTRATION COUNTER 38" DEEP', kinds: [] },
  { says: 'PICK UP COUNTER 42" HIGH W/ 36" LONG ACC SECTION AT 34"', kinds: [] },
]);

const level = (...heights: number[]) => ({
  dimensions: heights.map((height) =>
    aDimension(`${height}"`, height, { drawing: "Check-in counter elev." })
  ),
});
const atOneHeight = {
  says: "Check-in counter, full length at one height",
  where: { drawing: "Check-in counter elev." },
};

testStatements(rule, [
  {
    ...atOneHeight,
    name: "the figure of a counter at one height",
    plan: level(40),
    kinds: ["cantTell"],
  },
  { ...atOneHeight, name: "two figures of such a counter", plan: level(40, 36), kinds: [] },
  { name: "a level figure of a counter", plan: level(40), kinds: [] },
]);

testStatements(rule, [
  { says: 'CHECK-IN CTR @ 42" AFF', kinds: ["fail"] },
  { says: 'CHECK-IN CTR @ 34" AFF', kinds: ["pass"] },
  { says: 'BACK BAR CTR 42" AFF', kinds: [] },
  { says: 'RECEPTION COUNTER, STANDING PART 42"', kinds: [] },
  { says: 'RECEPTION COUNTER, UPPER LEDGE 42" HIGH', kinds: [] },
  { says: 'RECEPTION COUNTER, UPPER LEDGE 42" HIGH, NO LOWER PART', kinds: ["fail"] },
  { says: 'RECEPTION COUNTER 42" HIGH', kinds: ["fail"] },
  {
    says:
      "The registration counter is 40 inches high for its entire length, without any lower part.",
    kinds: ["fail"],
  },
  {
    says: "The registration counter is 40 inches high; 36 inches of its length are 34 inches high.",
    kinds: [],
  },
]);

testStatements(rule, [
  { says: 'HOST / TAKE-OUT CTR 38" HIGH FULL LENGTH, NO LOW SECT.', kinds: ["fail"] },
  { says: 'HOST / TAKE-OUT CTR 36" HIGH FULL LENGTH', kinds: ["pass"] },
], aProject({ occupancyClassification: ["A-2"] }));
