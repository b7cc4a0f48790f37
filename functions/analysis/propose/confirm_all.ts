/** Second readings of all links that would accuse, some at a time, each with the part of the sheet it is about. */
import type { ReportBody } from "../../_shared/domain/report.ts";
import type { PercentRect } from "../../_shared/geometry.ts";
import type { PageFile } from "../analyse_page.ts";
import { drawPage } from "../read/mod.ts";
import type { Confirmation, LinkInQuestion } from "./confirm.ts";
import type { ProposedLink } from "./link.ts";

/** Questions in flight. */
const AT_ONCE = 8;
/** Most links of one set that are asked about again: more would not be read by a person either. */
const MAX_LINKS = 120;
/** Side of the part of the sheet that is shown, in inches on paper, and its resolution. */
const PART_IN = 9;
const DPI = 150;

export interface ConfirmInput {
  links: readonly ProposedLink[];
  body: Pick<ReportBody, "sheets" | "files">;
  /** The file of an uploaded name; null when it is gone. */
  getFile: (name: string) => Promise<PageFile | null>;
  ask: (link: LinkInQuestion, signal?: AbortSignal) => Promise<Confirmation>;
  signal?: AbortSignal;
}

/** Asks about each link once. A link whose sheet is gone stays unanswered. */
export async function confirmAll({ links, body, ...input }: ConfirmInput): Promise<Confirmation[]> {
  const { getFile, ask, signal } = input;
  const found: Confirmation[] = [];
  const waiting = links.slice(0, MAX_LINKS).values();
  const askNext = async () => {
    for (const link of waiting) {
      signal?.throwIfAborted();
      const sheet = body.sheets.find((it) => it.page === link.page);
      const file = sheet && await getFile(sheet.file);
      if (!sheet || !file) continue;
      const hash = body.files.find((it) => it.name === sheet.file)?.sha256 ?? sheet.file;
      const part = partAround(link.words.box, sheet);
      const draw = async () => {
        const render = { dpi: DPI, region: part, grey: true };
        const png = await drawPage(file.name, file.bytes, sheet.pageInFile, render);
        return { image: { png, caption: "The part of the sheet" }, part };
      };
      found.push(await ask({ link, contentHash: `${hash}/${sheet.pageInFile}`, draw }, signal));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  return found;
}

/** A square of the sheet with the words in its middle, moved in where it would reach over an edge; percent. */
export function partAround(
  box: PercentRect,
  { widthPt, heightPt }: { widthPt: number; heightPt: number },
): PercentRect {
  const width = Math.min(100, PART_IN * 72 / widthPt * 100);
  const height = Math.min(100, PART_IN * 72 / heightPt * 100);
  const keep = (from: number, length: number) => Math.min(100 - length, Math.max(0, from));
  return {
    x: keep(box.x + box.width / 2 - width / 2, width),
    y: keep(box.y + box.height / 2 - height / 2, height),
    width,
    height,
  };
}
