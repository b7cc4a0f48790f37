/** What the main thread and a reading worker say to each other. */
import type { ErrorCode } from "../../_shared/errors.ts";
import type { RenderOptions } from "../../_providers/pdf/mod.ts";
import type { PackedReading } from "./compose_page.ts";
import type { OcrPicture } from "./ocr_picture.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import type { OcrPlan } from "./ocr_plan.ts";

/** A file as workers see it: shared memory, so that it is not copied per worker. */
export interface SharedFile {
  /** SHA-256 of the bytes. */
  id: string;
  name: string;
  bytes: SharedArrayBuffer;
}

/** One piece of work. */
export type Job =
  | { kind: "open"; file: SharedFile }
  | { kind: "page"; file: SharedFile; pageInFile: number; page: number }
  | {
    kind: "picture";
    file: SharedFile;
    pageInFile: number;
    plan: OcrPlan;
    region: PointRect | null;
  }
  | { kind: "render"; file: SharedFile; pageInFile: number; options: RenderOptions };

/** What each kind of work gives back. */
export interface JobResults {
  open: { pageCount: number };
  page: PackedReading;
  picture: OcrPicture;
  render: Uint8Array<ArrayBuffer>;
}

/** A worker's answer. `isBroken` asks for a new worker. */
export type WorkerAnswer =
  | { ok: true; value: JobResults[Job["kind"]]; memoryBytes: number }
  | { ok: false; code: ErrorCode; message: string; detail: string; isBroken: boolean };

/** What a worker is told when it starts. */
export interface WorkerSettings {
  memoryLimitBytes: number;
}

/** Sent to a worker: settings once, then jobs one at a time. */
export type WorkerRequest = { settings: WorkerSettings } | { job: Job };
