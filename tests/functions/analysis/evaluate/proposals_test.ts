/** What the model proposes beside links: it asks, sends people to places, and never accuses or acquits. */
import assert from "node:assert/strict";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import {
  type Proposals,
  proposedQuestions,
} from "../../../../functions/analysis/evaluate/proposed_questions.ts";
import { judgePlan } from "../../../../functions/analysis/evaluate/judge_plan.ts";
import {
  addLinks,
  linksInDoubt,
  linksInQuestion,
} from "../../../../functions/analysis/evaluate/second_opinion.ts";
import { withSightings } from "../../../../functions/analysis/matrix/sightings.ts";
import type { MatrixRow } from "../../../../functions/_shared/domain/matrix.ts";
import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import type { Claim } from "../../../../functions/analysis/propose/claims.ts";
import { linkKey, type ProposedLink } from "../../../../functions/analysis/propose/link.ts";
import { NO_OPINION } from "../../../../functions/analysis/propose/set_opinion.ts";
import type { Sighting } from "../../../../functions/analysis/propose/sighting.ts";
import { listSetLines, setLines } from "../../../../functions/analysis/propose/set_lines.ts";
import {
  claimsOf,
  takeSetAnswer,
} from "../../../../functions/analysis/propose/tasks/applicability/mod.ts";
import {
  aDimension,
  aDoor,
  aList,
  anEvidence,
  aNote,
  aPlanSet,
  aProject,
  aRoom,
  aSchedule,
  aSheet,
} from "../../../fakes/plan_set.ts";

const project = aProject({ occupancyClassification: ["B"] });
const EXTINGUISHERS = "FBC-B-906.1-extinguishers";
const GUARD = "FBC-B-1015.3-guard-height";

const words = (text: string) => {
  const { box } = anEvidence(text);
  return { ids: [1], text, box };
};

function ask(plan: PlanSet, over: Partial<Proposals>) {
  const building = profileBuilding(plan, project);
  const texts = new Map([[1, plan.notes.map((it) => it.text).join(" ")]]);
  const own = judgePlan(plan, project, texts);
  const proposals = { links: [], sightings: [], sketches: [], opinion: NO_OPINION, ...over };
  const set = { ...proposals, plan, project, building };
  return { own, set, texts, questions: proposedQuestions(own.verified, set) };
}

const sighting = (seen: Sighting["seen"], text?: string): Sighting => ({
  page: 1,
  requirementId: EXTINGUISHERS,
  seen,
  words: text === undefined ? null : words(text),
  box: { x: 10, y: 10, width: 5, height: 5 },
});

const quiet = aPlanSet({ sheets: [aSheet()] });

Deno.test("what a sheet leaves open is asked about, at its words", () => {
  const { questions } = ask(quiet, { sightings: [sighting("open", "EXTINGUISHERS BY OWNER")] });
  assert.equal(questions.length, 1);
  const [{ status, requirementId, description, evidence }] = questions;
  assert.deepEqual([status, requirementId], ["warning", EXTINGUISHERS]);
  assert.match(description, /leave this undecided: “EXTINGUISHERS BY OWNER\.”/);
  assert.equal(evidence.readBy, "model");
});

Deno.test("silence takes no demand away that words are said to leave open", () => {
  const plan = aPlanSet({ sheets: [aSheet()], notes: [aNote("ASK CONTROLLER FOR DIMENSIONS")] });
  const link: ProposedLink = {
    page: 1,
    requirementId: "FBC-B-107.2.1-extent",
    relation: "open",
    words: words("ASK CONTROLLER FOR DIMENSIONS"),
    subject: null,
    room: null,
    proof: null,
  };
  const { questions } = ask(plan, { links: [link] });
  assert.deepEqual(questions.map((it) => it.requirementId), ["FBC-B-107.2.1-extent"]);
});

Deno.test("what the engine asks at a place by itself the model does not ask again", () => {
  const plan = aPlanSet({ sheets: [aSheet()], notes: [aNote("STEEL COLUMN - SIZE TBD")] });
  const { box } = plan.notes[0];
  const link: ProposedLink = {
    page: 1,
    requirementId: "FBC-B-107.2.1-extent",
    relation: "open",
    words: { ids: [1], text: "SIZE TBD", box },
    subject: { ids: [0], text: "STEEL COLUMN", box },
    room: null,
    proof: null,
  };
  const { own, set, texts } = ask(plan, { links: [link] });
  const asked = own.verified.filter((it) => it.ruleId === "documentation/left-open");
  assert.equal(asked.length, 1);
  const { verified } = addLinks(own, { ...set, texts, confirmations: [] });
  assert.deepEqual(verified.filter((it) => it.ruleId === "documentation/left-open"), asked);
});

Deno.test("none in one row of a list is not asked about where another row gives the figure that fails", () => {
  const questionsOf = (height: string) => {
    const list = aSchedule("other", [["ITEM", null], ["AS BUILT", null]], [
      ["TERRACE", height],
      ["LOCAL ADDED HEIGHT", "NONE"],
    ], { title: "GUARDS AT TERRACE" });
    const { box } = list.rows[1].cells[1];
    const lacking: ProposedLink = {
      page: 1,
      requirementId: GUARD,
      relation: "lacks",
      words: { ids: [1], text: "NONE", box },
      subject: null,
      room: null,
      proof: "row",
    };
    const plan = aPlanSet({ sheets: [aSheet()], schedules: [list] });
    const { set } = ask(plan, { links: [lacking] });
    const printed = list.rows.flatMap(({ cells }) => cells.map(({ text }) => text)).join(" ");
    const own = judgePlan(plan, project, new Map([[1, printed]]));
    const questions = proposedQuestions(own.verified, set);
    const issues = own.verified.filter((it) => it.requirementId === GUARD && it.status === "issue");
    return [issues.length, questions.filter((it) => it.requirementId === GUARD).length];
  };
  assert.deepEqual(questionsOf(`GUARD 36" HIGH`), [1, 0]);
  assert.deepEqual(questionsOf("SEE PLAN"), [0, 1]);
});

Deno.test("words of a sheet are the better question than that nothing was found on it", () => {
  const plan = aPlanSet({
    sheets: [aSheet({ number: "C-1", title: "SITE PLAN", kind: "site", discipline: "civil" })],
    notes: [aNote("75 FT.", { sheet: "C-1" })],
  });
  const { box } = plan.notes[0];
  const link: ProposedLink = {
    page: 1,
    requirementId: "GEN-setback",
    relation: "provides",
    words: { ids: [1], text: "75 FT.", box },
    subject: { ids: [0], text: "SETBACK", box },
    room: null,
    proof: "run",
  };
  const { own, set, texts } = ask(plan, { links: [link] });
  const { verified } = addLinks(own, { ...set, texts, confirmations: [] });
  const [before, after] = [own.verified, verified].map((all) =>
    all.filter((it) => it.requirementId === "GEN-setback").map((it) => it.evidence.sourceText)
  );
  assert.match(before.join(), /^Searched this sheet/);
  assert.deepEqual(after, ["75 FT."]);
});

Deno.test("what the engine misses is asked on the other sheet, too, where the model misses it", () => {
  const plan = aPlanSet({
    sheets: [
      aSheet({ number: "C-1", title: "SITE PLAN", kind: "site", discipline: "civil" }),
      aSheet({ page: 2, number: "A-102" }),
    ],
    notes: [aNote("75 FT.", { sheet: "C-1" })],
  });
  const missed: Sighting = { ...sighting("absent"), page: 2, requirementId: "GEN-setback" };
  const { own, set, texts } = ask(plan, { sightings: [missed, { ...missed, page: 1 }] });
  const { verified } = addLinks(own, { ...set, texts, confirmations: [] });
  const [before, after] = [own.verified, verified].map((all) =>
    all.filter((it) => it.requirementId === "GEN-setback").map((it) => [
      it.status,
      it.documentMarkup.page,
      ...it.otherPlaces.map(({ page, sheet }) => `${sheet} on ${page}`),
    ])
  );
  assert.deepEqual(before, [["warning", 1]]);
  assert.deepEqual(after, [["warning", 1, "A-102 on 2"]]);
});

Deno.test("what no sheet shows is asked about once, and not where one shows it", () => {
  const { questions } = ask(quiet, { sightings: [sighting("absent"), sighting("absent")] });
  assert.deepEqual(questions.map((it) => [it.status, it.recommendation]), [
    ["warning", "Show on the drawings how this is met, or why it doesn’t apply."],
  ]);
  const seen = [sighting("absent"), sighting("drawn")];
  assert.deepEqual(ask(quiet, { sightings: seen }).questions, []);
});

Deno.test("what no sheet shows is asked first where a sheet shows what it belongs to", () => {
  const box = { x: 40, y: 50, width: 10, height: 1 };
  const plan = aPlanSet({
    sheets: [aSheet({ number: "A-101" }), aSheet({ page: 2, number: "A-102" })],
    notes: [aNote("CORRIDOR", { sheet: "A-102", page: 2, box })],
  });
  const absent: Sighting = { ...sighting("absent"), requirementId: "FBC-B-1013.1-exit-signs" };
  const stairs = { ...plan, notes: [aNote("EXIT STAIR", { sheet: "A-102", page: 2, box })] };
  const [asked] = ask(stairs, { sightings: [absent, { ...absent, page: 2 }] }).questions;
  assert.deepEqual([asked.documentMarkup.page, asked.documentMarkup.y], [2, 50]);
  assert.deepEqual(asked.otherPlaces.map(({ page }) => page), [1]);
  const [as] = ask(plan, { sightings: [absent, { ...absent, page: 2 }] }).questions;
  assert.equal(as.documentMarkup.page, 1);
});

Deno.test("a requirement found silent sends people to what the model sees, and stays undecided", () => {
  const row = {
    id: EXTINGUISHERS,
    of: "code",
    answer: "not decided",
    reason: "not on the sheets",
    why: "Nothing about it was found on A-101.",
    findingIds: [],
  } as unknown as MatrixRow;
  const [sent] = withSightings([row], { sightings: [sighting("drawn")], plan: quiet });
  assert.equal(sent.answer, "needs a person");
  assert.deepEqual(sent.place, { page: 1, box: { x: 10, y: 10, width: 5, height: 5 } });
  assert.match(sent.why, /The vision model sees it drawn on A-101/);
  const fails = { ...row, answer: "fails" } as MatrixRow;
  for (const it of [fails, { ...row, id: GUARD }]) {
    assert.deepEqual(withSightings([it], { sightings: [sighting("stated", "FE")], plan: quiet }), [
      it,
    ]);
  }
  assert.deepEqual(withSightings([row], { sightings: [sighting("absent")], plan: quiet }), [row]);
});

const hall = aPlanSet({
  sheets: [aSheet()],
  rooms: [aRoom("ASSEMBLY HALL")],
  doors: [aDoor("101", { location: "ASSEMBLY HALL TO CORRIDOR" })],
  notes: [aNote("ASSEMBLY HALL OCCUPANT LOAD 120"), aNote("EXTINGUISHERS PER NFPA 10")],
});

Deno.test("a swing the model sees asks and accuses nobody", () => {
  const opening = {
    page: 1,
    mark: words("101"),
    from: words("ASSEMBLY HALL"),
    to: words("CORRIDOR"),
    outside: "neither" as const,
    swings: "from" as const,
  };
  const { questions } = ask(hall, { sketches: [{ openings: [opening], rooms: [] }] });
  assert.ok(questions.every((it) => it.status === "warning"));
  const twice = ask(hall, { sketches: [{ openings: [opening, opening], rooms: [] }] });
  assert.deepEqual(twice.questions, [], "a mark at two openings names none of them");
});

Deno.test("the only way out the model counts asks and accuses nobody", () => {
  const room = { page: 1, name: words("ASSEMBLY HALL"), waysOut: 1, fixtures: [] };
  const { own, questions } = ask(hall, { sketches: [{ openings: [], rooms: [room] }] });
  assert.ok(!own.verified.some((it) => it.status === "issue" && /one-exit/.test(it.ruleId)));
  assert.ok(questions.every((it) => it.status === "warning"));
});

const slopeTriangle = (rise: string, y: number) =>
  [
    aNote("12", { box: { x: 40, y, width: 1, height: 1 } }),
    aNote(rise, {
      box: { x: 41.5, y: y + 1, width: 1, height: 1 },
    }),
  ].map((it) => ({ ...it, kind: "label" as const, drawing: "FRONT ELEVATION" }));

const bare = aDimension(`22'-0"`, 264, { orientation: "vertical", drawing: "SITE PLAN" });

const told = aPlanSet({
  dimensions: [bare, bare],
  sheets: [aSheet(), aSheet({ page: 2, number: "A-102" })],
  notes: [
    aNote("SERVICE 200 A"),
    aNote("MAIN BREAKER 150 A", { page: 2, sheet: "A-102" }),
    aNote("MAIN 200 AMP", { page: 2, sheet: "A-102" }),
    aNote("BREAK ROOM USED FOR WORSHIP"),
    aNote("900 SF"),
    aNote("ROOF HATCH, LADDER BELOW"),
    aNote("LADDER AND HATCH"),
    aNote("EXITS 2 OR MORE"),
    aNote("EXITS 4"),
    aNote("HEATER 4.5 KW"),
    aNote("HEATER 4,500"),
    ...["3 HC", "HC1", "NONE PROVIDED", "NO SPRINKLERS", "NS", "GROUP E", "CLASSIFIED E"].map((
      it,
    ) => aNote(it)),
    ...["ENCLOSED", "ENCL. BUILDING", "TYPE VB", "TYPE IIB", "SEE PLAN"].map((it) => aNote(it)),
    aNote(`THRESHOLDS 1/2" EXCEPT AS SCHEDULED`),
    aNote(`THRESHOLD 3/4"`),
    aNote(`DOOR 9 16'-0" X 7'-0"`),
    ...[`DOOR 4 3'-6" LEAF`, `DOOR 4 3'-0" X 7'-0"`, `FRONT SETBACK 25'-0"`].map((it) => aNote(it)),
    ...[
      "BLOWER DOOR TESTED",
      "BY CERTIFIED TESTER",
      "WINDOW C 3050",
      `C 2'-8" X 5'-0"`,
      `C 3'-0" X 5'-0"`,
    ].map((it) => aNote(it)),
    ...slopeTriangle("6", 20),
    ...slopeTriangle("8", 60),
    aNote(`OVERHEAD DOOR 16'-0" X 8'-0"`, { page: 2, sheet: "A-102" }),
  ],
  schedules: [
    aSchedule("panel", [["MARK", "mark"], ["LOAD", "load"]], [], { title: "PANEL A, MAIN 225 A" }),
  ],
});

Deno.test("bare dimensions, slope triangles and heads of tables are lines of the set, with what they stand at", () => {
  const lines = listSetLines(told).split("\n").map((it) => it.split("|").slice(2).join("|"));
  for (
    const line of [
      `22'-0" (upright dimension line, SITE PLAN)`,
      "6:12 (slope triangle, FRONT ELEVATION)",
      "MARK ¦ LOAD (heads of the table PANEL A, MAIN 225 A)",
    ]
  ) assert.ok(lines.includes(line), line);
  assert.equal(lines.filter((it) => it.startsWith(`22'-0"`)).length, 1, "each once a drawing");
});

Deno.test("a note of several sentences is a whole line of the set, and a longer one several, by its sentences", () => {
  const sentence = "WINDOW W3 IS 2'-8\" X 5'-0\".";
  const notes = [10, 60].map((times) => aNote(Array(times).fill(sentence).join(" ")));
  const endless = aNote("W".repeat(1_200));
  const lines = setLines(aPlanSet({ notes: [...notes, endless] })).map(({ text }) => text);
  assert.equal(lines[0], notes[0].text);
  assert.ok(lines.every((it) => it.length <= 500));
  const ofLong = lines.slice(1, -3);
  assert.equal(ofLong.join(" "), notes[1].text);
  assert.ok(ofLong.every((it) => it.endsWith(".")));
  assert.equal(lines.slice(-3).join(""), endless.text);
});

const idOf = (text: string) => setLines(told).findIndex((it) => it.text === text);
const claims: Claim[] = ["SERVICE 200 A", "MAIN BREAKER 150 A", "900 SF"].map((text) => ({
  key: text,
  page: 1,
  box: told.notes[0].box,
  text,
  requirementId: "NEC-220-load-calc",
}));
const opinionOf = (answer: unknown, among = claims) =>
  takeSetAnswer({ uses: [], exemptions: [], objections: [], same: [], ...answer as object }, {
    plan: told,
    building: profileBuilding(told, project),
    claims: among,
  });
const LOAD = "NEC-220-load-calc";
const place = (text: string, figure: string) => ({ line: idOf(text), figure });
const same = (...places: unknown[]) => ({ same: [{ requirement: LOAD, places }] });

Deno.test("one thing told in two ways is asked about, with both places", () => {
  const answer = same(place("SERVICE 200 A", "200 A"), place("MAIN BREAKER 150 A", "150 A"));
  const { questions } = ask(told, { opinion: opinionOf(answer) });
  assert.equal(questions.length, 1);
  assert.match(questions[0].description, /“200 A” on A-101, “150 A” on A-102/);
  assert.equal(questions[0].otherPlaces[0].page, 2);
});

Deno.test("a figure that complies may still be the wrong one of two", () => {
  const answer = same(place("SERVICE 200 A", "200 A"), place("MAIN BREAKER 150 A", "150 A"));
  const { own, set } = ask(told, { opinion: opinionOf(answer) });
  const [known] = proposedQuestions([], set);
  const asKnown = (status: "compliant" | "warning") =>
    proposedQuestions([...own.verified, { ...known, status }], set).length;
  assert.equal(asKnown("compliant"), 1);
  assert.equal(asKnown("warning"), 0, "what is asked already is not asked again");
});

const differing: [string, unknown, RegExp][] = [
  [
    "a width and a size",
    same(place(`DOOR 4 3'-6" LEAF`, `3'-6" LEAF`), place(`DOOR 4 3'-0" X 7'-0"`, `3'-0" X 7'-0"`)),
    /“3'-6" LEAF” on A-101, “3'-0" X 7'-0"” on A-101/,
  ],
  [
    "a window by its code and by its size",
    same(place("WINDOW C 3050", "3050"), place(`C 2'-8" X 5'-0"`, `2'-8" X 5'-0"`)),
    /“3050” on A-101, “2'-8" X 5'-0"” on A-101/,
  ],
  [
    "a dimension and a row",
    same(place(`22'-0"`, `22'-0"`), place(`FRONT SETBACK 25'-0"`, `25'-0"`)),
    /“22'-0"” on A-101, “25'-0"” on A-101/,
  ],
  [
    "two slope triangles",
    same(place("6:12", "6:12"), place("8:12", "8:12")),
    /“6:12” on A-101, “8:12” on A-101/,
  ],
  [
    "a size with one side that differs",
    same(
      place(`DOOR 9 16'-0" X 7'-0"`, `16'-0" X 7'-0"`),
      place(`OVERHEAD DOOR 16'-0" X 8'-0"`, `16'-0" X 8'-0"`),
    ),
    /“16'-0" X 7'-0"” on A-101, “16'-0" X 8'-0"” on A-102/,
  ],
  [
    "a figure and a number under a head",
    same(place("900 SF", "900 SF"), place("SERVICE 200 A", "200")),
    /“900 SF” on A-101, “200” on A-101/,
  ],
  [
    "two types",
    same(place("TYPE VB", "VB"), place("TYPE IIB", "IIB")),
    /“VB” on A-101, “IIB” on A-101/,
  ],
  [
    "the title of a table and a note",
    same(place("PANEL A, MAIN 225 A", "225 A"), place("SERVICE 200 A", "200 A")),
    /“225 A” on .*, “200 A” on A-101/,
  ],
];
for (const [name, answer, asked] of differing) {
  Deno.test(`${name} can contradict one another`, () => {
    const [{ description }] = ask(told, { opinion: opinionOf(answer) }).questions;
    assert.match(description, asked);
  });
}

const agreeing: [string, unknown][] = [
  [
    "two forms of one word",
    same(place("BLOWER DOOR TESTED", "TESTED"), place("BY CERTIFIED TESTER", "CERTIFIED TESTER")),
  ],
  [
    "a window by its code and the size it stands for",
    same(place("WINDOW C 3050", "3050"), place(`C 3'-0" X 5'-0"`, `3'-0" X 5'-0"`)),
  ],
  [
    "the same size in two hands",
    same(
      place(`DOOR 9 16'-0" X 7'-0"`, `16'-0" X 7'`),
      place(`DOOR 9 16'-0" X 7'-0"`, `16'-0" X 7'-0"`),
    ),
  ],
  ["the same figure", same(place("SERVICE 200 A", "200 A"), place("MAIN 200 AMP", "200 AMP"))],
  [
    "a figure the line does not hold",
    same(place("SERVICE 200 A", "200 A"), place("MAIN 200 AMP", "999 A")),
  ],
  ["a line there is not", same(place("SERVICE 200 A", "200 A"), { line: 999, figure: "150 A" })],
  ["one place", same(place("SERVICE 200 A", "200 A"))],
  [
    "the same things in another order",
    same(
      place("ROOF HATCH, LADDER BELOW", "ROOF HATCH, LADDER BELOW"),
      place("LADDER AND HATCH", "LADDER AND HATCH"),
    ),
  ],
  ["a bound that is kept", same(place("EXITS 2 OR MORE", "2 OR MORE"), place("EXITS 4", "4"))],
  ["a thousandth part", same(place("HEATER 4.5 KW", "4.5 KW"), place("HEATER 4,500", "4,500"))],
  ["a count and a mark", same(place("3 HC", "3 HC"), place("HC1", "HC1"))],
  [
    "two denials and their initials",
    same(
      place("NONE PROVIDED", "NONE PROVIDED"),
      place("NO SPRINKLERS", "NO SPRINKLERS"),
      place("NS", "NS"),
    ),
  ],
  [
    "one group in other words",
    same(place("GROUP E", "GROUP E"), place("CLASSIFIED E", "CLASSIFIED E")),
  ],
  [
    "a word and its beginning",
    same(place("ENCLOSED", "ENCLOSED"), place("ENCL. BUILDING", "ENCL.")),
  ],
  ["what refers elsewhere", same(place("GROUP E", "GROUP E"), place("SEE PLAN", "SEE PLAN"))],
  [
    "a general text and what it excepts",
    same(
      place(`THRESHOLD 3/4"`, `3/4"`),
      place(`THRESHOLDS 1/2" EXCEPT AS SCHEDULED`, `1/2"`),
    ),
  ],
  ["nonsense", { same: "?" }],
];
for (const [name, answer] of agreeing) {
  Deno.test(`${name} is no contradiction`, () => {
    assert.deepEqual(opinionOf(answer).toldTwice, []);
  });
}

const objection = (claim: number, words: string, line = idOf("BREAK ROOM USED FOR WORSHIP")) => ({
  claim: `C${claim}`,
  why: "another thing",
  line,
  words,
});

Deno.test("claims follow the texts, with the requirement each is held against", () => {
  const lines = listSetLines(told, claims).split("\n");
  assert.equal(lines.length, setLines(told).length + 1 + claims.length);
  assert.equal(lines.at(-1), "C2|A-101 FLOOR PLAN|900 SF|NEC-220-load-calc|");
  const at = idOf("SERVICE 200 A");
  assert.equal(lines.at(-3), `C0|A-101 FLOOR PLAN|SERVICE 200 A|NEC-220-load-calc|${at}`);
  assert.ok(!listSetLines(told).includes("Claims:"));
});

Deno.test("an objection cites words of its line and a claim that was made", () => {
  const { objections, unverified } = opinionOf({
    objections: [
      objection(1, "used for worship"),
      objection(7, "USED FOR WORSHIP"),
      objection(2, "USED FOR STORAGE"),
      objection(2, "USED FOR WORSHIP", 99),
      objection(2, " "),
    ],
  });
  assert.deepEqual(objections.map(({ key, words }) => [key, words]), [
    ["MAIN BREAKER 150 A", "used for worship"],
  ]);
  assert.deepEqual(unverified.map(({ claim }) => claim), [
    "an objection to C7",
    "an objection to C2",
    "an objection to C2",
    "an objection to C2",
  ]);
});

Deno.test("who objects to more than half of all claims is not heard", () => {
  const all = claims.map((_, claim) => objection(claim, "WORSHIP"));
  assert.equal(opinionOf({ objections: all.slice(1) }).objections.length, 2);
  assert.deepEqual(opinionOf({ objections: all }).objections, []);
});

Deno.test("claims count as heard where every control among them is objected to", () => {
  const [first, second, third] = claims;
  const among = [first, { ...second, isControl: true as const }, third];
  const heard = (...objections: unknown[]) => [...opinionOf({ objections }, among).heard];
  assert.deepEqual(heard(objection(1, "WORSHIP")), [first.key, third.key]);
  assert.deepEqual(heard(objection(0, "WORSHIP")), [], "the control is taken for right");
  assert.deepEqual(heard(objection(1, "USED FOR STORAGE")), [], "the line does not say it");
  assert.deepEqual(
    [...opinionOf({ objections: [objection(1, "WORSHIP")] }).heard],
    [],
    "no control",
  );
  assert.deepEqual(opinionOf({ objections: [objection(1, "WORSHIP")] }, among).objections, []);
});

Deno.test("a use no group stands for is asked about; assembly is a claim until its load is known", () => {
  const line = idOf("BREAK ROOM USED FOR WORSHIP");
  const usedFor = (use: string) => {
    const opinion = opinionOf({ uses: [{ line, use }] });
    const { questions } = ask(told, { opinion });
    return [claimsOf(opinion).map((it) => it.claim), questions.map((it) => it.description)];
  };
  assert.deepEqual(usedFor("assembly"), [["a room used for assembly"], []]);
  assert.deepEqual(usedFor("factory"), [[], [
    "The use of “BREAK ROOM USED FOR WORSHIP” seems to be factory, but no Group F-1 or F-2 is declared.",
  ]]);
  assert.deepEqual(usedFor("business"), [[], []]);
  const figure = opinionOf({ uses: [{ line: idOf("900 SF"), use: "factory" }] });
  assert.deepEqual([figure.strangeUses, figure.unverified.map((it) => it.quote)], [[], ["900 SF"]]);
});

Deno.test("an exception the texts claim makes a question of what would accuse, and of nothing else", () => {
  const plan = aPlanSet({ sheets: [aSheet()], notes: [aNote(`TERRACE PARAPET WALK 34" OVERALL`)] });
  const link: ProposedLink = {
    page: 1,
    requirementId: GUARD,
    relation: "provides",
    words: { ids: [3], text: `34"`, box: plan.notes[0].box },
    subject: { ids: [0, 2], text: "TERRACE GUARD", box: plan.notes[0].box },
    room: null,
    proof: "run",
  };
  const exemptions = [{ requirementId: GUARD, at: anEvidence("EXEMPT") }];
  const statusOf = (opinion: typeof NO_OPINION) => {
    const { own, set, texts } = ask(plan, { links: [link], opinion });
    const confirmations = [{ key: linkKey(link), outcome: "agrees" as const }];
    const { verified } = addLinks(own, { ...set, texts, confirmations });
    return {
      inQuestion: linksInQuestion(own, set).length,
      // No figure of a doubted link is plain enough for a control.
      inDoubt: linksInDoubt(own, set).length,
      status: verified.find((it) => it.requirementId === GUARD)?.status,
    };
  };
  assert.deepEqual(statusOf(NO_OPINION), { inQuestion: 1, inDoubt: 1, status: "issue" });
  const claimed = { inQuestion: 1, inDoubt: 1 };
  assert.deepEqual(statusOf({ ...NO_OPINION, exemptions }), { ...claimed, status: "warning" });
  const heard = new Set([linkKey(link)]);
  assert.deepEqual(statusOf({ ...NO_OPINION, exemptions, heard }), { ...claimed, status: "issue" });
});

/** Does the first of the links accuse, read twice? */
function accuses(plan: PlanSet, links: ProposedLink[], opinion = NO_OPINION): boolean {
  const { own, set, texts } = ask(plan, { links, opinion });
  const confirmations = [{ key: linkKey(links[0]), outcome: "agrees" as const }];
  return addLinks(own, { ...set, texts, confirmations }).verified.some((it) =>
    it.requirementId === GUARD && it.status === "issue"
  );
}

Deno.test("what is said within a room of one drawing exempts nothing on another", () => {
  const asked = (drawing: string) => {
    const place = { x: 5, y: 50, width: 5, height: 1 };
    const reason = aNote("3R DN", { box: place, drawing: "FIRST FLOOR", room: "LAUNDRY" });
    const plan = aPlanSet({
      sheets: [aSheet()],
      notes: [reason, aNote(`TERRACE PARAPET WALK 34" OVERALL`, { drawing })],
    });
    const { box } = plan.notes[1];
    const link: ProposedLink = {
      page: 1,
      requirementId: GUARD,
      relation: "provides",
      words: { ids: [3], text: `34"`, box },
      subject: { ids: [0, 2], text: "TERRACE GUARD", box },
      room: null,
      proof: "run",
    };
    const exemptions = [{ requirementId: GUARD, at: reason }];
    return accuses(plan, [link], { ...NO_OPINION, exemptions });
  };
  assert.deepEqual([asked("SECTION A"), asked("FIRST FLOOR")], [true, false]);
});

Deno.test("a reason a link gives holds in its own drawing, and everywhere where it stands in none", () => {
  const accusing = (drawing: string | null) => {
    const reason = aNote("ONE EXIT, 10 OCC.", {
      box: { x: 5, y: 50, width: 5, height: 1 },
      drawing,
    });
    const terrace = aNote(`TERRACE PARAPET WALK 34" OVERALL`, { drawing: "SECTION A" });
    const plan = aPlanSet({ sheets: [aSheet()], notes: [reason, terrace] });
    const at = (text: string, { box }: typeof reason, relation: ProposedLink["relation"]) => ({
      page: 1,
      requirementId: GUARD,
      relation,
      words: { ids: [3], text, box },
      subject: { ids: [0, 2], text: "TERRACE GUARD", box },
      room: null,
      proof: "run" as const,
    });
    const links = [at(`34"`, terrace, "provides"), at(reason.text, reason, "exempts")];
    return accuses(plan, links);
  };
  assert.deepEqual([accusing("PLAN B"), accusing("SECTION A"), accusing(null)], [
    true,
    false,
    false,
  ]);
});

/** What is asked where a text is said to deny a thing, with what else the model links of it. */
function askedOfDenial(
  text: string,
  requirementId: string,
  others: readonly Pick<ProposedLink, "relation" | "words" | "subject">[],
  denied = "NONE",
): number {
  const note = aNote(text);
  const at = ({ relation, words, subject }: typeof others[number]): ProposedLink => ({
    page: 1,
    requirementId,
    relation,
    words: { ...words, box: note.box },
    subject: subject && { ...subject, box: note.box },
    room: null,
    proof: "run",
  });
  const links = [{ relation: "lacks" as const, words: words(denied), subject: null }, ...others];
  const { own, set, texts } = ask(aPlanSet({ sheets: [aSheet()], notes: [note] }), {
    links: links.map(at),
  });
  return addLinks(own, { ...set, texts, confirmations: [] }).verified
    .filter((it) => it.requirementId === requirementId && it.status === "warning").length;
}

Deno.test("a denial is not asked about where a figure of the same text tells that nothing is needed", () => {
  const asked = (cfm: string) =>
    askedOfDenial(`AHU-3 ${cfm} D.D. NONE`, "FBC-M-606-duct-detectors", [
      { relation: "provides", words: words(cfm), subject: words("AHU-3") },
    ]);
  assert.deepEqual([asked("2,000 CFM"), asked("2,200 CFM")], [0, 1]);
});

Deno.test("a denial is not asked about where there may be at most so much of the thing", () => {
  const asked = (denied: string) => askedOfDenial(denied, "FBC-B-1015.4-guard-opening", [], denied);
  assert.deepEqual([asked("NO BALUSTERS"), asked("NO LIGHTS")], [0, 1]);
});

Deno.test("a denial is not asked about where the same text gives a reason", () => {
  const text = "UNITS NONE - SHELL ONLY";
  const reason = { relation: "exempts" as const, words: words("SHELL ONLY"), subject: null };
  assert.equal(askedOfDenial(text, EXTINGUISHERS, []), 1);
  assert.equal(askedOfDenial(text, EXTINGUISHERS, [reason]), 0);
});

Deno.test("words of the requirement itself answer no denial", () => {
  const text = "WC-1, L-1, S-1: COMPLETE LIST OF FIXTURES";
  const requirement = "FBC-P-410-fountain";
  assert.equal(askedOfDenial(text, requirement, [], "COMPLETE LIST OF FIXTURES"), 1);
});

Deno.test("a row that asks for more than it gives is asked about, and so is one that allows less", () => {
  const questions = (head: string, want: string, gives: string) => {
    const plan = aPlanSet({
      sheets: [aSheet()],
      ...aList("FIXTURES", ["FIXTURE", head, "GIVEN"], ["WATER CLOSETS", want, gives]),
    });
    const [, asked, given] = plan.schedules[0].rows[0].cells;
    const link = (cell: typeof asked, name: string, relation: ProposedLink["relation"]) => ({
      page: 1,
      requirementId: "FBC-P-403.1-fixtures",
      relation,
      words: { ids: [cell === asked ? 1 : 2], text: cell.text, box: cell.box },
      subject: { ids: [3], text: `Water closets ${name}`, box: cell.box },
      room: null,
      proof: "row" as const,
    });
    const links = [link(asked, head, "asks"), link(given, "GIVEN", "provides")];
    return ask(plan, { links }).questions.filter((it) => /The row asks/.test(it.description));
  };
  const [found] = questions("REQUIRED", "5 + 5", "4 + 4");
  assert.match(found.description, /asks for “5 \+ 5” and gives “4 \+ 4\.”/);
  assert.equal(found.status, "warning");
  assert.deepEqual(questions("REQUIRED", "5 + 5", "5 + 5"), []);
  assert.equal(questions("ALLOWED", "10%", "12%").length, 1);
  assert.deepEqual(questions("ALLOWED", "10%", "3%"), []);
  assert.deepEqual(questions("REQUIRED", "SEE PLAN", "3"), []);
});
