/** The model's part in one page as it is stored with the page: plain data, bounded in size. */
import type { Conflict } from "../../_shared/domain/plan_set.ts";
import type { PageFacts } from "../extract/page_facts.ts";
import type { ProposeResult } from "./mod.ts";
import type { ProposedLink } from "./link.ts";
import type { PlanSketch } from "./plan_sketch.ts";
import type { Sighting } from "./sighting.ts";
import type { UnverifiedProposal } from "./task.ts";

/** The model's part in one page. */
export interface ModelShare {
  /** Model that was asked; null when it failed before it could be. */
  name: string | null;
  costUsd: number;
  answered: number;
  /** Questions that were sent now; none where every answer was kept from before. */
  sent: number;
  /** Facts with what the model added; null when it added nothing. */
  facts: PageFacts | null;
  unverified: UnverifiedProposal[];
  conflicts: Conflict[];
  links: ProposedLink[];
  /** Absent in pages analyzed before they were asked for. */
  sightings?: Sighting[];
  sketches?: PlanSketch[];
  failures: { task: string; why: string }[];
  ceiling: "project" | "month" | null;
}

/** What is kept of a result. */
export function shareOf(
  result: Partial<ProposeResult> & { modelName?: string },
  before: PageFacts,
): ModelShare {
  const { facts = before } = result;
  return {
    name: result.modelName ?? null,
    costUsd: result.costUsd ?? 0,
    answered: result.answered ?? 0,
    sent: result.sent ?? 0,
    facts: JSON.stringify(facts) === JSON.stringify(before) ? null : facts,
    unverified: result.unverified ?? [],
    conflicts: result.conflicts ?? [],
    links: result.links ?? [],
    sightings: result.sightings ?? [],
    sketches: result.sketches ?? [],
    failures: result.failures ?? [],
    ceiling: result.ceiling ?? null,
  };
}
