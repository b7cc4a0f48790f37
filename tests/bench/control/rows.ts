/** Short ways to state the truth of a drawn set: who is right, which requirement decides, which value stands there. */
import type { RowTruth } from "./drawing.ts";

type Value = number | string;
type OneOrMore = string | string[];

const listOf = (it: OneOrMore): string[] => typeof it === "string" ? [it] : it;

/** Something the sheet shows wrong: `measured` as drawn, `required` by the code. */
export function violation(
  requirementIds: OneOrMore,
  sections: OneOrMore,
  what: string,
  value: { measured?: Value; required?: Value; unit?: string } = {},
): RowTruth {
  return rowOf("violation", requirementIds, sections, what, value);
}

/** A near miss: it looks wrong and is right, for the reason given. */
export function compliant(ids: OneOrMore, sections: OneOrMore, what: string): RowTruth {
  return rowOf("compliant", ids, sections, what);
}

/** Something the sheets leave out or put off. */
export function notShown(ids: OneOrMore, sections: OneOrMore, what: string): RowTruth {
  return rowOf("notShown", ids, sections, what);
}

/** Two places, or the form and a sheet, that disagree. */
export function conflict(ids: OneOrMore, sections: OneOrMore, what: string): RowTruth {
  return rowOf("conflict", ids, sections, what);
}

function rowOf(
  kind: RowTruth["kind"],
  ids: OneOrMore,
  sections: OneOrMore,
  what: string,
  value: object = {},
): RowTruth {
  return { kind, requirementIds: listOf(ids), sections: listOf(sections), what, ...value };
}
