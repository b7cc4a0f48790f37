/**
 * When the largest exit is lost, half of the capacity is left. Applies under FBC-Building to egress schedules of two or
 * more exits with their capacities, where the occupant load is shown. Per cent of the required capacity.
 * @source FBC-B 8th ed. (2023), 1005.5
 */
import { isCommercial } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { type Component, components } from "./_capacity.ts";
import { buildingLoad } from "./_occupants.ts";

export default defineRule<Component>({
  id: "egress/exit-capacity-balance",
  requirementId: "FBC-B-1005.5-half-capacity",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "1005.5" },
  category: "Egress",
  title: "Distribution of capacity between exits",
  when: isCommercial,
  applies: (plan) => {
    const exits = components(plan).filter(({ capacity, name }) =>
      capacity !== null && /\bEXIT|\bDOOR|\bSTAIR/i.test(name)
    );
    const pages = new Set(exits.map(({ page }) => page));
    return exits.length >= 2 && pages.size === 1 ? exits.slice(0, 1) : [];
  },
  check(_first, { plan, building, limits }) {
    const exits = components(plan).filter(({ capacity, name }) =>
      capacity !== null && /\bEXIT|\bDOOR|\bSTAIR/i.test(name)
    );
    const load = buildingLoad(plan, building);
    if (load === null || load === 0) return inapplicable();
    const capacities = exits.map(({ capacity }) => capacity ?? 0);
    const left = capacities.reduce((sum, it) => sum + it, 0) - Math.max(...capacities);
    const required = limits.egress.capacityAfterLossPercent;
    const data = { actual: Math.round(left / load * 100), required, unit: "%", left, load };
    if (data.actual >= required) return pass(data);
    return (building.stories.value ?? 1) === 1
      ? fail("unbalanced", data)
      : cantTell("unbalanced", data);
  },
  messages: {
    ok:
      "Without the largest exit {left} of {load} occupants are still served, {actual} %; at least {required} % is required.",
    unbalanced:
      "Without the largest exit only {left} of {load} occupants are served, {actual} %; at least {required} % is required.",
  },
  recommendation:
    "Distribute the width over the exits so that losing one leaves half of the required capacity.",
});
