/** Use cases about what stands on the sheets: words are searched, and detail callouts lead to their sheet. */
import { SEARCH_HITS, type SheetLink } from "../_shared/contract/mod.ts";
import type { PercentRect } from "../_shared/geometry.ts";
import { unpack } from "../_shared/packed.ts";
import { createShelf } from "../_shared/shelf.ts";
import type { Services, Session } from "./mod.ts";
import { pageOf } from "./page_of.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";

/**
 * What of a set is searched, and what of sets stays at hand, since whoever searches, searches again: characters, and a
 * hundred beside each text for its place. 500 sheets of 400 texts come to less; a few pages can be made to hold as much.
 */
const MAX_SEARCHED = 30_000_000;
const PLACE_SIZE = 100;
/** References from sheet to sheet in one set. */
const MAX_LINKS = 20_000;

/** What a page was read to say, as far as it is searched. */
export interface PageTexts {
  page: number;
  /** Printed sheet number. */
  sheet: string | null;
  /** From the top of the page down. */
  texts: PlacedText[];
}

interface PlacedText {
  text: string;
  /** As it is compared with a query. */
  plain: string;
  box: PercentRect;
}

/** A set as it stays at hand. */
interface SetTexts {
  pages: PageTexts[];
  size: number;
  /** There is more lettering than is searched. */
  isCut: boolean;
  /** Found when somebody asks first. */
  links?: SheetLink[];
}

/** Binds search and callouts. */
export function createSheetTextServices(
  { owner }: Context,
): Pick<Services, "searchSheets" | "listSheetLinks"> {
  const kept = createShelf<SetTexts>({ most: MAX_SEARCHED, sizeOf: (it) => it.size });

  async function load(session: Session, projectId: string): Promise<SetTexts> {
    const store = await owner(session);
    // Asked of the owner's own face each time: what is kept here is shown to nobody else.
    const run = await store.findReadRun(projectId);
    if (run === null) {
      if (!await store.findProject(projectId)) throw projectNotFound();
      return gatherTexts([]);
    }
    return await kept.get(
      `${projectId}/${run.run}/${run.pages}`,
      () => gatherTexts(readPages(store.readPages(projectId, run.run))),
    );
  }

  return {
    async searchSheets(session, projectId, { q, page, limit = SEARCH_HITS }) {
      const { pages, isCut } = await load(session, projectId);
      const hits = findWords(pages, q);
      const sheets = new Set(hits.map((it) => it.page)).size;
      const shown = pageOf(hits, { page, limit });
      return {
        total: hits.length,
        sheets,
        isCut,
        hits: shown.map(({ page, said: { text, box } }) => ({ page, box, text })),
      };
    },
    async listSheetLinks(session, projectId, query) {
      const set = await load(session, projectId);
      const links = set.links ??= findLinks(set.pages).slice(0, MAX_LINKS);
      return { total: links.length, links: pageOf(links, query) };
    },
  };
}

async function* readPages(packed: AsyncIterable<string>): AsyncGenerator<PageTexts> {
  for await (const it of packed) yield textsOf(await unpack(it) as ReadPage);
}

/** Sheets up to what is searched of one set. */
export async function gatherTexts(
  sheets: Iterable<PageTexts> | AsyncIterable<PageTexts>,
): Promise<SetTexts> {
  const pages: PageTexts[] = [];
  let size = 0;
  for await (const it of sheets) {
    size += it.texts.reduce((sum, { text }) => sum + text.length + PLACE_SIZE, 0);
    if (size > MAX_SEARCHED) return { pages, size, isCut: true };
    pages.push(it);
  }
  return { pages, size, isCut: false };
}

interface Printed {
  sourceText: string;
  box: PercentRect;
}

/** The part of a stored page that is looked at here. */
interface ReadPage {
  page: number;
  facts: {
    sheet: { number: string | null };
    notes: Printed[];
    rooms: (Printed & { labels: Printed[] })[];
    dimensions: Printed[];
    schedules: {
      title: string | null;
      box: PercentRect;
      columns: { header: string }[];
      rows: { cells: { text: string; box: PercentRect }[]; box: PercentRect }[];
    }[];
  } | null;
}

function textsOf({ page, facts }: ReadPage): PageTexts {
  if (!facts) return { page, sheet: null, texts: [] };
  const printed = [
    ...facts.notes,
    ...facts.rooms.flatMap((it) => [it, ...it.labels]),
    ...facts.dimensions,
  ].map(({ sourceText, box }) => ({ text: sourceText, box }));
  const tables = facts.schedules.flatMap(({ title, columns, rows, box }) => [
    ...[title, columns.map((it) => it.header).join(" ")].map((text) => ({ text: text ?? "", box })),
    ...rows.map((row) => ({ text: row.cells.map((it) => it.text).join(" "), box: row.box })),
  ]);
  return placeTexts({ page, sheet: facts.sheet.number, texts: [...printed, ...tables] });
}

/** A page as it is searched: each text once at its place. */
export function placeTexts(
  { page, sheet, texts }: Omit<PageTexts, "texts"> & { texts: Omit<PlacedText, "plain">[] },
): PageTexts {
  const seen = new Set<string>();
  const placed = texts.flatMap(({ text, box }) => {
    const key = `${text}@${Math.round(box.x)},${Math.round(box.y)}`;
    if (text.trim() === "" || seen.has(key)) return [];
    seen.add(key);
    return [{ text, plain: plain(text), box }];
  });
  return { page, sheet, texts: placed.sort((a, b) => a.box.y - b.box.y) };
}

/** As it is compared: without capitals, kinds of quotation marks, and spaces around signs. */
const plain = (text: string): string =>
  text.toLowerCase().replace(/\s+/g, " ").replace(/[’′]/g, "'").replace(/[”″]|''/g, '"')
    .replace(/ ?([-/'"]) ?/g, "$1").trim();

/** Texts in which all words of a query stand, whole phrases first, in order of the sheets. */
export function findWords(
  pages: readonly PageTexts[],
  query: string,
): { page: number; said: PlacedText }[] {
  const phrase = plain(query);
  const words = [...new Set(phrase.split(" "))];
  const phrases: { page: number; said: PlacedText }[] = [];
  const others: typeof phrases = [];
  for (const { page, texts } of pages) {
    for (const said of texts) {
      if (!words.every((word) => said.plain.includes(word))) continue;
      (said.plain.includes(phrase) ? phrases : others).push({ page, said });
    }
  }
  return [...phrases, ...others];
}

/** A-501, A501 and A 501 are one sheet. */
const sheetKey = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9.]/g, "");

const SHEET = String.raw`[A-Z]{1,3}[- ]?\d{1,4}(?:\.\d{1,3})?[A-Z]?`;

/** `3/A501`, `SEE 3 / A5.01`: a detail before its sheet; then `SEE A-501`: a sheet named alone. */
const REFERENCES = [
  new RegExp(String.raw`\b(?:\d{1,2}[A-Z]?|[A-Z])\s*/\s*(${SHEET})\b`, "gi"),
  new RegExp(String.raw`\b(${SHEET})\b`, "gi"),
];

/** Places that name another sheet of the set: callouts, bubbles, notes. */
export function findLinks(pages: readonly PageTexts[]): SheetLink[] {
  const byNumber = new Map(
    pages.flatMap(({ page, sheet }) => sheet ? [[sheetKey(sheet), page] as const] : []),
  );
  return pages.flatMap(({ page, texts }) =>
    texts.flatMap(({ text, box }) => {
      // A row of the index and a long note name sheets by the way; the place to press would be the whole of it.
      if (text.length > 60) return [];
      for (const [name, number] of REFERENCES.flatMap((it) => [...text.matchAll(it)])) {
        const toPage = byNumber.get(sheetKey(number));
        if (toPage !== undefined && toPage !== page) {
          return [{ page, box, text: name, toPage }];
        }
      }
      return [];
    })
  );
}
