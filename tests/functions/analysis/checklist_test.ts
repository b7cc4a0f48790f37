import assert from "node:assert/strict";
import { answerChecklist, weigh } from "../../../functions/analysis/checklist.ts";
import { reviewFiles } from "../../../functions/analysis/review.ts";
import { profileBuilding } from "../../../functions/_rules/building_profile.ts";
import type {
  Asked,
  Look,
  Part,
  Proof,
  Sighting,
} from "../../../functions/_rules/plan_content/mod.ts";
import type { Sheet } from "../../../functions/_shared/domain/plan_set.ts";
import { aHouse, anEvidence, aNote, aPlanSet, aProject, aSheet } from "../../fakes/plan_set.ts";

const SHEETS = { name: "site plan", sheet: ({ kind }: Sheet) => kind === "site" };
const siteSheet = (over: Partial<Sheet> = {}) => aSheet({ number: "C-101", kind: "site", ...over });

const asked = (sheets: Sheet[] = [siteSheet()]): Asked => {
  const plan = aPlanSet({ sheets });
  return { plan, building: profileBuilding(plan, aProject()) };
};

const says = (words: string, standing: Sighting["standing"] = "shown"): Look => () => ({
  ...anEvidence(words, { sheet: "C-101" }),
  standing,
});
const silent: Look = () => null;
const part = (name: string, by: Look, reason: string | null = null): Part => ({
  name,
  by: [by],
  unless: [() => reason],
});
const drawn = (name: string): Part => ({ ...part(name, silent), drawnOn: SHEETS });
const proof = (parts: Part[], over: Partial<Proof> = {}): Proof => ({ on: SHEETS, parts, ...over });

const CASES: {
  name: string;
  proof: Proof;
  asked?: Asked;
  answer: string;
  reason: string | null;
}[] = [
  {
    name: "every part shown",
    proof: proof([part("parking", says("62 SPACES")), part("hydrant", says("HYDRANT"))]),
    answer: "shown",
    reason: null,
  },
  {
    name: "a part that does not apply is not missed",
    proof: proof([part("parking", says("62 SPACES")), part("pool", silent, "No pool.")]),
    answer: "shown",
    reason: "Shown: parking (C-101). Not applicable: pool.",
  },
  {
    name: "some parts shown",
    proof: proof([
      part("parking", says("62 SPACES")),
      part("setbacks", says("25' SETBACK")),
      part("fire lane", silent),
      part("hydrant", silent),
    ]),
    answer: "could not verify",
    reason: "Shown: parking (C-101), setbacks (C-101). Not found: fire lane, hydrant.",
  },
  {
    name: "some parts put off or left out, one quote for those in one note",
    proof: proof([
      part("parking", says("62 SPACES")),
      part("lights", says("4. LIGHTS AND SIGNS: BY OTHERS.", "put off")),
      part("signs", says("4. LIGHTS AND SIGNS: BY OTHERS.", "put off")),
      part("riser", says("NO RISER", "denied")),
    ]),
    answer: "could not verify",
    reason: "Shown: parking (C-101). Deferred: lights, signs (“LIGHTS AND SIGNS: BY OTHERS”). " +
      "Not included: riser (“NO RISER”).",
  },
  {
    name: "nothing shown though the sheets are there",
    proof: proof([part("parking", silent), part("hydrant", silent)]),
    answer: "not shown",
    reason: "Not found: parking, hydrant. Searched C-101.",
  },
  {
    name: "parts that are drawn without a word",
    proof: proof([part("parking", says("62 SPACES")), drawn("boundary"), part("hydrant", silent)]),
    answer: "could not verify",
    reason:
      "Shown: parking (C-101). May be drawn without a label; a person has to look: boundary. " +
      "Not found: hydrant.",
  },
  {
    name: "nothing but what may be drawn without a word",
    proof: proof([drawn("boundary")]),
    answer: "could not verify",
    reason: "May be drawn without a label; a person has to look: boundary.",
  },
  {
    name: "one thing not shown",
    proof: proof([part("hydrant", silent)]),
    answer: "not shown",
    reason: "Searched C-101.",
  },
  {
    name: "many sheets searched",
    proof: proof([part("hydrant", silent)]),
    asked: asked(
      Array.from({ length: 8 }, (_, at) => siteSheet({ page: at + 1, number: `C-${at}` })),
    ),
    answer: "not shown",
    reason: "Searched C-0, C-1, C-2, C-3, C-4, C-5 and 2 more sheets.",
  },
  {
    name: "no such sheet in the set",
    proof: proof([part("hydrant", silent)]),
    asked: asked([aSheet()]),
    answer: "could not verify",
    reason: "The set has no site plan.",
  },
  {
    name: "sheets that were hardly read",
    proof: proof([part("hydrant", silent)]),
    asked: asked([siteSheet({ reading: { state: "ocr", wordCount: 8, reason: null } })]),
    answer: "could not verify",
    reason: "Not read, or only partly read: C-101.",
  },
  {
    name: "a sheet of which much was not read",
    proof: proof([part("hydrant", silent)]),
    asked: asked([
      siteSheet({ reading: { state: "mixed", wordCount: 90, reason: null, unreadShare: 0.4 } }),
    ]),
    answer: "could not verify",
    reason: "Not read, or only partly read: C-101.",
  },
  {
    name: "some parts shown, and a page nobody could name was hardly read",
    proof: proof([part("parking", says("62 SPACES")), part("hydrant", silent)]),
    asked: asked([
      siteSheet(),
      aSheet({
        number: null,
        title: null,
        kind: "other",
        page: 2,
        reading: { state: "ocr", wordCount: 8, reason: null },
      }),
    ]),
    answer: "could not verify",
    reason: "Shown: parking (C-101). Not found: hydrant (not read, or only partly read: page 2).",
  },
  {
    name: "silence that proves nothing",
    proof: proof([part("hydrant", silent)], { silence: "A person has to look." }),
    answer: "could not verify",
    reason: "A person has to look.",
  },
  {
    name: "put off",
    proof: proof([part("trap", says("6. Grease interceptor: by others.", "put off"))]),
    answer: "could not verify",
    reason: "The set defers it: “Grease interceptor: by others.”",
  },
  {
    name: "put off to another place",
    proof: proof([part("trap", says("GREASE INTERCEPTOR: SEE CIVIL", "put off"))]),
    answer: "could not verify",
    reason: "The set points to another document: “GREASE INTERCEPTOR: SEE CIVIL.”",
  },
  {
    name: "denied",
    proof: proof([part("trap", says("GREASE TRAP: NONE", "denied"))]),
    answer: "not shown",
    reason: "The set says there is none: “GREASE TRAP: NONE.”",
  },
  {
    name: "the whole item does not apply",
    proof: proof([part("pool", says("POOL"))], { unless: [() => "No pool is drawn."] }),
    answer: "not applicable",
    reason: "No pool is drawn.",
  },
  {
    name: "none of its parts applies",
    proof: proof([part("pool", silent, "No pool."), part("spa", silent, "No pool.")]),
    answer: "not applicable",
    reason: "No pool.",
  },
];
for (const { name, proof, asked: of, answer, reason } of CASES) {
  Deno.test(`weigh() answers ${answer}: ${name}`, () => {
    const given = weigh(proof, of ?? asked());
    assert.equal(given.answer, answer);
    assert.equal(given.reason, reason);
  });
}

Deno.test("weigh() takes place and words of the first part that is shown", () => {
  const given = weigh(
    proof([part("parking", silent), part("hydrant", says("HYDRANT 265'")), part("x", says("X"))]),
    asked(),
  );
  assert.equal(given.sourceText, "HYDRANT 265'");
  assert.equal(given.sheet, "C-101");
  assert.equal(given.place?.page, 1);
});

Deno.test("answerChecklist() accuses nobody while it is open which volume governs", () => {
  const plan = aPlanSet({ notes: [aNote("OFFICE")] });
  const project = aProject({ occupancyClassification: [] });
  const answers = answerChecklist(plan, profileBuilding(plan, project));
  const commercial = answers.find(({ id }) => id === "DOC-107.3.5.1.1-11");
  assert.equal(commercial?.answer, "could not verify");
  assert.match(
    commercial?.reason ?? "",
    /^Whether this is commercial has not been determined\. Not found/,
  );
});

Deno.test("answerChecklist() calls nothing missing that a sheet speaks of in an abbreviation", () => {
  const sheets = [
    aSheet(),
    aSheet({ page: 2, number: "P-101", discipline: "plumbing", title: "PLUMBING PLAN" }),
  ];
  const drainage = (words: string) => {
    const plan = aPlanSet({ sheets, notes: [aNote(words, { page: 2 })] });
    const answers = answerChecklist(plan, profileBuilding(plan, aProject()));
    const { answer, reason } = answers.find(({ id }) => id === "DOC-107.3.5.1.3-4")!;
    return `${answer}: ${reason}`;
  };
  assert.match(drainage("OFFICE"), /^not shown: /);
  assert.match(drainage("4 SAN TO STREET"), /^could not verify: Only mentioned.*4 SAN TO STREET/);
});

/** A single sheet of a house, and which items it is silent about that it would draw. */
const SILENT: [title: string, kind: Sheet["kind"], silent: string[]][] = [
  ["FLOOR PLAN", "floor plan", ["alarms", "openings", "separation"]],
  ["REFLECTED CEILING PLAN", "reflected ceiling plan", ["alarms"]],
  ["EXTERIOR ELEVATIONS", "elevation", ["openings"]],
  ["PERSPECTIVES", "other", []],
  ["DECK FLOOR PLAN", "floor plan", []],
  ["BUILDING SECTIONS", "section", ["separation"]],
  ["WALL DETAILS", "detail", ["separation"]],
  ["FOUNDATION", "structural", []],
  ["DECK FRAMING PLAN", "structural", []],
  ["ROOF PLAN", "roof plan", []],
];
const ITEMS = {
  "DOC-107.3.5.3-4": "alarms",
  "DOC-107.3.5.3-8": "openings",
  "DOC-107.3.5.3-2": "separation",
};

for (const [title, kind, silent] of SILENT) {
  Deno.test(`answerChecklist(): what the sheet ${title} would not draw is not called missing`, () => {
    const plan = aPlanSet({ sheets: [aSheet({ title, kind })], notes: [aNote("GARAGE")] });
    const answers = answerChecklist(plan, profileBuilding(plan, aHouse()));
    const missing = answers.filter((it) => it.answer === "not shown").map(({ id }) => id);
    const own = Object.entries(ITEMS).filter(([id]) => missing.includes(id)).map(([, it]) => it);
    assert.deepEqual(own.sort(), silent);
  });
}

const OFFICE = new URL("../../fixtures/plans/office-buildout.pdf", import.meta.url);

Deno.test("answerChecklist(): a sentence on a sheet of another trade only names a thing", () => {
  const cover = aSheet({ page: 1, number: "G-001", kind: "cover", discipline: "general" });
  const pipes = aSheet({ page: 2, number: "P-101", kind: "plumbing", discipline: "plumbing" });
  const answerOn = (page: number) => {
    const notes = [aNote("ROOF DRAINS AND OVERFLOW SIZED FOR 4.5 IN/HR", { page })];
    const plan = aPlanSet({ sheets: [cover, pipes], notes });
    return answerChecklist(plan, profileBuilding(plan, aProject()))
      .find(({ id }) => id === "DOC-107.3.5.1.3-7")?.answer;
  };
  assert.deepEqual([answerOn(1), answerOn(2)], ["could not verify", "shown"]);
});

Deno.test("answerChecklist() reads a set as an examiner would", async () => {
  const files = [{ name: "office-buildout.pdf", bytes: await Deno.readFile(OFFICE) }];
  const { body } = await reviewFiles(files, aProject({ femaFloodZone: "X" }), { now: new Date(0) });
  const answer = (id: string) => body.checklist.find((it) => it.id === `DOC-${id}`)!;
  assert.equal(body.checklist.length, 105);

  const EXPECTED: [id: string, answer: string, words: RegExp][] = [
    ["107.2.6.1-dfe", "not applicable", /^Flood zone X: no design flood elevation\.$/],
    [
      "107.3.4-dp",
      "could not verify",
      /^Shown: design .* Not found: list of deferred submittals\.$/,
    ],
    ["107.3.5.1.1-2", "shown", /GROUP B/],
    ["107.3.5.1.1-3", "shown", /II-B/],
    [
      "107.3.5.1.1-4",
      "not shown",
      /^The corridor is rated 0 hr; .*See the finding “Corridor fire-.*” No rated assembly that meets FBC-B 1020\.2 was found: draw it with its rating/,
    ],
    ["107.3.5.1.1-5", "not applicable", /^No sprinklers: “AUTOMATIC SPRINKLERS NOT PROVIDED\.”$/],
    ["107.3.5.1.1-7", "could not verify", /Deferred: emergency lighting \(“Emergency lighting: by/],
    ["107.3.5.1.1-13", "not applicable", /^No pool is named on the sheets\.$/],
    [
      "107.3.5.1.2-1",
      "could not verify",
      /^The set has no electrical sheets: “Electrical and mechanical sheets are issued under separate/,
    ],
    ["107.3.5.1.3-1", "shown", /MINIMUM PLUMBING FIXTURES/],
    ["107.3.5.1.4-12", "not applicable", /^No boiler is named on the sheets\.$/],
    ["107.3.5.1.5-1", "not applicable", /^The set shows no gas piping or gas appliance\.$/],
    ["107.3.5.2", "not applicable", /^The sheets name no part of a building that is taken out\.$/],
    ["107.3.5.3-6", "not applicable", /^Only required for one- and two-family dwellings\.$/],
    ["FL-5", "could not verify", /COMcheck C402 submitted with the application/],
    ["FL-7", "not applicable", /below the threshold of s\. 553\.71, F\.S\.$/],
    ["FL-8", "not applicable", /^No sprinklers/],
  ];
  for (const [id, expected, words] of EXPECTED) {
    const { answer: given, reason, sourceText } = answer(id);
    assert.equal(given, expected, `${id}: ${reason ?? sourceText}`);
    assert.match(given === "shown" ? sourceText ?? "" : reason ?? "", words, id);
  }

  for (const it of body.checklist) {
    const isPlaced = it.place !== null && it.sourceText !== null;
    const isWhole = it.reason === null || /^Shown: [^.]*\. Not applicable: /.test(it.reason);
    assert.equal(it.answer === "shown", isWhole, `${it.id} gives a reason unless all is shown`);
    if (it.answer === "shown") assert.ok(isPlaced && it.sheet, `${it.id} is shown somewhere`);
    assert.match(it.reason ?? "Shown.", /^\S.*\.”?$/s, `${it.id} says a sentence`);
  }
});
