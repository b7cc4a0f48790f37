/** A revised set beside the one before: sheets matched and compared, comments carried. */
import type { Comparison, OpenComment, SheetPair } from "../../_shared/domain/comparison.ts";
import type { ReportBody, SheetSummary } from "../../_shared/domain/report.ts";
import type { PageFile } from "../analyse_page.ts";
import { carryApart, compareApart, lookApart, type PageOfFile } from "../apart/mod.ts";
import { listFactChanges, type SetFacts } from "./fact_changes.ts";
import { matchSheets, type SheetMatch } from "./match_sheets.ts";
import type { SetLine } from "./mended_words.ts";
import { likenessOf, type Look, lookOf, type PictureChange } from "./picture_change.ts";

/** Pixels by which sheets without a number are told apart. */
const LOOK_PX = 200;
/** Resolution and size of the pictures that are compared: 3/32 in lettering is 9 px high on a 24 in sheet. */
const COMPARE_DPI = 100;
const MAX_COMPARE_PX = 3200;

/** A judged set with its files. */
export interface ComparedSet {
  body: Pick<ReportBody, "sheets" | "files" | "findings" | "matrix" | "unclear"> & SetFacts;
  /** A file by its name in the report; null when it is gone. */
  getFile: (name: string) => Promise<PageFile | null>;
}

export interface CompareInput {
  cycle: number;
  previousCycle: number;
  before: ComparedSet;
  after: ComparedSet;
  /** What is printed on the sheets of the set now. */
  lines: readonly SetLine[];
  /** Comments that still asked for an answer before. */
  comments: readonly OpenComment[];
  signal?: AbortSignal;
}

/** Compares two sets. A sheet that can't be drawn counts as changed throughout. */
export async function compareSets(input: CompareInput): Promise<Comparison> {
  const { cycle, previousCycle, before, after, comments, lines, signal } = input;
  const sheets = await pairSheets(input);
  return {
    cycle,
    previousCycle,
    sheets,
    comments: await carryApart({
      comments,
      before: before.body.findings,
      after: after.body.findings,
      unclear: after.body.unclear ?? [],
      matrix: after.body.matrix ?? [],
      lines,
      facts: listFactChanges(before.body, after.body),
      sheets,
    }, { signal }),
  };
}

/** Every sheet of either set, in the order of the set now, then those that are missing. */
async function pairSheets({ before, after, signal }: CompareInput): Promise<SheetPair[]> {
  const matches = await matchSets(before, after, signal);
  const byAfter = new Map(matches.map((it) => [it.after, it]));
  const known = new Set(matches.map((it) => it.before));
  const pairs: SheetPair[] = [];
  for (const sheet of after.body.sheets) {
    const match = byAfter.get(sheet.page);
    pairs.push(
      match
        ? await compareSheets({ before, after, match, signal })
        : { ...ALONE, before: null, after: sheet.page, change: "added" },
    );
  }
  const missing = before.body.sheets.filter((it) => !known.has(it.page));
  return [
    ...pairs,
    ...missing.map(({ page }) => ({
      ...ALONE,
      before: page,
      after: null,
      change: "missing" as const,
    })),
  ];
}

const WHOLE = { x: 0, y: 0, width: 100, height: 100 };
const ALONE = { by: null, shift: { x: 0, y: 0 }, regions: [] };

/** Pages whose file was not sent anew are the same; the others are matched by what they say and look like. */
export async function matchSets(
  before: ComparedSet,
  after: ComparedSet,
  signal?: AbortSignal,
): Promise<SheetMatch[]> {
  const earlier = new Map(before.body.sheets.map((it) => [identityOf(before.body, it), it.page]));
  const kept: SheetMatch[] = after.body.sheets.flatMap((sheet) => {
    const page = earlier.get(identityOf(after.body, sheet));
    return page === undefined ? [] : [{ before: page, after: sheet.page, by: "file" as const }];
  });
  const [was, is] = [new Set(kept.map((it) => it.before)), new Set(kept.map((it) => it.after))];
  const looks = { before: rememberLooks(before, signal), after: rememberLooks(after, signal) };
  const found = await matchSheets(
    before.body.sheets.filter((it) => !was.has(it.page)),
    after.body.sheets.filter((it) => !is.has(it.page)),
    async (a, b) => {
      const [one, other] = [await looks.before(a), await looks.after(b)];
      return one && other ? likenessOf(one, other) : 0;
    },
  );
  return [...kept, ...found];
}

/** A page of certain bytes. */
function identityOf(
  { files }: ComparedSet["body"],
  { file, pageInFile, page }: SheetSummary,
): string {
  return `${files.find((it) => it.name === file)?.sha256 ?? `unknown ${page}`} ${pageInFile}`;
}

/** Draws each page in small at most once; null where it can't be drawn. */
function rememberLooks(set: ComparedSet, signal?: AbortSignal) {
  const drawn = new Map<number, Promise<Look | null>>();
  const draw = async (page: number) => {
    try {
      const opened = await openPage(set, page);
      return opened && lookOf(await lookApart(opened, { widthPx: LOOK_PX, signal }));
    } catch {
      signal?.throwIfAborted();
      return null;
    }
  };
  return (page: number) => {
    const look = drawn.get(page) ?? draw(page);
    drawn.set(page, look);
    return look;
  };
}

async function openPage(set: ComparedSet, page: number): Promise<PageOfFile | null> {
  const sheet = set.body.sheets.find((it) => it.page === page);
  const file = sheet && await set.getFile(sheet.file);
  return sheet && file ? { file, pageInFile: sheet.pageInFile } : null;
}

async function compareSheets(
  { before, after, match, signal }: Pick<CompareInput, "before" | "after" | "signal"> & {
    match: SheetMatch;
  },
): Promise<SheetPair> {
  if (match.by === "file") return { ...ALONE, ...match, change: "same" };
  const [was, is] = [await openPage(before, match.before), await openPage(after, match.after)];
  const sheet = after.body.sheets.find((it) => it.page === match.after)!;
  const widthPx = Math.min(MAX_COMPARE_PX, Math.round(sheet.widthPt / 72 * COMPARE_DPI));
  const found = was && is
    ? await compareApart(was, is, { widthPx, signal }).catch(() => {
      signal?.throwIfAborted();
      return UNKNOWN;
    })
    : UNKNOWN;
  const { isRedrawn: _, isSame, ...change } = found;
  return { ...match, ...change, change: isSame ? "same" : "changed" };
}

/** What is said of sheets that can't be drawn. */
const UNKNOWN: PictureChange = {
  isSame: false,
  shift: { x: 0, y: 0 },
  regions: [WHOLE],
  isRedrawn: true,
};
