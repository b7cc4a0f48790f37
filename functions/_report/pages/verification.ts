/** The last page: how anyone can check this report, and the figures to check it by. */
import { sizeWords } from "../../_shared/sizes.ts";
import { ACCENT, COLUMN, MUTED, PAGE } from "../look.ts";
import type { Paper } from "../paper.ts";
import { type ReportInput, verifyUrl } from "../report_input.ts";
import { drawQr, LABEL } from "../shapes.ts";
import { countWords, dayWords, shorten } from "../words.ts";
import { writePairs, writeSection } from "./section.ts";

/** Room code, seal and what they mean take under the heading, and each file's line. */
const PROOF_ROOM = 170;
const FILE_ROOM = 28;

/** Writes how to check the report, on the page that is begun where it fits. */
export function writeVerification(paper: Paper, input: ReportInput): void {
  const { seal, body } = input;
  writeSection(paper, "Verification", { follow: PROOF_ROOM + FILE_ROOM * body.files.length });
  const url = verifyUrl(input);
  const size = 78;
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
  writePairs(paper, [
    ["Report hash", `SHA-256 ${grouped(seal.reportHash)}`],
    ["Digital signature", `Ed25519 ${grouped(seal.digitalSignature)}`],
    ["Key", seal.keyId],
    ["Sealed", `${dayWords(seal.sealedAt)} (${seal.sealedAt})`],
    ["Chain of reports", `entry ${seal.sequence}, ${grouped(seal.chainHash)}`],
    ...body.files.map(({ name, pageCount, sizeBytes, sha256 }): [string, string] => [
      shorten(name, 40),
      `${countWords(pageCount, "page")}, ${sizeWords(sizeBytes)}, SHA-256 ${grouped(sha256)}`,
    ]),
  ], { x: PAGE.left, width: COLUMN, labelWidth: 118, style: { font: "mono", size: 8 } });
  paper.space(8);
  paper.text(
    "The report hash covers the whole content of the report, including every finding and the hashes of the " +
      "files reviewed. The content itself is attached to this file as flclear-report.json with its seal in " +
      "flclear-seal.json, so that it can be checked without a network: deno task verify report.pdf --key " +
      "public.jwk. The file as a whole carries a signature of its own, which PDF readers check.",
    { size: 8, color: MUTED },
  );
}

/** Long figures in groups of eight, so that they wrap and can be compared by eye. */
const grouped = (text: string): string => text.match(/.{1,8}/g)?.join(" ") ?? "";
