/**
 * The largest door of a house holds against the wind.
 * Looks for design pressure and approval of garage doors; a listed one that has neither, in a list that gives them for other
 * doors, is asked about.
 * @source FBC-R 8th ed. (2023), R609.4
 */
import type { Door, PlanSet } from "../../_shared/domain/plan_set.ts";
import { defineRule } from "../define_rule.ts";
import { isKept, mustShowThing, placeOf, type Presence } from "../measure.ts";

const rating = mustShowThing({
  thing: "garage door rating",
  instead: "unrated garage door",
});

const OVERHEAD =
  /\bOVER\s?HEAD\b|\bO\.?\s?H\.?\s?D\.?\b|\bSECTIONAL\b|\bROLL-?\s?UP\b|\bGARAGE\s+(?:VEHICLE\s+)?DOOR\b/i;
/** Narrower ones are for people, inches. */
const LEAST_WIDE_IN = 84;
const RATED =
  /\bF\.?\s?L\.?\s*(?:NO\.?|#)?\s*-?\s*\d{3,6}|\bN\.?O\.?A\b|\d{2}-\d{4}\.\d{2}|[+±]\s?\d{2}|\bP\.?S\.?F\b|\bW-?\d\b|\bRATED\b/i;
const UNRATED =
  /\b(?:NO|WITHOUT|NOT)\s+(?:FL\s+|PRODUCT\s+|WIND\s+)*(?:APPROV\w*|RATED|RATING|NUMBER|D\.?P\b|PRESSURE)/i;

const rowOf = ({ fields, remarks }: Door): string =>
  [...Object.values(fields), remarks ?? ""].join(" | ");

/** Listed overhead doors without a rating. */
function unrated({ doors }: PlanSet): Presence[] {
  const listed = doors.filter(({ fields }) => Object.keys(fields).length > 0);
  const areRated = listed.some((it) => RATED.test(rowOf(it)));
  return listed.filter((it) =>
    (it.widthIn ?? 0) >= LEAST_WIDE_IN && OVERHEAD.test(`${it.mark} ${rowOf(it)}`) &&
    !isKept(rowOf(it))
  ).flatMap((it): Presence[] => {
    const text = rowOf(it);
    if (UNRATED.test(text)) return [{ ...placeOf(it), state: "denied", text: it.sourceText }];
    return areRated && !RATED.test(text) && it.productApproval === null
      ? [{ ...placeOf(it), state: "absent", text: it.sourceText }]
      : [];
  });
}

export default defineRule({
  id: "wind/garage-door",
  requirementId: "FBC-R-R609.4-garage-door",
  source: { volume: "FBC-R", edition: "2023", section: "R609.4" },
  ...rating,
  applies: (plan, context) => {
    const said = [...rating.applies(plan, context)];
    const isSaid = said.some(({ state }) => state === "shown");
    return [...said, ...unrated(plan).filter(({ state }) => state === "denied" || !isSaid)];
  },
  messages: {
    ok: "The garage door has a wind rating: {text}",
    denied: "The garage door has no wind rating: {text}",
    deferred: "The garage door rating is deferred: {text}",
    absent: "The list gives neither design pressure nor approval for the garage door: {text}",
  },
});
