/** Whose the figure of an issue is, where the model's links tie it to something else. */
import assert from "node:assert/strict";
import { anotherOwner } from "../../../../functions/analysis/evaluate/another_owner.ts";
import type { Finding } from "../../../../functions/_shared/domain/finding.ts";
import type { ProposedLink } from "../../../../functions/analysis/propose/link.ts";
import { aFinding } from "../../../fakes/finding.ts";
import { aNote, aPlanSet, aProject, aSheet } from "../../../fakes/plan_set.ts";

interface Case {
  name: string;
  /** What the sheet says, and the issue is raised from. */
  text: string;
  issue: Pick<Finding, "requirementId" | "measured" | "unit">;
  /** Figure, name and requirement of each link. */
  links: [words: string, subject: string, requirementId: string][];
  /** The words of the link that speaks against the issue. */
  owner: string | null;
}

const WALK = "FBC-A-403.3-slope";
const LANE = "FFPC-18.2.3-road-width";
const cases: Case[] = [
  {
    name: "one of two figures of the demand, each of which complies with its own name",
    text: "WALK RUNNING SLOPE 5.0% CROSS SLOPE 2.0%",
    issue: { requirementId: WALK, measured: 5, unit: "%" },
    links: [["5.0%", "WALK RUNNING SLOPE", WALK], ["2.0%", "CROSS SLOPE WALK", WALK]],
    owner: "5.0%",
  },
  {
    name: "the demand's only figure stays, though its name alone says too little to fail",
    text: "WALK RUNNING SLOPE 5.0%",
    issue: { requirementId: WALK, measured: 5, unit: "%" },
    links: [["5.0%", "WALK RUNNING SLOPE", WALK]],
    owner: null,
  },
  {
    name: "two figures of the demand, of which one fails with its own name",
    text: "WALK RUNNING SLOPE 2.0% CROSS SLOPE 5.0%",
    issue: { requirementId: WALK, measured: 5, unit: "%" },
    links: [["2.0%", "WALK RUNNING SLOPE", WALK], ["5.0%", "CROSS SLOPE WALK", WALK]],
    owner: null,
  },
  {
    name: "a figure another demand is met by",
    text: "CONDENSER WITHIN 25 FT OF THE PORCH RECEPTACLE",
    issue: { requirementId: "NEC-210.52A-spacing", measured: 25, unit: "ft" },
    links: [["25 FT", "CONDENSER PORCH RECEPTACLE", "NEC-210.63-hvac"]],
    owner: "25 FT",
  },
  {
    name: "a figure nothing else is met by, where no link speaks of the demand",
    text: "TREE BRANCHES OVER THE FIRE LANE TRIMMED TO 13 FEET 6 INCHES CLEAR",
    issue: { requirementId: LANE, measured: 13.5, unit: "ft" },
    links: [["13 FEET 6 INCHES", "TREE BRANCHES OVER THE FIRE LANE", "FFPC-18.2.3-height"]],
    owner: "13 FEET 6 INCHES",
  },
  {
    name: "the demand and another take the same figure",
    text: "FIRE LANE 13'-6\" CLEAR",
    issue: { requirementId: LANE, measured: 13.5, unit: "ft" },
    links: [[`13'-6"`, "FIRE LANE", LANE], [`13'-6"`, "FIRE LANE", "FFPC-18.2.3-height"]],
    owner: null,
  },
  {
    name: "a length that is no slope, though an inch and a half is an eighth of a foot",
    text: "THE 2-INCH BRANCH FALLS 1/8 INCH IN THE FOOT. ARMS OF LAVATORIES ARE 1 1/2 INCHES",
    issue: { requirementId: "FBC-P-704-slope", measured: 0.125, unit: "in/ft" },
    links: [["1 1/2 INCHES", "ARMS OF LAVATORIES", "FBC-P-909-trap-arm"]],
    owner: null,
  },
  {
    name: "a figure no link speaks of",
    text: "FIRE LANE 13'-6\" CLEAR",
    issue: { requirementId: LANE, measured: 13.5, unit: "ft" },
    links: [["CLEAR", "FIRE LANE", "FFPC-18.2.3-height"]],
    owner: null,
  },
  {
    name: "what is missing has no figure to tie",
    text: "NO FIRE LANE",
    issue: { requirementId: LANE, measured: null, unit: null },
    links: [["NO", "FIRE LANE", "FFPC-18.2.3-height"]],
    owner: null,
  },
];

for (const { name, text, issue, links, owner } of cases) {
  Deno.test(`${owner ? "speaks against the issue" : "leaves the issue"}: ${name}`, () => {
    const note = aNote(text);
    const plan = aPlanSet({ notes: [note], sheets: [aSheet({ page: note.page })] });
    const proposed = links.map(([words, subject, requirementId], at): ProposedLink => ({
      page: note.page,
      requirementId,
      relation: "provides",
      words: { ids: [at], text: words, box: note.box },
      subject: { ids: [100 + at], text: subject, box: note.box },
      room: null,
      proof: "run",
    }));
    const { page, box } = note;
    const base = aFinding({ ...issue });
    const finding = { ...base, documentMarkup: { ...base.documentMarkup, page, ...box } };
    const project = aProject({ occupancyClassification: ["B"] });
    assert.equal(
      anotherOwner(finding, { links: proposed, plan, project })?.words.text ?? null,
      owner,
    );
  });
}
