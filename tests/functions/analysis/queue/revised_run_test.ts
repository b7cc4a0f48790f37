/** What was dismissed is asked again only where something else is shown. */
import assert from "node:assert/strict";
import type { CarriedComment, SheetPair } from "../../../../functions/_shared/domain/comparison.ts";
import type { ReportBody } from "../../../../functions/_shared/domain/report.ts";
import { leaveDismissed } from "../../../../functions/analysis/queue/revised_run.ts";
import { aFinding } from "../../../fakes/finding.ts";

const WAS = aFinding({ id: "F001", sheet: "A-101" });
const on = (sheet: string, page: number, over: Partial<typeof WAS> = {}) => ({
  ...WAS,
  id: "F007",
  sheet,
  documentMarkup: { ...WAS.documentMarkup, page },
  ...over,
});
const pair = (before: number | null, after: number | null) => ({ before, after }) as SheetPair;

/** What is left of the comment on a dismissed finding that was found again as `is`. */
function whyAsked(is: typeof WAS, sheets: SheetPair[]): string | undefined {
  const comment = {
    state: "open",
    before: { cycle: 1, findingId: "F001" },
    afterId: "F007",
    why: "",
  } as CarriedComment;
  const before = { cycle: 1, body: { findings: [WAS] } as ReportBody, dismissed: ["F001"] };
  return leaveDismissed({ comments: [comment], sheets }, before, { findings: [is] })[0]?.why;
}

Deno.test("what was dismissed stays so on its sheet, whatever number and page that has now", () => {
  assert.equal(whyAsked(on("A-101", 1), [pair(1, 1)]), undefined);
  assert.equal(whyAsked(on("A-201", 5), [pair(1, 5)]), undefined);
});

Deno.test("what was dismissed is asked anew on another sheet, or where something else is shown", () => {
  const changed = "It was dismissed before; what is shown has changed since.";
  assert.equal(whyAsked(on("A-101", 2), [pair(1, 1), pair(null, 2)]), changed);
  assert.equal(whyAsked(on("A-101", 1), [pair(1, null), pair(null, 1)]), changed);
  assert.equal(whyAsked(on("A-101", 1, { measured: 30 }), [pair(1, 1)]), changed);
});
