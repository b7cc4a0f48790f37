/** What a subject of a rule comes to. An outcome is a value, never an error. */
import type { Severity } from "../../_shared/domain/finding.ts";
import type { Evidence } from "../../_shared/domain/plan_set.ts";

/** Values that messages interpolate. `actual`, `required` and `unit` also become the finding's measured and required. */
export type VerdictData = {
  actual?: number | string | null;
  required?: number | string | null;
  unit?: string | null;
  [name: string]: number | string | null | undefined;
};

/** What one subject of a rule came to. An outcome is a value, never an error. */
export interface Verdict {
  kind: "pass" | "fail" | "cantTell" | "inapplicable";
  /** Key into the rule's `messages`; a pass may leave it out. */
  message: string | null;
  data: VerdictData;
  /** Where to point, when it is not the subject itself. */
  at: Evidence | null;
  /** Further places that show the same thing. */
  also: Evidence[];
  /** Severity when it is not the rule's own: a part of a demand may weigh less. */
  severity: Severity | null;
}

type VerdictOptions = { at?: Evidence; also?: Evidence[]; severity?: Severity };

const verdict = (
  kind: Verdict["kind"],
  message: string | null,
  data: VerdictData,
  options: VerdictOptions = {},
): Verdict => ({
  kind,
  message,
  data,
  at: options.at ?? null,
  also: options.also ?? [],
  severity: options.severity ?? null,
});

/** The sheet shows it and it complies. */
export const pass = (
  data: VerdictData = {},
  options: VerdictOptions & { message?: string } = {},
): Verdict => verdict("pass", options.message ?? null, data, options);

/** The sheet shows it and it does not comply. */
export const fail = (
  message: string,
  data: VerdictData = {},
  options: VerdictOptions = {},
): Verdict => verdict("fail", message, data, options);

/** The sheet does not show enough; a person has to look. */
export const cantTell = (
  message: string,
  data: VerdictData = {},
  options: VerdictOptions = {},
): Verdict => verdict("cantTell", message, data, options);

/** Nothing here to check. */
export const inapplicable = (): Verdict => verdict("inapplicable", null, {}, {});
