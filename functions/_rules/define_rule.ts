/**
 * The shape of a rule. A rule says who it applies to, what it demands and where that is written.
 * It is pure: extracted facts in, verdicts out. It never knows of another rule, a clock or a provider.
 */
import type { Severity } from "../_shared/domain/finding.ts";
import type { Frame } from "../_shared/domain/frame.ts";
import type { Evidence, PlanSet } from "../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../_shared/domain/project.ts";
import type { BuildingProfile } from "./building_profile.ts";
import { headOf, type RuleHead } from "./limits/fbc_2023/heads.ts";
import type { Limits } from "./limits/mod.ts";
import { type OpenQuery, orLeftOpen } from "./verdicts/left_open.ts";
import type { Verdict } from "./verdicts/verdict.ts";

export {
  cantTell,
  fail,
  inapplicable,
  pass,
  type Verdict,
  type VerdictData,
} from "./verdicts/verdict.ts";

/** Whether a rule applies to this building. `unknown` turns every `fail` into a question. */
export type Applicability = "yes" | "no" | "unknown";

/** What a rule may look at beside its subject. */
export interface RuleContext {
  plan: PlanSet;
  project: ProjectDetails;
  building: BuildingProfile;
  limits: Limits;
}

/** Least and greatest value allowed, in the unit of the property. */
export interface FrameBounds {
  min?: number;
  max?: number;
}

/** What a rule demands of a thing. */
export interface Demand {
  /** One of these things. */
  thing: string | readonly string[];
  /** What of it is measured; left out where the thing only has to be there. */
  property?: string | readonly string[];
  /** Another of these things must be named with it, in the text or over it. */
  within?: string | readonly string[];
  /** None of these may be named with it. */
  notWithin?: string | readonly string[];
  /** Neither the text nor what stands over it may say so: exceptions, and what belongs to another rule. */
  unless?: RegExp;
  /**
   * All that is said around words which deny the thing, or fail by no more than the title of their requirement, where it
   * shows that nothing is demanded there: a pane of 8 sq ft, 26 in from the door.
   */
  spares?: (text: string, limits: Limits, context: RuleContext) => boolean;
  /** The text or what stands over it must say so. */
  where?: RegExp;
  /** A last word on whether a frame is meant. */
  keep?: (frame: Frame) => boolean;
  /** What it finds beside the words of the rule only asks: the rise of a stair need not be that of one flight. */
  onlyAsks?: true;
  /** A part of the thing that complies is enough: who sits needs 36 in of a counter. */
  isMetByPart?: true;
  /** Passes are held against it and frames ask nothing: what is required takes more than one of them to tell. */
  onlyHolds?: true;
  /** Of several figures of one place the one that counts, where no limit says which misses by most. */
  one?: "greatest" | "least";
  /** Left out where the rule's own check judges the figure. */
  limit?: (limits: Limits, frame: Frame, context: RuleContext) => FrameBounds | null;
  /**
   * The mildest limit an exception may allow that only words could claim: a figure without words of its own that keeps
   * it asks. In the unit of the property.
   */
  mild?: (limits: Limits, frame: Frame, context: RuleContext) => FrameBounds | null;
  /** What the rule's own check needs to know beside the figure: `{ isCertain: true }`. */
  as?: (figure: number, frame: Frame) => object;
  /** Factor from the unit of the property to that of the rule: 1/12 for feet. */
  scale?: number;
}

/** A subject is anything with a place on a sheet: a door, a room, a note, a schedule row, the set itself. */
export type Subject = Evidence;

/** One demand of the code. */
export interface Rule<T extends Subject = Subject> {
  /** Folder and file name: `egress/door-clear-width`. */
  id: string;
  /** Id of the requirement in the loaded code, from which cost and confidence come. */
  requirementId: string;
  severity: Severity;
  source: RuleHead["source"];
  /** Words the markup filters know. */
  category: RuleHead["category"];
  title: string;
  /** Building-wide applicability; leaving it out means every building its requirement binds. */
  when?: RuleHead["when"];
  /** The subjects to check; an empty list means there is nothing here to check. */
  applies: (plan: PlanSet, context: RuleContext) => T[];
  check: (subject: T, context: RuleContext) => Verdict | Verdict[];
  /** What it demands of which thing: where its own words found nothing, frames of it are questions. */
  demand?: Demand;
  /** What it asks of plans that are only measured, where that differs from its demand. */
  measured?: Demand;
  /** Frames its own words leave out: exceptions, and what belongs to another rule. */
  leavesOut?: (frame: Frame, subject: Subject, context: RuleContext) => boolean;
  /** True for a rule about sheets as such: where another rule asks or accuses, it says nothing of that place. */
  givesWay?: true;
  /** What is wrong and by how much; `{name}` is filled from the verdict's data. `ok` words a pass. */
  messages: Record<string, string>;
  /**
   * Keys of messages whose `required` is no limit `actual` is held to: where the demand begins (panic hardware from 50
   * occupants on), or what another place says. Their findings give what was read alone.
   */
  withoutLimit?: readonly string[];
  /**
   * Messages that ask one thing alone, whether a figure is what the rule measures, each with the message of the failure
   * it is once that is told: `{ beside: "outside" }`.
   */
  onceTold?: Readonly<Record<string, string>>;
  /**
   * Keys of questions that leave open only what words of the set would have to claim, an exception, sprinklers, a use with
   * a milder limit: a failure where a reader of all texts finds no such words.
   */
  unlessClaimed?: readonly string[];
  /**
   * Keys of passes that show a part of what is required: that a load is calculated, not that the service carries it.
   * Alone they leave the rest to a person.
   */
  showsPart?: readonly string[];
  /** What to do about it; `{name}` is filled from the verdict's data. */
  recommendation: string;
}

/** A rule as its file writes it. */
type RuleFile<T extends Subject> = Omit<Rule<T>, keyof RuleHead> & Partial<RuleHead> & {
  /** A figure of it that a drawing leaves open, `WIND SPEED: T.B.D.`, which is asked about. */
  leftOpen?: OpenQuery;
};

/**
 * Declares a rule and keeps the type of its subject. Severity, source, category, title, recommendation and whom it
 * binds are those of its requirement where the rule gives none.
 *
 * @throws {RangeError} when its requirement is not loaded
 */
export function defineRule<T extends Subject>({ leftOpen, ...file }: RuleFile<T>): Rule<T> {
  const rule = { ...headOf(file.requirementId), ...file };
  return leftOpen ? orLeftOpen(rule, leftOpen) : rule;
}

/** True when every one of the given answers is yes; no wins over unknown. */
export function allOf(...answers: Applicability[]): Applicability {
  if (answers.includes("no")) return "no";
  return answers.includes("unknown") ? "unknown" : "yes";
}

/** Yes when any answer is yes; unknown wins over no. */
export function anyOf(...answers: Applicability[]): Applicability {
  if (answers.includes("yes")) return "yes";
  return answers.includes("unknown") ? "unknown" : "no";
}

/** The opposite answer; unknown stays unknown. */
export function not(answer: Applicability): Applicability {
  return answer === "unknown" ? "unknown" : answer === "yes" ? "no" : "yes";
}
