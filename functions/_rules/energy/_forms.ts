/** Energy compliance forms as subjects: named with their year, put off, denied, or not in the set. */
import type { Evidence, PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { absenceOn, isDeferred, newWork, placeOf, statements } from "../measure.ts";

/** One statement about the form; `year` null when it names none. */
export interface FormStatement extends Evidence {
  state: "named" | "deferred" | "denied" | "absent";
  year: number | null;
  text: string;
}

const SUBMITTED =
  /\bSUBMIT|ATTACHED|INCLUDED|ENCLOSED(?!\W*(?:G\s?C\s?P|BUILDING|STRUCTURE|SPACE|AREA))|PROVIDED\s+WITH|WITH\s+(THE\s+)?(PERMIT\s+)?APPLICATION/i;

/** Released by a section of the code, or because nothing is conditioned. */
const EXEMPT =
  /\bNEITHER\s+HEATED\s+(?:NOR|OR)\s+COOLED|\bNOT\s+(?:BE\s+)?(?:HEATED|COOLED|(?:AIR[\s-]*)?CONDITIONED)\b|\bNON-?\s?CONDITIONED|\bWITHOUT\s+(?:HEAT\w*|COOLING|A\/?C\b)|\bOPEN[\s-]AIR\b|\bUN-?(?:HEATED|COOLED)\b[^.;]{0,40}\bEXEMPT|\bEXEMPT\w*[^.;]{0,40}(?:\b[RC]?-?(?:101|402\.1\.1|C402)\.?\d*|UN-?CONDITIONED|\bSECTION|\bLOW[\s-]*ENERGY)|\bUN-?CONDITIONED\b[^.;]{0,40}\b(?:EXEMPT|NO\s+ENERGY)|\bNO\s+(?:HEAT\w*|COOLING|A\/?C\b|(?:MECHANICAL\s+)?(?:AIR[\s-]*)?CONDITION\w*(?:\s+SPACE)?)/i;

/** A form nobody filled in or signed. */
const UNFINISHED =
  /\b(?:FORMS?|REPORTS?|CALC\w*|CHECK|CERTIFICATES?|OUTPUT)\b\s*(?:[:|,(–-]\s*|(?:IS|ARE|LEFT|SUBMITTED|INCLUDED|ATTACHED)\s+){0,3}(?:UNSIGNED|BLANK|INCOMPLETE|NOT\s+(?:SIGNED|COMPLETED?|FILLED)|UNFILLED)\b/i;

/** Put off until the work is under way, whatever word says that it will be handed in. */
const AFTERWARDS =
  /\b(?:WILL|TO|SHALL|MAY)\s+(?:BE\s+)?(?:FILED?|SUBMIT\w*|PREPARED?|FURNISH\w*|SENT|COMPLETED?|PROVIDED?|FOLLOW|RUN|MADE)\b[^.;]{0,30}\b(?:AFTER|LATER|ONCE|UPON|WHEN|DURING\s+CONSTRUCTION|(?:PRIOR\s+TO|BEFORE|AT)\s+(?:THE\s+)?(?:C\.?O\b|FINAL|CERTIFICATE|OCCUPANCY|INSPECTION))/i;

/** Handed in some other day. */
const FOLLOWS = /\b(?:WILL|SHALL)\s+FOLLOW\b|\bNOT\s+(?:YET\s+)?(?:IN|WITH|READY)\b/i;

/** Of the forms to choose from one is handed in, and another not: `FORM R402 ATTACHED; R405 NOT USED`. */
function isOtherForm(text: string, topic: RegExp, denied: RegExp): boolean {
  const parts = text.split(/[;,]|\.\s+/);
  return parts.some((part) => topic.test(part) && SUBMITTED.test(part) && !denied.test(part)) &&
    parts.every((part) =>
      !denied.test(part) || /\bNOT\s+(?:USED|APPLICABLE|REQ\w*)|\bN\/A/i.test(part)
    );
}

/** Statements about the form, every differing one; silence on the given sheets when nothing speaks of it. */
export function formStatements(
  plan: PlanSet,
  query: { topic: RegExp; denied: RegExp; year: RegExp; silentOn: Sheet[]; searched: string },
): FormStatement[] {
  const rows = statements(plan, { topic: query.topic, in: "rows" }).filter(({ schedule }) =>
    schedule?.kind === "insulation"
  );
  const said = [...newWork(plan, { topic: query.topic }), ...rows].map((it): FormStatement => {
    const year = query.year.exec(it.text)?.[1];
    return {
      ...placeOf(it),
      text: it.text,
      year: year === undefined ? null : Number(year),
      state: EXEMPT.test(it.text)
        ? "named"
        : isOtherForm(it.text, query.topic, query.denied)
        ? "named"
        : query.denied.test(it.text) || UNFINISHED.test(it.text)
        ? "denied"
        : AFTERWARDS.test(it.text)
        ? "deferred"
        : (isDeferred(it.text) || FOLLOWS.test(it.text)) && !SUBMITTED.test(it.text)
        ? "deferred"
        : "named",
    };
  });
  const wrong = said.filter((it) =>
    it.state === "denied" || (it.year !== null && it.year !== CURRENT_YEAR)
  );
  const right = said.find((it) => it.state === "named" && !wrong.includes(it));
  if (wrong.length > 0 || right) return [...wrong, ...(right ? [right] : [])];
  if (said[0]) return [said[0]];
  const place = absenceOn(query.silentOn, query.searched);
  return place ? [{ ...place, state: "absent", year: null, text: "" }] : [];
}

/** Year of the forms of this edition. @source FBC-EC 8th ed. (2023), R103 */
export const CURRENT_YEAR = 2023;
