import assert from "node:assert/strict";
import fc from "fast-check";
import {
  decodePDFRawStream,
  degrees,
  PDFDict,
  PDFDocument,
  type PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from "pdf-lib";
import { joinMarkedUp, markUpPlans } from "../../../functions/_report/markup.ts";
import { readReview } from "../../../functions/_report/review_marks.ts";
import { AppError } from "../../../functions/_shared/errors.ts";
import { toPointRect } from "../../../functions/_shared/geometry.ts";
import { aFinding } from "../../fakes/report_body.ts";
import { readPdf } from "./_read_pdf.ts";
import { identity, NOW } from "./_sample.ts";
import { signPdf } from "../../../functions/_report/sign_pdf.ts";

const DEFAULT_SIZE: [number, number] = [800, 600];

/** A plan set of blank pages, each turned and cropped as told. */
async function aPlan(
  pages: { rotation?: number; crop?: [number, number, number, number]; size?: [number, number] }[],
  useObjectStreams = false,
): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  for (const { rotation = 0, crop, size = DEFAULT_SIZE } of pages) {
    const page = doc.addPage(size);
    page.drawText("PLAN", { x: 100, y: 100 });
    page.setRotation(degrees(rotation));
    if (crop) page.setCropBox(...crop);
  }
  return await doc.save({ useObjectStreams });
}

const at = (page: number, x = 20, y = 30, width = 18, height = 6) => ({
  ...aFinding({ id: "" }).documentMarkup,
  page,
  x,
  y,
  width,
  height,
});

Deno.test("markUpPlans() keeps every byte of the original and appends the comments", async () => {
  for (const useObjectStreams of [false, true]) {
    const plan = await aPlan([{}], useObjectStreams);
    const finding = aFinding({ id: "F-001", documentMarkup: at(1) });
    const marked = await markUpPlans(plan, [finding], { now: NOW });
    assert.deepEqual(marked.slice(0, plan.length), plan);
    assert.ok(marked.length > plan.length);
    assert.equal((await readPdf(marked))[0].annotations.length, 2);
  }
});

Deno.test("markUpPlans() writes comments that another library reads", async () => {
  const finding = aFinding({
    id: "F-001",
    title: "Ancho de puerta ≥ 32″",
    documentMarkup: at(1),
    sourceNote: "Figure of the base code.",
  });
  const marked = await markUpPlans(await aPlan([{}]), [finding], { author: "Núñez", now: NOW });
  const [page] = await readPdf(marked);
  const [cloud, label] = page.annotations;
  assert.equal(cloud.kind, "Square");
  assert.equal(cloud.author, "Núñez");
  assert.equal(cloud.subject, "Critical: Egress");
  for (
    const words of [
      "F-001 Ancho de puerta ≥ 32″ (Critical)",
      "Clear width is 30 in; at least 32 in is required.",
      "Values: 30 in shown, at least 32 in required",
      "What to do: Provide a door whose clear opening is ≥ 32 in.",
      "Code: FBC-B 1010.1.1",
      "Cost estimate: $1,200 – $2,000",
      "Figure of the base code.",
    ]
  ) assert.ok(cloud.contents?.includes(words), words);
  assert.equal(label.kind, "FreeText");
  assert.equal(label.contents, "F-001 · 30 in shown, at least 32 in required · FBC-B 1010.1.1");
});

Deno.test("markUpPlans() prints marks with their words, which every program draws alike", async () => {
  const finding = aFinding({ id: "F-001", documentMarkup: at(1) });
  const doc = await PDFDocument.load(await markUpPlans(await aPlan([{}]), [finding]));
  const drawn = doc.getPages()[0].node.Annots()!.asArray()
    .map((it) => doc.context.lookup(it, PDFDict))
    .filter((it) => /^\/(Square|FreeText)$/.test(String(it.get(PDFName.of("Subtype")))));
  assert.equal(drawn.length, 2);
  for (const it of drawn) {
    // The flag Print alone: neither hidden nor left to the screen.
    assert.equal(it.lookup(PDFName.of("F"), PDFNumber).asNumber(), 4);
    const words = it.lookup(PDFName.of("AP"), PDFDict).lookup(PDFName.of("N"));
    assert.ok(words instanceof PDFRawStream && decodePDFRawStream(words).decode().length > 20);
  }
});

Deno.test("markUpPlans() places clouds on turned and cropped pages as they are seen", async () => {
  const crops: ([number, number, number, number] | undefined)[] = [undefined, [50, 40, 500, 400]];
  for (const rotation of [0, 90, 180, 270, -90, 450]) {
    for (const crop of crops) {
      const finding = aFinding({ id: "F-001", documentMarkup: at(1, 10, 20, 30, 15) });
      const marked = await markUpPlans(await aPlan([{ rotation, crop }]), [finding]);
      const [page] = await readPdf(marked);
      const [cloud] = page.annotations;
      const box = toPointRect(finding.documentMarkup, page);
      const margin = 14;
      const name = `rotation ${rotation}, crop ${crop}`;
      assert.ok(cloud.box.x <= box.x && cloud.box.x > box.x - margin, `${name}: left`);
      assert.ok(cloud.box.y <= box.y && cloud.box.y > box.y - margin, `${name}: top`);
      assert.ok(cloud.box.x + cloud.box.width >= box.x + box.width, `${name}: right`);
      assert.ok(cloud.box.width < box.width + 2 * margin, `${name}: width`);
      assert.ok(cloud.box.height < box.height + 2 * margin, `${name}: height`);
    }
  }
});

Deno.test("markUpPlans() keeps labels upright and on the page", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 90, 180, 270),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 0, max: 97 })), {
        minLength: 1,
        maxLength: 8,
      }),
      async (rotation, places) => {
        const findings = places.map(([x, y], index) =>
          aFinding({ id: `F-${index}`, documentMarkup: at(1, x, y, 4, 2) })
        );
        const [page] = await readPdf(await markUpPlans(await aPlan([{ rotation }]), findings));
        const labels = page.annotations.filter((it) => it.kind === "FreeText");
        assert.equal(labels.length, places.length);
        for (const { box } of labels) {
          assert.ok(box.width > box.height, "reads from left to right");
          assert.ok(box.x > -1 && box.y > -1);
          assert.ok(box.x + box.width < page.widthPt + 1 && box.y + box.height < page.heightPt + 1);
        }
      },
    ),
    { seed: 3, numRuns: 20 },
  );
});

Deno.test("markUpPlans() puts labels where the sheet is blank, and leads to those that stand apart", async () => {
  const finding = aFinding({ id: "F-001", documentMarkup: at(1, 20, 30, 10, 10) });
  const plan = await aPlan([{}]);
  const seen = async (isDrawn: (yPercent: number) => boolean) => {
    const [page] = await readPdf(
      await markUpPlans(plan, [finding], {
        getInk: () => Promise.resolve(({ y, height }) => isDrawn(y + height / 2) ? 0.3 : 0),
      }),
    );
    const [cloud, label] = page.annotations.map(({ box }) => box);
    return { cloud, label, top: 0.3 * page.heightPt, bottom: 0.4 * page.heightPt };
  };
  const near = await seen(() => false);
  assert.ok(near.label.y + near.label.height <= near.top, "above, where nothing is drawn");
  const under = await seen((y) => y < 40);
  assert.ok(under.label.y >= under.bottom, "below, where lettering stands above and beside");
  const far = await seen((y) => y > 22 && y < 50);
  const isAbove = far.label.y < far.top;
  assert.ok(isAbove ? far.label.y < 0.22 * 600 : far.label.y > 0.47 * 600, "past the lettering");
  const reach = isAbove
    ? far.cloud.y - far.label.y - far.label.height
    : far.label.y - far.cloud.y - far.cloud.height;
  assert.ok(reach < 2, "the mark reaches to its label");
});

Deno.test("markUpPlans() frames rows of a schedule, so that no bump runs through their neighbours", async () => {
  const row = aFinding({ id: "F-001", documentMarkup: at(1, 10, 30, 60, 2) });
  const room = aFinding({ id: "F-002", documentMarkup: at(1, 10, 60, 20, 15) });
  const doc = await PDFDocument.load(await markUpPlans(await aPlan([{}]), [row, room]));
  const marks = doc.getPages()[0].node.Annots()!.asArray()
    .map((it) => doc.context.lookup(it, PDFDict))
    .filter((it) => it.get(PDFName.of("Subtype")) === PDFName.of("Square"));
  assert.deepEqual(marks.map((it) => it.has(PDFName.of("BE"))), [false, true]);
  const [page] = await readPdf(await doc.save());
  const [{ box }] = page.annotations;
  assert.ok(box.height < 0.02 * page.heightPt + 6, `${box.height} pt`);
});

Deno.test("markUpPlans() writes findings of this file only, and none that comply", async () => {
  const plan = await aPlan([{}, {}]);
  const findings = [
    aFinding({ id: "F-001", documentMarkup: at(2) }),
    aFinding({ id: "F-002", documentMarkup: at(3) }),
    aFinding({ id: "F-003", documentMarkup: at(3), status: "compliant" }),
    aFinding({
      id: "F-004",
      status: "warning",
      documentMarkup: at(9),
      otherPlaces: [{ ...at(4), box: at(4), sheet: "A-102", sourceText: "" }],
    }),
  ];
  const pages = await readPdf(await markUpPlans(plan, findings, { pageOffset: 2 }));
  const ids = pages.map((page) =>
    page.annotations.filter((it) => it.kind === "Square").map((it) => it.contents?.slice(0, 5))
  );
  assert.deepEqual(ids, [["F-002"], ["F-004"]]);
  assert.equal(pages[1].annotations[0].subject, "Needs a person: Egress");
});

Deno.test("markUpPlans() gives the original back when there is nothing to say", async () => {
  const plan = await aPlan([{}]);
  assert.deepEqual(await markUpPlans(plan, []), new Uint8Array(plan));
});

Deno.test("markUpPlans() keeps comments that were there before", async () => {
  const plan = await aPlan([{}]);
  const once = await markUpPlans(plan, [aFinding({ id: "F-001", documentMarkup: at(1) })]);
  const twice = await markUpPlans(once, [aFinding({ id: "F-002", documentMarkup: at(1) })]);
  const [page] = await readPdf(twice);
  assert.deepEqual(
    page.annotations.filter((it) => it.kind === "Square").map((it) => it.contents?.slice(0, 5)),
    ["F-001", "F-002"],
  );
});

Deno.test("markUpPlans() leaves the bytes under an existing signature alone", async () => {
  const sealed = await signPdf(await aPlan([{}]), identity, { now: NOW });
  const marked = await markUpPlans(sealed, [aFinding({ id: "F-001", documentMarkup: at(1) })]);
  assert.deepEqual(marked.slice(0, sealed.length), sealed);
});

Deno.test("markUpPlans() says clearly why a file can't be marked up", async () => {
  const protectedPlan = await PDFDocument.create();
  protectedPlan.addPage();
  protectedPlan.encrypt({ userPassword: "reader", ownerPassword: "owner" });
  const findings = [aFinding({ id: "F-001", documentMarkup: at(1) })];
  const locked = await protectedPlan.save({ useObjectStreams: false });
  await assert.rejects(
    markUpPlans(locked, findings, { name: "plans.pdf" }),
    (error) =>
      error instanceof AppError && error.code === "locked_file" &&
      error.message.startsWith("plans.pdf is password-protected"),
  );
  await assert.rejects(
    markUpPlans(new TextEncoder().encode("%PDF-1.7 nothing"), findings),
    (error) => error instanceof AppError && error.code === "damaged_file",
  );
  const boxless = new TextDecoder("latin1").decode(await aPlan([{}])).replace(
    "/MediaBox",
    "/NediaBox",
  );
  await assert.rejects(
    markUpPlans(Uint8Array.from(boxless, (it) => it.charCodeAt(0)), findings, {
      name: "plans.pdf",
    }),
    (error) =>
      error instanceof AppError && error.code === "damaged_file" &&
      error.message.startsWith("plans.pdf is damaged"),
  );
});

Deno.test("joinMarkedUp() puts files one after the other with their comments", async () => {
  const first = await markUpPlans(await aPlan([{}, { rotation: 90 }]), [
    aFinding({ id: "F-001", documentMarkup: at(1) }),
    aFinding({ id: "F-002", documentMarkup: at(2) }),
  ]);
  const second = await markUpPlans(
    await aPlan([{ size: [300, 200] }]),
    [aFinding({ id: "F-003", documentMarkup: at(3) })],
    { pageOffset: 2 },
  );
  const pages = await readPdf(await joinMarkedUp([first, second]));
  assert.equal(pages.length, 3);
  assert.deepEqual(
    pages.map((page) => page.annotations[0].contents?.slice(0, 5)),
    ["F-001", "F-002", "F-003"],
  );
  assert.equal(pages[2].widthPt, 300);
});

Deno.test("markUpPlans() writes on a copy in the clear of a file that opens without a password", async () => {
  for (const useObjectStreams of [false, true]) {
    const doc = await PDFDocument.load(await aPlan([{}], useObjectStreams));
    doc.encrypt({ userPassword: "", ownerPassword: "only to edit" });
    const plan = await doc.save({ useObjectStreams });
    const finding = aFinding({ id: "F-001", documentMarkup: at(1) });
    const marked = await markUpPlans(plan, [finding], { now: NOW });
    assert.equal((await readPdf(marked))[0].annotations.length, 2);
  }
});

const CODE = "FLC-7KQ2MX-CERT";
const REVIEW = new Map([["F001", {
  state: "dismissed" as const,
  words: "Dismissed: the sheet was misread. Shown on A-601",
  decidedBy: "Ana Diaz",
  decidedAt: "2026-03-14T10:00:00.000Z",
  comments: [{
    id: "c1",
    author: "Kim Reyes",
    body: "Ask the architect",
    at: "2026-03-14T09:00:00Z",
  }],
}]]);
const reviewedPlan = async () =>
  await markUpPlans(
    await aPlan([{}, {}]),
    [
      aFinding({
        id: "F001",
        documentMarkup: at(1),
        otherPlaces: [{ page: 2, box: at(2), sheet: null, sourceText: "" }],
      }),
      aFinding({ id: "R001", ruleId: "reviewer/own", documentMarkup: at(2) }),
    ],
    { now: NOW, code: CODE, review: REVIEW },
  );
/** All annotations of a file that answer another. */
function repliesOf(doc: PDFDocument): PDFDict[] {
  return doc.getPages().flatMap((page) =>
    (page.node.Annots()?.asArray() ?? []).map((it) => doc.context.lookup(it, PDFDict))
  ).filter((it) =>
    it.has(PDFName.of("IRT")) && it.get(PDFName.of("Subtype")) === PDFName.of("Text")
  );
}
const textOf = (dict: PDFDict, key: string) =>
  (dict.lookup(PDFName.of(key)) as PDFString | PDFHexString | undefined)?.decodeText();

Deno.test("a decision is a review state of the finding's comment, a comment a reply to it", async () => {
  const doc = await PDFDocument.load(await reviewedPlan());
  const replies = repliesOf(doc);
  assert.deepEqual(
    replies.map((
      it,
    ) => [textOf(it, "StateModel"), textOf(it, "State"), textOf(it, "T"), textOf(it, "Contents")]),
    [
      [undefined, undefined, "Kim Reyes", "Ask the architect"],
      ["Review", "Rejected", "Ana Diaz", "Dismissed: the sheet was misread. Shown on A-601"],
    ],
  );
  // As Acrobat writes them: the state is hidden, the reply is not, and has nothing to draw in readers without threads.
  assert.deepEqual(replies.map((it) => it.lookup(PDFName.of("F"), PDFNumber).asNumber()), [28, 30]);
  const drawn = replies[0].lookup(PDFName.of("AP"), PDFDict).lookup(PDFName.of("N"));
  assert.ok(drawn instanceof PDFRawStream);
  assert.equal(decodePDFRawStream(drawn).decode().length, 0);
  const cloud = doc.context.lookup(replies[1].get(PDFName.of("IRT")), PDFDict);
  assert.equal(cloud.get(PDFName.of("Subtype")), PDFName.of("Square"));
  assert.match(textOf(cloud, "NM")!, /^flclear-FLC-7KQ2MX-CERT-F001-\d+-0-cloud$/);
});

Deno.test("readReview() finds nothing new in a copy nobody changed, alone or joined with others", async () => {
  const plan = await reviewedPlan();
  const untouched = { codes: [CODE], states: [], replies: [] };
  assert.deepEqual(await readReview(plan), untouched);
  assert.deepEqual(await readReview(await joinMarkedUp([plan, plan])), untouched);
});

Deno.test("readReview() reads the newest state and the replies another program set", async () => {
  const doc = await PDFDocument.load(await reviewedPlan());
  const [, second] = doc.getPages();
  const add = (answers: PDFRef, values: Record<string, string>) => {
    const ref = doc.context.register(doc.context.obj({
      Type: "Annot",
      Subtype: "Text",
      Rect: [0, 0, 10, 10],
      IRT: answers,
    }));
    const dict = doc.context.lookup(ref, PDFDict);
    for (const [key, text] of Object.entries(values)) dict.set(PDFName.of(key), PDFString.of(text));
    second.node.Annots()!.push(ref);
    return ref;
  };
  const clouds = doc.getPages().flatMap((page) =>
    page.node.Annots()!.asArray().filter((it) =>
      /-cloud$/.test(textOf(doc.context.lookup(it, PDFDict), "NM") ?? "")
    )
  ) as PDFRef[];
  const cloudOf = (id: string) =>
    clouds.find((it) => textOf(doc.context.lookup(it, PDFDict), "NM")!.includes(`-${id}-`))!;
  const review = { StateModel: "Review", T: "Bo", M: "D:20260401120000-05'00'" };
  add(cloudOf("F001"), { ...review, State: "Completed", Contents: "Completed set by Bo" });
  add(cloudOf("F001"), { ...review, State: "Accepted", M: "D:20260331120000Z" });
  add(cloudOf("R001"), { ...review, State: "Cancelled", Contents: "Under another permit" });
  add(cloudOf("R001"), { StateModel: "Marked", State: "Marked", T: "Bo" });
  const reply = add(cloudOf("F001"), { T: "Bo", Contents: "Corrected on A-601" });
  add(reply, { T: "Cy", Contents: "Seen" });
  const by = { author: "Bo", at: "2026-04-01T17:00:00.000Z" };
  assert.deepEqual(await readReview(await doc.save()), {
    codes: [CODE],
    states: [
      { findingId: "F001", state: "resolved", note: null, ...by },
      { findingId: "R001", state: "deferred", note: "Under another permit", ...by },
    ],
    replies: [
      { findingId: "F001", author: "Bo", body: "Corrected on A-601", at: null },
      { findingId: "F001", author: "Cy", body: "Seen", at: null },
    ],
  });
});

Deno.test("readReview() says of a file that is no copy that it is none, and refuses a damaged one", async () => {
  assert.deepEqual(await readReview(await aPlan([{}])), { codes: [], states: [], replies: [] });
  await assert.rejects(
    readReview(new TextEncoder().encode("%PDF-1.7 nothing")),
    (error) => error instanceof AppError && error.code === "damaged_file",
  );
});
