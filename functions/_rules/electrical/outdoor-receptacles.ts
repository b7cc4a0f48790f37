/**
 * A house has a receptacle at the front and one at the back, low enough to reach.
 * Reads statements that only one side has one, and the height above grade, in feet.
 * @source NFPA 70-2020, 210.52(E)
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { defineRule, fail, pass } from "../define_rule.ts";
import {
  clausesSaying,
  contextOf,
  feet,
  judgeStated,
  rowsAnswering,
  statedQuantities,
  type Statement,
} from "../measure.ts";

/** A height above grade, or words on where receptacles are when `value` is null. */
type Outdoor = Statement & { value: number | null; raw: string; unit: string; clause: string };

const RECEPTACLE =
  /\bRECEP|\bOUTLETS?\b|\bDUPLEX|\bG\.?F\.?C?\.?I\b|\bPLUGS?\b|\bW\.?P\b|\bPOWER\b|\bELEC/i;

const SIDE = /\b(FRONT|REAR|BACK)\b/i;

/** The front or the back of a house in a list of outdoor receptacles that counts none there. */
const listedSides = (plan: PlanSet): Outdoor[] =>
  rowsAnswering(plan, {
    head: /\bQ(?:UAN)?TY\b|\bNO\.|\bCOUNT\b|\bRECEP\w*|\bPROV/i,
    title: /\b(?:OUTDOOR|EXTERIOR|OUTSIDE|W\.?P)\b.*\b(?:RECEP\w*|OUTLETS?)\b/i,
    row: SIDE,
  }).filter(({ text, schedule }) => {
    const isSame = sideOf(text);
    return schedule?.rows.filter(({ cells }) => sideOf(cells[0]?.text ?? "") === isSame)
      .length === 1;
  }).map((it) => ({ ...it, value: null, raw: it.sourceText, unit: "ft", clause: `NO ${it.text}` }));

const sideOf = (text: string) => SIDE.exec(text)?.[1].toUpperCase().replace("BACK", "REAR");

const ONE_SIDE = /\b(ONLY|ONE|NO)\b|(?<![\d\/.-])\b1\b(?![\d\/.'"-])/i;
const NONE_THERE = /\bNONE\b[^.;]{0,12}\b(?:AT|IN|ON)\b[^.;]{0,8}\b(?:FRONT|REAR|BACK)\b/i;
const BOTH_SIDES =
  /FRONT[^.;]{0,20}(AND|&|,)[^.;]{0,16}(BACK|REAR)|(BACK|REAR)[^.;]{0,20}(AND|&|,)[^.;]{0,16}FRONT|(ONE|1) (EACH|AT EACH|FRONT|AT FRONT)/i;

/** Outdoors by the words of the text or over it. */
const OUTDOORS =
  /OUTDOOR|EXTERIOR|W\.? ?P\b|WEATHER ?PROOF|GRADE|A\.? ?F\.? ?G|PATIO|LANAI|PORCH|FRONT AND (BACK|REAR)/;

export default defineRule({
  id: "electrical/outdoor-receptacles",
  requirementId: "NEC-210.52E-outdoor",
  demand: {
    thing: "receptacle",
    property: "height",
    where: OUTDOORS,
    unless:
      /LIGHT|FIXTURE|METER|DISCONNECT|FAUCET|BIBB?|SOFFIT|EAVE|CAMERA|\bSIGN|A\.? ?F\.? ?F|POOL/,
    scale: 1 / 12,
  },
  applies: (plan) => {
    const heights = statedQuantities(plan, {
      quantity: feet,
      says:
        /(OUTDOOR|EXTERIOR|W\.?P\b\.?|WEATHER ?PROOF|FRONT AND (BACK|REAR))[^#~;|]{0,50}#[^#~;|]{0,20}(ABOVE|A\.? ?F\.? ?G|GRADE|HIGH|MAX)/,
      under: /RECEPT|OUTLET|GFC?I|FRONT AND (BACK|REAR)/,
      not: /LIGHT|FIXTURE|METER|DISCONNECT|FAUCET|BIBB?/,
    });
    const placed = clausesSaying(plan, {
      says: [
        /(OUTDOOR|EXTERIOR|WEATHER ?PROOF|W\.?P\b)[^.;]{0,30}(RECEPT|OUTLET|GFC?I)[^.;]{0,40}(FRONT|BACK|REAR)/,
        /\b(NO|NONE|WITHOUT|W\/O|OMIT)\b[^;]{0,20}(RECEP\w*|OUTLETS?|DUPLEX|GFC?I)?[^;]{0,24}\b(FRONT|REAR|BACK ?(YARD)?|PATIO|LANAI|BALCONY|ENTRY) ?(OF|ELEV|SIDE|WALL|DOOR|PORCH|ENTRY|YARD|$)/,
        /\b(FRONT|REAR|BACK)\b[^;]{0,30}: ?(NO|NONE)\b[^;]{0,20}(RECEP|OUTLET|DUPLEX|GFC?I)/,
        /(ONE|1|NO) (OUTDOOR|EXTERIOR|W\.?P\.?) (GFC?I )?(RECEPT|OUTLET)/,
        /(FRONT|BACK|REAR) (AND|&) (BACK|REAR|FRONT)[^.;]{0,30}(RECEPT|OUTLET|GFC?I)/,
      ],
      titled: true,
      in: "notes",
      not: /LIGHT(?!ING PLAN)|SCONCE|SECOND FLOOR/,
    }).filter((it) =>
      RECEPTACLE.test(contextOf(it)) && !heights.some((other) => other.text === it.text)
    );
    return [
      ...heights,
      ...listedSides(plan),
      ...placed.map((it) => ({ ...it, value: null, raw: it.sourceText, unit: "ft" })),
    ];
  },
  check(it, { limits }) {
    const required = limits.electrical.outdoorReceptacleHeightFt;
    if (it.value !== null) return judgeStated({ ...it, value: it.value }, { max: required });
    const isOne = NONE_THERE.test(it.clause) ||
      (ONE_SIDE.test(it.clause) && !BOTH_SIDES.test(it.clause));
    const data = { actual: isOne ? 1 : 2, required: 2, unit: "receptacles", raw: it.raw };
    return isOne ? fail("one", data) : pass(data);
  },
  messages: {
    ok: "Outdoor receptacles: {raw}.",
    outside: "The outdoor receptacle is {actual} ft above grade; at most {required} ft is allowed.",
    one: "Outdoor receptacles are not shown at both front and back: {raw}",
  },
  recommendation:
    "Provide weatherproof GFCI receptacles at the front and back, at most 6 1/2 ft above grade.",
});
