/** What the matrix needs to know of one requirement in one set, whoever found it out. */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { Evidence, PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import type { BuildingProfile } from "../../_rules/building_profile.ts";
import { type Due, evidenceOf, judgeDue, type Thing, thingOf } from "../../_rules/due/mod.ts";
import type { Requirement } from "../../_rules/limits/fbc_2023/requirements.ts";
import {
  absentWords,
  type Asked,
  indexOf,
  isSheetOf,
  type Where,
} from "../../_rules/plan_content/mod.ts";
import { absenceOn, perPlan } from "../../_rules/measure.ts";
import { besideOn } from "../evaluate/place_silence.ts";
import { isSpokenOf } from "./topics.ts";
import type { OpenReason } from "../../_shared/domain/matrix.ts";
import { isWellRead } from "../../_shared/unread.ts";

/** Subjects of a requirement, as far as somebody counted them in the whole building. */
export interface SubjectCount {
  /** How many of them the sheets show. */
  found: number;
  /** How many of these a finding says comply, and what the others are called. */
  judged: number;
  left: readonly string[];
  /** Whether these are all the building has, and each was judged. */
  areAll: boolean;
}

/** Counts the subjects of a requirement; null where nobody knows how many there are. */
export type CountSubjects = (requirementId: string) => SubjectCount | null;

/** Why nothing was found, and where it would stand. */
export interface Silence {
  reason: OpenReason;
  why: string;
  at?: Pick<Evidence, "page" | "box" | "sheet">;
}

/** All the matrix needs. */
export interface RequirementReading {
  requirement: Requirement;
  due: Due;
  /** Findings that passed the gate. */
  findings: readonly Finding[];
  /** A place that may show it, where nobody can tell whose it is. */
  unclear: Evidence | null;
  /** True when the places judged are all there are. */
  areAllFound: boolean;
  /** As far as somebody counted them. */
  count: SubjectCount | null;
  /** Why silence decides nothing, and the sentence for it; asked only where there is no finding. */
  silence: () => Silence;
  name: string;
}

/** Reads one requirement off the judged set. */
export function readRequirement(
  requirement: Requirement,
  { asked, findings, unclear, hasRule, count, applies }: {
    asked: Asked;
    findings: readonly Finding[];
    unclear: Evidence | null;
    hasRule: boolean;
    count: CountSubjects;
    /** What the rules' own conditions say of this building. */
    applies: "yes" | "no" | "unknown";
  },
): RequirementReading {
  const thing = thingOf(requirement.id);
  const known = count(requirement.id);
  return {
    requirement,
    due: dueOf(requirement, { asked, applies, isJudged: findings.length > 0 }),
    findings,
    unclear,
    count: known,
    areAllFound: known?.areAll ?? ((thing.isOne ?? false) && !isDisputed(thing, asked.building)),
    silence: () => silenceOf(requirement, { asked, hasRule }),
    name: thing.name,
  };
}

/** A finding proves that there is something to judge; else form, sheets and the rules' conditions decide. */
function dueOf(
  requirement: Requirement,
  { asked, applies, isJudged }: { asked: Asked; applies: string; isJudged: boolean },
): Due {
  const due = judgeDue(requirement, asked);
  if (isJudged) {
    return { is: applies === "unknown" ? "unknown" : "yes", why: due.why, isBySilence: false };
  }
  if (due.is === "no" && due.isBySilence && hasUnread(asked.plan.sheets)) {
    return { is: "unknown", why: `${due.why} Not every page could be read.`, isBySilence: true };
  }
  if (due.is !== "no" && applies === "no") {
    const why = `Applies to: ${requirement.appliesTo.condition}. This project does not qualify.`;
    return { is: "no", why, isBySilence: false };
  }
  return due;
}

/** Facts a limit is chosen by: unknown, the one used may not be the one that governs. */
const CHOOSES_LIMIT: readonly (keyof BuildingProfile)[] = ["sprinklers", "constructionType"];

/** Do sheets and form say two things of what the demand is judged by, or nothing of what chooses its limit? */
function isDisputed({ restsOn = [] }: Thing, building: BuildingProfile): boolean {
  return restsOn.some((fact) => {
    const decided = building[fact];
    return decided !== null && typeof decided === "object" && "isDisputed" in decided &&
      (decided.isDisputed || (decided.value === null && CHOOSES_LIMIT.includes(fact)));
  }) || (restsOn.length > 0 && building.areOccupanciesDisputed);
}

/** A page that is no plan hides no part of the building. */
const hasUnread = (sheets: readonly Sheet[]): boolean =>
  sheets.some(({ reading }) => reading.state !== "not-a-plan" && !isWellRead(reading));

function silenceOf(
  requirement: Requirement,
  { asked, hasRule }: { asked: Asked; hasRule: boolean },
): Silence {
  const { plan } = asked;
  const { on } = thingOf(requirement.id);
  const { own, isDrawn } = sheetsOfTrade(on, plan);
  if (own.length === 0) {
    return isSpokenOf(requirement, asked) ? ofSpoken(hasRule) : ofNoSheet(on, plan);
  }
  const unread = own.filter(({ reading }) => !isWellRead(reading));
  if (unread.length > 0) {
    return { reason: "sheet not read", why: `Not read, or only partly read: ${listed(unread)}.` };
  }
  const measured = own.filter(({ page }) => pagesMeasured(plan).has(page));
  if (isLength(requirement) && measured.length > 0) {
    const why = `Dimensions on ${listed(measured)} may apply; what they measure is unknown.`;
    return { reason: "not judged", why };
  }
  if (isSpokenOf(requirement, asked)) return ofSpoken(hasRule);
  // A list of fixtures in the code summary is no sheet of the plumbing: what else it would show is not asked of it.
  if (!isDrawn) return { reason: "not on the sheets", why: absentWords(on, plan) };
  return {
    reason: "not on the sheets",
    why: `Nothing about it was found on ${listed(own)}.`,
    at: wouldStand(requirement.id, { own, plan }),
  };
}

const pagesMeasured = perPlan(({ dimensions }) => new Set(dimensions.map(({ page }) => page)));

/** Beside what it belongs to, on a sheet of its trade; else at the title block of the first of them. */
function wouldStand(
  requirementId: string,
  { own, plan }: { own: readonly Sheet[]; plan: PlanSet },
): Silence["at"] {
  const found = besideOn(own.map((it) => it.page), { requirementId, plan }) ?? absenceOn(own, "");
  return found ? { page: found.page, box: found.box, sheet: found.sheet } : undefined;
}

/**
 * By their title blocks and drawings; where none is so titled, by the drawings they hold, and else by the lists: these
 * draw nothing of the trade.
 */
function sheetsOfTrade(on: Where, plan: PlanSet): { own: Sheet[]; isDrawn: boolean } {
  const index = indexOf(plan);
  const titled = plan.sheets.filter((it) => isSheetOf(on, it, index));
  if (titled.length > 0 || !on.under) return { own: titled, isDrawn: true };
  const holding = (of: "drawing" | "schedule") => {
    const titles = index.titles.filter((it) => it.of === of && on.under!.test(it.text));
    const pages = new Set(titles.map((it) => it.at.page));
    return plan.sheets.filter((it) => pages.has(it.page));
  };
  const drawn = holding("drawing");
  return drawn.length > 0
    ? { own: drawn, isDrawn: true }
    : { own: holding("schedule"), isDrawn: false };
}

const ofSpoken = (hasRule: boolean): { reason: OpenReason; why: string } =>
  hasRule
    ? { reason: "not judged", why: "The sheets mention it, but nothing there could be checked." }
    : { reason: "no rule yet", why: "The sheets mention it, but no rule checks it yet." };

/** Would a bare dimension string on the drawing be all there is of it? What is always lettered is no such thing. */
const isLength = ({ id, checkType, unit }: Requirement): boolean =>
  checkType === "limit" && /^(?:in|ft)\b/.test(unit) && evidenceOf(id) === null;

/** That a set has no such sheet can be said only where every page is known for what it is. */
function ofNoSheet(on: Where, plan: PlanSet): { reason: OpenReason; why: string } {
  const { sheets } = plan;
  const { name } = on;
  const strangers = sheets.filter((it) => it.kind === "other" && it.reading.state !== "not-a-plan");
  if (strangers.length === 0) {
    return { reason: "not on the sheets", why: absentWords(on, plan) };
  }
  return strangers.every(({ reading }) => isWellRead(reading))
    ? {
      reason: "not on the sheets",
      why: `No ${name} recognized, and nothing about it was found on ${listed(strangers)} either.`,
    }
    : {
      reason: "sheet not read",
      why: `No ${name} recognized; what ${listed(strangers)} show is unknown.`,
    };
}

const MOST_LISTED = 4;

function listed(sheets: readonly Sheet[]): string {
  const names = sheets.map((it) => it.number ?? `page ${it.page}`);
  const more = names.length - MOST_LISTED;
  return more <= 0
    ? names.join(", ")
    : `${names.slice(0, MOST_LISTED).join(", ")} and ${more} more`;
}
