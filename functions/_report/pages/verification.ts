/** The last page: how anyone can check this report, and the figures to check it by. */
import { ACCENT, COLUMN, MUTED, PAGE } from "../look.ts";
import type { Paper } from "../paper.ts";
import { type ReportInput, verifyUrl } from "../report_input.ts";
import { drawQr, LABEL } from "../shapes.ts";
import { writeTable } from "../table.ts";
import { dayWords, sizeWords } from "../words.ts";
import { writeHeading, writePairs, writeSection } from "./section.ts";

/** Room code, seal and what they mean take, and each file's line of the table. */
const PROOF_ROOM = 150;
const FILE_ROOM = 30;

/** Writes how to check the report, on the page that is begun where it fits. */
export function writeVerification(paper: Paper, input: ReportInput): void {
  const { seal, body } = input;
  writeSection(paper, "Verification", { follow: PROOF_ROOM + FILE_ROOM * body.files.length });
  const url = verifyUrl(input);
  const size = 88;
  const top = paper.y;
  paper.figure(
    `QR code of the verification page, ${url}`,
    () => drawQr(paper, url, { x: PAGE.left - 14, y: top - 8, size }),
  );
  const x = PAGE.left + size;
  const width = COLUMN - size;
  paper.text("Verification code", { x, y: top, width, ...LABEL });
  paper.text(seal.verificationCode, { x, y: top + 12, width, font: "mono", size: 16 });
  paper.text(
    "Scan the code, or enter it on the verification page. The page says whether this is the current " +
      "report, whether it was replaced or revoked, and whether anything was changed. It shows no plan content.",
    { x, y: top + 33, width, size: 8.5, color: MUTED },
  );
  paper.text(url, { x, y: top + 66, width, size: 8.5, color: ACCENT, link: url });
  paper.y = top + size;
  writeHeading(paper, "The seal", 90);
  writePairs(paper, [
    ["Report hash", `SHA-256 ${grouped(seal.reportHash)}`],
    ["Digital signature", `Ed25519 ${grouped(seal.digitalSignature)}`],
    ["Key", seal.keyId],
    ["Sealed", `${dayWords(seal.sealedAt)} (${seal.sealedAt})`],
    ["Chain of reports", `entry ${seal.sequence}, ${grouped(seal.chainHash)}`],
  ], { x: PAGE.left, width: COLUMN, labelWidth: 118, style: { font: "mono", size: 8 } });
  paper.space(8);
  paper.text(
    "The hash covers the whole content of the report, including every finding and the hashes of the files " +
      "below. The content itself is attached to this file as flclear-report.json with its seal in " +
      "flclear-seal.json, so that it can be checked without a network: deno task verify report.pdf --key " +
      "public.jwk. The file as a whole carries a signature of its own, which PDF readers check.",
    { size: 8, color: MUTED },
  );
  writeHeading(paper, "Files reviewed", 60);
  writeTable(
    paper,
    [
      { head: "File", share: 34 },
      { head: "Pages", share: 9 },
      { head: "Size", share: 12 },
      { head: "SHA-256", share: 60, style: { font: "mono", size: 7 } },
    ],
    body.files.map((it) => [
      it.name,
      `${it.pageCount}`,
      sizeWords(it.sizeBytes),
      grouped(it.sha256),
    ]),
  );
}

/** Long figures in groups of eight, so that they wrap and can be compared by eye. */
const grouped = (text: string): string => text.match(/.{1,8}/g)?.join(" ") ?? "";
