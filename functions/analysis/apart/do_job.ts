/**
 * What a worker does: opens files, reads, draws and marks pages, turns readings into facts, and judges sets. One
 * job at a time. An error that is none of ours breaks PDFium: the worker must not be used again after it.
 */
import { AppError } from "../../_shared/errors.ts";
import {
  closeDocument,
  closePage,
  dropPdfium,
  getPdfium,
  isStarved,
  limitMemory,
  openPage,
  type PdfDocument,
  type PdfPage,
  renderGrey,
  renderOpenPage,
} from "../../_providers/pdf/mod.ts";
import { readOpenPage } from "../read/read_open_page.ts";
import { OcrUnavailable } from "../read/ocr_unavailable.ts";
import { findFit, profiles } from "../revise/drawing_fit.ts";
import { compareFitted, comparePictures } from "../revise/picture_change.ts";
import { unpackReading } from "../read/compose_page.ts";
import { analyseReading } from "./analyse_reading.ts";
import { AnswerLater, askHost } from "./ask_host.ts";
import { giveBack } from "./give_back.ts";
import { fetchBytes, type FileHost, openBytes, openFile } from "./job_files.ts";
import type {
  AskedModel,
  AskedWeights,
  Help,
  Job,
  JobFile,
  JobResults,
  PageAddress,
} from "./jobs.ts";
import type { Handlers } from "./peer.ts";

/** How much finer drawings of two sizes are drawn to be compared. */
const FINER = 1.5;

/** Files kept open at a time. */
const OPEN_FILES = 3;

/** What the pool tells a worker before its first job. */
export interface WorkerSettings {
  /** WebAssembly memory of PDFium. */
  memoryLimitBytes: number;
  /** Larger pictures of pages are not recognised on this host. */
  maxPicturePixels: number;
}

/** What a worker says to a job. `isBroken` asks for a new worker. */
export type WorkerAnswer =
  | { ok: true; value: JobResults[Job["kind"]] }
  | { ok: false; code: AppError["code"]; message: string; detail: string; isBroken: boolean };

/** The calls a worker answers. @param host whoever gives it work */
export function createWorker(host: FileHost): Handlers & { drop: () => void } {
  const open = new Map<string, PdfDocument>();
  let maxPicturePixels = Infinity;
  let drawPictures: (() => Promise<unknown>) | null = null;

  const bytesOf = (file: JobFile) => fetchBytes(host, file);

  /** The file's document, opened once; the file longest unused is closed. */
  const keepOpen = async (file: JobFile): Promise<PdfDocument> => {
    const known = open.get(file.id);
    if (known) {
      open.delete(file.id);
      open.set(file.id, known);
      return known;
    }
    const document = await openFile(host, file);
    open.set(file.id, document);
    for (const [id, oldest] of open) {
      if (open.size <= OPEN_FILES) break;
      open.delete(id);
      closeDocument(oldest);
    }
    return document;
  };

  const withPage = async <T>(
    { file, pageInFile }: Pick<PageAddress, "file" | "pageInFile">,
    use: (page: PdfPage) => T | Promise<T>,
  ): Promise<T> => {
    const page = openPage(await keepOpen(file), pageInFile, file.name);
    try {
      return await use(page);
    } finally {
      closePage(page);
    }
  };

  const recognise: NonNullable<Parameters<typeof readOpenPage>[2]["recognise"]> = async (
    picture,
  ) => {
    const answer = await host.call<Awaited<ReturnType<NonNullable<Help["recognise"]>>>>(
      "recognise",
      picture,
    );
    if ("obstacle" in answer) throw new OcrUnavailable(answer.obstacle, "not recognised");
    return answer.result;
  };

  const letter: NonNullable<Parameters<typeof readOpenPage>[2]["letter"]> = async (
    { page, picture, result },
  ) => {
    // The model's tasks are read where there is a model.
    const { readLettering } = await import("../propose/lettering.ts");
    return await readLettering({ page: unpackReading(page), picture, result }, {
      ask: (question, render) =>
        askHost(host, question, { onRender: (draw) => drawPictures = draw, render }),
      async weigh(claims) {
        const question: AskedWeights = { picture, claims };
        const answer = await host.call<Awaited<ReturnType<NonNullable<Help["weigh"]>>>>(
          "weigh",
          question,
        );
        return "obstacle" in answer ? null : answer.result;
      },
    });
  };

  const read = (job: PageAddress & { model?: AskedModel | null }) =>
    withPage(job, async (page) =>
      await readOpenPage(page, { ...job, file: job.file.name }, {
        lettering: job.lettering,
        maxPixels: maxPicturePixels,
        recognise,
        ...(job.model && { letter }),
        onDrawing: () => host.call("drawing", null),
      }));

  const readFont = (specifier: string) => host.call<Uint8Array>("font", specifier);

  const doJob = async (job: Job): Promise<JobResults[Job["kind"]]> => {
    switch (job.kind) {
      case "open":
        return { pageCount: (await keepOpen(job.file)).pageCount };
      case "read":
        return await read(job);
      case "render":
        return await withPage(job, (page) => renderOpenPage(page, job.options));
      case "look":
        return await withPage(job, (page) => renderGrey(page, { widthPx: job.widthPx }));
      case "compare": {
        const drawn = (widthPx: number) =>
          withPage(job.before, (page) => renderGrey(page, { widthPx }));
        const before = await drawn(job.widthPx);
        const after = await withPage(job, (page) => renderGrey(page, { widthPx: job.widthPx }));
        const change = comparePictures(before, after);
        const fit = change.isRedrawn ? findFit(profiles(before), profiles(after)) : null;
        if (!fit) return change;
        // Lines of two sizes lie beside each other by less where there are more of them.
        const times = FINER / Math.max(1, fit.scale);
        const finer = (it: number) => Math.round(times * it);
        const widthPx = finer(job.widthPx);
        return compareFitted(
          await drawn(finer(job.widthPx * fit.scale)),
          await withPage(job, (page) => renderGrey(page, { widthPx })),
          {
            fit: { ...fit, x: finer(fit.x), y: finer(fit.y) },
            page: { width: widthPx, height: finer(before.height) },
          },
        );
      }
      case "analyse":
        return await analyseReading(job.reading ?? await read(job), job, {
          host,
          withPage: (use) => withPage(job, use),
          onRender: (draw) => drawPictures = draw,
        });
      case "assemble": {
        // The rules are read when they are wanted: most workers only read pages.
        const { assemblePacked } = await import("./assemble_packed.ts");
        return await assemblePacked(job.input);
      }
      case "carry": {
        const { carryComments } = await import("../revise/carry_comments.ts");
        return carryComments(job.input);
      }
      case "mark": {
        const { markFile } = await import("./mark_file.ts");
        return await markFile(
          job,
          await openBytes(host, job.file),
          (page) => host.call("thumbnail", page),
        );
      }
      case "join": {
        const { joinMarkedUp } = await import("../../_report/markup.ts");
        return await joinMarkedUp(await Promise.all(job.files.map(bytesOf)));
      }
      case "marks": {
        const { readReview } = await import("../../_report/review_marks.ts");
        return await readReview(await bytesOf(job.file), job.file.name);
      }
      case "letter": {
        const { readResponses } = await import("../../_report/letter/read_responses.ts");
        return readResponses(await bytesOf(job.file));
      }
      case "print": {
        const { printReport } = await import("./print_report.ts");
        return await printReport(job.input, readFont);
      }
      case "export": {
        const { printExport } = await import("./print_export.ts");
        return await printExport(job, readFont);
      }
      case "comments": {
        const { printComments } = await import("./print_export.ts");
        return await printComments(job.input, readFont);
      }
    }
  };

  /** Lets go of PDFium and every open file; the next job starts a new instance. */
  const drop = () => {
    open.clear();
    dropPdfium();
  };

  const begin = async (settings: WorkerSettings) => {
    maxPicturePixels = settings.maxPicturePixels;
    limitMemory(await getPdfium(), settings.memoryLimitBytes);
  };

  return {
    settings: begin,
    /** Keeps nothing of what was done but the code that was compiled for it. */
    async rest(settings: WorkerSettings) {
      drop();
      giveBack(0);
      await begin(settings);
    },
    async job(job: Job): Promise<WorkerAnswer> {
      try {
        return { ok: true, value: await doJob(job) };
      } catch (error) {
        if (error instanceof AnswerLater) return { ok: true, value: { isLater: true } };
        const isOurs = error instanceof AppError;
        const name = "file" in job ? job.file.name : "The set";
        return {
          ok: false,
          code: isOurs ? error.code : "damaged_file",
          message: isOurs ? error.message : `${name} is damaged and cannot be read.`,
          detail: isOurs ? error.detail ?? "" : await causeOf(error),
          isBroken: !isOurs,
        };
      } finally {
        drawPictures = null;
        giveBack();
      }
    },
    pictures: () => drawPictures!(),
    drop,
  };
}

async function causeOf(error: unknown): Promise<string> {
  const cause = error instanceof Error ? error.stack ?? error.message : String(error);
  return isStarved(await getPdfium()) ? `Out of memory: ${cause}` : cause;
}
