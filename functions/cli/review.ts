/**
 * `deno task review plans.pdf [more files] [--project project.json] [--corrections corrections.json]
 * [--out dir] [--json] [--appendix] [--model]`: the whole review in the terminal, without server or account. Writes `report.json`, `report.pdf` and `marked-up.pdf`.
 *
 * Exit code 0: reviewed; 1: an open finding of severity critical; 2: bad input.
 */
import { isIssue } from "../_shared/counts.ts";
import { answerWords, MATRIX_ANSWERS, type MatrixRow } from "../_shared/domain/matrix.ts";
import { coverageWords, headlineWords, percentWords } from "../_shared/score_words.ts";
import { AppError } from "../_shared/errors.ts";
import type { Corrections } from "../_shared/domain/corrections.ts";
import type { ReportResponse } from "../_shared/contract/reports.ts";
import { newVerificationCode, sealReport, toSealable } from "../_shared/seal.ts";
import { joinMarkedUp, markUpPlans } from "../_report/markup.ts";
import { issueReportPdf } from "../_report/issue_report.ts";
import { drawPictures } from "../analysis/pictures.ts";
import type { HeldFile } from "../analysis/pipeline.ts";
import { type Review, reviewFiles } from "../analysis/review.ts";
import { countInk } from "../_providers/pdf/sheet_ink.ts";
import { wrapImage } from "../_providers/pdf/wrap_image.ts";
import { detectFileType } from "../analysis/read/intake.ts";
import { loadReportKeys } from "./keys.ts";
import { openTerminalDesk } from "./model_desk.ts";
import { ProgressBar } from "./progress_bar.ts";
import { unkeptReport } from "./unkept_report.ts";
import { unknownProject } from "../_shared/domain/project.ts";
import { readCorrectionsFile, readProjectFile } from "./project_file.ts";

const USAGE =
  "Usage: deno task review plans.pdf [more files] [--project project.json] [--corrections corrections.json] [--out dir] [--json] [--appendix] [--model]";

interface Arguments {
  files: string[];
  project: string | null;
  /** Inputs of calculators, corrected by a person. */
  corrections: string | null;
  out: string;
  isJson: boolean;
  /** The PDF also holds requirements, checklist, calculations and method. */
  hasAppendix: boolean;
  /** Pages may be sent to the vision model of OPENAI_API_KEY. */
  mayAskModel: boolean;
}

function readArguments(args: string[]): Arguments {
  const read: Arguments = {
    files: [],
    project: null,
    corrections: null,
    out: "",
    isJson: false,
    hasAppendix: false,
    mayAskModel: false,
  };
  for (let index = 0; index < args.length; index++) {
    const arg = args[index];
    if (arg === "--json") read.isJson = true;
    else if (arg === "--appendix") read.hasAppendix = true;
    else if (arg === "--model") read.mayAskModel = true;
    else if (arg === "--project" || arg === "--corrections" || arg === "--out") {
      const value = args[++index];
      if (value === undefined) {
        throw new AppError("validation_failed", `${arg} needs a value. ${USAGE}`);
      }
      if (arg === "--out") read.out = value;
      else if (arg === "--project") read.project = value;
      else read.corrections = value;
    } else if (arg.startsWith("--")) {
      throw new AppError("validation_failed", `Unknown option ${arg}. ${USAGE}`);
    } else read.files.push(arg);
  }
  if (read.files.length === 0) throw new AppError("no_files", USAGE);
  read.out ||= `out/${baseName(read.files[0]).replace(/\.[^.]+$/, "")}`;
  return read;
}

const baseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

async function loadFiles(paths: string[]): Promise<HeldFile[]> {
  return await Promise.all(paths.map(async (path) => {
    const bytes = await Deno.readFile(path).catch((cause) => {
      throw new AppError(
        "file_not_found",
        `${path} can’t be read: ${
          cause instanceof Deno.errors.NotFound ? "no such file" : cause.message
        }.`,
        { cause },
      );
    });
    return { name: baseName(path), bytes };
  }));
}

async function review(args: Arguments): Promise<number> {
  const files = await loadFiles(args.files);
  const project = args.project
    ? await readProjectFile(args.project)
    : unknownProject(baseName(args.files[0]));
  const corrections = args.corrections ? await readCorrectionsFile(args.corrections) : {};
  const bar = new ProgressBar(!args.isJson && Deno.stderr.isTerminal());
  const result = await reviewFiles(files, project, {
    now: () => new Date(),
    corrections,
    desk: args.mayAskModel ? openTerminalDesk() : undefined,
    onPage: (page, done, total) =>
      bar.show(done, total, page.facts.sheet.number ?? `page ${page.page}`),
  });
  bar.end();
  refuseUnreadable(result);
  nameUnused(corrections, result);
  const body = toSealable(result.body);
  const keys = await loadReportKeys(Deno.env.get("DATA_DIR") ?? ".data", new Date());
  const [sealKey] = keys.sealKeys;
  const seal = await sealReport(body, {
    key: sealKey,
    code: newVerificationCode((length) => crypto.getRandomValues(new Uint8Array(length))),
    previous: null,
  });
  const pictures = await drawPictures(
    body,
    (name) => Promise.resolve(files.find((it) => it.name === name) ?? null),
  );
  const publicUrl = Deno.env.get("PUBLIC_URL") ?? "http://127.0.0.1:8000";
  const { pdf } = await issueReportPdf({
    body,
    seal,
    publicUrl,
    ...pictures,
    hasAppendix: args.hasAppendix,
  }, {
    sealKey,
    identity: keys.identity,
    now: new Date(),
  });
  const response = unkeptReport(body, {
    id: crypto.randomUUID(),
    projectId: crypto.randomUUID(),
    reportHash: seal.reportHash,
    digitalSignature: seal.digitalSignature,
    verificationCode: seal.verificationCode,
    canExport: true,
  });
  await Deno.mkdir(args.out, { recursive: true });
  await Deno.writeTextFile(`${args.out}/report.json`, JSON.stringify(response, null, 2));
  await Deno.writeFile(`${args.out}/report.pdf`, pdf);
  const written = ["report.json", "report.pdf"];
  try {
    await Deno.writeFile(
      `${args.out}/marked-up.pdf`,
      await markUp(files, result, pictures.thumbnails),
    );
    written.push("marked-up.pdf");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(`marked-up.pdf was not written: ${error.message}`);
  }
  if (args.isJson) console.log(JSON.stringify(response));
  else printSummary(response, `${args.out}: ${written.join(", ")}`);
  return body.counts.critical > 0 ? 1 : 0;
}

/** Bad input is an error only when nothing could be reviewed; otherwise the report lists it. */
function refuseUnreadable({ body, problems }: Review): void {
  if (problems.length > 0 && body.sheets.length === 0) {
    throw new AppError(problems[0].code, problems[0].reason);
  }
  const isReviewed = body.sheets.some((it) =>
    it.reading.state !== "not-a-plan" && it.reading.state !== "unreadable"
  );
  if (!isReviewed) {
    const [first] = body.sheets;
    throw new AppError(
      "not_a_plan",
      first?.reading.reason ?? "Nothing in these files could be reviewed.",
    );
  }
}

/** Says which corrections stand for no input of these plans: a misspelt key must not pass for a used one. */
function nameUnused(corrections: Corrections, { body }: Review): void {
  const used = new Set(body.corrections?.map(({ key }) => key));
  for (const key of Object.keys(corrections).filter((it) => !used.has(it))) {
    console.error(`Correction not used: the plans have no input ${key}`);
  }
}

async function markUp(
  files: HeldFile[],
  { body }: Review,
  thumbnails: ReadonlyMap<number, Uint8Array>,
): Promise<Uint8Array> {
  const copies: Uint8Array[] = [];
  let pageOffset = 0;
  for (const [index, file] of files.entries()) {
    const { pageCount } = body.files[index];
    if (pageCount === 0) continue;
    const isPdf = detectFileType(file.name, file.bytes) === "pdf";
    const original = isPdf ? file.bytes : await wrapImage(file.name, file.bytes);
    const before = pageOffset;
    copies.push(
      await markUpPlans(original, body.findings, {
        pageOffset,
        author: "FLClear",
        now: new Date(body.createdAt),
        getInk: async (pageInFile) => {
          const png = thumbnails.get(before + pageInFile);
          return png ? await countInk(png) : null;
        },
      }),
    );
    pageOffset += pageCount;
  }
  return copies.length === 1 ? copies[0] : await joinMarkedUp(copies);
}

function printSummary(report: ReportResponse, written: string): void {
  const { score, counts, sheets } = report;
  console.log(
    `Sheets (${sheets.length}): ${sheets.map((it) => it.number ?? `page ${it.page}`).join(", ")}`,
  );
  console.log(headlineWords(score));
  console.log(`Score ${percentWords(score)}; ${coverageWords(score)}`);
  console.log(`Requirements: ${answerCounts(report.matrix ?? [])}`);
  console.log(
    `Issues: ${report.totalIssues} (${counts.critical} critical, ${counts.high} high, ${counts.medium} medium, ${counts.low} low); needs a person: ${counts.warnings}; complies: ${counts.compliant}`,
  );
  for (const finding of report.findings.filter(isIssue)) {
    console.log(
      `  ${finding.severity.padEnd(8)} ${
        finding.sheet ?? `page ${finding.documentMarkup.page}`
      }  ${finding.description} (${finding.codeReference})`,
    );
  }
  for (const { category, question } of report.notShown ?? []) {
    console.log(`  ${category}: ${question}`);
  }
  for (const { file, page, reason } of report.notReviewed) {
    console.log(`  not reviewed: ${file}${page === null ? "" : `, page ${page}`}: ${reason}`);
  }
  console.log(`Written to ${written}`);
}

/** `fails: 4, needs a person: 12, …` */
const answerCounts = (matrix: readonly MatrixRow[]): string =>
  MATRIX_ANSWERS.map((answer) =>
    `${answerWords(answer)}: ${matrix.filter((it) => it.answer === answer).length}`
  ).join(", ");

try {
  Deno.exit(await review(readArguments(Deno.args)));
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  Deno.exit(2);
}
