/** The sheet index, and the sheets themselves in small with their findings marked. */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { SheetSummary } from "../../_shared/domain/report.ts";
import { byModelWords } from "../../_shared/lettering_words.ts";
import { COLUMN, HAIRLINE, MARK_COLORS, markOf, MUTED, PAGE, WHITE } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { drawMark } from "../shapes.ts";
import { writeTable } from "../table.ts";
import { countWords, shorten } from "../words.ts";
import { writeHeading, writeSection } from "./section.ts";

const READING: Record<SheetSummary["reading"]["state"], string> = {
  "text": "text",
  "ocr": "lettering in an image",
  "mixed": "text and lettering",
  "unreadable": "could not be read",
  "not-a-plan": "not a plan",
};

/** Writes the sheet index and the marked sheets. */
export function writeSheets(paper: Paper, input: ReportInput): void {
  const { body } = input;
  writeSection(paper, "Sheets", {
    lead: `${countWords(body.sheets.length, "page was", "pages were")} opened. A scale counts as ` +
      "confirmed only when dimensions on the sheet agree with it; nothing is measured on other sheets.",
  });
  writeTable(
    paper,
    [
      { head: "Page", share: 11 },
      { head: "Sheet", share: 14, style: { font: "mono", size: 7.5 } },
      { head: "Title", share: 44 },
      { head: "Kind", share: 22 },
      { head: "Scale", share: 30 },
      { head: "Read from", share: 26 },
      { head: "Open", share: 11, style: { align: "right" } },
    ],
    body.sheets.map((it) => [
      `${it.page}`,
      it.number ?? "—",
      it.title ?? "—",
      it.kind,
      scaleWords(it),
      it.reading.reason ?? readFromWords(it),
      `${openOn(body.findings, it.page).length}`,
    ]),
  );
  writeMarkedSheets(paper, input);
}

function readFromWords({ reading }: SheetSummary): string {
  const byModel = byModelWords(reading);
  return READING[reading.state] + (byModel ? `, ${byModel}` : "");
}

function scaleWords({ scale, isScaleVerified }: SheetSummary): string {
  if (!scale) return "—";
  if (!/\d/.test(scale)) return scale;
  return `${scale}, ${isScaleVerified ? "confirmed" : "not confirmed"}`;
}

function openOn(findings: readonly Finding[], page: number): Finding[] {
  return findings.filter((it) =>
    it.status !== "compliant" &&
    (it.documentMarkup.page === page || it.otherPlaces.some((place) => place.page === page))
  );
}

const WIDTH = (COLUMN - 20) / 2;

function writeMarkedSheets(paper: Paper, { body, thumbnails }: ReportInput): void {
  const marked = body.sheets.filter((it) =>
    thumbnails.has(it.page) && openOn(body.findings, it.page).length > 0
  );
  if (marked.length === 0) return;
  writeHeading(paper, "Marked sheets", 200);
  for (let index = 0; index < marked.length; index += 2) {
    const row = marked.slice(index, index + 2).map((sheet) => {
      const picture = paper.openPicture(thumbnails.get(sheet.page)!);
      const ratio = picture ? picture.heightPx / picture.widthPx : 0.66;
      return { sheet, picture, height: Math.min(WIDTH * ratio, 330) };
    });
    const height = Math.max(...row.map((it) => it.height)) + 34;
    paper.ensure(height);
    const top = paper.y;
    for (const [column, { sheet, picture, height }] of row.entries()) {
      if (!picture) continue;
      const width = Math.min(WIDTH, height * (picture.widthPx / picture.heightPx));
      const x = PAGE.left + column * (WIDTH + 20);
      const name = sheet.number ?? `page ${sheet.page}`;
      const open = openOn(body.findings, sheet.page);
      const alt = `${name} with ${countWords(open.length, "marked finding")}: ${
        open.map((it) => it.id).join(", ")
      }`;
      paper.figure(alt, () => {
        picture.draw({ x, y: top, width, height });
        paper.doc.rect(x, top, width, height).lineWidth(0.6).stroke(HAIRLINE);
        for (const finding of open) {
          drawPlaces(paper, finding, { page: sheet.page, x, y: top, width, height });
        }
      });
      const caption = shorten(`${name}  ${sheet.title ?? ""}`, 60);
      paper.text(caption, { x, y: top + height + 5, width: WIDTH, size: 8, color: MUTED });
    }
    paper.y = top + height;
  }
}

function drawPlaces(
  paper: Paper,
  finding: Finding,
  frame: { page: number; x: number; y: number; width: number; height: number },
): void {
  const { doc } = paper;
  const mark = markOf(finding);
  const { documentMarkup, otherPlaces } = finding;
  const boxes = [
    ...(documentMarkup.page === frame.page ? [documentMarkup] : []),
    ...otherPlaces.filter((it) => it.page === frame.page).map((it) => it.box),
  ];
  for (const box of boxes) {
    const x = frame.x + (box.x / 100) * frame.width;
    const y = frame.y + (box.y / 100) * frame.height;
    const width = Math.max(3, (box.width / 100) * frame.width);
    const height = Math.max(3, (box.height / 100) * frame.height);
    if (mark === "warning") doc.dash(2, { space: 1.5 });
    doc.rect(x, y, width, height).lineWidth(1).stroke(MARK_COLORS[mark]).undash();
    drawMark(paper, mark, { x: x - 3.5, y: y - 3.5, size: 7 });
    const label = { font: "strong", size: 4.5 } as const;
    const labelWidth = paper.measureWidth(finding.id, label) + 2;
    doc.rect(x + 4.5, y - 6.4, labelWidth, 6).fill(WHITE);
    paper.text(finding.id, { ...label, x: x + 5.5, y: y - 6, width: labelWidth + 4, tag: null });
  }
}
