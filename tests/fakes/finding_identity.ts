/** Pairs of findings that are one, and that are two: the product and the database have to agree about them. */
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { aFinding } from "./finding.ts";

type Pair = [what: string, before: Finding, after: Finding];

const FINDING = aFinding();
const MARKUP = FINDING.documentMarkup;
const withMarkup = (over: Partial<Finding["documentMarkup"]>): Finding => ({
  ...FINDING,
  documentMarkup: { ...MARKUP, ...over },
});
const from = (what: string, over: Partial<Finding>): Pair => [what, FINDING, {
  ...FINDING,
  ...over,
}];
const contradictedBy = (sourceText: string): Finding => ({
  ...FINDING,
  status: "warning",
  otherPlaces: [{ page: 2, box: { x: 1, y: 1, width: 1, height: 1 }, sheet: "C-1", sourceText }],
});

export const REWORDED: Pair[] = [
  from("our sentences", {
    id: "F009",
    title: "Clear width of doors",
    description: "Door 104 is 28 in wide in the clear. It has to be 32 in wide.",
    recommendation: "Widen the door.",
    sourceNote: "Check the section.",
    category: "Doors",
  }),
  from("how sure and how bad", { status: "warning", severity: "low", confidenceLevel: 40 }),
  from("digits nobody writes", { measured: 28.0004 }),
  ["place on its sheet", FINDING, withMarkup({ x: 10, y: 90, annotationText: "Too narrow" })],
  [
    "words around figures",
    { ...FINDING, required: "edition 8 (2023)" },
    { ...FINDING, required: "8th edition (2023)" },
  ],
];

export const OTHERS: Pair[] = [
  from("measured", { measured: 30 }),
  from("measured by little", { measured: 28.125 }),
  from("not measured", { measured: null }),
  from("required", { required: 36 }),
  [
    "required in words",
    { ...FINDING, required: "34 to 38" },
    { ...FINDING, required: "36 to 42" },
  ],
  [
    "measured in words",
    { ...FINDING, measured: "Exposure B" },
    { ...FINDING, measured: "Exposure C" },
  ],
  from("words of the plan", { evidence: { sourceText: "105 | 28", readBy: "text" } }),
  [
    "words of the place that contradicts it",
    contradictedBy("12 STALLS"),
    contradictedBy("14 STALLS"),
  ],
  from("sheet", { sheet: "A-102" }),
  from("rule", { ruleId: "egress/door-clear-height" }),
  from("complies", { status: "compliant" }),
  ["door", FINDING, withMarkup({ buildingElements: ["105"] })],
  ["room", withMarkup({ roomType: "BEDROOM 1" }), withMarkup({ roomType: "BEDROOM 2" })],
  [
    "page without a number",
    { ...FINDING, sheet: null },
    { ...withMarkup({ page: 2 }), sheet: null },
  ],
];
