/** Every rule of the catalogue. Written by `deno task rules`; do not edit by hand. */
import type { Rule, Subject } from "./define_rule.ts";
import egressDoorClearWidth from "./egress/door-clear-width.ts";

export const rules = [
  egressDoorClearWidth,
] as unknown as readonly Rule<Subject>[];
