/** The text of a whole set with numbers, for the one question about how its sheets belong together. */
import type { Dimension, Note, PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { centre, isAtMiddle, unionRect } from "../../_shared/geometry.ts";
import type { Claim } from "./claims.ts";
import { allStatements, asStatement, type Statement } from "../../_rules/measure.ts";

/** Most lines sent, and the longest of them in characters: a longer text is several. */
const MOST_LINES = 1_200;
const LONGEST = 500;

/** Sheets that tell about the building as a whole come first where not all lines fit. */
const FIRST: readonly Sheet["kind"][] = ["cover", "code summary", "life safety", "notes"];

/** Most lines of bare figures at dimension lines: of one sheet, and of the set. */
const MOST_DIMENSIONS_EACH = 40;
const MOST_DIMENSIONS = 240;

/** One printed text of the set; its id is its place in the list. */
export interface SetLine extends Statement {
  /** What the drawing tells of a figure that stands without words. Sent beside it, and no text a figure is cited from. */
  about?: string;
}

/** Printed texts of the set in the order they are listed: where not all fit, what tells about the whole comes first. */
export function setLines(plan: PlanSet): SetLine[] {
  const first = new Set(
    plan.sheets.filter(({ kind }) => FIRST.includes(kind)).map(({ page }) => page),
  );
  const texts = [...allStatements(plan), ...titlesWithFigures(plan)]
    .filter(({ text }) => text.trim().length > 1).flatMap(inPieces);
  const all = [...texts, ...headsOfTables(plan), ...slopeTriangles(plan), ...bareDimensions(plan)];
  if (all.length <= MOST_LINES) return all;
  return [...all.filter(({ page }) => first.has(page)), ...all.filter((it) => !first.has(it.page))]
    .slice(0, MOST_LINES);
}

/** A paragraph too long for one line, by its sentences; each of them can be cited. */
function inPieces(line: SetLine): SetLine[] {
  if (line.text.length <= LONGEST) return [line];
  const pieces: string[] = [];
  for (const sentence of line.text.split(/(?<=[.;])\s+(?=\S)/)) {
    const longer = [pieces.at(-1), sentence].filter(Boolean).join(" ");
    if (pieces.length > 0 && longer.length <= LONGEST) pieces[pieces.length - 1] = longer;
    else pieces.push(...cut(sentence));
  }
  return pieces.map((text) => ({ ...line, text, sourceText: text }));
}

/** A sentence that is too long itself, between its words. */
function cut(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const at = sentence.lastIndexOf(" ", LONGEST);
  const end = at > 0 ? at : LONGEST;
  return [sentence.slice(0, end), ...cut(sentence.slice(end).trimStart())];
}

/** Figures at dimension lines without any words, each once a drawing: no statement has them. */
function bareDimensions({ dimensions }: PlanSet): SetLine[] {
  const bare = dimensions.filter((it) =>
    !it.of && !it.between && !it.heightOf && !/[A-Z]{3}/i.test(it.sourceText)
  );
  const each = [
    ...Map.groupBy(bare, (it) => [it.page, it.drawing, it.orientation, it.sourceText].join("|"))
      .values(),
  ].map(([it]): SetLine => ({ ...asStatement(it.sourceText, it), about: aboutLine(it) }));
  return [...Map.groupBy(each, ({ page }) => page).values()]
    .flatMap((here) => here.slice(0, MOST_DIMENSIONS_EACH)).slice(0, MOST_DIMENSIONS);
}

/** `upright dimension line, SITE PLAN`, with the thing and room where shapes tell them. */
function aboutLine({ orientation, drawing, measures, across }: Dimension): string {
  const way = { horizontal: "level ", vertical: "upright ", other: "" }[orientation];
  const what = measures && [measures.property, measures.thing && `of ${measures.thing}`]
    .filter(Boolean).join(" ");
  return [`${way}dimension line`, drawing, what, measures?.room ?? across]
    .filter(Boolean).join(", ");
}

/** The two legs of a slope triangle stand apart, at most so many per cent of the sheet. */
const LEGS_APART = 3;
/** Rise of the steepest roof in 12. */
const MOST_RISE = 24;

/** A run of `12` and the rise beside it, which stand apart on an elevation or section: `6:12`. */
function slopeTriangles({ notes }: PlanSet): SetLine[] {
  const labels = notes.filter(({ kind }) => kind === "label");
  const runs = labels.filter(({ text }) => text.trim() === "12");
  return runs.flatMap((run): SetLine[] => {
    const away = ({ box }: Note) => {
      const [a, b] = [centre(box), centre(run.box)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    const [rise] = labels.filter((it) =>
      it !== run && it.page === run.page && /^\d{1,2}(?:\.\d| 1\/2)?$/.test(it.text.trim()) &&
      Number.parseFloat(it.text) <= MOST_RISE && away(it) <= LEGS_APART
    ).toSorted((a, b) => away(a) - away(b));
    if (!rise) return [];
    const at = { ...run, box: unionRect([run.box, rise.box]) };
    const about = ["slope triangle", run.drawing].filter(Boolean).join(", ");
    return [{ ...asStatement(`${rise.text.trim()}:12`, at), about }];
  });
}

/** What the cells of the rows of a table stand under. */
const headsOfTables = ({ schedules }: PlanSet): SetLine[] =>
  schedules.flatMap(({ title, columns, ...at }) => {
    const heads = columns.map(({ header }) => header.trim());
    if (heads.every((it) => it === "")) return [];
    const about = `heads of the table${title ? ` ${title}` : ""}`;
    return [{ ...asStatement(heads.join(" | "), at), about }];
  });

/** Titles of tables say something of what they list: `PANEL A, 120/240 V, MAIN 200 A`. */
const titlesWithFigures = ({ schedules }: PlanSet): SetLine[] =>
  schedules.flatMap(({ title, ...at }) =>
    title !== null && /\d/.test(title) ? [asStatement(title, { ...at, sourceText: title })] : []
  );

/** `id|sheet|text`, one line each; then `id|sheet|words|requirement|line they stand in` of what would accuse. */
export function listSetLines(plan: PlanSet, claims: readonly Claim[] = []): string {
  const titles = new Map(
    plan.sheets.map(({ page, number, title }) => [
      page,
      [number ?? `page ${page}`, title].filter(Boolean).join(" "),
    ]),
  );
  const sheetOf = (page: number) => titles.get(page) ?? `page ${page}`;
  const all = setLines(plan);
  const lines = all.map(({ page, text, about }, id) =>
    [id, sheetOf(page), inOneLine(about ? `${text} (${about})` : text)].join("|")
  );
  if (claims.length === 0) return lines.join("\n");
  const listed = claims.map((it, number) =>
    [
      claimId(number),
      sheetOf(it.page),
      inOneLine(it.text),
      it.requirementId,
      lineOf(it, all) ?? "",
    ].join("|")
  );
  return [...lines, "Claims:", ...listed].join("\n");
}

/** Id of a claim by its place in the list, other than that of a line. */
export const claimId = (number: number): string => `C${number}`;

/** Id of the shortest line the words stand in; null where none holds them. */
function lineOf({ page, box, text }: Claim, lines: readonly SetLine[]): number | null {
  const within = lines.map(({ text }, id) => ({ text, id })).filter(({ text: line, id }) =>
    lines[id].page === page && isAtMiddle(lines[id].box, box) &&
    inOneLine(line).includes(inOneLine(text).trim())
  );
  return within.toSorted((a, b) => a.text.length - b.text.length).at(0)?.id ?? null;
}

const inOneLine = (text: string): string =>
  text.replace(/\s+/g, " ").replaceAll("|", "¦").slice(0, LONGEST);
