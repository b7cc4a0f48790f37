/**
 * Links the model itself takes back when it reads all texts of the set: it objects to them with other words of the very
 * text they stand in, `CLOSER ARM LEAVES 78"`. What they alone would ask about is not asked.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { isAtMiddle } from "../../_shared/geometry.ts";
import { plain } from "../propose/gate/parts.ts";
import { linkKey, type ProposedLink } from "../propose/link.ts";
import type { Objection, SetOpinion } from "../propose/set_opinion.ts";
import { isSaidWith } from "./link_subjects.ts";

/** Who has not seen through both controls takes nothing back. */
export function linksTakenBack(
  { links, opinion: { objections, heard }, plan }: {
    links: readonly ProposedLink[];
    opinion: SetOpinion;
    plan: PlanSet;
  },
): ReadonlySet<ProposedLink> {
  const objectionTo = (link: ProposedLink) =>
    heard.has(linkKey(link)) ? objections.find((it) => isOfItsText(it, link)) : undefined;
  const own = links.filter((it) => objectionTo(it) !== undefined);
  const unneeded = own.filter((it) => objectionTo(it)!.why === "not needed");
  // `30 IN. ABOVE GRADE, NO GUARD`: where none is needed none is missed.
  const denials = links.filter((it) =>
    it.relation === "lacks" && unneeded.some((other) => isSaidWith(it, other, plan))
  );
  return new Set([...own, ...denials]);
}

const isOfItsText = ({ key, at, words }: Objection, link: ProposedLink): boolean =>
  key === linkKey(link) && at.page === link.page && isAtMiddle(at.box, link.words.box) &&
  plain(words) !== plain(link.words.text) && plain(at.sourceText).includes(plain(link.words.text));
