/**
 * `deno task inspect plans.pdf [more files] [--html out.html] [--json] [--no-ocr] [--model]`: what was read from a set,
 * sheet index and facts with their places; with `--model` the vision model reads the lettering of pages without text, too.
 * The web page shows every fact's box on its sheet; `--json` prints all of
 * it in the shape of `inspect_json.ts`.
 *
 * Exit code 0: read; 2: bad input.
 */
import { conflictsOf } from "../_rules/conflicts/mod.ts";
import type { PlanSet } from "../_shared/domain/plan_set.ts";
import { AppError } from "../_shared/errors.ts";
import { formatLength } from "../_shared/units.ts";
import { extractPlanSet } from "../analysis/extract/mod.ts";
import { LOCAL_PROJECT } from "../analysis/propose/local_desk.ts";
import { drawPage, readFiles, type ReadResult } from "../analysis/read/mod.ts";
import { confidenceText } from "./inspect_confidence.ts";
import { factsOfPage, inspectionHtml } from "./inspect_html.ts";
import { inspectSet } from "./inspect_json.ts";
import { openTerminalDesk } from "./model_desk.ts";

const USAGE =
  "Usage: deno task inspect plans.pdf [more files] [--html out.html] [--json] [--no-ocr] [--model]";
/** Width of page pictures in the web page, pixels. */
const PICTURE_WIDTH_PX = 2000;

interface Arguments {
  files: string[];
  html: string | null;
  isJson: boolean;
  ocr: boolean;
  /** Pages without text may be sent to the vision model of OPENAI_API_KEY. */
  mayAskModel: boolean;
}

/** Reads the command line. @throws {AppError} validation_failed or no_files with the usage */
export function readArguments(args: readonly string[]): Arguments {
  const read: Arguments = { files: [], html: null, isJson: false, ocr: true, mayAskModel: false };
  for (let index = 0; index < args.length; index++) {
    const arg = args[index];
    if (arg === "--json") read.isJson = true;
    else if (arg === "--no-ocr") read.ocr = false;
    else if (arg === "--model") read.mayAskModel = true;
    else if (arg === "--html") {
      read.html = args[++index] ?? null;
      if (read.html === null) {
        throw new AppError("validation_failed", `--html needs a file. ${USAGE}`);
      }
    } else if (arg.startsWith("--")) {
      throw new AppError("validation_failed", `Unknown option ${arg}. ${USAGE}`);
    } else read.files.push(arg);
  }
  if (read.files.length === 0) throw new AppError("no_files", USAGE);
  return read;
}

/** The sheet index and every fact as lines of text. */
export function inspectionText(set: PlanSet): string {
  const lines: string[] = ["SHEETS"];
  for (const sheet of set.sheets) {
    const scales = sheet.scales.map((it) => `${it.text}${it.isVerified ? " (verified)" : ""}`);
    lines.push(
      `  ${sheet.page}  ${sheet.number ?? "?"}  ${sheet.title ?? "(no title)"}  ` +
        `[${sheet.discipline}, ${sheet.kind}]  ${[...new Set(scales)].join("; ")}  ` +
        `${sheet.reading.state}${sheet.reading.reason ? `: ${sheet.reading.reason}` : ""}`,
    );
  }
  for (const sheet of set.sheets) {
    const facts = factsOfPage(set, sheet.page);
    if (facts.length === 0) continue;
    lines.push("", `PAGE ${sheet.page}  ${sheet.number ?? ""}`);
    for (const fact of facts) {
      const { x, y } = fact.evidence.box;
      lines.push(
        `  ${fact.kind.padEnd(16)} ${fact.text}  ` +
          `(${fact.evidence.readBy}, ${x.toFixed(1)} ${y.toFixed(1)})`,
      );
    }
  }
  const doors = set.doors.filter((door) => door.rooms.length > 0);
  if (doors.length > 0) lines.push("", "DOORS ON PLANS");
  for (const door of doors) {
    const width = door.widthIn === null ? "" : ` ${formatLength(door.widthIn)}`;
    lines.push(`  ${door.mark}${width}  ${door.rooms.join(" / ")} → ${door.swingsIntoRoom ?? "?"}`);
  }
  if (conflictsOf(set).length > 0) lines.push("", "CONFLICTS");
  for (const { subject, a, b } of conflictsOf(set)) {
    lines.push(`  ${subject}: ${a.value} (page ${a.page}) against ${b.value} (page ${b.page})`);
  }
  const missing = set.drawingIndex.filter((entry) => !entry.isPresent);
  if (missing.length > 0) lines.push("", "LISTED BUT NOT IN THE SET");
  for (const entry of missing) lines.push(`  ${entry.number}  ${entry.title ?? ""}`);
  return lines.join("\n");
}

async function inspect(args: Arguments): Promise<void> {
  const files = await Promise.all(args.files.map(async (path) => ({
    name: path.split(/[\\/]/).at(-1) ?? path,
    bytes: await Deno.readFile(path).catch((cause) => {
      throw new AppError("file_not_found", `${path} can’t be read.`, { cause });
    }),
  })));
  const desk = args.mayAskModel ? openTerminalDesk() : undefined;
  const result = await readFiles(files, {
    ocr: args.ocr,
    openDesk: desk && ((page) => desk.openFor({ ...LOCAL_PROJECT, page })),
  });
  refuseNothing(result);
  for (const { file, page, reason } of result.problems) {
    console.error(`${file}${page === null ? "" : `, page ${page}`}: ${reason}`);
  }
  const set = extractPlanSet(result.pages);
  console.log(
    args.isJson
      ? JSON.stringify(inspectSet(result.files, set), null, 2)
      : `${inspectionText(set)}\n\n${confidenceText(set)}`,
  );
  if (args.html === null) return;
  const pictures: Uint8Array[] = [];
  for (const page of result.pages) {
    const file = files.find((it) => it.name === page.file)!;
    pictures.push(
      await drawPage(file.name, file.bytes, page.pageInFile, {
        widthPx: PICTURE_WIDTH_PX,
        grey: true,
      }),
    );
  }
  await Deno.writeTextFile(args.html, inspectionHtml(set, pictures));
  console.error(`Written: ${args.html}`);
}

function refuseNothing(result: ReadResult): void {
  const [problem] = result.problems;
  if (result.pages.length === 0 && problem) throw new AppError(problem.code, problem.reason);
}

if (import.meta.main) {
  try {
    await inspect(readArguments(Deno.args));
    Deno.exit(0);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    Deno.exit(2);
  }
}
