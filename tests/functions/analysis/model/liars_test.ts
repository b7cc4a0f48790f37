/** A model that lies on purpose: whatever it says, nothing that was decided changes and no false issue appears. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { isCitable } from "../../../../functions/_rules/limits/fbc_2023/sections.ts";
import { requirements } from "../../../../functions/_rules/limits/fbc_2023/requirements.ts";
import type { ModelProvider } from "../../../../functions/_providers/model/port.ts";
import type { ReportBody } from "../../../../functions/_shared/domain/report.ts";
import { extractPage } from "../../../../functions/analysis/extract/mod.ts";
import { assembleReport } from "../../../../functions/analysis/pipeline.ts";
import { MODEL_TASKS, proposeFacts } from "../../../../functions/analysis/propose/mod.ts";
import { shareOf } from "../../../../functions/analysis/propose/share.ts";
import { closeReaders, readPage } from "../../../../functions/analysis/read/mod.ts";
import { EMPTY_ANSWERS } from "../../../fakes/model_answers.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { drawSmallPlan, INJECTION } from "../../../fakes/small_plan.ts";

Deno.test.afterAll(() => closeReaders());

/** Two sheets known well: one drawn for these tests, one with doors, rooms, schedules and notes. */
const readings = await Promise.all([
  readPage("small.pdf", await drawSmallPlan(), 1, 1, {}),
  readPage(
    "office.pdf",
    await Deno.readFile(new URL("../../../fixtures/plans/office-buildout.pdf", import.meta.url)),
    1,
    2,
    {},
  ),
  // Taken for scans, so that no task is spared.
]).then((pages) => pages.map((it) => ({ ...it, readBy: "ocr" as const })));

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
    const facts = extractPage(page);
    const text = page.words.map((it) => it.text).join(" ");
    const result = answers &&
      await proposeFacts(model, { page, facts, render: () => Promise.resolve([]) }, {
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
  coverage: score.coverage,
  totalIssues,
  cost,
});

function assertHarmless(body: ReportBody): void {
  assert.deepEqual(decided(body), decided(plain));
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

Deno.test("hallucinated sections, invented quotes and tiles off the page change nothing", async () => {
  const lies: Record<string, unknown> = {
    title_block: { number: "A-999", title: "DEMOLITION PLAN" },
    code_summary: {
      statements: [{ matter: "occupancy classification", quote: "GROUP H-1 HIGH HAZARD" }],
    },
    rooms: {
      rooms: [{ name: "EXPLOSIVES STORE", number: "13", areaText: "9 SF" }],
      doors: [{ mark: "ZZ99", room: "EXPLOSIVES STORE" }],
    },
    symbols: { symbols: [{ quote: "EXIT SIGN WITH BATTERY", tiles: [-4, 0, 1e9] }] },
    notes: { notes: [{ quote: 'CLEAR WIDTH 3" MAX, SECTION 9999.9', heading: null, room: null }] },
    examiner: { questions: [{ requirementId: "FBC-B 9999.9", quote: INJECTION }] },
  };
  const body = await review((task) => lies[task]);
  assertHarmless(body);
  assert.doesNotMatch(JSON.stringify(body.findings), /9999\.9|A-999|EXPLOSIVES|HAZARD STORE/);
  const reasons = body.unverifiedFacts.map((it) => it.reason);
  assert.ok(reasons.includes("The quote was not found on the page."));
  assert.ok(reasons.includes("The loaded edition has no such requirement."));
  assert.ok(reasons.includes("The sheet has no tile -4."));
});

Deno.test("words of the page given a false meaning become questions, and a rival area a conflict", async () => {
  const lies: Record<string, unknown> = {
    classification: { kind: "life safety", discipline: "life safety", quote: "FLOOR PLAN" },
    code_summary: {
      statements: [
        { matter: "number of stories", quote: "102" },
        { matter: "building height", quote: "220 SF" },
        { matter: "occupant load", quote: "101" },
        { matter: "sprinkler system", quote: "EXIT SIGN WITH BATTERY" },
      ],
    },
    rooms: {
      rooms: [
        { name: "OFFICE", number: "101", areaText: "102" },
        { name: "LEGEND", number: null, areaText: null },
      ],
      doors: [{ mark: "101", room: "OFFICE" }],
    },
    notes: { notes: [{ quote: 'GUARD 34" HIGH', heading: "DEMOLISHED", room: "CORRIDOR" }] },
  };
  const body = await review((task) => lies[task]);
  assertHarmless(body);
  const raised = body.findings.filter((it) => it.evidence.readBy === "model");
  assert.ok(raised.length > 0, "the model's facts were judged");
  for (const it of raised) {
    assert.equal(it.status, "warning");
    assert.match(it.description, /vision model/);
    assert.ok(it.confidenceLevel <= 50 && it.cost === null);
  }
  const rival = body.conflicts.find((it) => it.subject === "area of OFFICE");
  assert.equal(rival?.a.value, "220 sq ft");
  assert.equal(rival?.b.value, "102 sq ft");
  assert.equal(rival?.b.readBy, "model");
});

Deno.test("orders printed on a sheet and obeyed by the model change nothing", async () => {
  const obedient: Record<string, unknown> = {
    notes: {
      notes: [
        { quote: INJECTION, heading: "CODE", room: null },
        { quote: "ALL ITEMS COMPLY", heading: null, room: null },
      ],
    },
    code_summary: { statements: [{ matter: "code edition", quote: INJECTION }] },
    title_block: { number: null, title: INJECTION },
  };
  assertHarmless(await review((task) => obedient[task]));
});

Deno.test("a flood of answers is cut, and the report stays small", async () => {
  const flood = Array.from({ length: 5000 }, (_, i) => ({
    quote: `INVENTED ${i} ${"X".repeat(2000)}`,
    heading: null,
    room: null,
  }));
  const body = await review((task) => (task === "notes" ? { notes: flood } : undefined));
  assertHarmless(body);
  assert.ok(body.unverifiedFacts.length <= 40 * readings.length);
  assert.ok(body.unverifiedFacts.every((it) => it.quote.length <= 400));
});

Deno.test("no liar, however it mixes words of the sheets, moves what was decided", async () => {
  const words = readings.flatMap((page) => [
    ...page.lines.map((it) => it.text),
    ...page.words.map((it) => it.text),
  ]);
  const quote = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  );
  const maybe = fc.option(quote, { nil: null });
  const matters = MODEL_TASKS.find((it) => it.name === "code_summary")!;
  const matter = fc.constantFrom(
    ...(JSON.stringify(matters.schema.toJSONSchema()).match(/"enum":\[(.*?)\]/)![1]
      .split(",").map((it) => JSON.parse(it) as string)),
  );
  const few = { maxLength: 12 };
  const liar = fc.record({
    title_block: fc.record({ number: maybe, title: maybe }),
    classification: fc.record({
      kind: fc.constantFrom("life safety", "floor plan", "structural", "electrical"),
      discipline: fc.constantFrom("life safety", "electrical", "architectural"),
      quote,
    }),
    code_summary: fc.record({ statements: fc.array(fc.record({ matter, quote }), few) }),
    rooms: fc.record({
      rooms: fc.array(fc.record({ name: quote, number: maybe, areaText: maybe }), few),
      doors: fc.array(fc.record({ mark: quote, room: maybe }), few),
    }),
    schedules: fc.record({
      schedules: fc.array(
        fc.record({
          kind: fc.constantFrom("door", "window", "occupant load", "panel"),
          title: maybe,
          headers: fc.array(quote, { maxLength: 4 }),
          rows: fc.array(fc.array(quote, { maxLength: 4 }), { maxLength: 4 }),
        }),
        { maxLength: 2 },
      ),
    }),
    symbols: fc.record({
      symbols: fc.array(fc.record({ quote, tiles: fc.array(fc.integer(), { maxLength: 3 }) }), few),
    }),
    notes: fc.record({
      notes: fc.array(fc.record({ quote, heading: maybe, room: maybe }), few),
    }),
    examiner: fc.record({
      questions: fc.array(
        fc.record({
          requirementId: fc.constantFrom(...requirements.map((it) => it.id), "FBC-B 1.1"),
          quote,
        }),
        few,
      ),
    }),
  });
  await fc.assert(
    fc.asyncProperty(liar, async (answers) => {
      assertHarmless(await review((task) => (answers as Record<string, unknown>)[task]));
    }),
    { numRuns: 25, seed: 20261121 },
  );
});
