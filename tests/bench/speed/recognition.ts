/** Lettering in pictures: a whole scan, and what a small picture on a sheet with text costs beside that sheet alone. */
import { median, runOnce } from "../measure.ts";
import { type Care, type Outcome, subject } from "./programs.ts";
import { atMost, type Row, toRow } from "./row.ts";
import { repeatSheets, scannedSheet, sheetWithPicture, SMALL_SCAN } from "./sets.ts";

const SCAN_MOST = 8, PICTURE_MOST = 1;

export async function benchRecognition({ runs }: Care): Promise<Row[]> {
  const scan = await read(await scannedSheet(), runs);
  const [alone, pictured] = [
    await read(await repeatSheets(1), runs),
    await read(await sheetWithPicture(), runs),
  ];
  const more = pictured.seconds - alone.seconds;
  const row = { subject: "recognition", unit: "s" };
  return [
    {
      ...toRow({ ...row, what: "a scan of 10 megapixels, running server", figure: scan.seconds }),
      ...atMost(scan.seconds, SCAN_MOST, "s"),
      note: `${scan.words} words`,
    },
    {
      ...toRow({ ...row, what: "a small picture on a sheet, beside it alone", figure: more }),
      ...atMost(more, PICTURE_MOST, "s"),
      note: `${pictured.words} words`,
    },
  ];
}

async function read(path: string, runs: number): Promise<{ seconds: number; words: number }> {
  const parts: Outcome["parts"][] = [];
  for (let run = 0; run < runs; run++) {
    const { output } = await runOnce(subject("recognise", path, SMALL_SCAN));
    parts.push((JSON.parse(output) as Outcome).parts);
  }
  return { seconds: median(parts.map(({ readMs }) => readMs)) / 1000, words: parts[0].words };
}
