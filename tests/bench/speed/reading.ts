/** Reading vector sheets, whole and by part, against poppler and MuPDF; and drawing one against poppler. */
import { median } from "../measure.ts";
import { type Care, compare, subject } from "./programs.ts";
import { atMost, type Row, toRow } from "./row.ts";
import { COMMERCIAL, HOUSE, RESULTS } from "./sets.ts";

const WORDS_MOST = 1.6;
const PATHS_MOST = 1.8;

export async function benchReading({ runs }: Care): Promise<Row[]> {
  const poppler = ["pdftotext", "-bbox-layout", HOUSE, "/dev/null"];
  const words = await compare({ subject: "reading", what: "words, boxes of 16 sheets, process" }, {
    ours: subject("words", HOUSE),
    native: poppler,
    runs,
  });
  const again = await compare({ subject: "reading", what: "words, boxes of 16 sheets, twice" }, {
    ours: subject("words", HOUSE, "again"),
    native: poppler,
    runs,
  });
  const all = await compare({
    subject: "reading",
    what: "words, boxes, strokes of 16 sheets, process",
  }, { ours: subject("read", HOUSE), native: ["mutool", "trace", HOUSE], runs });
  return [
    { ...words.row, ...atMost(words.row.ratio, WORDS_MOST, "x") },
    ...inside(words, "words, boxes of 16 sheets, in a new process", "workMs", WORDS_MOST),
    ...inside(again, "words, boxes of 16 sheets, in a running server", "againMs", WORDS_MOST),
    { ...all.row, ...atMost(all.row.ratio, PATHS_MOST, "x") },
    ...inside(all, "words, boxes, strokes, in a new process", "workMs", PATHS_MOST),
  ];
}

/** What the work itself took, against the whole native process, whose start costs next to nothing. */
function inside(
  { outcomes, nativeMs, row }: Awaited<ReturnType<typeof compare>>,
  what: string,
  part: string,
  most: number,
): Row[] {
  if (nativeMs === null) return [{ ...row, what }];
  const figure = median(outcomes.map((it) => part === "workMs" ? it.workMs : it.parts[part]));
  const reference = { what: row.reference!.what, figure: nativeMs };
  const inner = toRow({ subject: "reading", what, figure, unit: "ms", reference });
  return [{ ...inner, ...atMost(inner.ratio, most, "x") }];
}

export async function benchRaster({ runs }: Care): Promise<Row[]> {
  const page = ["-r", "150", "-f", "1", "-l", "1", COMMERCIAL, `${RESULTS}/page`];
  const { row } = await compare({ subject: "raster", what: "one sheet, grey, 150 dpi, PNG" }, {
    ours: subject("raster", COMMERCIAL),
    native: ["pdftoppm", "-gray", "-png", ...page],
    runs,
  });
  return [{ ...row, ...atMost(row.ratio, 1, "x") }];
}
