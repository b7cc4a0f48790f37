/** The comments of a cycle: which are still open, in what order, and in whose hands the set was. */
import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { type CarriedLine, formerNumbers, linesOf } from "../../components/report/carried.ts";
import { CarriedItem } from "../../components/report/CarriedItem.tsx";
import { cycleFacts, CycleHistory, timeInHands } from "../../components/report/CycleHistory.tsx";
import type { CycleResponse, CycleSummary } from "../../functions/_shared/contract/mod.ts";
import {
  CARRIED_COUNTS,
  CARRIED_STATES,
  type CarriedComment,
  type CarriedState,
  isCarriedAs,
  isStillOpen,
  type SheetPair,
} from "../../functions/_shared/domain/comparison.ts";
import { notesWords } from "../../islands/report/Approval.tsx";
import ComparedSheet from "../../islands/report/ComparedSheet.tsx";
import { aFinding } from "../fakes/finding.ts";

const PLACE = { page: 1, box: { x: 10, y: 10, width: 5, height: 2 } };
const comment = (state: CarriedState, id: string): CarriedComment => ({
  state,
  before: state === "new" ? null : { cycle: 1, findingId: id },
  afterId: state === "open" || state === "new" ? `now ${id}` : null,
  beforePlace: state === "new" ? null : PLACE,
  afterPlace: PLACE,
  why: `because of ${id}`,
  isOnChange: true,
});
const cycleOf = (comments: CarriedComment[], over: Partial<CycleResponse> = {}): CycleResponse => ({
  cycle: 2,
  total: comments.length,
  reportId: crypto.randomUUID(),
  comparison: { cycle: 2, previousCycle: 1, sheets: [], comments },
  verdicts: [],
  responses: [],
  sheets: { before: [], after: [] },
  findings: {
    before: comments.flatMap((it) =>
      it.before ? [{ cycle: 1, finding: aFinding({ id: it.before.findingId }) }] : []
    ),
    after: comments.flatMap((it) => it.afterId ? [aFinding({ id: it.afterId })] : []),
  },
  ...over,
});

Deno.test("what moved counts as not corrected, as in the table of cycles", () => {
  const counted = CARRIED_COUNTS.map((as) => CARRIED_STATES.filter((it) => isCarriedAs(as, it)));
  assert.deepEqual(counted, [["corrected"], ["open", "moved"], ["unconfirmed"], ["new", "late"]]);
  // Each once.
  assert.deepEqual(counted.flat().sort(), [...CARRIED_STATES].sort());
});

Deno.test("what asks for attention comes first, and a person's word counts above the comparison", () => {
  const states: CarriedState[] = ["corrected", "new", "open", "unconfirmed"];
  const comments = states.map((it) => comment(it, it));
  const verdict = (findingId: string, said: "closed" | "open") => ({
    ofCycle: 1,
    findingId,
    verdict: said,
    note: null,
    decidedBy: "Ann Lee",
    decidedAt: "2026-11-20T10:00:00Z",
  });
  const plain = linesOf(cycleOf(comments));
  assert.deepEqual(plain.map((it) => it.comment.state), [
    "open",
    "unconfirmed",
    "new",
    "corrected",
  ]);
  assert.deepEqual(plain.map((it) => isStillOpen(it.comment, it.verdict?.verdict ?? null)), [
    true,
    true,
    true,
    false,
  ]);
  const said = linesOf(
    cycleOf(comments, {
      verdicts: [verdict("unconfirmed", "closed"), verdict("corrected", "open")],
    }),
  );
  assert.deepEqual(said.map((it) => isStillOpen(it.comment, it.verdict?.verdict ?? null)), [
    true,
    false,
    true,
    true,
  ]);
});

Deno.test("of what asks for attention the gravest comes first, issues before questions", () => {
  const graded = [
    aFinding({ id: "a", severity: "low" }),
    aFinding({ id: "b", severity: "critical", status: "warning" }),
    aFinding({ id: "c", severity: "critical" }),
  ];
  const states: CarriedState[] = ["open", "unconfirmed", "moved"];
  const cycle = cycleOf(
    graded.map(({ id }, at) => ({ ...comment(states[at], id), afterId: null })),
  );
  const findings = {
    before: graded.map((finding) => ({ cycle: 1, finding })),
    after: [],
  };
  const lines = linesOf({ ...cycle, findings });
  assert.deepEqual(lines.map((it) => it.before?.id), ["c", "a", "b"]);
});

Deno.test("a comment is named as letters and marked-up plans name it", () => {
  const lines = linesOf(cycleOf([comment("open", "F002"), comment("corrected", "F004")]));
  assert.deepEqual(lines.map((it) => it.reference), ["now F002", "C1-F004"]);
});

Deno.test("what was in order before it changed has no frame of a finding", () => {
  const [line] = linesOf(cycleOf([{ ...comment("new", "a"), beforePlace: PLACE }]));
  const html = renderToString(
    <ul>
      <CarriedItem
        line={line}
        sheetOf={() => ({ widthPt: 2592, heightPt: 1728, number: "A-101" })}
        pictureUrl={(side) => `/${side}.png`}
        isBusy={false}
      />
    </ul>,
  );
  const [before, now] = [...html.matchAll(/stroke="(#[0-9a-f]+)" stroke-width/g)].map((it) =>
    it[1]
  );
  assert.equal(before, "#51606e");
  assert.notEqual(now, before);
});

Deno.test("low lettering is cut from a larger picture, so that it isn't blurred", () => {
  const widths = (height: number) => {
    const place = { ...PLACE, box: { ...PLACE.box, height } };
    const [line] = linesOf(
      cycleOf([{ ...comment("open", "a"), beforePlace: place, afterPlace: place }]),
    );
    const asked: number[] = [];
    renderToString(
      <CarriedItem
        line={line}
        sheetOf={() => ({ widthPt: 2592, heightPt: 1728, number: "A-101" })}
        pictureUrl={(_, __, widthPx) => `/${asked.push(widthPx)}.png`}
        isBusy={false}
      />,
    );
    return asked;
  };
  assert.deepEqual(widths(0.5), [3600, 3600]);
  assert.deepEqual(widths(5), [2400, 2400]);
});

Deno.test("a sheet that has another number now says which one it had", () => {
  const sheets = {
    before: [{ page: 1, number: "A401" }, { page: 2, number: "A101" }, { page: 3, number: null }],
    after: [{ page: 1, number: "A101" }, { page: 2, number: "A402" }, { page: 3, number: "A501" }],
  };
  const pairs = [
    { before: 1, after: 2 },
    { before: 2, after: 1 },
    { before: 3, after: 3 },
    { before: null, after: 4 },
  ];
  assert.deepEqual([...formerNumbers(pairs, sheets)], [[2, "A401"]]);
  const place = { ...PLACE, page: 2 };
  const [line] = linesOf(cycleOf([{ ...comment("open", "a"), afterPlace: place }]));
  const html = renderToString(
    <CarriedItem
      line={line}
      sheetOf={(side) => ({
        widthPt: 2592,
        heightPt: 1728,
        ...side === "after" ? { number: "A402", former: "A401" } : { number: "A401" },
      })}
      pictureUrl={(side) => `/${side}.png`}
      isBusy={false}
    />,
  ).replaceAll("<!-- -->", "");
  assert.match(html, />Before: A401</);
  assert.match(html, />Now: A402, renumbered from A401</);
});

Deno.test("an item shows state, ground and both pieces; only what was not found again is decided here", () => {
  const show = (line: CarriedLine, isAnswered = false) =>
    renderToString(
      <ul>
        <CarriedItem
          line={line}
          sheetOf={() => ({ widthPt: 2592, heightPt: 1728, number: "A-101" })}
          pictureUrl={(side, page) => `/${side}/${page}.png`}
          onVerdict={isAnswered ? undefined : () => {}}
          isBusy={false}
        />
      </ul>,
    );
  const [gone, open] = linesOf(cycleOf([comment("unconfirmed", "a"), comment("open", "b")]));
  const html = show(gone);
  for (
    const words of [
      "Not confirmed",
      "because of a",
      "/before/1.png",
      "/after/1.png",
      "Close comment",
    ]
  ) {
    assert.ok(html.includes(words), words);
  }
  assert.ok(!show(open).includes("Close comment"));
  assert.ok(!show(gone, true).includes("Close comment"), "the cycle was answered");
});

Deno.test("what was searched for shows no piece of a sheet, a row before stands over the row now", () => {
  const show = (sourceText: string, width: number) => {
    const place = { page: 1, box: { x: 5, y: 20, width, height: 0.5 } };
    const carried = { ...comment("open", "a"), beforePlace: place, afterPlace: place };
    const evidence = { sourceText, readBy: "text" as const };
    const [line] = linesOf(cycleOf([carried]));
    return renderToString(
      <CarriedItem
        line={{ ...line, before: aFinding({ evidence }), after: aFinding({ evidence }) }}
        sheetOf={() => ({ widthPt: 2592, heightPt: 1728, number: "A-101" })}
        pictureUrl={(side) => `/${side}.png`}
        isBusy={false}
      />,
    );
  };
  assert.ok(!show("Searched A-101, A-102", 4).includes("<figure"));
  assert.match(show("LANDING 32 IN DEEP", 4), /sm:grid-cols-2.*\/before\.png.*\/after\.png/s);
  const rows = show("FLOOR | 1/2 HR", 40);
  assert.match(rows, /\/before\.png.*\/after\.png/s);
  assert.ok(!rows.includes("sm:grid-cols-2"));
});

Deno.test("an approval says how many comments go along as notes", () => {
  assert.equal(notesWords(0, 0), "No comment is open.");
  assert.equal(notesWords(1, 0), "1 comment is still open and becomes a note.");
  assert.equal(notesWords(1, 1), "1 comment (critical) is still open and becomes a note.");
  assert.equal(
    notesWords(14, 1),
    "14 comments (1 of them critical) are still open and become notes.",
  );
  assert.equal(notesWords(3, 3), "3 comments (all critical) are still open and become notes.");
});

Deno.test("the history tells counts and whose hands the set was in", () => {
  const cycle = (number: number, over: Partial<CycleSummary>): CycleSummary => ({
    cycle: number,
    isComplete: true,
    note: null,
    submittedAt: "2026-11-01T00:00:00Z",
    submittedBy: "Ann Lee",
    files: ["plans.pdf"],
    sentAt: null,
    approval: null,
    report: {
      id: crypto.randomUUID(),
      verificationCode: "FLC-AAAAAA-CERT",
      createdAt: "2026-11-01T01:00:00Z",
      sheets: 4,
      issues: 11,
      questions: 6,
      carried: null,
      closed: 0,
    },
    ...over,
  });
  const first = cycle(1, { sentAt: "2026-11-03T00:00:00Z" });
  const second = cycle(2, {
    submittedAt: "2026-11-10T00:00:00Z",
    report: {
      ...first.report!,
      carried: { corrected: 6, open: 7, moved: 1, unconfirmed: 2, new: 3, late: 0 },
    },
  });
  const now = new Date("2026-11-12T00:00:00Z");
  const DAY_MS = 86_400_000;
  assert.deepEqual(timeInHands(first, second, now), {
    reviewerMs: 2 * DAY_MS,
    applicantMs: 7 * DAY_MS,
  });
  assert.deepEqual(timeInHands(second, undefined, now), {
    reviewerMs: 2 * DAY_MS,
    applicantMs: null,
  });
  const approval = {
    by: "Ana Diaz",
    at: "2026-11-11T00:00:00Z",
    note: null,
    open: 1,
    verificationCode: "FLC-AAAAAA-CERT",
  };
  // An approval ends the reviewer's time, and what followed a letter.
  assert.deepEqual(timeInHands({ ...second, approval }, undefined, now), {
    reviewerMs: DAY_MS,
    applicantMs: null,
  });
  assert.deepEqual(timeInHands({ ...first, approval }, undefined, now), {
    reviewerMs: 2 * DAY_MS,
    applicantMs: 8 * DAY_MS,
  });
  const approved = renderToString(
    <CycleHistory cycles={[{ ...second, approval }]} now={now} shown={2} onShow={() => {}} />,
  );
  assert.match(approved, /Nov 11, 2026 by Ana Diaz<span[^>]*>as noted, 1 comment</);
  const html = renderToString(
    <CycleHistory cycles={[first, second]} now={now} shown={2} onShow={() => {}} />,
  );
  assert.match(html, /Nov 10, 2026.*Nov 1, 2026/s);
  assert.match(html, /7 days/);
});

Deno.test("over three cycles every day is in one hand, and each row has its own counts", () => {
  const DAY_MS = 86_400_000;
  const day = (of: number) => new Date(Date.UTC(2026, 10, of)).toISOString();
  const cycle = (number: number, submittedAt: string, over: Partial<CycleSummary> = {}) =>
    ({
      cycle: number,
      isComplete: number !== 2,
      note: null,
      submittedAt,
      submittedBy: "Ann Lee",
      files: ["plans.pdf"],
      sentAt: null,
      approval: null,
      report: {
        id: crypto.randomUUID(),
        verificationCode: "FLC-AAAAAA-CERT",
        createdAt: submittedAt,
        sheets: 4,
        issues: 11,
        questions: 6,
        carried: null,
        closed: 0,
      },
      ...over,
    }) satisfies CycleSummary;
  const withCounts = (carried: Record<string, number>, createdAt: string) => ({
    ...cycle(2, createdAt).report!,
    carried: carried as NonNullable<NonNullable<CycleSummary["report"]>["carried"]>,
  });
  const cycles: CycleSummary[] = [
    cycle(1, day(1), { sentAt: day(4) }),
    // Nobody took out its letter: its report ended the reviewer's time.
    cycle(2, day(10), {
      report: withCounts(
        { corrected: 21, open: 22, moved: 2, unconfirmed: 23, new: 20, late: 5 },
        day(12),
      ),
    }),
    cycle(3, day(15), {
      report: withCounts(
        { corrected: 31, open: 32, moved: 3, unconfirmed: 33, new: 36, late: 0 },
        day(16),
      ),
    }),
  ];
  const hands = (all: readonly CycleSummary[], now: string) =>
    all.map((it, index) => timeInHands(it, all[index + 1], new Date(now)));
  const daysOf = (all: readonly CycleSummary[], now: string) =>
    hands(all, now).map((it) => [
      it.reviewerMs / DAY_MS,
      it.applicantMs === null ? null : it.applicantMs / DAY_MS,
    ]);
  assert.deepEqual(daysOf(cycles, day(18)), [[3, 6], [2, 3], [3, null]]);
  const sum = hands(cycles, day(18))
    .reduce((all, it) => all + it.reviewerMs + (it.applicantMs ?? 0), 0);
  assert.equal(sum, 17 * DAY_MS);
  // The second revision came before the first letter, and the second cycle has no report.
  const early = [
    cycle(1, day(1), { sentAt: day(13) }),
    cycle(2, day(10), { report: null }),
    cycle(3, day(15), { sentAt: day(17) }),
  ];
  assert.deepEqual(daysOf(early, day(18)), [[9, 0], [5, null], [2, 1]]);

  assert.deepEqual(cycles.map(cycleFacts), [
    ["Cycle 1, sent Nov 1, 2026"],
    ["Cycle 2, sent Nov 10, 2026", "21 corrected, 24 not corrected, 23 not confirmed, 25 new"],
    ["Cycle 3, sent Nov 15, 2026", "31 corrected, 35 not corrected, 33 not confirmed, 36 new"],
  ]);
  const html = renderToString(
    <CycleHistory cycles={cycles} now={new Date(day(18))} shown={3} onShow={() => {}} />,
  );
  // The first of them is the row of heads.
  const rows = html.split("<tr").slice(2).map((row) =>
    [...row.replaceAll("<!-- -->", "").matchAll(/>([^<]+)</g)].map(([, words]) => words)
  );
  assert.deepEqual(rows.map((it) => it[0]), ["Cycle 3", "Cycle 2", "Cycle 1"]);
  assert.deepEqual(rows.map((it) => it.slice(-7)), [
    ["31", "35", "33", "36", "–", "3 days", "–"],
    ["21", "24", "23", "25", "–", "2 days", "3 days"],
    ["–", "–", "–", "–", "–", "3 days", "6 days"],
  ]);
  // Where it is a table, counts are aligned by their last digit, and their heads with them.
  const heads = [...html.matchAll(/<th [^>]*scope="col"[^>]*class="([^"]*)"[^>]*>([^<]+)</g)];
  assert.deepEqual(heads.filter(([, names]) => names.includes("text-right")).map((it) => it[2]), [
    "Corrected",
    "Not corrected",
    "Not confirmed",
    "New",
  ]);
  assert.equal(html.match(/class="[^"]*xl:text-right/g)?.length, 4 * cycles.length);
});

Deno.test("a change is boxed where it stood before and where it stands now", () => {
  const pair: SheetPair = {
    before: 4,
    after: 4,
    by: "title",
    change: "changed",
    shift: { x: 5, y: 10 },
    scale: { x: 0.5, y: 0.5 },
    regions: [{ x: 25, y: 30, width: 10, height: 4 }],
  };
  const show = (side: "before" | "after") =>
    renderToString(
      <ComparedSheet
        pair={pair}
        name="A-501"
        size={{ widthPt: 3024, heightPt: 2160 }}
        side={side}
        urls={{ before: "/before.png", after: "/after.png" }}
        zoom={1}
        region={0}
      />,
    );
  assert.match(show("after"), /left:25%;top:30%;width:10%;height:4%/);
  assert.match(show("before"), /left:40%;top:40%;width:20%;height:8%/);
  // The line keeps off the words beside it, however large the sheet is shown.
  assert.match(show("after"), /outline-offset:clamp\(2\.5px, 0\.72cqh, 4px\)/);
});

Deno.test("the section of a comment and the cycle it is from stay together; without a decision nothing is left room for", () => {
  const [line] = linesOf(cycleOf([comment("open", "a")]));
  const html = renderToString(
    <CarriedItem line={line} sheetOf={() => null} pictureUrl={() => ""} isBusy={false} />,
  );
  assert.match(
    html,
    /<span[^>]*font-mono[^>]*>[^<]+<\/span><span>raised in cycle (<!-- -->)?1<\/span><\/span>/,
  );
  assert.match(html, /<div class="[^"]*empty:hidden"><\/div><\/li>$/);
});

Deno.test("pieces that show the same before and now are folded, others are not", () => {
  const show = (over: Partial<CarriedComment>) => {
    const [line] = linesOf(
      cycleOf([{ ...comment("open", "a"), beforePlace: PLACE, afterPlace: PLACE, ...over }]),
    );
    return renderToString(
      <ul>
        <CarriedItem
          line={line}
          sheetOf={() => ({ widthPt: 2592, heightPt: 1728, number: "A-101" })}
          pictureUrl={(side) => `/${side}.png`}
          isBusy={false}
        />
      </ul>,
    );
  };
  const unchanged = show({ isOnChange: false });
  assert.match(unchanged, /On the sheet, before and now/);
  assert.ok(!unchanged.includes("<figure"));
  assert.ok(show({ isOnChange: true }).includes("<figure"));
  assert.ok(show({ state: "corrected", isOnChange: false }).includes("<figure"));
});
