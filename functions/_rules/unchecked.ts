/**
 * Requirements that no rule checks, each with the reason: its evidence does not stand on a plan or form,
 * or cannot be read from one without a person, or the rule is still to be written. Several disciplines keep
 * their own list.
 */
import { UNCHECKED_A } from "./unchecked/egress_site_documentation.ts";
import { UNCHECKED_B } from "./unchecked/fire_structure_energy.ts";
import { UNCHECKED_C } from "./unchecked/accessibility_services.ts";
import { NO_RULE_YET } from "./unchecked/no_rule_yet.ts";

/** Requirement id → reason in one sentence. */
export const UNCHECKED: Readonly<Record<string, string>> = {
  ...UNCHECKED_A,
  ...UNCHECKED_B,
  ...UNCHECKED_C,
  ...Object.fromEntries([...NO_RULE_YET].map((id) => [id, "No rule yet."])),
};

export { NO_RULE_YET };
