/** Issues of the rules that a second reader takes for something else: they ask, and nothing else moves. */
import assert from "node:assert/strict";
import {
  DOUBTED,
  doubtIssues,
  issuesClaimed,
  issuesInQuestion,
} from "../../../../functions/analysis/evaluate/doubted.ts";
import { judgePlan } from "../../../../functions/analysis/evaluate/judge_plan.ts";
import type { Outcome } from "../../../../functions/analysis/propose/confirm.ts";
import type { Objection } from "../../../../functions/analysis/propose/set_opinion.ts";
import type { ProposedLink } from "../../../../functions/analysis/propose/link.ts";
import type { Note } from "../../../../functions/_shared/domain/plan_set.ts";
import { aNote, aPlanSet, aProject, aSheet } from "../../../fakes/plan_set.ts";

const GUARD = "FBC-B-1015.3-guard-height";
/** Where each fake note stands hangs on how many there were. */
const low = aNote(`GUARD 34" HIGH`);

function review(notes: Note[] = [low]) {
  const plan = aPlanSet({ notes, sheets: [aSheet({ page: 1 })] });
  const texts = new Map([[1, notes.map((it) => it.text).join(" ")]]);
  const project = aProject({ occupancyClassification: ["B"] });
  const { verified } = judgePlan(plan, project, texts);
  return { plan, project, verified };
}

const linkAt = (text: string, requirementId: string): ProposedLink => ({
  page: 1,
  requirementId,
  relation: "provides",
  words: { ids: [1], text, box: low.box },
  subject: null,
  room: null,
  proof: "run",
});

const asked = (links: ProposedLink[], notes?: Note[]) => {
  const { verified, ...set } = review(notes);
  return issuesInQuestion(verified, { ...set, links });
};

const statusAfter = (outcome: Outcome) => {
  const { verified, ...set } = review();
  const [{ key }] = issuesInQuestion(verified, { ...set, links: [] });
  const after = doubtIssues(verified, {
    ...set,
    confirmations: [{ key, outcome }],
    objections: [],
    links: [],
  });
  return after.find((it) => it.requirementId === GUARD)!;
};

Deno.test("an issue is read again with its own words where no link speaks of it", () => {
  const [reading, ...others] = asked([]);
  assert.deepEqual(others, []);
  assert.equal(reading.of, "issue");
  assert.equal(reading.requirementId, GUARD);
  assert.match(reading.text, /34/);
});

const links = [
  { name: "the same figure of the same thing", text: `34"`, requirement: GUARD, isAsked: false },
  { name: "a kindred demand", text: `34"`, requirement: "FBC-R-R312.1-guard", isAsked: false },
  { name: "another figure of it", text: `4"`, requirement: GUARD, isAsked: true },
  {
    name: "something else that takes its figure, which makes a question of it,",
    text: `34"`,
    requirement: "FBC-B-1011.2-stair-width",
    isAsked: false,
  },
  { name: "something else", text: "HIGH", requirement: "FBC-B-1011.2-stair-width", isAsked: true },
];
for (const { name, text, requirement, isAsked } of links) {
  Deno.test(`a link to ${name} leaves an issue ${isAsked ? "in question" : "out of question"}`, () => {
    assert.equal(asked([linkAt(text, requirement)]).length, isAsked ? 1 : 0);
  });
}

Deno.test("what does not fit the part of a sheet that is shown is not asked about", () => {
  const wide = { ...low, box: { x: 1, y: 50, width: 95, height: 1 } };
  assert.deepEqual(asked([], [wide]), []);
});

Deno.test("only who is believed and takes the words for something else makes a question of an issue", () => {
  for (const outcome of ["agrees", "unanswered", "not believed"] as const) {
    assert.equal(statusAfter(outcome).status, "issue", outcome);
  }
  const asks = statusAfter("disagrees");
  assert.equal(asks.status, "warning");
  assert.ok(asks.description.startsWith(DOUBTED));
  assert.deepEqual([asks.cost, asks.costEstimate], [null, null]);
  assert.ok(asks.confidenceLevel <= 50);
});

Deno.test("without a doubt the findings are those that were given", () => {
  const { verified, ...set } = review();
  assert.equal(
    doubtIssues(verified, { ...set, confirmations: [], objections: [], links: [] }),
    verified,
  );
});

const NOT_PROVIDED = aNote("RECEPTACLES IN LOCKER ROOM: STANDARD DUPLEX, NO GFCI, LIGHTING ONLY");

Deno.test("what is missing asks where the model takes words beside it for the reason", () => {
  const { verified, ...set } = review([NOT_PROVIDED]);
  const issue = verified.find((it) => it.status === "issue");
  assert.ok(issue, "nothing is missing");
  const link: ProposedLink = {
    ...linkAt("LIGHTING ONLY", issue.requirementId),
    words: { ids: [1], text: "LIGHTING ONLY", box: NOT_PROVIDED.box },
  };
  const after = (relation: ProposedLink["relation"]) =>
    doubtIssues(verified, {
      ...set,
      confirmations: [],
      objections: [],
      links: [{ ...link, relation }],
    })
      .find((it) => it.requirementId === issue.requirementId);
  assert.equal(after("lacks")?.status, "issue");
  assert.equal(after("exempts")?.status, "warning");
  assert.match(after("exempts")!.description, /“LIGHTING ONLY” for a reason/);
});

const excuses = [
  { text: "GUARD", status: "issue", name: "words beside a figure that fails leave it an issue" },
  { text: `34" HIGH`, status: "warning", name: "words that hold the figure make a question of it" },
] as const;
for (const { text, status, name } of excuses) {
  Deno.test(`taken for a reason, ${name}`, () => {
    const { verified, ...set } = review();
    const links = [{ ...linkAt(text, GUARD), relation: "exempts" as const }];
    const after = doubtIssues(verified, { ...set, confirmations: [], objections: [], links });
    assert.equal(after.find((it) => it.requirementId === GUARD)?.status, status);
  });
}

Deno.test("an issue that other texts of the set speak against asks, and says what they say", () => {
  const { verified, ...set } = review();
  const [{ key }] = issuesClaimed(verified);
  const against = { key, why: "not needed", at: { ...low, sourceText: low.text } } as const;
  const after = (objection: Objection) =>
    doubtIssues(verified, { ...set, links: [], confirmations: [], objections: [objection] })
      .find((it) => it.requirementId === GUARD)!;
  const asks = after({ ...against, words: "EXISTING TO REMAIN" });
  assert.equal(asks.status, "warning");
  assert.match(asks.description, /^The vision model takes “EXISTING TO REMAIN” for a reason/);
  assert.equal(after({ ...against, words: "EXISTING", key: "another" }).status, "issue");
});

Deno.test("an issue whose figure a link ties to something else says so", () => {
  const { verified, ...set } = review();
  const link = {
    ...linkAt(`34"`, "FBC-B-1011.2-stair-width"),
    subject: { ids: [2], text: "STAIR", box: low.box },
  };
  const [asks] = doubtIssues(verified, {
    ...set,
    confirmations: [],
    objections: [],
    links: [link],
  });
  assert.equal(asks.status, "warning");
  assert.match(asks.description, /^The vision model ties “34"” to “STAIR” \(.+\), and not to this/);
});

Deno.test("a reason given for what complies anyway leaves the issue beside it", () => {
  const text =
    "WALL PANELING IN STAIR A IS CLASS C, FLAME SPREAD 110. VINYL IN CORRIDORS IS CLASS C";
  const note = aNote(text);
  const plan = aPlanSet({ notes: [note], sheets: [aSheet({ page: 1 })] });
  const project = aProject({ occupancyClassification: ["B"], fireSprinkler: true });
  const { verified } = judgePlan(plan, project, new Map([[1, text]]));
  const FINISH = "FBC-B-803-interior-finish";
  const partOf = (part: string) => {
    const [at, length] = [text.lastIndexOf(part), part.length].map((it) => it / text.length);
    return { ...note.box, x: note.box.x + at * note.box.width, width: length * note.box.width };
  };
  const link = (text: string, name: string, relation: ProposedLink["relation"] = "provides") => ({
    ...linkAt(text, FINISH),
    relation,
    words: { ids: [1], text, box: partOf(text) },
    subject: { ids: [2], text: name, box: partOf(name) },
  });
  const statusWith = (links: ProposedLink[]) =>
    doubtIssues(verified, { plan, project, links, confirmations: [], objections: [] })
      .find((it) => it.requirementId === FINISH)?.status;
  const reason = link("CLASS C", "VINYL IN CORRIDORS", "exempts");
  const paneling = link("FLAME SPREAD 110", "WALL PANELING IN STAIR A");
  const vinyl = link("CLASS C", "VINYL IN CORRIDORS");
  assert.equal(statusWith([]), "issue");
  assert.equal(statusWith([reason, paneling, vinyl]), "issue");
  assert.equal(statusWith([reason, paneling]), "warning");
});
