/** The building's sprinklers as a subject: what is stated, where, and in what words. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import type { BuildingProfile } from "../building_profile.ts";
import type { RuleContext, Verdict } from "../define_rule.ts";
import { overlaps } from "../../_shared/geometry.ts";
import {
  allStatements,
  clausesOf,
  isOfOtherBuilding,
  isOfOutbuilding,
  judgeEither,
  placeOf,
} from "../measure.ts";
import { isUnsprinklered, occupantsNear, saysSprinklered, sprinklerEvidence } from "./_words.ts";

/** What the set says about sprinklers; `isBare` is null when undecided. */
export interface SprinklerStatement extends Evidence {
  isBare: boolean | null;
  /** Occupants named beside it, null when none. */
  occupants: number | null;
}

const OF_A_PART =
  /\b(ROOMS?|CLOSETS?|ATTIC|CANOP(Y|IES)|BALCON(Y|IES)|GARAGE|SHAFTS?|HEADS?|EXIST\w*|ALLOW\w*|TABLE)\b/i;

/** The one statement about sprinklers to judge; none when nothing in the set stands for it. */
export function sprinklerSubject(plan: PlanSet, building: BuildingProfile): SprinklerStatement[] {
  const place = sprinklerEvidence(plan, building) ?? denialOf(plan, building);
  if (!place) return [];
  const isAt = (it: Evidence) => it.page === place.page && overlaps(it.box, place.box);
  const at = allStatements(plan).find(isAt);
  return [{
    ...placeOf(place),
    isBare: at && isOfOnePlace(at.text)
      ? saysOfTheRest(at.text) ?? (isUnsprinklered(building) === false ? false : null)
      : isUnsprinklered(building),
    occupants: at ? occupantsNear(at, plan) : null,
  }];
}

/** Subject and demand of rules about the sprinklers of a building: `NO` in a row leaves them out as words do. */
export const sprinklered = {
  demand: {
    thing: "sprinkler system",
    unless: OF_A_PART,
    as: () => ({ isBare: true, occupants: null }),
  },
  applies: (plan: PlanSet, { building }: RuleContext) => sprinklerSubject(plan, building),
};

/** Says of one place in the building, or of something beside it, that it has no sprinklers. */
const isOfOnePlace = (text: string): boolean =>
  saysSprinklered(text) === false &&
  (isOfOutbuilding(text) || isOfOtherBuilding(text) || NOT_UP_THERE.test(text));

const NOT_UP_THERE = /\b(?:ATTICS?\s+(?:IS\s+|ARE\s+)?(?:NOT|UN)|BALCON(?:Y|IES)\s+(?:NOT|UN))/i;

/** Bare false where another clause of the text sprinklers the building, `NFPA 13R; ATTIC NOT SPRINKLERED`; else open. */
const saysOfTheRest = (text: string): false | null =>
  clausesOf(text).some((clause) => saysSprinklered(clause) === true) ? false : null;

/** Longer notes may speak of a part of the building. */
const LONGEST_DENIAL = 90;

/** The words that leave sprinklers out, where the form of the project says the same. */
const denialOf = (plan: PlanSet, building: BuildingProfile): Evidence | null =>
  isUnsprinklered(building) === true
    ? allStatements(plan).find(({ text }) =>
      text.length <= LONGEST_DENIAL && saysSprinklered(text) === false && !OF_A_PART.test(text)
    ) ?? null
    : null;

/**
 * Judges a rating in hours of which the lower one is enough where sprinklers are. What the words beside the rating
 * say of sprinklers goes before what is known of the building. Messages `low`, `unsure`.
 */
export function judgeUnlessSprinklered(
  hours: number,
  limits: { strict: number; lenient: number },
  building: BuildingProfile,
  words = "",
): Verdict {
  const said = saysSprinklered(words);
  const isBare = said === null ? isUnsprinklered(building) : !said;
  return judgeEither(hours, { ...limits, unit: "hours", side: "min" }, {
    governs: isBare === null ? "unknown" : isBare ? "strict" : "lenient",
    message: "low",
    question: "unsure",
  });
}

/** Longer notes may speak of restaurants elsewhere. */
const LONGEST_NAMING = 90;

/** Restaurants and dining halls, which Florida law sprinklers from 200 occupants only; not bars and clubs. */
export function isRestaurant(plan: PlanSet, name: string): boolean {
  const words = [
    name,
    ...plan.codeSummary.occupancyGroups.map((fact) => fact.sourceText),
    ...plan.codeSummary.scopeOfWork.map((fact) => fact.value),
    ...plan.rooms.map((room) => room.name),
    ...plan.codeSummary.sprinklers.map((fact) => fact.sourceText),
    ...plan.sheets.map((sheet) => sheet.title ?? ""),
    ...allStatements(plan).filter(({ text }) => text.length < LONGEST_NAMING)
      .map(({ text, schedule }) => `${text} ${schedule?.title ?? ""}`),
  ].join(" ");
  if (/\bNIGHT\s*CLUB|\bTAVERN|\bBANQUET|\bCASINO|\bLOUNGE\s+ONLY/i.test(words)) return false;
  return /\b(RESTAURANT|DINING|CAFETERIA|CAFE|BISTRO|DINER|EATERY|GRILL|PIZZERIA|FOOD\s+SERVICE)/i
    .test(words);
}
