/** When a link the model proposes may accuse: words that exist, a figure code reads, a sheet that bears it out, two readings. */
import assert from "node:assert/strict";
import type { z } from "zod";
import { extractPage } from "../../../../functions/analysis/extract/mod.ts";
import { CONFIRMED_LINK, HEARD as NOTHING_SAID } from "../../../../functions/_shared/provenance.ts";
import { assembleReport } from "../../../../functions/analysis/pipeline.ts";
import type { Confirmation } from "../../../../functions/analysis/propose/confirm.ts";
import { shareOf } from "../../../../functions/analysis/propose/share.ts";
import { applicability } from "../../../../functions/analysis/propose/tasks/applicability/mod.ts";
import { linksTask } from "../../../../functions/analysis/propose/tasks/links/mod.ts";
import { EMPTY_ANSWERS } from "../../../fakes/model_answers.ts";
import { aProject } from "../../../fakes/plan_set.ts";
import { PageBuilder } from "../extract/page_builder.ts";

const GUARD = "FBC-B-1015.3-guard-height";

const page = new PageBuilder()
  .text(100, 100, `TERRACE PARAPET WALK 33" OVERALL`)
  .text(1000, 150, "TERRACE GUARD")
  .text(1085, 168, `34"`)
  .text(100, 300, `ROOF WALK 44" OVERALL`)
  .text(100, 500, `WEST WALK 3'-0" SPRINKLERED`)
  .text(100, 700, `EAST WALK 34 LBS`)
  .text(100, 800, `W7 ANNEALED SIDELIGHT, 26" FROM DOOR EDGE`)
  .text(100, 860, "CORRIDOR 0 HR.")
  .text(700, 100, "CATWALK")
  .text(1000, 600, `30"`)
  .text(700, 300, "SECTION AT DECK", { size: 14 })
  .text(700, 395, "DOOR SCHEDULE", { size: 10, isBold: true })
  .table(700, 410, [60, 80, 80, 80], [
    ["MARK", "WIDTH", "HEIGHT", "HARDWARE"],
    ["101", `2'-11"`, `6'-11"`, "LEVER"],
    ["102", `3'-1"`, `7'-1"`, "LEVER"],
  ])
  .build();
const facts = extractPage(page);
const idOf = (text: string) => page.words.findIndex((it) => it.text === text);

interface Said {
  words: string[];
  subject?: string[];
  requirement?: string;
  relation?: string;
}

function review(
  links: Said[],
  outcome?: Confirmation["outcome"],
  objections: z.infer<typeof applicability.schema>["objections"] = [],
) {
  const taken = linksTask.take(
    {
      links: links.map(({ words, subject = [], requirement = GUARD, relation = "provides" }) => ({
        requirement,
        words: words.map(idOf),
        subject: subject.map(idOf),
        room: [],
        relation: relation as "provides",
      })),
    },
    facts,
    page,
  );
  const model = shareOf({ ...taken, answered: 1, sent: 1, modelName: "m" }, facts);
  const input = {
    pages: [{
      page: 1,
      facts,
      text: page.words.map((it) => it.text).join(" "),
      problem: null,
      model,
    }],
    project: aProject({ occupancyClassification: ["B"] }),
    files: [],
    problems: [],
    now: new Date(0),
    startedAt: new Date(0),
  };
  const first = assembleReport(input);
  const confirmations = outcome === undefined
    ? []
    : first.inQuestion.map(({ key }) => ({ key, outcome }));
  const setAnswer = { ...EMPTY_ANSWERS.applicability as object, objections };
  const { body } = assembleReport({ ...input, confirmations, setAnswer });
  return {
    setQuestion: first.setQuestion ?? "",
    inQuestion: first.inQuestion,
    raised: body.findings.filter((it) => it.evidence.readBy === "model"),
    body,
  };
}

/** What is asked about the set as a whole. */
function questionOf(links: Said[]) {
  const [lines, claims = ""] = review(links).setQuestion.split("\nClaims:\n");
  return { lines: lines.split("\n"), claims: claims.split("\n") };
}

/** What a reader objects to who sees through whatever plainly is something else than links of the requirement. */
const seenThrough = (links: Said[], requirement: string) =>
  questionOf(links).claims.map((it) => it.split("|")).filter((it) => it[3] !== requirement)
    .map(([claim, , words, , line]) => ({
      claim,
      why: "another thing" as const,
      line: Number(line),
      words,
    }));

/** The name stands beside its figure, and no reader takes them for one text. */
const TERRACE = { words: [`34"`], subject: ["GUARD"] };

Deno.test("without links nothing is raised and nothing is in question", () => {
  const { inQuestion, raised, body } = review([]);
  assert.deepEqual([inQuestion, raised], [[], []]);
  assert.ok(!body.findings.some((it) => it.requirementId === GUARD && it.status === "issue"));
});

Deno.test("a link that is borne out and read twice accuses, and says what it rests on", () => {
  const { inQuestion, raised, body } = review([TERRACE], "agrees");
  assert.equal(inQuestion.length, 1);
  assert.equal(raised.length, 1);
  const [finding] = raised;
  assert.equal(finding.status, "issue");
  assert.equal(finding.requirementId, GUARD);
  assert.equal(finding.measured, 34);
  assert.ok(finding.description.endsWith(CONFIRMED_LINK), finding.description);
  assert.ok(finding.documentMarkup.annotationText.includes(CONFIRMED_LINK));
  const row = body.matrix!.find(({ id }) => id === GUARD)!;
  assert.equal(row.answer, "fails");
  assert.ok(row.why.includes(CONFIRMED_LINK), row.why);
});

Deno.test("a link that texts of the set speak against asks, whoever agreed to it", () => {
  const { claims, lines } = questionOf([TERRACE]);
  const [claim] = claims.filter((it) => it.includes(GUARD)).map((it) => it.split("|")[0]);
  const line = lines.findIndex((it) => it.includes("WEST WALK"));
  const objection = { claim, why: "another thing" as const, line, words: "SPRINKLERED" };
  const { raised } = review([TERRACE], "agrees", [objection]);
  assert.deepEqual(raised.map(({ status }) => status), ["warning"]);
});

const asking: { name: string; links: Said[]; outcome?: Confirmation["outcome"] }[] = [
  { name: "a link nobody read again", links: [TERRACE] },
  { name: "a second reading that disagrees", links: [TERRACE], outcome: "disagrees" },
  { name: "a second reading without an answer", links: [TERRACE], outcome: "unanswered" },
  {
    name: "a link the sheet does not bear out",
    links: [{ words: [`30"`], subject: ["CATWALK"] }],
    outcome: "agrees",
  },
  {
    name: "a link to the figure of a door in its schedule",
    links: [{ words: [`2'-11"`], subject: ["LEVER"] }],
    outcome: "agrees",
  },
  {
    name: "a link to the figure of another thing",
    links: [{ words: [`33"`], subject: ["TERRACE", "PARAPET"] }],
    outcome: "agrees",
  },
  {
    name: "a link to a figure whose name the rule does not know",
    links: [{ words: [`33"`], subject: ["TERRACE", "WALK"] }],
    outcome: "agrees",
  },
  {
    name: "a link to two figures at once",
    links: [{ words: [`34"`, `30"`], subject: ["GUARD"] }],
    outcome: "agrees",
  },
  { name: "a link to a figure without a name", links: [{ words: [`34"`] }], outcome: "agrees" },
  {
    name: "a reason for exemption beside it",
    links: [TERRACE, { words: ["SPRINKLERED"], relation: "exempts" }],
    outcome: "agrees",
  },
  {
    name: "a link to what nobody has decided",
    links: [{ ...TERRACE, relation: "open" }],
    outcome: "agrees",
  },
  {
    name: "a link to what is said to be missing",
    links: [{ ...TERRACE, relation: "lacks" }],
    outcome: "agrees",
  },
  {
    name: "a link told in two ways",
    links: [TERRACE, { ...TERRACE, relation: "lacks" }],
    outcome: "agrees",
  },
  {
    name: "a statement cut out of its sentence",
    links: [{
      words: ["ANNEALED", "SIDELIGHT,"],
      subject: ["W7"],
      requirement: "FBC-B-2406-safety-glazing",
    }],
    outcome: "agrees",
  },
  {
    name: "a figure that says there is none",
    links: [{
      words: ["0", "HR."],
      subject: ["CORRIDOR"],
      requirement: "FBC-B-1020.2-corridor-rating",
    }],
    outcome: "agrees",
  },
  { name: "a reader nobody believes", links: [TERRACE], outcome: "not believed" },
];
for (const { name, links, outcome } of asking) {
  Deno.test(`${name} asks a person and accuses nobody`, () => {
    const { raised } = review(links, outcome);
    assert.equal(raised.length, 1);
    assert.equal(raised[0].status, "warning");
    assert.equal(raised[0].cost, null);
    assert.ok(raised[0].confidenceLevel <= 50);
    assert.match(raised[0].description, /^This is based on what the vision model suggested/);
  });
}

/** What accuses once a reader of all texts, who sees through what plainly is something else, has nothing to say against it. */
const HEARD = [
  "a link to the figure of another thing",
  "a link to a figure whose name the rule does not know",
  "a reason for exemption beside it",
  "a statement cut out of its sentence",
];
for (const { name, links, outcome } of asking) {
  const { requirement = GUARD } = links[0];
  Deno.test(`${name} ${HEARD.includes(name) ? "accuses" : "still asks"} once it was heard`, () => {
    const { raised } = review(links, outcome, seenThrough(links, requirement));
    const accuses = HEARD.includes(name);
    assert.deepEqual(raised.map(({ status }) => status), [accuses ? "issue" : "warning"]);
    assert.equal(raised[0].description.endsWith(NOTHING_SAID), accuses);
  });
}

Deno.test("a question of the model is taken back by other words of its text, by who has read what was put before them", () => {
  const parapet = { words: [`33"`], subject: ["TERRACE", "PARAPET"] };
  const { claims, lines } = questionOf([parapet]);
  const [claim, , words, , own] = claims.find((it) => it.includes(GUARD))!.split("|");
  const elsewhere = lines.findIndex((it) => it.includes("WEST WALK"));
  const asked = (line: number, quote: string, hasRead = true) => {
    const objection = { claim, why: "another thing" as const, line, words: quote };
    const controls = hasRead ? seenThrough([parapet], GUARD) : [];
    return review([parapet], "agrees", [objection, ...controls]).raised.length;
  };
  assert.equal(asked(Number(own), "PARAPET WALK"), 0);
  assert.equal(asked(Number(own), "PARAPET WALK", false), 1);
  assert.equal(asked(Number(own), words), 1);
  assert.equal(asked(elsewhere, "SPRINKLERED"), 1);
});

Deno.test("what is heard by a reader who takes for right what plainly is something else only asks", () => {
  const [{ links }] = asking.filter(({ name }) => HEARD.includes(name));
  const [, ...others] = seenThrough(links, GUARD);
  assert.equal(others.length, 1, "of two controls one is seen through");
  assert.deepEqual(review(links, "agrees", others).raised.map(({ status }) => status), ["warning"]);
});

const silent: { name: string; links: Said[] }[] = [
  { name: "a figure that complies", links: [{ words: [`44"`], subject: ["ROOF"] }] },
  { name: "a unit the requirement does not measure", links: [{ words: ["34", "LBS"] }] },
  { name: "words without a figure", links: [{ words: ["TERRACE"], subject: ["PARAPET"] }] },
  { name: "what somebody asks for", links: [{ ...TERRACE, relation: "asks" }] },
  { name: "what exists and stays", links: [{ ...TERRACE, relation: "keeps" }] },
  {
    name: "glass that stands out of the reach of doors",
    links: [{
      words: ["ANNEALED"],
      subject: ["W7"],
      requirement: "FBC-B-2406-safety-glazing",
    }],
  },
  { name: "an exemption alone", links: [{ ...TERRACE, relation: "exempts" }] },
];
for (const { name, links } of silent) {
  Deno.test(`a link to ${name} raises nothing`, () => {
    assert.deepEqual(review(links, "agrees").raised, []);
  });
}
