/** The sheet's title within its title block: under its label, else the largest run of title words. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { centreDistance, unionRect } from "../../../_shared/geometry.ts";
import { joinText } from "../evidence.ts";
import { emOf, heightOf, type Line, sharedLength } from "./layout.ts";
import type { Rulings } from "../tables/rulings.ts";
import { LineGrid } from "./rect_grid.ts";
import { isScaleNote } from "./scales.ts";
import { TITLE_WORDS } from "./sheet_words.ts";

const TITLE_LABEL =
  /^(?:(?:SHEET|DRAWING|DWG)\.?\s*(?:TITLE|NAME|DESCRIPTION|CONTENTS?)|TITLE|CONTENTS?|SUBJECT)\s*[:.]*$/i;
const TITLE_INLINE =
  /^(?:(?:SHEET|DRAWING|DWG)\.?\s*(?:TITLE|NAME|DESCRIPTION|CONTENTS?)|TITLE)\s*:\s*(\S.*)$/i;
const OTHER_LABEL =
  /^(?:SURVEY (?=NO)|PROJECT|PROJ|CLIENT|OWNER|DATE|SCALE|DRAWN|CHECKED|APPROVED|JOB|SHEET|DRAWING|DWG|REV|REVISIONS?|SEAL|ISSUE|PHASE|ARCHITECT|ENGINEER|CONSULTANT|PERMIT|FILE|COPYRIGHT|NO\.?|DESCRIPTION|KEY PLAN|STAMP)\b.{0,14}$/i;
const NOT_A_TITLE =
  /\d{5}(?:-\d{4})?$|\b(LLC|INC|P\.?A\.?|ARCHITECTS?|ENGINEER(S|ING)?|STUDIO|ASSOCIATES|COMPANY|CORP|LICENSE|PHONE|TEL|FAX|WWW|SUITE|FL|FLORIDA|AVE|AVENUE|BLVD|STREET|ROAD|DRIVE|LANE|COURT|TERRACE|COUNTY|OWNER|CLIENT|SEALED|R\.A\.|P\.E\.|AIA|DATE|JOB|PROJECT|PERMIT|NOT FOR CONSTRUCTION|COPYRIGHT|RESIDENCE|DRAWN|CHECKED|REVISIONS?|PRELIMINARY|DESIGN GROUP|DEPARTMENT|NATIONAL PARK)\b|@|\.COM|\d{3}[-.]\d{3,4}|#/i;
/** Names of programs of measured drawings, printed on every sheet of them. */
const PROGRAM = /\bHISTORIC AMERICAN\b|^LIBRARY OF CONGRESS\b/i;

/** A town and its state, written out. */
const PLACE =
  /,\s*(?:ALABAMA|ALASKA|ARIZONA|ARKANSAS|CALIFORNIA|COLORADO|CONNECTICUT|DELAWARE|FLORIDA|GEORGIA|HAWAII|IDAHO|ILLINOIS|INDIANA|IOWA|KANSAS|KENTUCKY|LOUISIANA|MAINE|MARYLAND|MASSACHUSETTS|MICHIGAN|MINNESOTA|MISSISSIPPI|MISSOURI|MONTANA|NEBRASKA|NEVADA|NEW \w+|(?:NORTH|SOUTH) (?:CAROLINA|DAKOTA)|OHIO|OKLAHOMA|OREGON|PENNSYLVANIA|RHODE ISLAND|TENNESSEE|TEXAS|UTAH|VERMONT|(?:WEST )?VIRGINIA|WASHINGTON|WISCONSIN|WYOMING)\.?$/i;

/** A number with its letters, which numbers something else than the sheet: `WYO 25`. */
const NUMBERED = /^[A-Z]{1,4}[\s-]?\d{1,5}$/;

/** Labels over what is built and for whom, which is not what the sheet shows. */
const PROJECT_LABEL =
  /^(?:PROJECT(?: NAME| TITLE)?|CLIENT|OWNER|(?:PREPARED|BUILT) FOR|NAME(?: AND LOCATION)? OF (?:PROJECT|BUILDING|STRUCTURE))\s*[:.]*$/i;

interface Around {
  number: Line | null;
  rulings: Rulings;
  page: PageReading;
}

/** Title text and the lines that print it; null and none when there is no title. */
export function findTitle(
  lines: readonly Line[],
  around: Around,
): { text: string | null; lines: Line[] } {
  const grid = new LineGrid(lines);
  const found = underLabel(lines, grid, around) ?? byWords(lines, grid, around);
  if (!found) return { text: null, lines: [] };
  const inline = TITLE_INLINE.exec(found[0].text);
  const first = inline ? inline[1] : found[0].text;
  return { text: joinText([{ text: first }, ...found.slice(1)]), lines: found };
}

function underLabel(lines: readonly Line[], grid: LineGrid, around: Around): Line[] | null {
  const inline = lines.find((line) => TITLE_INLINE.test(line.text));
  if (inline) return [inline, ...follow(inline, grid, around)];
  const label = lines.find((line) => TITLE_LABEL.test(line.text));
  if (!label) return null;
  const beside =
    lines.filter((line) =>
      line !== label && line.turn === label.turn && line !== around.number &&
      sharedLength(line.up.top, line.up.bottom, label.up.top, label.up.bottom) >
        0.5 * heightOf(label.up) &&
      line.up.left > label.up.right && line.up.left - label.up.right < 8 * emOf(label)
    ).sort((a, b) => a.up.left - b.up.left)[0];
  if (beside && !OTHER_LABEL.test(beside.text)) return [beside, ...follow(beside, grid, around)];
  const below =
    lines.filter((line) =>
      line !== label && line.turn === label.turn && line !== around.number &&
      line.up.top >= label.up.bottom - 0.3 * emOf(label) &&
      line.up.top - label.up.bottom < 6 * emOf(label) + 2 * emOf(line) &&
      isInColumn(label, line) && !OTHER_LABEL.test(line.text)
    ).sort((a, b) => a.up.top - b.up.top)[0];
  if (!below || isRuledApart(label, below, around.rulings)) return null;
  return [below, ...follow(below, grid, around)];
}

/** The label stands over the line, at its left, or centred in the same cell. */
function isInColumn(label: Line, line: Line): boolean {
  const slack = 12 * emOf(label);
  return line.up.left > label.up.left - slack &&
    sharedLength(label.up.left - slack, label.up.right + slack, line.up.left, line.up.right) > 0;
}

/** Further lines of the same lettering right below, up to the next ruling. */
function follow(first: Line, grid: LineGrid, around: Around): Line[] {
  const more: Line[] = [];
  let last = first;
  while (more.length < 5) {
    const { left, right } = first.up;
    const below = { left, right, top: last.up.bottom, bottom: last.up.bottom };
    const reach = { top: 0.4 * emOf(last), bottom: 1.1 * emOf(last) };
    const next = grid.around(first, below, reach).filter((line) =>
      line !== last && line !== around.number && line.up.top >= last.up.bottom - 0.4 * emOf(last) &&
      line.up.top - last.up.bottom < 1.1 * emOf(last) &&
      Math.abs(emOf(line) - emOf(first)) < 0.12 * emOf(first) &&
      sharedLength(first.up.left, first.up.right, line.up.left, line.up.right) > 0 &&
      !OTHER_LABEL.test(line.text) && !isScaleNote(line.text) &&
      !isRuledApart(last, line, around.rulings)
    ).sort((a, b) =>
      a.up.top - b.up.top
    )[0];
    if (!next) break;
    more.push(next);
    last = next;
  }
  return more;
}

/** Lines of the same lettering right above, the first line first. @param chains what follows each line */
function lead(last: Line, chains: ReadonlyMap<Line, Line[]>, leaders: readonly Line[]): Line[] {
  const before = leaders.filter((line) => line.up.bottom <= last.up.top + 0.4 * emOf(last))
    .sort((a, b) => a.up.top - b.up.top)[0];
  if (!before) return [];
  const chain = [before, ...chains.get(before)!];
  return chain.slice(0, chain.indexOf(last));
}

/** True when a ruling runs between two lines, the upper one given first. */
export function isRuledApart(upper: Line, lower: Line, rulings: Rulings): boolean {
  const all = upper.turn % 180 === 0 ? rulings.horizontal : rulings.vertical;
  const isAscending = upper.turn === 0 || upper.turn === 90;
  const from = isAscending ? upper.up.bottom : -lower.up.top;
  const to = isAscending ? lower.up.top : -upper.up.bottom;
  const box = unionRect([upper.box, lower.box]);
  const [left, right] = upper.turn % 180 === 0
    ? [box.x, box.x + box.width]
    : [box.y, box.y + box.height];
  return all.some((line) =>
    line.at > Math.min(from, to) - 1 && line.at < Math.max(from, to) + 1 &&
    sharedLength(line.from, line.to, left, right) > 0.6 * (right - left)
  );
}

/** Right under a label of the project. */
function isProject(line: Line, labels: readonly Line[]): boolean {
  return labels.some((label) => {
    const below = line.up.top - label.up.bottom;
    return label.turn === line.turn && below > -0.4 * emOf(label) && below < 2 * emOf(line) &&
      sharedLength(label.up.left, label.up.right, line.up.left, line.up.right) > 0;
  });
}

function byWords(lines: readonly Line[], grid: LineGrid, around: Around): Line[] | null {
  const number = around.number;
  const projects = lines.filter((line) => PROJECT_LABEL.test(line.text));
  let best: { lines: Line[]; score: number } | null = null;
  const largest = Math.max(1, ...lines.filter((it) => it !== number).map(emOf));
  const chains = new Map(lines.map((line) => [line, follow(line, grid, around)]));
  const leaders = new Map<Line, Line[]>();
  for (const [line, chain] of chains) {
    for (const next of chain) {
      const known = leaders.get(next);
      if (known) known.push(line);
      else leaders.set(next, [line]);
    }
  }
  for (const line of lines) {
    if (line === number || OTHER_LABEL.test(line.text) || isScaleNote(line.text)) continue;
    const isOther = NUMBERED.test(line.text) || PLACE.test(line.text) || isProject(line, projects);
    if (!/[A-Z]{3}/i.test(line.text) || isOther) continue;
    const block = [...lead(line, chains, leaders.get(line) ?? []), line, ...chains.get(line)!];
    const text = joinText(block);
    if (PROGRAM.test(text)) continue;
    const words = TITLE_WORDS.test(text) ? 3 : 0;
    const unlikely = NOT_A_TITLE.test(text) ? (words > 0 ? 2 : 4) : 0;
    const near = number
      ? 2 * (1 - centreDistance(line.box, number.box) /
          Math.hypot(around.page.widthPt, around.page.heightPt))
      : 0;
    const score = words + near - unlikely + 2 * (emOf(line) / largest) + 0.2 * block.length -
      (text.length > 90 ? 3 : 0);
    if (score > 2.5 && (!best || score > best.score)) best = { lines: block, score };
  }
  return best?.lines ?? null;
}
