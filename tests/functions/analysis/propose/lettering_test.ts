/** What the model reads on a page without text: what becomes a word of it, and what does not. */
import assert from "node:assert/strict";
import type { OcrResult } from "../../../../functions/_providers/ocr/mod.ts";
import type { Claim, Weighed } from "../../../../functions/_providers/ocr/picture.ts";
import type { Answer } from "../../../../functions/analysis/propose/ask.ts";
import { readLettering } from "../../../../functions/analysis/propose/lettering.ts";
import { PageBuilder } from "../extract/page_builder.ts";

const PX = 1000;
const picture = {
  width: PX,
  height: PX,
  pixels: new Uint8Array(PX * PX).fill(255),
  dpi: 72,
  isLettered: true,
  places: null,
  rulings: new Float32Array(0),
};
const page = new PageBuilder()
  .text(100, 100, "FIRST FLOOR PLAN", { origin: "ocr" })
  .text(100, 200, "BEDROOM", { origin: "ocr" })
  .text(100, 300, `12'-6"`, { origin: "ocr" })
  .text(100, 400, `SCALE: 1/4" = 1'-0"`, { origin: "ocr" })
  .build();

const wordAt = (text: string, y: number, line: number): OcrResult["words"][number] => ({
  text,
  confidence: 0.9,
  box: { x: 100, y, width: 100, height: 20 },
  angleDeg: 0,
  x: 100,
  y: y + 20,
  length: 100,
  inkHeight: 18,
  line,
  index: 0,
});
const result: OcrResult = {
  words: [wordAt("BEDR0OM", 200, 0), wordAt(`12'-8"`, 300, 1)],
  unread: [{ box: { x: 100, y: 400, width: 100, height: 20 }, letters: 6 }],
  isComplete: true,
  isFinal: true,
  letteringPx: 18,
  found: 12,
  confidence: 0.9,
  engine: "native",
};

const cutAt = (y: number) => ({ cx: 150, cy: y + 10, width: 120, height: 30, angleDeg: 0 });
const SURE: Weighed = { cut: null, lost: 0, lead: 6, isPiece: false };
/** What the picture says by default: the text, plainly, where it was said to stand. */
const told = ({ box }: Claim): Weighed => ({ ...SURE, cut: cutAt(box.top) });

const piece = (text: string, y: number, kind = "dimension") => ({
  picture: 1,
  text,
  kind,
  left: 100,
  right: 200,
  top: y,
  bottom: y + 20,
  reads: "level",
});
const answer = (value: unknown): Answer => ({
  parts: [value],
  costUsd: 0.1,
  sent: 1,
  failure: null,
  halt: null,
  ceiling: null,
  isOver: false,
});

/** Reads with these pieces; `again` is what the strips are said to say. */
async function read(
  pieces: ReturnType<typeof piece>[],
  { weigh = told, again = [], of = {} }: {
    weigh?: (claim: Claim) => Weighed;
    again?: string[];
    of?: Partial<OcrResult>;
  } = {},
) {
  const asked: string[] = [];
  const lettered = await readLettering({ page, picture, result: { ...result, ...of } }, {
    async ask({ task }, render) {
      asked.push(`${task} ${(await render()).length}`);
      return answer(task === "lettering" ? { pieces } : { texts: again });
    },
    weigh: (claims) => Promise.resolve(claims.map(weigh)),
  });
  const texts = lettered?.result.words.map(({ text }) => text);
  return { asked, texts, lettering: lettered?.lettering, unread: lettered?.result.unread };
}

Deno.test("a text that the recognizer bears out takes the place of what was recognized there", async () => {
  const { asked, texts, lettering } = await read([
    piece("BEDROOM", 200, "room_name"),
    piece(`12'-6"`, 400),
  ]);
  assert.deepEqual(asked, ["lettering 1"]);
  assert.deepEqual(texts?.toSorted(), [`12'-6"`, `12'-8"`, "BEDROOM"]);
  assert.deepEqual([lettering?.recognized, lettering?.refused], [2, 0]);
  assert.equal(lettering?.words.length, 2);
});

Deno.test("what was recognized so stays as it is", async () => {
  for (const text of [`12'-8"`, `12' - 8"`, `12'-8" x`]) {
    const { texts, lettering } = await read([piece(text, 300)]);
    assert.deepEqual(texts, ["BEDR0OM", `12'-8"`]);
    assert.deepEqual([lettering?.unchanged, lettering?.words.length], [1, 0]);
  }
});

Deno.test("a bent figure counts for nothing, whatever is sure of it", async () => {
  const weigh = (claim: Claim) => ({ ...told(claim), lost: 3, lead: -6 });
  const { texts, lettering } = await read([piece(`17'-6"`, 400)], { weigh, again: [`12'-6"`] });
  assert.deepEqual(texts, ["BEDR0OM", `12'-8"`]);
  assert.equal(lettering?.refused, 1);
});

Deno.test("what the recognizer can't tell counts where a second, blind reading says the same", async () => {
  const weigh = (claim: Claim) => ({ ...told(claim), lost: 18, lead: 0.2 });
  const pieces = [piece(`14'-0"`, 400)];
  const agreed = await read(pieces, { weigh, again: [`14'-0"`] });
  assert.deepEqual(agreed.asked, ["lettering 1", "lettering_again 1"]);
  assert.ok(agreed.texts?.includes(`14'-0"`));
  assert.deepEqual([agreed.lettering?.readTwice, agreed.unread?.length], [1, 0]);
  const differing = await read(pieces, { weigh, again: [`14'-6"`] });
  assert.ok(!differing.texts?.includes(`14'-0"`));
  assert.equal(differing.unread?.length, 1);
});

Deno.test("where two readings say one figure and the recognizer plainly another, there is none", async () => {
  const weigh = (claim: Claim) => ({ ...told(claim), lost: 6, lead: -6 });
  const { texts, unread, lettering } = await read([piece(`12'-6"`, 300)], {
    weigh,
    again: [`12'-6"`],
  });
  assert.deepEqual(texts, ["BEDR0OM"]);
  assert.equal(unread?.length, 2);
  assert.equal(lettering?.refused, 1);
});

Deno.test("another figure than was recognized takes the recognizer and a second reading", async () => {
  const pieces = [piece(`12'-6"`, 300)];
  const alone = await read(pieces);
  assert.deepEqual(alone.asked, ["lettering 1", "lettering_again 1"]);
  assert.deepEqual(alone.texts, ["BEDR0OM", `12'-8"`]);
  const both = await read(pieces, { again: [`12'-6"`] });
  assert.deepEqual(both.texts, ["BEDR0OM", `12'-6"`]);
  assert.equal(both.lettering?.recognized, 1);
});

Deno.test("a part of a longer figure, and a text where nothing stands, are refused", async () => {
  const pieces = [piece('6"', 400)];
  const part = await read(pieces, { weigh: (it) => ({ ...told(it), isPiece: true }) });
  assert.equal(part.lettering?.refused, 1);
  const nowhere = await read(pieces, { weigh: () => SURE });
  assert.deepEqual(nowhere.texts, ["BEDR0OM", `12'-8"`]);
  assert.deepEqual(nowhere.asked, ["lettering 1"]);
});

Deno.test("ink is claimed once, by what the picture bears out", async () => {
  const weigh = (claim: Claim) => ({ ...told(claim), lead: claim.text === `12'-6"` ? 6 : -3 });
  const { texts } = await read([piece(`12'-6 1/2"`, 400), piece(`12'-6"`, 400)], { weigh });
  assert.ok(texts?.includes(`12'-6"`) && !texts.includes(`12'-6 1/2"`));
});

Deno.test("pages with hardly any lettering, or read in part, are not asked about", async () => {
  assert.deepEqual((await read([], { of: { found: 3 } })).asked, []);
  assert.deepEqual((await read([], { of: { isFinal: false } })).asked, []);
});

Deno.test("a letter among the uploads is not asked about", async () => {
  const letter = new PageBuilder(612, 792).text(60, 80, "Dear Sir or Madam,", { origin: "ocr" })
    .text(60, 100, "thank you for your letter of the fifth of May.", { origin: "ocr" }).build();
  let asked = 0;
  const lettered = await readLettering({ page: letter, picture, result }, {
    ask: () => {
      asked += 1;
      return Promise.resolve(answer({ pieces: [] }));
    },
    weigh: () => Promise.resolve([]),
  });
  assert.deepEqual([lettered, asked], [null, 0]);
});

Deno.test("where nothing can be weighed the page stays as it was, with the reason", async () => {
  const lettered = await readLettering({ page, picture, result }, {
    ask: () => Promise.resolve(answer({ pieces: [piece("BATH", 400)] })),
    weigh: () => Promise.resolve(null),
  });
  assert.equal(lettered?.result, result);
  assert.match(lettered!.lettering.asked.failures[0].why, /could not be compared/);
});

Deno.test("a question that fails leaves the page as it was, with the reason", async () => {
  const lettered = await readLettering({ page, picture, result }, {
    ask: () => Promise.resolve({ ...answer(null), parts: [], failure: "no answer", isOver: true }),
    weigh: () => Promise.reject(new Error("nothing to weigh")),
  });
  assert.equal(lettered?.result, result);
  assert.deepEqual(lettered?.lettering.asked.failures, [{ task: "lettering", why: "no answer" }]);
  assert.equal(lettered?.lettering.asked.isCutShort, true);
});
