import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { FindingJudgement } from "../../../components/report/FindingJudgement.tsx";
import type { FindingJudgement as Judgement } from "../../../functions/_shared/contract/judgements.ts";

const render = (judgement: Judgement | null, isBusy = false) =>
  renderToString(
    <FindingJudgement
      judgement={judgement}
      isBusy={isBusy}
      onJudge={() => {}}
      onTakeBack={() => {}}
    />,
  );
/** Which of the two is pressed. */
const pressed = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-pressed="(\w+)"[^>]*>.*?(Right|Wrong)<\/button>/g)]
    .map((it) => [it[2], it[1]]);

Deno.test("a finding nobody judged offers both answers and asks for no reason yet", () => {
  const html = render(null);
  assert.deepEqual(pressed(html), [["Right", "false"], ["Wrong", "false"]]);
  assert.ok(!html.includes("Reason") && !html.includes("Take back"));
});

Deno.test("a judged finding shows answer and reason, and can be changed or taken back", () => {
  const html = render({
    findingId: "F001",
    verdict: "wrong",
    reason: "Door 104 is a closet",
    judgedAt: "2026-11-21T10:00:00.000Z",
  });
  assert.deepEqual(pressed(html), [["Right", "false"], ["Wrong", "true"]]);
  assert.match(html, /<textarea[^>]*>Door 104 is a closet<\/textarea>/);
  assert.ok(html.includes("Take back"));
  assert.match(html, /role="status">Saved as (<!-- -->)?wrong/);
});
