/** Damaged plans through everything that reads a file: opening, reading, drawing, marking up. */
import { analysePage, planPages } from "../../functions/analysis/pipeline.ts";
import { drawPage, toPdfBytes } from "../../functions/analysis/read/mod.ts";
import { AppError } from "../../functions/_shared/errors.ts";
import { markUpPlans } from "../../functions/_report/markup.ts";
import type { Chance } from "../fakes/random.ts";
import { aReportBody } from "../fakes/report_body.ts";
import { mutate } from "./mutate.ts";
import { inTime, type Verdict } from "./verdict.ts";

const FOLDER = new URL("../fixtures/plans/", import.meta.url);
/** Small real drawings of different makers, and pictures. */
export const CORPUS = [
  "office-buildout.pdf",
  "kegonsa-ASK-002-rot270.pdf",
  "google-doc.pdf",
  "password-abc.pdf",
  "xref-loop.pdf",
  "rgb-corner.jpg",
  "cmyk-corner.jpg",
  "retail-plan-150dpi.png",
];
/** Longest time for one damaged file: a page is given up after a minute. */
const LIMIT_MS = 90_000;
/** What may be said about a file; everything else is a mistake of ours. */
const FILE_CODES = ["damaged_file", "locked_file", "unsupported_file_type", "not_a_plan"];
const PAGES_MOST = 2;

const originals = new Map<string, Uint8Array>();

/** One damaged file. @param ocr false leaves pictures unread, which takes seconds each */
export async function tryFile(chance: Chance): Promise<Verdict> {
  const name = chance.pick(CORPUS);
  const original = originals.get(name) ?? await Deno.readFile(new URL(name, FOLDER));
  originals.set(name, original);
  const { bytes, how } = mutate(original, chance);
  const problem = await inTime(LIMIT_MS, () => readAll(name, bytes));
  return { what: `${name}: ${how.join(", ")}`, problem, bytes };
}

async function readAll(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { pages, problems } = await planPages([{ name, bytes }]);
  for (const { code } of problems) expectFileCode(code);
  const isPicture = !name.endsWith(".pdf");
  for (const { pageInFile, page } of pages.slice(0, PAGES_MOST)) {
    await accept(() => drawPage(name, bytes, pageInFile, { widthPx: 240 }));
    // Pictures go through recognition, which is measured elsewhere.
    if (!isPicture) await accept(() => analysePage({ name, bytes }, pageInFile, page));
  }
  await accept(async () => {
    const findings = aReportBody().findings;
    await markUpPlans(await toPdfBytes(name, bytes), findings, {
      pageOffset: 0,
      name,
      now: new Date(0),
    });
  });
}

/** Does something; an error that says what is wrong with the file is a good answer. */
async function accept(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expectFileCode(error.code);
  }
}

function expectFileCode(code: string): void {
  if (!FILE_CODES.includes(code)) throw new Error(`The answer to a damaged file is ${code}`);
}
