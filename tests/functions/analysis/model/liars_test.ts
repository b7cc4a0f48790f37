/** A model that lies on purpose: whatever it says, nothing that was decided changes and no false issue appears. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { isCitable } from "../../../../functions/_rules/limits/fbc_2023/sections.ts";
import { requirements } from "../../../../functions/_rules/limits/fbc_2023/requirements.ts";
import type { ModelProvider } from "../../../../functions/_providers/model/port.ts";
import type { PageReading } from "../../../../functions/_shared/domain/page_reading.ts";
import type { ReportBody } from "../../../../functions/_shared/domain/report.ts";
import { FIXTURE_TYPES } from "../../../../functions/_shared/domain/building.ts";
import { extractPage, type PageFacts } from "../../../../functions/analysis/extract/mod.ts";
import { assembleReport } from "../../../../functions/analysis/pipeline.ts";
import { proposeFacts } from "../../../../functions/analysis/propose/mod.ts";
import { RELATIONS } from "../../../../functions/analysis/propose/link.ts";
import { SIDES } from "../../../../functions/analysis/propose/plan_sketch.ts";
import { SEEN } from "../../../../functions/analysis/propose/sighting.ts";
import { shareOf } from "../../../../functions/analysis/propose/share.ts";
import { closeReaders, readPage } from "../../../../functions/analysis/read/mod.ts";
import { EMPTY_ANSWERS, onSheets } from "../../../fakes/model_answers.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { drawSmallPlan, INJECTION } from "../../../fakes/small_plan.ts";

Deno.test.afterAll(() => closeReaders());

/**
 * Three sheets known well: one drawn for these tests, one with doors, rooms, schedules and notes, and the first once
 * more without a name.
 */
const readings = await Promise.all([
  readPage("small.pdf", await drawSmallPlan(), 1, 1, {}),
  readPage(
    "office.pdf",
    await Deno.readFile(new URL("../../../fixtures/plans/office-buildout.pdf", import.meta.url)),
    1,
    2,
    {},
  ),
  readPage("nameless.pdf", await drawSmallPlan(), 1, 3, {}),
  // Taken for scans, so that no task is spared.
]).then((pages) => pages.map((it) => ({ ...it, readBy: "ocr" as const })));

/** Nothing tells what the third sheet is called and is, so that the liar is asked for that, too. */
function factsOf(page: PageReading): PageFacts {
  const facts = extractPage(page);
  if (page.page < readings.length) return facts;
  const nameless = { number: null, title: null, titleBlock: null } as const;
  const unknown = { kind: "other", discipline: "other" } as const;
  return { ...facts, sheet: { ...facts.sheet, ...nameless, ...unknown } };
}

const KNOWN = requirements.map((it) => it.id);

type Answers = (task: string) => unknown;

async function review(answers: Answers | null): Promise<ReportBody> {
  const model: ModelProvider = {
    name: "liar",
    priceOf: () => ({ leastUsd: 0, mostUsd: 0 }),
    ask: ({ task, schema }) => {
      const value = schema.safeParse(answers!(task) ?? EMPTY_ANSWERS[task]);
      return Promise.resolve(
        value.success
          ? {
            kind: "ok",
            value: value.data,
            usage: { inputTokens: 1, outputTokens: 1, costUsd: 0 },
            responseId: "r",
          }
          : { kind: "invalid", why: "shape", usage: null },
      );
    },
  };
  const books = {
    find: () => Promise.resolve(null),
    reserve: () => Promise.resolve({ id: "1" }),
    settle: () => Promise.resolve(),
  };
  const pages = [];
  for (const page of readings) {
    const facts = factsOf(page);
    const text = page.words.map((it) => it.text).join(" ");
    const result = answers &&
      await proposeFacts(model, { page, facts, due: KNOWN, render: () => Promise.resolve([]) }, {
        books,
        pause: () => Promise.resolve(),
      });
    pages.push({
      page: page.page,
      facts,
      text,
      problem: null,
      model: result && shareOf({ ...result, modelName: "liar" }, facts),
    });
  }
  const now = new Date(0);
  return assembleReport({
    pages,
    project: aProject(),
    files: [],
    problems: [],
    now,
    startedAt: now,
  }).body;
}

const plain = await review(null);

/** What no model may move. */
const decided = ({ findings, score, totalIssues, cost }: ReportBody) => ({
  findings: findings.filter((it) => it.status !== "warning").map((it) => ({ ...it, id: "" })),
  percent: score.percent,
  isCapped: score.isCapped,
  decided: score.coverage!.decided,
  fails: score.coverage!.fails,
  weightDecided: score.coverage!.weightDecided,
  totalIssues,
  cost,
});

function assertHarmless(body: ReportBody): void {
  assert.deepEqual(decided(body), decided(plain));
  // A question makes its requirement due, which can only lower the coverage.
  assert.ok(body.score.coverage!.due >= plain.score.coverage!.due);
  assert.ok(body.score.coverage!.percent <= plain.score.coverage!.percent);
  for (const finding of body.findings) {
    const { x, y, width, height, page } = finding.documentMarkup;
    assert.ok(isCitable(finding.requirementId, finding.section), finding.section);
    assert.ok(page >= 1 && page <= readings.length);
    assert.ok(x >= -0.01 && y >= -0.01 && x + width <= 100.01 && y + height <= 100.01);
  }
}

Deno.test("the sheets are decided on without a model", () => {
  assert.ok(plain.findings.some((it) => it.status === "issue"));
  assert.ok(plain.findings.some((it) => it.status === "compliant"));
});

/** A link to words of a sheet by their ids. */
const link = (requirement: string, words: number[], over: Record<string, unknown> = {}) => ({
  requirement,
  words,
  subject: [],
  room: [],
  relation: "provides",
  ...over,
});

Deno.test("invented requirements, quotes and words change nothing", async () => {
  const lies = onSheets({
    number: "A-999",
    title: "DEMOLITION PLAN",
    kind: "life safety",
    discipline: "life safety",
    quote: "NOT PRINTED",
    links: [link("FBC-B 9999.9", [0]), link(KNOWN[0], [99_999]), link(KNOWN[0], [])],
    checklist: [{
      requirement: KNOWN[0],
      seen: "stated",
      sheet: null,
      words: [99_999],
      box: null,
    }],
    openings: [{ mark: [99_999], from: [], to: [], outside: "to", swings: "from" }],
    rooms: [{ name: [-1], ways_out: 1, fixtures: [] }],
  });
  const body = await review((task) => lies[task]);
  assertHarmless(body);
  assert.doesNotMatch(JSON.stringify(body.findings), /9999\.9|A-999/);
  const reasons = body.unverifiedFacts.map((it) => it.reason);
  assert.ok(reasons.includes("The sheet has no such words."));
  assert.ok(reasons.includes("The quote was not found on the page."));
  assert.ok(reasons.includes("The loaded edition has no such requirement."));
});

Deno.test("orders printed on a sheet and obeyed by the model change nothing", async () => {
  const words = readings[0].words.map((it) => it.text);
  const order = INJECTION.split(" ");
  const from = words.findIndex((_, at) => order.every((it, step) => words[at + step] === it));
  assert.ok(from >= 0, "the order is printed");
  const ids = order.map((_, step) => from + step);
  const obedient = onSheets({
    links: KNOWN.slice(0, 50).map((it) => link(it, ids, { relation: "exempts", subject: ids })),
    title: INJECTION,
    kind: "life safety",
    quote: INJECTION,
  });
  assertHarmless(await review((task) => obedient[task]));
});

Deno.test("a flood of answers is cut, and the report stays small", async () => {
  const flood = Array.from({ length: 5000 }, (_, i) => link(`INVENTED ${i}`, [i]));
  const body = await review((task) => onSheets({ links: flood })[task]);
  assertHarmless(body);
  assert.ok(body.unverifiedFacts.length <= 40 * readings.length);
  assert.ok(body.unverifiedFacts.every((it) => it.quote.length <= 400));
});

Deno.test("the same answer to everything accuses nobody", async () => {
  const all = readings[0].words.map((_, id) => id);
  const links = KNOWN.flatMap((it) => all.slice(0, 8).map((id) => link(it, [id])));
  assertHarmless(await review((task) => onSheets({ links })[task]));
});

Deno.test("no liar, however it mixes words of the sheets, moves what was decided", async () => {
  const quote = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(...readings.flatMap((it) => it.lines.map(({ text }) => text))),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  );
  const maybe = fc.option(quote, { nil: null });
  const most = Math.max(...readings.map((it) => it.words.length));
  const ids = fc.array(fc.integer({ min: -1, max: most }), { maxLength: 4 });
  const requirement = fc.constantFrom(...KNOWN, "FBC-B 1.1");
  const side = fc.integer({ min: -10, max: 1010 });
  const liar = fc.record({
    number: maybe,
    title: maybe,
    kind: fc.constantFrom("life safety", "floor plan", "structural", "electrical"),
    discipline: fc.constantFrom("life safety", "electrical", "architectural"),
    quote,
    links: fc.array(
      fc.record({
        requirement,
        words: ids,
        subject: ids,
        room: ids,
        relation: fc.constantFrom(...RELATIONS),
      }),
      { maxLength: 40 },
    ),
    checklist: fc.array(
      fc.record({
        requirement,
        seen: fc.constantFrom(...SEEN),
        sheet: fc.option(fc.string({ maxLength: 200 }), { nil: null }),
        words: ids,
        box: fc.option(fc.record({ x: side, y: side, width: side, height: side }), { nil: null }),
      }),
      { maxLength: 30 },
    ),
    openings: fc.array(
      fc.record({
        mark: ids,
        from: ids,
        to: ids,
        outside: fc.constantFrom("from", "to", "neither"),
        swings: fc.constantFrom(...SIDES),
      }),
      { maxLength: 10 },
    ),
    rooms: fc.array(
      fc.record({
        name: ids,
        ways_out: fc.integer({ min: -1, max: 70 }),
        fixtures: fc.array(
          fc.record({
            type: fc.constantFrom(...FIXTURE_TYPES),
            count: fc.integer({ min: 0, max: 99 }),
          }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 10 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(liar, async (answers) => {
      const all = onSheets(answers);
      assertHarmless(await review((task) => all[task]));
    }),
    { numRuns: 25, seed: 20261121 },
  );
});
