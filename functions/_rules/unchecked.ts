/**
 * Requirements that no rule checks, each with the reason: its evidence does not stand on a plan or form,
 * or cannot be read from one without a person. Several disciplines keep their own list.
 */
import { UNCHECKED_A } from "./unchecked/egress_site_documentation.ts";
import { UNCHECKED_B } from "./unchecked/fire_structure_energy.ts";
import { UNCHECKED_C } from "./unchecked/accessibility_services.ts";

/** Requirement id → reason in one sentence. */
export const UNCHECKED: Readonly<Record<string, string>> = {
  ...UNCHECKED_A,
  ...UNCHECKED_B,
  ...UNCHECKED_C,
};
