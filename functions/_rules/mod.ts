/** Every rule of the catalogue, in the order of their ids. */
import type { Rule, Subject } from "./define_rule.ts";
import * as index from "./index.ts";

export const rules: readonly Rule<Subject>[] = (Object.values(index) as unknown as Rule<Subject>[])
  .toSorted((a, b) => a.id.localeCompare(b.id));

const titles: ReadonlyMap<string, string> = new Map(rules.map(({ id, title }) => [id, title]));

/** What a rule's findings are called; null for a rule the catalogue does not have (any more). */
export const titleOfRule = (id: string): string | null => titles.get(id) ?? null;
