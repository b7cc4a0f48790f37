/** Small drawings: the marks of severity, the FLClear mark, bars and the QR code. Points, y down. */
import QRCode from "qrcode";
import { ACCENT, COLUMN, HAIRLINE, INK, type Mark, MARK_COLORS, MUTED, WHITE } from "./look.ts";
import type { Paper } from "./paper.ts";

/** Where a small drawing goes: its top left corner and the side of its square. */
interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Draws the shape of a mark, so that colour is never alone. To be called as decoration. */
export function drawMark(paper: Paper, mark: Mark, { x, y, size }: Spot): void {
  const { doc } = paper;
  const color = MARK_COLORS[mark];
  const c = size / 2;
  if (mark === "critical") {
    const cut = size * 0.29;
    doc.polygon(
      [x + cut, y],
      [x + size - cut, y],
      [x + size, y + cut],
      [x + size, y + size - cut],
      [x + size - cut, y + size],
      [x + cut, y + size],
      [x, y + size - cut],
      [x, y + cut],
    ).fill(color);
  } else if (mark === "high") {
    doc.polygon([x + c, y], [x + size, y + size * 0.92], [x, y + size * 0.92]).fill(color);
  } else if (mark === "medium") {
    doc.polygon([x + c, y], [x + size, y + c], [x + c, y + size], [x, y + c]).fill(color);
  } else if (mark === "low") {
    doc.circle(x + c, y + c, c - size * 0.09).lineWidth(size * 0.16).stroke(color);
  } else if (mark === "warning") {
    const inset = size * 0.08;
    doc.rect(x + inset, y + inset, size - 2 * inset, size - 2 * inset)
      .dash(size * 0.2, { space: size * 0.14 }).lineWidth(size * 0.14).stroke(color).undash();
  } else {
    doc.moveTo(x + size * 0.06, y + size * 0.55).lineTo(x + size * 0.38, y + size * 0.85)
      .lineTo(x + size * 0.95, y + size * 0.15)
      .lineWidth(size * 0.18).lineCap("round").lineJoin("round").stroke(color);
  }
}

/** Draws the FLClear mark: a sheet whose folded corner becomes a check. To be called as decoration. */
export function drawLogo(paper: Paper, { x, y, size }: Spot): void {
  const { doc } = paper;
  const at = (px: number, py: number): [number, number] => [x + px * size, y + py * size];
  doc.lineWidth(size * 0.09).lineJoin("round").lineCap("round").strokeColor(ACCENT);
  doc.moveTo(...at(0.62, 0.06)).lineTo(...at(0.14, 0.06)).lineTo(...at(0.14, 0.94))
    .lineTo(...at(0.86, 0.94)).lineTo(...at(0.86, 0.62)).stroke();
  doc.moveTo(...at(0.34, 0.46)).lineTo(...at(0.52, 0.64)).lineTo(...at(0.94, 0.14)).stroke();
}

/** Draws a full-width hairline at the running position. */
export function drawRule(paper: Paper, y = paper.y, color = HAIRLINE): void {
  const x = paper.doc.page.margins.left;
  paper.decorate(() => {
    paper.doc.moveTo(x, y).lineTo(x + COLUMN, y).lineWidth(0.6).stroke(color);
  });
}

/** Draws a bar filled to `share` (0–1). To be called as decoration. */
export function drawBar(
  paper: Paper,
  bar: { x: number; y: number; width: number; height: number; share: number; color: string },
): void {
  const { x, y, width, height, color } = bar;
  const filled = width * Math.min(1, Math.max(0, bar.share));
  paper.doc.roundedRect(x, y, width, height, height / 2).fill(HAIRLINE);
  if (filled > 0) {
    paper.doc.roundedRect(x, y, Math.max(filled, height), height, height / 2).fill(color);
  }
}

/**
 * Draws measured against required on one scale: a bar as long as the measured value, a line where the
 * required value stands. To be called as decoration; the words beside it carry the meaning.
 */
export function drawComparison(
  paper: Paper,
  bar: { x: number; y: number; width: number; measured: number; required: number; color: string },
): void {
  const { x, y, width, color } = bar;
  const end = Math.max(bar.measured, bar.required, Number.MIN_VALUE) * 1.15;
  const line = x + (bar.required / end) * width;
  const { doc } = paper;
  doc.rect(x, y + 3, width, 6).fill(HAIRLINE);
  if (bar.measured > 0) doc.rect(x, y + 3, (bar.measured / end) * width, 6).fill(color);
  doc.moveTo(line, y).lineTo(line, y + 12).lineWidth(1.6).stroke(INK);
}

/** Draws a QR code as vector squares with its quiet zone. To be called as figure. */
export function drawQr(paper: Paper, text: string, { x, y, size }: Spot): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const quiet = 4;
  const step = size / (modules.size + 2 * quiet);
  const { doc } = paper;
  doc.rect(x, y, size, size).fill(WHITE);
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      let run = 1;
      while (column + run < modules.size && modules.get(row, column + run)) run++;
      doc.rect(x + (column + quiet) * step, y + (row + quiet) * step, run * step, step * 1.02);
      column += run - 1;
    }
  }
  doc.fill(INK);
}

/** Colour of small labels over values. */
export const LABEL = { size: 7.5, color: MUTED } as const;
