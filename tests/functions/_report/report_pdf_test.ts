import assert from "node:assert/strict";
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from "pdf-lib";
import { renderAppendixPdf, renderReportPdf } from "../../../functions/_report/report_pdf.ts";
import { CONFIRMED_LINK } from "../../../functions/_shared/provenance.ts";
import { anEvidence } from "../../fakes/plan_set.ts";
import { aFinding, aReportBody } from "../../fakes/report_body.ts";
import { readPdf } from "./_read_pdf.ts";
import { aPng, aReportInput, CODE } from "./_sample.ts";

const input = await aReportInput({
  crops: new Map([["F-001", await aPng(600, 300)]]),
  regions: new Map([["F-001", { x: 10, y: 20, width: 40, height: 26 }]]),
  thumbnails: new Map([[3, await aPng(90, 60)]]),
});
const sample = await renderReportPdf(input);

const READING = [
  "Findings",
  "Needs a person",
  "Not shown on the sheets (2)",
  "Could not verify (1)",
  "Contradictions between sheets (1)",
  "Not proven, so not counted (1)",
  "Not reviewed (1)",
  "Verification",
  CODE,
  "https://flclear.example/verify?code=FLC-7KQ2MX-CERT",
  "1200 Brickell Avenue, Suite 400, Miami, FL 33131",
  "Pre-check: 31 of 142 requirements decided; 3 fail",
  "no vision model was used",
];

const APPENDIX = [
  "Summary",
  "What to correct first",
  "Requirements",
  "Not decided (1)",
  "Not applicable (1)",
  "No pool or spa is shown or named.",
  "Shown to comply",
  "Plan-content checklist",
  "Calculations",
  "Marked sheets",
  "Method and limits",
  "What this report is not",
  "TRAINING 900 SF",
];

Deno.test("renderReportPdf() prints what is to be done, and the appendix when it is chosen", async () => {
  const textOf = async (pdf: Uint8Array) => (await readPdf(pdf)).map((it) => it.text).join("\n");
  const short = await textOf(sample);
  for (const words of READING) assert.ok(short.includes(words), `the report says "${words}"`);
  for (const words of ["Plan-content checklist", "Shown to comply", "Method and limits"]) {
    assert.ok(!short.includes(words), `the short report leaves out "${words}"`);
  }
  const whole = await textOf(await renderReportPdf({ ...input, hasAppendix: true }));
  for (const words of [...READING, ...APPENDIX]) {
    assert.ok(whole.includes(words), `the whole report says "${words}"`);
  }
});

Deno.test("renderAppendixPdf() prints the appendix alone, under the code of its report", async () => {
  const { body, seal } = await aReportInput();
  const text = (await readPdf(await renderAppendixPdf({ body, seal }))).map((it) => it.text).join(
    "\n",
  );
  for (const words of [CODE, "Requirements", "Plan-content checklist", "Method and limits"]) {
    assert.ok(text.includes(words), words);
  }
});

Deno.test("renderReportPdf() lists the sheets a revision replaced, and what stands in their place", async () => {
  const [sheet] = aReportBody().sheets;
  const superseded = [
    { page: 41, file: "first.pdf", pageInFile: 7, number: "A-601", byPage: sheet.page },
  ];
  const pages = await readPdf(
    await renderReportPdf(await aReportInput({ body: aReportBody({ superseded }) })),
  );
  const text = pages.map((it) => it.text).join("\n");
  for (const words of ["Replaced by the revision (1)", "A-601", `page ${sheet.page}`]) {
    assert.ok(text.includes(words), words);
  }
  const whole = (await readPdf(sample)).map((it) => it.text).join("\n");
  assert.ok(!whole.includes("Replaced by the revision"));
});

Deno.test("renderReportPdf() lists no contradiction again that a question tells", async () => {
  const textWith = async (description: string) => {
    const question = aFinding({ id: "F-001", status: "warning", description });
    const at = { page: 1, x: 10, y: 10, width: 20, height: 2 };
    const asks = { ...question, documentMarkup: { ...question.documentMarkup, ...at } };
    const body = aReportBody({ findings: [asks] });
    const pages = await readPdf(await renderReportPdf(await aReportInput({ body })));
    return pages.map((it) => it.text).join("\n");
  };
  const told = await textWith("The set says two areas: 4,200 SF and 4,350 SF.");
  assert.ok(!told.includes("Contradictions between sheets"));
  const other = await textWith("The set says 4,200 SF.");
  assert.ok(other.includes("Contradictions between sheets (1)"));
});

Deno.test("renderReportPdf() prints every character of names and drafting marks", async () => {
  const body = aReportBody({
    projectName: "Núñez & Søn <Łódź> Ελλάς Жук ⌀ ≥ ½",
    findings: [
      aFinding({
        id: "F-001",
        description: "Sill ≤ 44″, ⅞ × ¾, 5 °F, § 107, “quoted” — ☐ ⌀ µ ²",
        recommendation: "Provide ≥ 5.7 ft² → see sheet",
      }),
    ],
  });
  const pages = await readPdf(await renderReportPdf(await aReportInput({ body })));
  const text = pages.map((it) => it.text).join("\n");
  assert.ok(text.includes("Núñez & Søn <Łódź> Ελλάς Жук ⌀ ≥ ½"));
  assert.ok(text.includes("Sill ≤ 44″, ⅞ × ¾, 5 °F, § 107, “quoted” — ☐ ⌀ µ ²"));
  assert.ok(text.includes("Provide ≥ 5.7 ft² → see sheet"));
});

Deno.test("renderReportPdf() numbers its pages and names the project on each", async () => {
  const pages = await readPdf(sample);
  for (const [index, page] of pages.entries()) {
    assert.ok(page.text.includes(`Page ${index + 1} of ${pages.length}`));
    if (index > 0) assert.ok(page.text.includes("Bayside Office Build-out – Núñez & Søn"));
  }
});

Deno.test("renderReportPdf() writes a tagged file with language, title, bookmarks and fonts", async () => {
  const doc = await PDFDocument.load(sample);
  const { catalog, context } = doc;
  assert.equal(doc.getTitle(), "Compliance report: Bayside Office Build-out – Núñez & Søn");
  assert.equal(doc.getCreationDate()?.toISOString(), "2026-03-14T15:09:26.000Z");
  assert.equal(catalog.lookup(PDFName.of("Lang"), PDFString).asString(), "en-US");
  assert.ok(catalog.lookup(PDFName.of("StructTreeRoot")) instanceof PDFDict);
  assert.ok(catalog.lookup(PDFName.of("Outlines")) instanceof PDFDict);
  const metadata = catalog.lookup(PDFName.of("Metadata"));
  assert.ok(metadata instanceof PDFRawStream);
  const xmp = new TextDecoder().decode(metadata.getContents());
  assert.match(xmp, /Núñez &amp; Søn/);
  assert.match(xmp, /<pdfuaid:part>1</);
  const fonts = context.enumerateIndirectObjects().map(([, it]) => it).filter((it) =>
    it instanceof PDFDict && it.get(PDFName.of("Type")) === PDFName.of("FontDescriptor")
  );
  assert.ok(fonts.length >= 3);
  for (const font of fonts) assert.ok((font as PDFDict).get(PDFName.of("FontFile2")));
});

Deno.test("renderReportPdf() gives every picture words that stand for it", async () => {
  const doc = await PDFDocument.load(sample);
  const figures = doc.context.enumerateIndirectObjects().map(([, it]) => it).filter((it) =>
    it instanceof PDFDict && it.get(PDFName.of("S")) === PDFName.of("Figure")
  );
  assert.ok(figures.length >= 3, "evidence and two QR codes");
  for (const figure of figures) assert.ok((figure as PDFDict).get(PDFName.of("Alt")));
});

Deno.test("renderReportPdf() gives the same bytes for the same input", async () => {
  const input = await aReportInput();
  assert.deepEqual(await renderReportPdf(input), await renderReportPdf(input));
});

Deno.test("renderReportPdf() says what is not known when nothing could be verified", async () => {
  const body = aReportBody({
    overallScore: null,
    score: {
      percent: null,
      verifiedChecks: 0,
      applicableChecks: 0,
      isCapped: false,
      label: "Nothing could be verified",
    },
    findings: [],
    cost: null,
    checklist: [],
    calculations: [],
    conflicts: [],
    unverified: [],
    notReviewed: [],
    project: undefined,
  });
  const text = (await readPdf(await renderReportPdf(await aReportInput({ body }))))
    .map((it) => it.text).join("\n");
  assert.ok(text.includes("Pre-check: 0 of 0 applicable checks verified"));
  assert.ok(text.includes("No violations were found in what could be read"));
  assert.ok(text.includes("Nothing was left out"));
  assert.doesNotMatch(text, /NaN|undefined|null/);
});

Deno.test("renderReportPdf() leaves out a contradiction only where a finding stands at both its places", async () => {
  const at = (y: number) => ({ page: 1, box: { x: 10, y, width: 10, height: 2 } });
  const fact = (value: string, y: number) => ({
    ...anEvidence(value),
    ...at(y),
    value,
    unit: null,
  });
  const finding = aFinding({ id: "F001", status: "warning", description: "Risers: 2 and 3." });
  const body = aReportBody({
    findings: [{
      ...finding,
      documentMarkup: { ...finding.documentMarkup, page: 1, ...at(20).box },
      otherPlaces: [{ ...at(40), sheet: "A-101", sourceText: "3" }],
    }],
    conflicts: [
      { topic: "stories", subject: "Told already", a: fact("2", 20), b: fact("3", 40) },
      { topic: "stories", subject: "Told nowhere", a: fact("2", 60), b: fact("3", 80) },
    ],
  });
  const text = (await readPdf(await renderReportPdf(await aReportInput({ body }))))
    .map((it) => it.text).join("\n");
  assert.match(text, /Contradictions between sheets \(1\)/);
  assert.match(text, /Told nowhere/);
  assert.doesNotMatch(text, /Told already/);
});

Deno.test("renderReportPdf() lists what the vision model claimed without proof", async () => {
  const claim = {
    task: "door schedule",
    page: 3,
    quote: "DOOR 117 2'-6\"",
    claim: "Door 117 is 30 in wide",
    reason: "The quoted words do not stand on the page.",
  };
  const textOf = async (body: ReturnType<typeof aReportBody>) =>
    (await readPdf(await renderReportPdf(await aReportInput({ body })))).map((it) => it.text)
      .join("\n");
  const text = await textOf(aReportBody({ unverifiedFacts: [claim] }));
  assert.ok(text.includes("Unproven claims from the vision model (1)"));
  for (const words of [claim.claim, claim.quote, claim.reason]) assert.ok(text.includes(words));
  assert.ok(!(await textOf(aReportBody())).includes("Claims of the vision model"));
});

Deno.test("renderReportPdf() says of a finding that its link was proposed by the model", async () => {
  const found = aFinding({ id: "F-1", description: `Guard height is 34 in. ${CONFIRMED_LINK}` });
  const evidence = { ...found.evidence, readBy: "model" as const };
  const body = aReportBody({ findings: [{ ...found, evidence }] });
  const pages = await readPdf(await renderReportPdf(await aReportInput({ body })));
  const words = pages.map((it) => it.text).join(" ").replace(/\s+/g, " ");
  assert.ok(words.includes(CONFIRMED_LINK));
  assert.ok(words.includes("read by the vision model and confirmed on the sheet"));
});

Deno.test("renderReportPdf() says what the vision model was asked, paid and sent", async () => {
  const { engine } = aReportBody();
  const model = {
    name: "vision-1",
    pagesAsked: [2, 3],
    pagesFailed: [{ page: 3, sheet: "A-101", reason: "The answer was cut off." }],
    costUsd: 0.1234,
    ceiling: "The ceiling of $5.00 for one project was reached.",
    privacy: "Pictures of the pages named here were sent to 127.0.0.1.",
  };
  const body = aReportBody({ engine: { ...engine, kind: "rules and model", model } });
  const text =
    (await readPdf(await renderReportPdf(await aReportInput({ body, hasAppendix: true }))))
      .map((it) => it.text).join("\n");
  for (
    const words of [
      "vision-1 proposed facts",
      "It gives no verdicts",
      model.privacy,
      model.ceiling,
      "$0.12",
    ]
  ) assert.ok(text.includes(words), `the report says "${words}"`);
});

Deno.test("renderReportPdf() leaves out what nobody said of the project", async () => {
  const body = aReportBody({
    project: {
      address: "",
      clientName: "",
      occupancyClassification: [],
      typeOfConstruction: null,
      buildingHeight: 0,
      buildingArea: 0,
      fireSprinkler: null,
    },
  });
  const [cover, summary] = await readPdf(await renderReportPdf(await aReportInput({ body })));
  assert.doesNotMatch(cover.text, /Prepared for/);
  assert.doesNotMatch(summary.text, /project form/);
});

Deno.test("renderReportPdf() gives no sum where every price is a rate", async () => {
  const cost = { lowUsd: 0, highUsd: 0, rated: 2, basis: "" };
  const body = aReportBody({ cost });
  const [cover, summary] = await readPdf(await renderReportPdf(await aReportInput({ body })));
  assert.match(cover.text, /no total; 2 items are priced per foot or piece/);
  assert.doesNotMatch(cover.text + summary.text, /\$0/);
});

Deno.test("renderReportPdf() carries on over pages with very long texts and many findings", async () => {
  const long = "The corridor on this sheet is narrower than the code asks for. ".repeat(90);
  const findings = Array.from({ length: 70 }, (_, index) =>
    aFinding({
      id: `F-${index}`,
      title: index === 3 ? "A very long title that does not fit on one line. ".repeat(4) : "Door",
      description: index === 3 ? long : "Too narrow.",
      evidence: { sourceText: index === 4 ? long : "101", readBy: "text" },
    }));
  const crops = new Map([["F-3", await aPng(300, 300)], ["F-5", new Uint8Array([1, 2, 3])]]);
  const input = await aReportInput({ body: aReportBody({ findings }), crops });
  const pages = await readPdf(await renderReportPdf(input));
  const text = pages.map((it) => it.text).join(" ");
  assert.equal(text.split("narrower than the code asks").length - 1 >= 90, true);
  assert.ok(text.includes("F-69"));
  assert.ok(pages.length > 15 && pages.length < 60);
});

Deno.test("renderReportPdf() puts a firm's own name on the cover", async () => {
  const input = await aReportInput({
    brand: { name: "Coastal Plan Review LLC", logoPng: await aPng(200, 50) },
  });
  const doc = await PDFDocument.load(await renderReportPdf(input));
  assert.equal(doc.getAuthor(), "Coastal Plan Review LLC");
  const [cover] = await readPdf(await renderReportPdf({ ...input, brand: { name: "Coastal" } }));
  assert.ok(cover.text.includes("Coastal"));
  assert.doesNotMatch(cover.text, /FLClear compliance/);
});
