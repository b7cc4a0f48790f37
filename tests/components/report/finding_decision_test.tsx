import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { AdjustedResult } from "../../../components/report/AdjustedResult.tsx";
import { assignmentOf } from "../../../components/report/BulkBar.tsx";
import { FindingDecision } from "../../../components/report/FindingDecision.tsx";
import { FindingRow } from "../../../components/report/FindingRow.tsx";
import { changeWords, FindingThread } from "../../../components/report/FindingThread.tsx";
import { adjustResult, type Disposition } from "../../../functions/_shared/domain/disposition.ts";
import { OWN_RULE } from "../../../functions/_shared/domain/finding.ts";
import { CONFIRMED_LINK, HEARD } from "../../../functions/_shared/provenance.ts";
import { partWith } from "../../../islands/_hooks/shown.ts";
import { valuesBefore } from "../../../islands/_hooks/review.ts";
import { aDisposition } from "../../fakes/disposition.ts";
import { aFinding } from "../../fakes/finding.ts";

const render = (disposition: Disposition | undefined, isDismissing = false) =>
  renderToString(
    <FindingDecision
      disposition={disposition}
      isBusy={false}
      onSet={() => {}}
      isDismissing={isDismissing}
      onDismissing={() => {}}
    />,
  );
/** Which of the four is pressed. */
const pressed = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-pressed="(\w+)"[^>]*>.*?(Accept|Dismiss|Resolve|Defer)</g)]
    .filter((it) => it[1] === "true").map((it) => it[2]);

Deno.test("a finding nobody decided about offers four decisions and asks for nothing yet", () => {
  const html = render(undefined);
  assert.deepEqual(pressed(html), []);
  assert.match(html, /Not reviewed yet/);
  assert.ok(!html.includes("Undo decision") && !html.includes("<textarea"));
});

Deno.test("a decided finding says what, why, by whom and when, and can be taken back", () => {
  const html = render(aDisposition({
    state: "dismissed",
    reasonCode: "shown_elsewhere",
    note: "Schedule on A-601",
    decidedBy: "June Park",
    decidedAt: "2026-11-21T10:00:00.000Z",
  }));
  assert.deepEqual(pressed(html), ["Dismiss"]);
  assert.match(
    html,
    /Dismissed: it is shown elsewhere in the set, “Schedule on A-601” \(June Park, Nov\u00a021,\u00a02026\)/,
  );
  assert.ok(html.includes("Undo decision"));
  assert.match(render(undefined, true), /Why it doesn’t apply/);
});

Deno.test("a comment names its writer and moment without a dot that could end a line", () => {
  const html = renderToString(
    <FindingThread
      entries={[{
        id: "1",
        author: "Casey Boyd",
        isGuest: true,
        isOwn: false,
        isShared: true,
        body: "Is it rated?",
        change: null,
        createdAt: "2026-11-29T03:04:00.000Z",
      }]}
      isBusy={false}
      field={{ current: null }}
    />,
  );
  assert.match(html, /Casey Boyd<\/span>.*Guest.*<time/);
  assert.ok(!html.includes("·"));
});

Deno.test("a row that is opened leaves what the finding says to the detail below it", () => {
  const html = renderToString(<FindingRow finding={aFinding()} disposition={undefined} />);
  assert.match(html, /group-open\/row:hidden[^>]*>[^<]*Door 104/);
});

Deno.test("a row says that the model found it, and leaves how to the finding", () => {
  const found = aFinding({
    description: `Clear width is 28 in. ${CONFIRMED_LINK} ${HEARD}`,
    evidence: { sourceText: "28", readBy: "model" },
  });
  const html = renderToString(<FindingRow finding={found} />);
  assert.match(html, /Vision model/);
  assert.doesNotMatch(html, /second reading|contradicts/);
  assert.match(html, /Clear width is/);
});

Deno.test("a row shows decision, person, day and comments, in the reviewer's words", () => {
  const html = renderToString(
    <FindingRow
      finding={aFinding({ description: "Engine's words" })}
      disposition={aDisposition({
        state: "resolved",
        description: "My words",
        assignee: "A. Reyes",
        dueOn: "2026-12-01",
        comments: 2,
      })}
    />,
  );
  assert.match(html, /line-through/);
  assert.match(html, /Resolved/);
  assert.match(html, /My words/);
  assert.ok(!html.includes("Engine"));
  assert.match(html, /A\. Reyes, due Dec 1, 2026/);
  assert.match(html, /2<span class="sr-only"> comments/);
});

Deno.test("the result after review stands beside the sealed one once something was decided", () => {
  const findings = [aFinding({ id: "1", severity: "high" }), aFinding({ id: "2" })];
  const none = renderToString(<AdjustedResult result={adjustResult(findings, new Map())} />);
  assert.equal(none, "");
  const decided = new Map([["2", aDisposition({ findingId: "2", state: "resolved" })]]);
  const html = renderToString(<AdjustedResult result={adjustResult(findings, decided)} />)
    .replace(/<[^>]+>/g, "");
  assert.match(html, /After review: 1 high still open/);
  assert.match(html, /1 of 2 findings reviewed: 1 resolved/);
  assert.doesNotMatch(html, /as sealed,/);
  const own = aFinding({ id: "R001", ruleId: OWN_RULE });
  const more = renderToString(<AdjustedResult result={adjustResult([...findings, own], decided)} />)
    .replace(/<[^>]+>/g, "");
  assert.match(
    more,
    /1 of 3 findings \(2 as sealed, 1 raised by a reviewer\) reviewed: 1 resolved/,
  );
});

Deno.test("a line of the thread says what was set", () => {
  const table = [
    [{ state: "accepted" }, "Accepted"],
    [
      { state: "dismissed", reasonCode: "misread", note: "A closet" },
      "Dismissed: the sheet was misread; noted “A closet”",
    ],
    [{ reasonCode: "waived" }, "Dismissed: the building official accepts it as is"],
    [{ state: null, reasonCode: null, note: null }, "Withdrew the decision"],
    [{ description: "x" }, "Reworded it"],
    [{ description: null, recommendation: null }, "Withdrew the rewording"],
    [{ assignee: "A. Reyes", dueOn: "2026-12-01" }, "Assigned to A. Reyes; due Dec 1, 2026"],
    [{ assignee: null }, "Unassigned"],
  ] as const;
  for (const [change, words] of table) assert.equal(changeWords(change), words);
});

Deno.test("a day given to many leaves whom they are assigned to, and nothing filled in changes nothing", () => {
  assert.deepEqual(assignmentOf("", "2031-05-06"), { dueOn: "2031-05-06" });
  assert.deepEqual(assignmentOf("Ben Ito", ""), { assignee: "Ben Ito" });
  assert.equal(assignmentOf(" ", ""), null);
});

Deno.test("undoing puts back exactly what a change replaced, reason and note with the state", () => {
  assert.deepEqual(valuesBefore(undefined, { state: "accepted" }), {
    state: null,
    reasonCode: null,
    note: null,
  });
  const before = aDisposition({ state: "dismissed", reasonCode: "misread", note: "n" });
  assert.deepEqual(valuesBefore(before, { state: null, reasonCode: null }), {
    state: "dismissed",
    reasonCode: "misread",
    note: "n",
  });
  assert.deepEqual(valuesBefore(before, { dueOn: "2026-12-01" }), { dueOn: null });
});

Deno.test("a long list grows by steps, always as far as the item looked at", () => {
  const first = { from: 0, count: 30 };
  assert.deepEqual(partWith(first, -1), first);
  assert.deepEqual(partWith(first, 29), first);
  assert.deepEqual(partWith(first, 30), { from: 30, count: 30 });
  assert.deepEqual(partWith(first, 1999), { from: 1980, count: 30 });
  assert.deepEqual(partWith({ from: 1980, count: 30 }, 0), first);
  // What was added stays as long as what is wanted lies in it.
  assert.deepEqual(partWith({ from: 0, count: 300 }, 204), { from: 0, count: 300 });
});

Deno.test("who may not decide reads the decision and is offered none", () => {
  const html = renderToString(
    <FindingDecision
      disposition={aDisposition({ state: "accepted", decidedBy: "June Park" })}
      isBusy={false}
      isDismissing={false}
      onDismissing={() => {}}
    />,
  );
  assert.ok(!html.includes("<button") && html.includes("June Park"));
});

Deno.test("of a long thread the newest entries are shown, and earlier ones at a press", () => {
  const thread = (length: number) =>
    renderToString(
      <FindingThread
        entries={Array.from({ length }, (_, index) => ({
          id: String(index),
          author: "June Park",
          isOwn: true,
          isGuest: false,
          isShared: false,
          body: `Comment ${index}.`,
          change: null,
          createdAt: "2026-11-28T08:00:00.000Z",
        }))}
        isBusy={false}
        field={{ current: null }}
      />,
    ).replaceAll("<!-- -->", "");
  const long = thread(25);
  assert.match(long, /Show earlier \(5\)/);
  assert.doesNotMatch(long, /Comment 4\./);
  assert.match(long, /Comment 5\.[^]*Comment 24\./);
  assert.doesNotMatch(thread(20), /Show earlier/);
});

Deno.test("who wrote a comment and when stand apart without a sign that could end a line", () => {
  const html = renderToString(
    <FindingThread
      entries={[{
        id: "1",
        author: "June Park",
        isOwn: false,
        isGuest: true,
        isShared: true,
        body: "Seen.",
        change: null,
        createdAt: "2026-11-28T08:00:00.000Z",
      }]}
      isBusy={false}
      field={{ current: null }}
    />,
  );
  assert.match(html, />June Park<\/span><span[^>]*>Guest<\/span><time /);
  assert.ok(!html.includes("·"), html);
});

Deno.test("while a reason is asked for, only what sends it is filled", () => {
  const html = render(aDisposition({ state: "accepted" }), true);
  const filled = [...html.matchAll(/<button[^>]*\bbg-accent text-on-accent\b[^>]*>([^<]*)/g)];
  assert.deepEqual(filled.map((it) => it[1]), ["Dismiss finding"]);
});
