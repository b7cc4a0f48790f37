/**
 * The title block: sheet number, title, scale, revision and date, on whatever side of the sheet it stands.
 *
 * The number is the token of the right shape that is large, near an edge and, best, under a SHEET label. The
 * rulings around it give the region; the title stands under its label or is the largest run of title words.
 */
import type { PageReading, TextLine } from "../../../_shared/domain/page_reading.ts";
import { centre, centreDistance, type PointRect, unionRect } from "../../../_shared/geometry.ts";
import { heightOf, holdsCentre, isSameBaseline, type Line, toLine } from "./layout.ts";
import type { Rulings } from "../tables/rulings.ts";
import { parseScale } from "./scales.ts";
import { DATE, findNumber } from "./sheet_number.ts";
import { findTitle } from "./sheet_title.ts";
import { cornerShare, regionAround } from "./title_region.ts";
import { joinWideWords } from "./wide_words.ts";

/** What the title block says; pieces are the lines that say it. */
export interface TitleBlock {
  box: PointRect;
  number: string | null;
  numberLine: Line | null;
  title: string | null;
  titleLines: Line[];
  revision: string | null;
  date: string | null;
  scaleText: string | null;
  scaleLine: Line | null;
}

/** Finds the title block; null when nothing on the page looks like one. */
export function findTitleBlock(page: PageReading, rulings: Rulings): TitleBlock | null {
  const printed = page.lines.filter((line) => line.words.length > 0 && line.text.trim() !== "")
    .map((line: TextLine) => toLine(line.words));
  const lines = joinWideWords(printed, rulings);
  const number = findNumber(page, lines);
  const framed = number
    ? regionAround(page, rulings, number.line.box)
    : findStrip(page, rulings, lines);
  if (!framed && !number) return null;
  const region = framed ?? cornerShare(page, number!.line.box);
  const inside = lines.filter((line) => holdsCentre(region, line.box, 1));
  const title = number?.title
    ? { text: number.title, lines: [number.line] }
    : findTitle(inside, { number: number?.line ?? null, rulings, page });
  const scaleLine = findScaleLine(inside) ??
    (framed ? null : findScaleLine(besideNumber(page, lines, number!.line)));
  if (!number && title.lines.length === 0) return null;
  // Without a frame only its own lines are sure to belong to the title block.
  const own = [...(number ? [number.line] : []), ...title.lines];
  return {
    box: framed ?? unionRect(own.map((line) => line.box)),
    number: number?.text ?? null,
    numberLine: number?.line ?? null,
    title: title.text,
    titleLines: title.lines,
    revision: findRevision(inside),
    date: findDate(inside),
    scaleText: scaleLine?.text ?? null,
    scaleLine: scaleLine?.line ?? null,
  };
}

/** Lines in the corner of a number without a frame, as far again as the title may stand. */
function besideNumber(page: PageReading, lines: readonly Line[], number: Line): Line[] {
  return lines.filter((line) =>
    Math.abs(centre(line.box).x - centre(number.box).x) < 0.3 * page.widthPt &&
    Math.abs(centre(line.box).y - centre(number.box).y) < 0.12 * page.heightPt
  );
}

/** A title block without a number: a full-height strip at a side that holds typical labels. */
function findStrip(page: PageReading, rulings: Rulings, lines: readonly Line[]): PointRect | null {
  const labels = lines.filter((line) =>
    /^(SHEET|DRAWING)\s*(TITLE|NAME|NO|NUMBER)|^(PROJECT|SCALE|DATE|DRAWN BY|CHECKED)\b/i.test(
      line.text,
    )
  );
  if (labels.length < 2) return null;
  const strip = regionAround(page, rulings, labels.at(-1)!.box);
  if (!strip) return null;
  return labels.filter((line) => holdsCentre(strip, line.box)).length >= 2 ? strip : null;
}

function findScaleLine(lines: readonly Line[]): { text: string; line: Line } | null {
  for (const line of lines) {
    const inline = /\bSCALE\s*[:=]?\s*(\S.*)$/i.exec(line.text);
    if (inline) return { text: inline[1], line };
  }
  const label = lines.find((line) => /^SCALE\s*[:=]?$/i.test(line.text));
  if (!label) return null;
  const near = lines.filter((line) =>
    line !== label && parseScale(line.text, true) !== null &&
    (isSameBaseline(label, line) || centreDistance(line.box, label.box) < 25 * heightOf(label.up))
  ).sort((a, b) => centreDistance(a.box, label.box) - centreDistance(b.box, label.box));
  return near[0] ? { text: near[0].text, line: near[0] } : null;
}

function findDate(lines: readonly Line[]): string | null {
  const labelled = lines.find((line) =>
    /\b(DATE|ISSUED?)\b/i.test(line.text) && DATE.test(line.text)
  );
  if (labelled) return DATE.exec(labelled.text)![1];
  const label = lines.find((line) => /^(ISSUE\s*)?DATE\s*:?$/i.test(line.text));
  const dated = lines.filter((line) => DATE.test(line.text));
  if (label) {
    dated.sort((a, b) => centreDistance(a.box, label.box) - centreDistance(b.box, label.box));
  }
  return dated[0] ? DATE.exec(dated[0].text)![1] : null;
}

function findRevision(lines: readonly Line[]): string | null {
  for (const line of lines) {
    const match = /\bREV(?:ISION)?\b\.?\s*(?:NO\.?|#|:)?\s*([A-Z]|\d{1,2})(?!\S)/i.exec(line.text);
    if (match) return match[1].toUpperCase();
  }
  const head = lines.find((line) => /^REVISIONS?\b/i.test(line.text));
  if (!head) return null;
  const rows = lines.filter((line) =>
    /^([0-9]{1,2}|[A-Z])$/.test(line.text) && line.box.y > head.box.y &&
    line.box.y - head.box.y < 40 * heightOf(head.up)
  ).sort((a, b) => a.box.y - b.box.y);
  return rows.at(-1)?.text ?? null;
}
