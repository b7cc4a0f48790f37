/** The signed report PDF of a reviewed set, and a plain document of as many pages by the same library. */
import PDFDocument from "pdfkit";
import { createSigningIdentity } from "../../../../functions/_report/signing_identity.ts";
import { issueReportPdf } from "../../../../functions/_report/issue_report.ts";
import {
  createSealKey,
  newVerificationCode,
  sealReport,
  toSealable,
} from "../../../../functions/_shared/seal.ts";
import { drawPictures } from "../../../../functions/analysis/pictures.ts";
import { reviewFiles } from "../../../../functions/analysis/review.ts";
import { unknownProject } from "../../../../functions/_shared/domain/project.ts";
import type { Work } from "../subject.ts";

const LINES = 45;

const work: Work = async (path, { seen }) => {
  const file = { name: "plans.pdf", bytes: await Deno.readFile(path) };
  const now = new Date();
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const review = await reviewFiles([file], unknownProject("bench"), { now, onPage: seen });
  const body = toSealable(review.body);
  const sealKey = await createSealKey(now.toISOString());
  const identity = await createSigningIdentity({ commonName: "Bench", now, random });
  const code = newVerificationCode(random);
  const seal = await sealReport(body, { key: sealKey, code, previous: null });

  const atPictures = performance.now();
  const pictures = await drawPictures(body, () => Promise.resolve(file));
  const atPdf = performance.now();
  const input = { body, seal, publicUrl: "http://127.0.0.1:8000", ...pictures };
  const { pdf } = await issueReportPdf(input, { sealKey, identity, now });
  const atPlain = performance.now();
  const text = new TextDecoder("latin1").decode(pdf);
  const pages = [...text.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
  const atPlainStart = performance.now();
  await writePlain(pages);
  return {
    pages,
    findings: body.findings.length,
    picturesMs: atPdf - atPictures,
    pdfMs: atPlain - atPdf,
    plainMs: performance.now() - atPlainStart,
    bytes: pdf.length,
  };
};
export default work;

/** `pages` pages of plain lines. */
async function writePlain(pages: number): Promise<void> {
  const ended = Promise.withResolvers<void>();
  const document = new PDFDocument({ size: "LETTER" });
  document.on("data", () => {});
  document.on("end", () => ended.resolve());
  for (let page = 0; page < pages; page++) {
    if (page > 0) document.addPage();
    document.fontSize(10);
    for (let line = 0; line < LINES; line++) {
      document.text(
        `Line ${line} of page ${page}: clear width is 30 in; at least 32 in`,
        50,
        50 + 15 * line,
        {
          lineBreak: false,
        },
      );
    }
  }
  document.end();
  await ended.promise;
}
