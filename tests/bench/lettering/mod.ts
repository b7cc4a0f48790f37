/**
 * `deno task bench lettering [font…] [--details]`: lettering without words, drawn in five fonts at three sizes, and how its
 * letters come together: words that are right, cut in pieces, run together, or misread.
 */
import PDFDocument from "pdfkit";
import { closeReaders, readFiles } from "../../../functions/analysis/read/mod.ts";
import { fromFileUrl } from "../../../functions/cli/paths.ts";
import { fontFile } from "../control/fonts.ts";
import { drawOutlines } from "../control/outlines.ts";
import { ADVANCE, HEIGHT, strokesOf } from "./stroke_font.ts";

/** Fonts by what they stand for; the one of strokes has no file. */
const FONTS: Record<string, string | null> = {
  strokes: null,
  hand: fromFileUrl(new URL("../control/fonts/ArchitectsDaughter-Regular.ttf", import.meta.url)),
  condensed: fontFile("DejaVuSansCondensed.ttf"),
  sans: fontFile("DejaVuSans.ttf"),
  monospaced: fontFile("DejaVuSansMono.ttf"),
};
/** Heights of capitals in points: 1/16, 3/32 and 1/8 in. */
const HEIGHTS_PT = [4.5, 6.75, 9];
const CAPITALS_OF_SIZE = 0.72;

/** What is drawn; `spacing` is the paper added between letters, in heights of capitals. */
const TEXTS: { text: string; spacing?: number }[] = [
  { text: "MECHANICAL ROOM" },
  { text: "PROVIDE GUARD RAIL AT STAIR" },
  { text: "EXIT SIGN ABOVE DOOR" },
  { text: "STORAGE 104" },
  { text: "SEE DETAIL 5 ON A-501" },
  { text: "KITCHEN", spacing: 0.45 },
  { text: "LIVING ROOM", spacing: 0.35 },
  { text: "ELEVATOR LOBBY", spacing: 0.15 },
  { text: `14'-6"` },
  { text: `3'-0" X 7'-0"` },
  { text: "TYPE V CONSTRUCTION" },
  { text: "W.I.C. LINEN" },
  { text: "TILE FLOOR IN BATH" },
  { text: "FIRE WALL 2 HOUR" },
];
const PAGE_PT = [432, 540] as const;
const LEFT_PT = 40, TOP_PT = 40, LINE_PT = 34;

/** Words by how they came out. */
interface Count {
  right: number;
  /** In pieces, all of its letters right. */
  split: number;
  /** With its neighbor as one word. */
  joined: number;
  /** With another letter, or not at all. */
  misread: number;
}

/** Measures and prints. */
export async function benchLettering(args: readonly string[]): Promise<void> {
  const wanted = args.filter((arg) => !arg.startsWith("--"));
  console.log("font        capitals  right  split  joined  misread");
  for (
    const font of Object.keys(FONTS).filter((it) => wanted.length === 0 || wanted.includes(it))
  ) {
    for (const heightPt of HEIGHTS_PT) {
      const bytes = await drawSheet(font, heightPt);
      const { pages } = await readFiles([{ name: `${font}.pdf`, bytes }], {
        pageTimeoutMs: 600_000,
      });
      const lines = pages[0]?.lines.map(({ box, words }) => ({ y: box.y, words })) ?? [];
      const sum: Count = { right: 0, split: 0, joined: 0, misread: 0 };
      TEXTS.forEach(({ text }, at) => {
        const top = TOP_PT + LINE_PT * at;
        const words = lines.filter(({ y }) => Math.abs(y - top) < LINE_PT / 2)
          .flatMap(({ words }) => words).sort((a, b) => a.box.x - b.box.x).map((it) => it.text);
        const count = compare(text.split(" "), words);
        for (const key of Object.keys(sum) as (keyof Count)[]) sum[key] += count[key];
        if (args.includes("--details") && count.right < text.split(" ").length) {
          console.log(`    ${text} | ${words.join(" ")}`);
        }
      });
      console.log(
        `${font.padEnd(12)}${`${heightPt} pt`.padEnd(10)}${
          Object.values(sum).map((it) => String(it).padEnd(7)).join("")
        }`,
      );
    }
  }
  await closeReaders();
}

/** How the words of a line came out; `read` from left to right. Pure. */
export function compare(wanted: readonly string[], read: readonly string[]): Count {
  const count: Count = { right: 0, split: 0, joined: 0, misread: 0 };
  const free = [...read];
  const whole = read.join("");
  for (const [at, word] of wanted.entries()) {
    const same = free.indexOf(word);
    if (same >= 0) {
      free.splice(same, 1);
      count.right++;
    } else if (
      read.some((it) =>
        it !== word &&
        (it.includes(word + (wanted[at + 1] ?? "\0")) ||
          it.includes((wanted[at - 1] ?? "\0") + word))
      )
    ) count.joined++;
    else if (whole.includes(word)) count.split++;
    else count.misread++;
  }
  return count;
}

export function drawSheet(font: string, heightPt: number): Promise<Uint8Array> {
  const document = new PDFDocument({ size: [...PAGE_PT], margin: 0, compress: false });
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve) =>
    document.on("end", () => resolve(new Uint8Array(chunks.flatMap((chunk) => [...chunk]))))
  );
  const file = FONTS[font];
  document.rect(18, 18, PAGE_PT[0] - 36, PAGE_PT[1] - 36).stroke();
  if (file) {
    drawOutlines(document);
    document.font(file).fontSize(heightPt / CAPITALS_OF_SIZE);
  }
  TEXTS.forEach(({ text, spacing = 0 }, at) => {
    let x = LEFT_PT;
    const y = TOP_PT + LINE_PT * at;
    if (!file) {
      drawStrokes(document, text, { x, y, heightPt, spacing });
      return;
    }
    // Letter by letter where they stand wide, as plotted lettering is.
    for (const piece of spacing > 0 ? [...text] : [text]) {
      document.text(piece, x, y, { lineBreak: false });
      x += document.widthOfString(piece) + spacing * heightPt;
    }
  });
  document.end();
  return done;
}

function drawStrokes(
  document: InstanceType<typeof PDFDocument>,
  text: string,
  { x, y, heightPt, spacing }: { x: number; y: number; heightPt: number; spacing: number },
): void {
  const unit = heightPt / HEIGHT;
  [...text].forEach((sign, at) => {
    const left = x + at * (ADVANCE * unit + spacing * heightPt);
    for (const [[startX, startY], ...points] of strokesOf(sign)) {
      document.moveTo(left + startX * unit, y + heightPt - startY * unit);
      for (const [px, py] of points) document.lineTo(left + px * unit, y + heightPt - py * unit);
      document.lineWidth(0.1 * heightPt).lineJoin("round").lineCap("round").stroke();
    }
  });
}
