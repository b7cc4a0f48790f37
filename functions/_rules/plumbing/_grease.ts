/** What a kitchen's sanitary drawing shows of its interceptor: fixtures led past it, and its size left blank. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  around,
  isUndecided,
  placeOf,
  type Presence,
  type Statement,
  statements,
} from "../measure.ts";

/** Fixtures whose waste carries grease. */
const GREASY =
  /\b(?:[23]|TWO|THREE|TRIPLE)\s*-?\s*(?:COMP\w*|BAY|BOWL)\b|\bPOT\s+SINK|\bSCULLERY|\bPRE-?\s?RINSE|\bWOK\b|\bUTENSIL\s+SINK/i;
/** Waste that runs past the interceptor. */
const PAST_IT =
  /\bDIRECT(?:LY)?\s+(?:CONN\w*\s+)?(?:TO|INTO)\s+(?:THE\s+)?(?:SAN\b|SANITARY|SEWER|BLDG|BUILDING|HOUSE\s+DRAIN)|\b(?:TO|INTO)\s+(?:THE\s+)?(?:SAN(?:ITARY)?\b\.?|SEWER|(?:BLDG\.?|BUILDING|HOUSE)\s+(?:DRAIN|SEWER))[^.;|]{0,12}\bDIRECT|\bNOT\s+(?:THRU|THROUGH|VIA)\s+(?:THE\s+)?(?:G\.?I\b|GREASE|INTERCEPTOR)/i;
const NEGATED = /\b(?:NO|NOT|NEVER|SHALL NOT)\b[^.;]{0,30}\bDIRECT/i;
/** Per cent of the page: a callout speaks of the thing whose name stands nearest within. */
const NEAR = 6;
const LONGEST_NAME = 30;
const FIXTURE_NAME =
  /\b(?:SINKS?|LAV\w*|W\.?C|WATER\s+CLOSET|URINAL|F\.?D|F\.?S|FLOOR\s+(?:DRAIN|SINK)|DISH\s?WASHER|SHOWER|GI|G\.?I\.?)\b/i;

/** Short texts of the drawings that match. */
const names = (plan: PlanSet, says: RegExp): Statement[] =>
  statements(plan, { topic: says, in: "notes" }).filter(({ text }) => text.length <= LONGEST_NAME);

const presence = (it: Statement, state: Presence["state"], text: string): Presence => ({
  ...placeOf(it),
  state,
  text,
});

/** Fixtures drawn past the interceptor: said of them, or lettered at the nearest of them. */
export const drawnPast = (plan: PlanSet): Presence[] =>
  statements(plan, { topic: PAST_IT, not: NEGATED, in: "notes" }).flatMap((it): Presence[] => {
    if (GREASY.test(it.text)) return [presence(it, "deferred", it.text)];
    if (FIXTURE_NAME.test(it.text)) return [];
    const [nearest] = around(it, names(plan, FIXTURE_NAME), NEAR);
    return nearest && GREASY.test(nearest.text)
      ? [presence(it, "deferred", `${nearest.text} ${it.text}`)]
      : [];
  });

const INTERCEPTOR = /\bGREASE\b|\bG\.?\s?I\.?\s?-?\s?\d|\bG\.?I\b|\bG\.?R\.?D\b|\bINTERCEPTOR/i;
const BLANK_SIZE =
  /_{2,}\s*-?\s*(?:GAL|G\.?P\.?M|LBS?\b)|\b(?:GAL\w*|G\.?P\.?M|CAPACITY|SIZE)\b\.?\W{0,3}_{2,}/i;

/** The size of the interceptor as a blank to fill in: `____ gal` at `GI-2`. */
export const leftBlank = (plan: PlanSet): Presence[] =>
  statements(plan, { topic: BLANK_SIZE }).filter(({ text }) => isUndecided(text))
    .flatMap((it): Presence[] => {
      if (INTERCEPTOR.test(it.text)) return [presence(it, "deferred", it.text)];
      if (it.row) return [];
      const [nearest] = around(it, names(plan, /[A-Z]{2}/i), NEAR);
      return nearest && INTERCEPTOR.test(nearest.text)
        ? [presence(it, "deferred", `${nearest.text} ${it.text}`)]
        : [];
    });
