/** What is made of the links of a set, made once however many ask for it. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import type { ProposedLink } from "../propose/link.ts";

type OfLinks<T> = (
  links: readonly ProposedLink[],
  plan: PlanSet,
  project: ProjectDetails,
) => T;

/** The same function, which answers the same links of the same set from memory. */
export function oncePerSet<T>(make: OfLinks<T>): OfLinks<T> {
  const made = new WeakMap<
    readonly ProposedLink[],
    { plan: PlanSet; project: ProjectDetails; value: T }
  >();
  return (links, plan, project) => {
    const known = made.get(links);
    if (known?.plan === plan && known.project === project) return known.value;
    const value = make(links, plan, project);
    made.set(links, { plan, project, value });
    return value;
  };
}
