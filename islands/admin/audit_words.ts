/** What a line of the audit log says: what was done, and of what. Pure. */
import { plural, sentence } from "../../components/format.ts";

/** Actions whose records were named before all of them said what was done. */
const DONE: Record<string, string> = {
  "set role": "Role set",
  "handle access request": "Access request answered",
  "redrive job": "Job run again",
  "judgement taken back": "Judgment taken back",
};

/** A recorded action as the log tells it: `Cycle approved`. */
export const actionWords = (action: string): string => DONE[action] ?? sentence(action);

/** How each thing that is recorded with an action is told; what is only an id of a record isn’t. */
const TOLD: Record<string, (value: unknown) => string> = {
  role: (it) => sentence(String(it)),
  cycle: (it) => `Cycle ${it}`,
  finding: String,
  isRight: (it) => it ? "called right" : "called wrong",
  responses: (it) => plural(Number(it), "response"),
  files: (it) => plural(Number(it), "file"),
  fields: (it) => (it as string[]).join(", ").replaceAll("_", " "),
  changed: (it) => `${it} changed`,
  removed: (it) => Number(it) > 0 ? `${it} removed` : "",
  open: (it) => `${plural(Number(it), "finding")} open`,
  canComment: (it) => it ? "Can comment" : "Read-only",
};

/** Of what it was done, or to what: `cycle 2, 6 responses`; empty where nothing of it was recorded. */
export const detailWords = (detail: Record<string, unknown>): string =>
  Object.entries(TOLD).flatMap(([key, told]) => detail[key] == null ? [] : told(detail[key]) || [])
    .join(", ");
