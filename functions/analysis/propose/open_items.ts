/** What one sheet is asked about beside what is written on it: requirements of its trade it seems to say nothing of. */
import { SEVERITY_WEIGHTS } from "../../_shared/constants/severity.ts";
import { type ProjectDetails, unknownProject } from "../../_shared/domain/project.ts";
import { profileBuilding } from "../../_rules/building_profile.ts";
import { judgeDue, thingOf } from "../../_rules/due/mod.ts";
import { requirements } from "../../_rules/limits/fbc_2023/requirements.ts";
import { frameStore } from "../../_rules/measure.ts";
import { rules } from "../../_rules/mod.ts";
import { indexOf, isSheetOf } from "../../_rules/plan_content/mod.ts";
import { assemblePlanSet } from "../extract/mod.ts";
import type { PageFacts } from "../extract/page_facts.ts";
import { isSpokenOf } from "../matrix/topics.ts";

/** Most requirements one sheet is asked about. */
const MOST_ITEMS = 30;

const rulesOf = Map.groupBy(rules, (it) => it.requirementId);

/** Requirements that the form alone does not rule out, the heaviest first. */
export function dueByForm(project: ProjectDetails): string[] {
  const plan = assemblePlanSet([]);
  const asked = { plan, building: profileBuilding(plan, project) };
  return requirements.filter((it) => {
    const due = judgeDue(it, asked);
    return due.is !== "no" || due.isBySilence;
  }).toSorted((a, b) => SEVERITY_WEIGHTS[b.severity] - SEVERITY_WEIGHTS[a.severity])
    .map(({ id }) => id);
}

/**
 * Ids of those of a sheet's own trade that no frame and no wording of the sheet speaks of.
 *
 * @param due ids in order of weight, as {@link dueByForm} gives them
 */
export function openItems(facts: PageFacts, due: readonly string[]): string[] {
  const plan = assemblePlanSet([facts]);
  const [sheet] = plan.sheets;
  const index = indexOf(plan);
  const isSilent = silenceOf(facts);
  const open: string[] = [];
  for (const id of due) {
    if (open.length === MOST_ITEMS) break;
    if (known.has(id) && isSheetOf(thingOf(id).on, sheet, index) && isSilent(id)) open.push(id);
  }
  return open;
}

const known = new Map(requirements.map((it) => [it.id, it]));

/** Tells of a requirement whether no frame and no wording of the sheet speaks of what it is about. */
export function silenceOf(facts: PageFacts): (requirementId: string) => boolean {
  const plan = assemblePlanSet([facts]);
  const frames = frameStore(plan);
  // A page is read before anybody looks at the form.
  const project = unknownProject(plan.sheets[0].number ?? "");
  const asked = { plan, building: profileBuilding(plan, project) };
  return (id) => {
    const things = (rulesOf.get(id) ?? []).flatMap(({ demand }) => [demand?.thing ?? []].flat());
    return things.every((it) => frames.of(it).length === 0) && !isSpokenOf(known.get(id)!, asked);
  };
}
