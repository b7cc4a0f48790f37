/** What the engine asks of a figure, told by a link: it accuses where a second reading agrees, and asks once where not. */
import assert from "node:assert/strict";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { judgePlan } from "../../../../functions/analysis/evaluate/judge_plan.ts";
import { judgeLinks } from "../../../../functions/analysis/evaluate/judge_links.ts";
import { isKindred } from "../../../../functions/analysis/evaluate/kindred.ts";
import {
  addLinks,
  linksInQuestion,
} from "../../../../functions/analysis/evaluate/second_opinion.ts";
import { CONFIRMED_LINK } from "../../../../functions/_shared/provenance.ts";
import { linkKey, type ProposedLink } from "../../../../functions/analysis/propose/link.ts";
import { NO_OPINION } from "../../../../functions/analysis/propose/set_opinion.ts";
import { aFinding } from "../../../fakes/finding.ts";
import {
  aDimension,
  anEvidence,
  aNote,
  aPlanSet,
  aProject,
  aSheet,
} from "../../../fakes/plan_set.ts";

const DEPTH = "NEC-110.26-depth";
const WIDTH = "FBC-B-1010.1.1-door-width";
const project = aProject({ occupancyClassification: ["B"] });

/** Whether 28 in from a panel to a wall is the depth before it, the drawing does not say. */
const dimension = aDimension(`28"`, 28, {
  between: [anEvidence("PANEL RP3, 208Y/120 V"), anEvidence('8" CMU WALL')],
});

const link = (over: Partial<ProposedLink> = {}): ProposedLink => ({
  page: 1,
  requirementId: DEPTH,
  relation: "provides",
  words: { ids: [1], text: dimension.sourceText, box: dimension.box },
  subject: null,
  room: null,
  proof: null,
  ...over,
});

function review(
  links: ProposedLink[],
  isAgreed: boolean,
  plan = asking,
  opinion = NO_OPINION,
) {
  const printed = [...plan.notes.map(({ text }) => text), `28" PANEL RP3, 208Y/120 V 8" CMU WALL`];
  const texts = new Map([[1, printed.join(" ")]]);
  const own = judgePlan(plan, project, texts);
  const set = {
    links,
    sightings: [],
    sketches: [],
    opinion,
    plan,
    project,
    building: profileBuilding(plan, project),
  };
  const inQuestion = linksInQuestion(own, set);
  const confirmations = isAgreed
    ? inQuestion.map((it) => ({ key: linkKey(it), outcome: "agrees" as const }))
    : [];
  const { verified } = addLinks(own, { ...set, texts, confirmations });
  const of = (all: typeof verified) => all.filter((it) => it.requirementId === DEPTH);
  return { inQuestion, before: of(own.verified), after: of(verified), verified };
}

const asking = aPlanSet({ sheets: [aSheet()], dimensions: [dimension] });

Deno.test("a figure the engine asks about accuses once a link is read twice", () => {
  const { inQuestion, before, after } = review([link()], true);
  assert.deepEqual(before.map(({ status }) => status), ["warning"]);
  assert.equal(inQuestion.length, 1);
  assert.deepEqual(after.map(({ status }) => status), ["issue"], "the question is answered");
  const [{ description, evidence, measured }] = after;
  assert.match(description, /^The working space is 2.333 ft deep/);
  assert.ok(description.endsWith(CONFIRMED_LINK));
  assert.deepEqual([evidence.readBy, Math.round(Number(measured) * 12)], ["model", 28]);
});

Deno.test("an exception nobody claims, where all texts were read for one, makes an issue of the question", () => {
  const plan = aPlanSet({
    sheets: [aSheet()],
    notes: [aNote("PARAPET RISES 26 IN ABOVE ROOF AT 1-HR RATED WALL")],
  });
  const [{ box }] = plan.notes;
  const parapet = link({
    requirementId: "FBC-B-705.11-parapet",
    words: { ids: [2, 3], text: "26 IN", box },
    proof: "run",
  });
  const statusesOf = (isAgreed: boolean, isHeard: boolean) => {
    const heard = new Set(isHeard ? [linkKey(parapet)] : []);
    return review([parapet], isAgreed, plan, { ...NO_OPINION, heard }).verified
      .filter((it) => it.requirementId === parapet.requirementId).map(({ status }) => status);
  };
  assert.deepEqual(statusesOf(true, true), ["issue"]);
  assert.deepEqual(statusesOf(true, false), ["warning"]);
  assert.deepEqual(statusesOf(false, true), ["warning"]);
});

const other = aNote("41 IN");
const unanswered: [string, ProposedLink, boolean][] = [
  ["nobody read again", link(), false],
  ["that says the depth is left open", link({ relation: "open" }), true],
  ["of another requirement", link({ requirementId: "NEC-110.26-width" }), true],
  ["of another sheet", link({ page: 2 }), true],
  ["of another figure", link({ words: { ids: [1], text: "41 IN", box: dimension.box } }), true],
  ["of two figures", link({ words: { ids: [1], text: `28" 41"`, box: dimension.box } }), true],
  ["in another place", link({ words: { ids: [2], text: `28"`, box: other.box } }), true],
];
for (const [name, given, isAgreed] of unanswered) {
  Deno.test(`a link ${name} leaves the engine's question`, () => {
    const { after } = review([given], isAgreed);
    assert.ok(
      after.some(({ status, evidence }) => status === "warning" && evidence.readBy === "text"),
    );
    assert.ok(after.every(({ status }) => status === "warning"));
  });
}

Deno.test("what an issue says already of a figure is not asked in the words of another code", () => {
  const plan = aPlanSet({ sheets: [aSheet()], notes: [aNote(`EXIT DOOR CLEAR WIDTH 30"`)] });
  const [{ box }] = plan.notes;
  const given = link({
    requirementId: "FBC-A-404.2.3-door-width",
    words: { ids: [4], text: `30"`, box },
    subject: { ids: [1], text: "DOOR CLEAR", box },
    proof: "run",
  });
  const { verified } = review([given], false, plan);
  const ofDoor = verified.filter(({ documentMarkup }) => documentMarkup.x === box.x);
  assert.ok(ofDoor.some((it) => it.requirementId === WIDTH && it.status === "issue"));
  assert.ok(ofDoor.every(({ evidence }) => evidence.readBy !== "model"));
  assert.ok(isKindred(WIDTH, "FBC-A-404.2.3-door-width"));
  assert.ok(!isKindred(WIDTH, DEPTH));
});

Deno.test("what complies in the row above decides nothing of a link, what complies in its own row does", () => {
  const { x, y, width, height } = dimension.box;
  const complying = (top: number) => {
    const own = judgePlan(aPlanSet({ sheets: [aSheet()] }), project, new Map());
    const box = { ...aFinding().documentMarkup, page: 1, x, y: top, width, height };
    const known = aFinding({ requirementId: DEPTH, status: "compliant", documentMarkup: box });
    const set = { links: [link()], sightings: [], sketches: [], opinion: NO_OPINION, project };
    const linked = { ...set, plan: asking, building: profileBuilding(asking, project) };
    const asked = judgePlan(asking, project, new Map()).asked;
    return linksInQuestion({ ...own, asked, verified: [known] }, linked).length;
  };
  assert.equal(complying(y - height * 0.9), 1, "its box touches the words");
  assert.equal(complying(y), 0);
});

Deno.test("whether a panel stands in the closet beside its label a link tells that names the closet", () => {
  const house = aProject({ occupancyClassification: ["R-3"], name: "Smith Residence" });
  const plan = aPlanSet({ sheets: [aSheet()], notes: [aNote("PANEL A", { room: "W.I.C." })] });
  const [{ box }] = plan.notes;
  const asked = judgePlan(plan, house, new Map([[1, "PANEL A W.I.C."]]));
  const accuses = (room: string) => {
    const links = [link({
      requirementId: "NEC-240.24-location",
      words: { ids: [1], text: "PANEL A", box },
      room: { ids: [2], text: room, box },
    })];
    const building = profileBuilding(plan, house);
    const set = { links, sightings: [], sketches: [], opinion: NO_OPINION, plan, building };
    return linksInQuestion(asked, { ...set, project: house }).length === 1;
  };
  assert.ok(accuses("W.I.C."));
  assert.ok(!accuses("GARAGE"));
});

Deno.test("a figure that complies with one rule of the requirement, as the sheet says, is not asked about by another", () => {
  const plan = aPlanSet({ sheets: [aSheet()], notes: [aNote(`SIDE GRAB BAR LENGTH 42"`)] });
  const bar = link({
    requirementId: "FBC-A-604.5-grab-bars",
    words: { ids: [2], text: `42"`, box: plan.notes[0].box },
    subject: { ids: [1], text: "SIDE GRAB BAR LENGTH", box: plan.notes[0].box },
    proof: "run",
  });
  const held = judgeLinks([bar], plan, project).map(({ held }) => held);
  assert.ok(held.includes("another measure"));
  const asked = review([bar], false, plan).verified.filter(({ evidence }) =>
    evidence.readBy === "model"
  );
  assert.deepEqual(asked, []);
});
