/**
 * A storey has enough exits. Applies under FBC-Building to stated counts of exits: provided against stated as required,
 * and against the occupant load. One exit is judged by egress/single-exit-story.
 * @source FBC-B 8th ed. (2023), 1006.3.3 and Table 1006.3.3
 */
import { isCommercial } from "../../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../../define_rule.ts";
import type { Statement } from "../../measure.ts";
import { buildingLoad, exitCounts } from "./_occupants.ts";
import { type StoreyExits, storeyExits } from "./_storeys.ts";

/** @source FBC-B Table 1006.3.3: occupants of the storey above which one more exit is needed */
const MORE_EXITS: readonly [above: number, exits: number][] = [[1000, 4], [500, 3]];

export default defineRule<Statement | StoreyExits>({
  id: "egress/exits-per-story",
  requirementId: "FBC-B-1006.3.3-exits-per-story",
  severity: "critical",
  source: { volume: "FBC-B", edition: "2023", section: "1006.3.3" },
  category: "Egress",
  title: "Number of exits per story",
  when: isCommercial,
  applies: (plan) => {
    const counts = exitCounts(plan);
    const said = storeyExits(plan).filter(({ exits, occupants }) =>
      exits >= 2 && occupants !== null
    );
    return counts && !said.some(({ box }) => box === counts.at.box) ? [counts.at, ...said] : said;
  },
  check(at, { plan, building }) {
    if ("exits" in at) {
      const load = at.occupants ?? 0;
      const required = MORE_EXITS.find(([above]) => load > above)?.[1] ?? 2;
      const data = { actual: at.exits, required, unit: "exits", load };
      return at.exits < required ? fail("few", data) : pass(data);
    }
    const counts = exitCounts(plan);
    if (!counts || counts.provided === null || counts.provided < 2) return inapplicable();
    const load = buildingLoad(plan, building);
    const byLoad = MORE_EXITS.find(([above]) => load !== null && load > above)?.[1] ?? 2;
    const isOneStory = building.stories.value === 1;
    const required = Math.max(counts.required ?? 2, isOneStory ? byLoad : 2);
    const data = { actual: counts.provided, required, unit: "exits", load };
    if (counts.provided < required) return fail("few", data);
    return !isOneStory && counts.provided < byLoad
      ? cantTell("perStory", { ...data, required: byLoad })
      : pass(data);
  },
  messages: {
    ok: "{actual} exits are provided; {required} are required.",
    few: "{actual} exits are provided; {required} are required.",
    perStory:
      "{actual} exits are provided for a building of {load} occupants; a story with that many needs {required}. The load per story is not shown.",
  },
  recommendation: "Provide {required} exits or accesses to exits from the story.",
});
