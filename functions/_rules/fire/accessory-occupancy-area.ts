/**
 * Accessory occupancies take no more than a tenth of their storey.
 * Applies to statements that claim an accessory occupancy with its share or with both areas. Percent.
 * @source FBC-B 8th ed. (2023), 508.2.3
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { atMost } from "../../_shared/units.ts";
import { defineRule, fail, pass } from "../define_rule.ts";
import {
  answerOf,
  besideOnDrawing,
  either,
  printedNumber,
  rowText,
  type Statement,
  statements,
} from "../measure.ts";

const TOPIC = /\bACCESSORY\b/i;
const NOT =
  /\bACCESSORY\s+(STRUCTURE|BUILDING|DWELLING|USE\s+PERMIT|PARKING)|TOILET\s+ACCESSOR|\bADU\b|ZONING/i;
/** Says that the space is treated in another way than as accessory. */
const NOT_CLAIMED =
  /\bNOT\s+CLAIMED\b|\b(?:NOT|NON|NEVER)\b[\s-]*(?:(?:AN?|AS|TREATED|CLAIMED|CONSIDERED|COUNTED)\s+){0,3}ACCESSORY|(?<!\bNOT\s)(?:\bNON-?\s?SEPARATED\b|\bSEPARATED\s+(?:USES?|MIXED|OCC\w*|PER\b|\())|\b508\.[34]\b/i;
const LIMIT =
  /(\d+(\.\d+)?)\s*%\s*(MAX\w*\.?|ALLOW\w*|PERMIT\w*|LIMIT)|(MAX\w*\.?|ALLOW\w*|LIMIT\w*|LESS\s+THAN|UNDER|EXCEED)[^\d]{0,15}\d+(\.\d+)?\s*(%|PERCENT)/gi;
const PERCENT = /(\d+(?:\.\d+)?)\s*(?:%|PERCENT|PCT\b)/i;
const AREAS =
  /(\d[\d,]*)\s*(?:S\.?\s?F|SQ)[^\d%]{0,40}(?:OF|\/|IN|TOTAL|STOREY|STORY|FLOOR|BUILDING)[^\d%]{0,25}(\d[\d,]*)\s*(?:S\.?\s?F|SQ)/i;

export default defineRule({
  id: "fire/accessory-occupancy-area",
  requirementId: "FBC-B-508.2-accessory",
  title: "Accessory occupancy area",
  demand: {
    thing: "accessory occupancy",
    property: "share",
    unless: either(NOT, NOT_CLAIMED, /MAX|ALLOW|LIMIT|LESS THAN|UNDER|EXCEED/),
  },
  applies: (plan) =>
    statements(plan, { topic: TOPIC, not: NOT }).flatMap((it) => {
      if (NOT_CLAIMED.test(it.text)) return [];
      const percent = percentOf(answerOf(it)) ?? shareOf(it, plan);
      return percent === null ? [] : [{ ...it, value: percent, unit: "%", raw: `${percent} %` }];
    }),
  check(it, { limits }) {
    const data = {
      actual: Math.round(it.value * 10) / 10,
      required: limits.fire.accessoryPercent,
      unit: "%",
    };
    return atMost(it.value, data.required) ? pass(data) : fail("large", data);
  },
  messages: {
    ok: "The accessory occupancy takes up {actual}% of its story; {required}% is allowed.",
    large:
      "The accessory occupancy takes up {actual}% of its story; at most {required}% is allowed.",
  },
  recommendation:
    "Treat the space as a separated or nonseparated occupancy, or reduce it to {required}% of the story.",
});

const OWN = /(\d[\d,]*)\s*(?:S\.?\s?F\b|SQ)/i;
const WHOLE =
  /\b(?:STOR(?:E?Y)|FLOOR|BUILDING|LEVEL|TOTAL)\b[^|;\d]{0,25}(\d[\d,]*)\s*(?:S\.?\s?F\b|SQ)|(\d[\d,]*)\s*(?:S\.?\s?F|SQ\.?\s*FT)\.?\s*(?:STOR(?:E?Y)|FLOOR|BUILDING|LEVEL)\b/i;
/** An accessory area beside the area of its storey in the title of its drawing or table, or in another text. */
function shareOf(it: Statement, plan: PlanSet): number | null {
  const own = OWN.exec(answerOf(it));
  if (!own) return null;
  const places = [
    it.row ? it.text : null,
    it.schedule?.title,
    it.drawing,
    it.heading,
    ...textsBeside(it, plan),
  ];
  const wholes = places.flatMap((text) => {
    const match = WHOLE.exec(text ?? "");
    return match ? [printedNumber(match[1] ?? match[2])] : [];
  });
  const whole = Math.max(...wholes);
  return wholes.length > 0 && whole > printedNumber(own[1])
    ? printedNumber(own[1]) / whole * 100
    : null;
}

const textsBeside = (it: Statement, plan: PlanSet): string[] =>
  it.schedule ? it.schedule.rows.map(rowText) : besideOnDrawing(it, plan).map(({ text }) => text);

function percentOf(text: string): number | null {
  const shown = text.replace(LIMIT, " ");
  const printed = PERCENT.exec(shown);
  if (printed) return Number(printed[1]);
  const areas = AREAS.exec(shown);
  if (!areas) return null;
  const [part, whole] = [areas[1], areas[2]].map((it) => printedNumber(it));
  return whole > part && part > 0 ? part / whole * 100 : null;
}
