/**
 * Whether a requirement of the code is due of this building, and by which fact not. Only what the form and the sheets
 * say decides; a fact nobody gave leaves it open, and an open one counts as due.
 */
import type { Applicability } from "../define_rule.ts";
import type { Requirement } from "../limits/fbc_2023/requirements.ts";
import type { Asked } from "../plan_content/proof.ts";
import { CONCERNS, NO_DEMAND } from "./concerns.ts";
import { EVIDENCE } from "./evidence.ts";
import type { Thing } from "./thing.ts";
import { type ThingName, THINGS } from "./things.ts";

export { besideOf } from "./beside.ts";
export type { Thing } from "./thing.ts";

/** Is it due, and why not. */
export interface Due {
  is: Applicability;
  /** One sentence: the fact that takes it away or leaves it open; null where it is due. */
  why: string | null;
  /** True when nothing but silence took it away. */
  isBySilence: boolean;
}

const DUE: Due = { is: "yes", why: null, isBySilence: false };

/** Answers for one requirement. */
export function judgeDue(requirement: Requirement, asked: Asked): Due {
  if (NO_DEMAND.has(requirement.id)) {
    return no("It grants an exception; there is nothing to check.");
  }
  const open = [judgeVolume(requirement, asked), judgeGroups(requirement, asked)];
  const excluded = open.find((it) => it.is === "no");
  if (excluded) return excluded;
  const thing = thingOf(requirement.id);
  for (const exempts of thing.unless ?? []) {
    const why = exempts(asked);
    if (why !== null) return { ...no(why), isBySilence: thing.bySilence ?? false };
  }
  const why = thing.openWhen?.(asked) ?? null;
  return open.find((it) => it.is === "unknown") ?? (why === null ? DUE : unknown(why));
}

const byRequirement = new Map(
  (Object.entries(CONCERNS) as [ThingName, readonly string[]][])
    .flatMap(([name, ids]) => ids.map((id): [string, Thing] => [id, THINGS[name]])),
);

/** What the requirement is about. @throws {RangeError} when no thing is known for it */
export function thingOf(requirementId: string): Thing {
  const thing = byRequirement.get(requirementId);
  if (!thing) {
    throw new RangeError(`Cannot tell what ${requirementId} is about: add it to CONCERNS`);
  }
  return thing;
}

const VOLUME_NAMES = { building: "FBC-Building", residential: "FBC-Residential" } as const;

/** Words no other thing is called by, in capitals; null where nobody wrote down any. */
export const evidenceOf = (requirementId: string): RegExp | null => EVIDENCE[requirementId] ?? null;

function judgeVolume({ appliesTo: { scope } }: Requirement, { building }: Asked): Due {
  if (scope === "both") return DUE;
  const asks = scope === "commercial" ? "building" : "residential";
  if (building.volume === null) {
    return unknown(`Whether ${VOLUME_NAMES[asks]} governs has not been determined.`);
  }
  return building.volume === asks
    ? DUE
    : no(`Applies under ${VOLUME_NAMES[asks]}; ${VOLUME_NAMES[building.volume]} governs.`);
}

function judgeGroups({ appliesTo: { occupancies } }: Requirement, { building }: Asked): Due {
  if (occupancies.length === 0) return DUE;
  const groups = listOf(occupancies);
  if (building.occupancies.length === 0) {
    return unknown(`Applies to ${groups}; no occupancy group is known.`);
  }
  if (building.occupancies.some((it) => occupancies.includes(it))) return DUE;
  const own = `Applies to ${groups}; this is ${listOf(building.occupancies)}`;
  return building.areOccupanciesDisputed
    ? unknown(`${own}, but the sheets and the form disagree.`)
    : no(`${own}.`);
}

const listOf = (groups: readonly string[]): string =>
  `${groups.length === 1 ? "Group" : "Groups"} ${groups.join(", ")}`;
const no = (why: string): Due => ({ is: "no", why, isBySilence: false });
const unknown = (why: string): Due => ({ is: "unknown", why, isBySilence: false });
