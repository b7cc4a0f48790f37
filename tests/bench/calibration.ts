/**
 * Measures what the recogniser's confidence is worth: pages whose text is known are drawn as pictures (or read
 * from their scan), and every recognised word is compared with the words that stand at its place.
 * Run alone it reads the sets and prints the table; `--write=file` saves the judged words as JSON lines.
 */
import type { PageReading, Word } from "../../functions/_shared/domain/page_reading.ts";
import { drawPage, readFiles } from "../../functions/analysis/read/mod.ts";

/** One recognised word and whether the sheet says the same. */
export interface JudgedWord {
  set: string;
  page: number;
  text: string;
  /** What stands there; empty where nothing does. */
  truth: string;
  confidence: number;
  isRight: boolean;
}

const plain = (text: string): string =>
  text.toUpperCase().replace(/[’′]/g, "'").replace(/[”″]|''/g, '"').replace(/[–—]/g, "-")
    .replace(/×/g, "X").replace(/\s+/g, "");

/** Judges the recognised words of a page against the page's own text. Pages may differ in size. */
export function judgeWords(set: string, known: PageReading, read: PageReading): JudgedWord[] {
  const sx = known.widthPt / read.widthPt;
  const sy = known.heightPt / read.heightPt;
  return read.words.filter((word) => word.origin === "ocr").map((word) => {
    const box = {
      x: word.box.x * sx,
      y: word.box.y * sy,
      width: word.box.width * sx,
      height: word.box.height * sy,
    };
    const truth = textAt(known, box);
    const text = plain(word.text);
    const isRight = truth.whole === text || truth.around.some((it) => it.includes(text)) &&
        text.length >= 2 && !/^\d+$/.test(text);
    return {
      set,
      page: known.page,
      text: word.text,
      truth: truth.whole || truth.around.join(" "),
      confidence: word.confidence,
      isRight,
    };
  });
}

/** Text of the words centred in a box, and of the words that hold the box's centre. */
function textAt(
  page: PageReading,
  box: { x: number; y: number; width: number; height: number },
): { whole: string; around: string[] } {
  const slack = 0.25 * Math.min(box.width, box.height);
  const inside = page.words.filter((word) => {
    const [x, y] = centreOf(word);
    return x >= box.x - slack && x <= box.x + box.width + slack && y >= box.y - slack &&
      y <= box.y + box.height + slack;
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const around = page.words.filter(({ box: it }) =>
    x >= it.x && x <= it.x + it.width && y >= it.y - slack && y <= it.y + it.height + slack
  );
  const lines = page.lines.filter(({ box: it }) =>
    x >= it.x && x <= it.x + it.width && y >= it.y - slack && y <= it.y + it.height + slack
  );
  return {
    whole: plain(inside.map((word) => word.text).join("")),
    around: [...around, ...lines].map((it) => plain(it.text)),
  };
}

const centreOf = ({ box }: Word): [number, number] => [
  box.x + box.width / 2,
  box.y + box.height / 2,
];

/** Bins of confidence, the upper ones finer. */
const EDGES = [0, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01];

/** By bins of confidence: how many, the mean confidence, and the share that is right. */
export function calibrationTable(
  judged: readonly { confidence: number; isRight: boolean }[],
  what = "words",
): string {
  const lines = [`confidence | ${what} | mean | right`];
  for (const [at, from] of EDGES.slice(0, -1).entries()) {
    const to = EDGES[at + 1];
    const bin = judged.filter((it) => it.confidence >= from && it.confidence < to);
    if (bin.length === 0) continue;
    const mean = bin.reduce((sum, it) => sum + it.confidence, 0) / bin.length;
    const right = bin.filter((it) => it.isRight).length / bin.length;
    const range = `${from.toFixed(2)}–${Math.min(1, to).toFixed(2)}`;
    lines.push([range, bin.length, mean.toFixed(3), right.toFixed(3)].join(" | "));
  }
  return lines.join("\n");
}

/** Reads every text set below `root` a second time from pictures, and scans that stand beside their text. */
export async function measureCalibration(root: string, only?: string): Promise<JudgedWord[]> {
  const judged: JudgedWord[] = [];
  const sets = [...Deno.readDirSync(root)].filter((it) => it.isDirectory).map((it) => it.name)
    .filter((it) => !only || it.includes(only)).sort();
  for (const set of sets) {
    const path = `${root}/${set}/plans.pdf`;
    const bytes = await Deno.readFile(path).catch(() => null);
    if (!bytes) continue;
    const known = (await readFiles([{ name: "plans.pdf", bytes }])).pages;
    for (const page of known) {
      const widthPx = Math.round(page.widthPt / 72 * 150);
      const png = await drawPage("plans.pdf", bytes, page.pageInFile, { widthPx, grey: true });
      const [read] = (await readFiles([{ name: "page.png", bytes: png }])).pages;
      if (read) judged.push(...judgeWords(set, page, read));
    }
    const scan = await Deno.readFile(`${root}/${set}/plans-scan.pdf`).catch(() => null);
    if (!scan) continue;
    const pages = (await readFiles([{ name: "plans-scan.pdf", bytes: scan }])).pages;
    for (const [index, read] of pages.entries()) {
      judged.push(...judgeWords(`${set} (scan)`, known[index], read));
    }
  }
  return judged;
}

if (import.meta.main) {
  const write = Deno.args.find((it) => it.startsWith("--write="))?.slice(8);
  const only = Deno.args.find((it) => it.startsWith("--only="))?.slice(7);
  const words = await measureCalibration("../shared/plans/florida", only);
  if (write) {
    await Deno.writeTextFile(write, words.map((it) => JSON.stringify(it)).join("\n"));
  }
  console.log(calibrationTable(words));
  Deno.exit(0);
}
