/** What a worker is asked to do, what it answers, and what it may ask for meanwhile. */
import type { GreyImage, RenderOptions } from "../../_providers/pdf/mod.ts";
import type { Claim, OcrResult, Weighed } from "../../_providers/ocr/mod.ts";
import type { CommentListInput } from "../../_report/comment_list.ts";
import type { ExportFile, ExportInput } from "../../_report/exports/mod.ts";
import type { ReportInput } from "../../_report/report_input.ts";
import type { ExportFormat } from "../../_shared/contract/mod.ts";
import type { ReadResponse } from "../../_report/letter/read_responses.ts";
import type { Finding } from "../../_shared/domain/finding.ts";
import type { FileBytes } from "../../_shared/file_bytes.ts";
import type { ReviewMarks, WrittenReview } from "../../_shared/domain/review_marks.ts";
import type { AssembledReport, AssemblyInput } from "../pipeline.ts";
import type { Answer } from "../propose/ask.ts";
import type { ProposeResult } from "../propose/mod.ts";
import type { PackedReading } from "../read/compose_page.ts";
import type { OcrPicture } from "../read/ocr_picture.ts";
import type { OcrObstacle } from "../read/ocr_unavailable.ts";
import type { CarriedComment } from "../../_shared/domain/comparison.ts";
import type { CarryInput } from "../revise/carry_comments.ts";
import type { SetLine } from "../revise/mended_words.ts";
import type { PictureChange } from "../revise/picture_change.ts";

/** A file by the hash of its bytes; a worker asks for the bytes when it does not have them yet. */
export interface JobFile {
  /** SHA-256 of the bytes. */
  id: string;
  name: string;
}

/** What a worker wants of a file. */
export interface AskedPiece {
  id: string;
  from: number;
  length: number;
}

/** A part of a file's bytes. */
export interface FilePiece {
  from: number;
  bytes: Uint8Array;
  /** Of the whole file. */
  sizeBytes: number;
}

/** One page of a file, and its number from 1 through all files. */
export interface PageAddress {
  file: JobFile;
  pageInFile: number;
  page: number;
  /** `late`: its picture took too long before, so that its lettering is left out with that reason. */
  lettering: "read" | "leave" | "late";
}

/** The vision model a page may be put to. */
export interface AskedModel {
  name: string;
  /** Ids of requirements that may be due, by what the form says, the heaviest first. */
  due: readonly string[];
}

/** One piece of work. */
export type Job =
  | { kind: "open"; file: JobFile }
  | {
    kind: "read";
    /** Asked to read lettering. */
    model?: AskedModel | null;
  } & PageAddress
  | {
    kind: "analyse";
    model: AskedModel | null;
    /** The page where it was read before. */
    reading?: PackedReading;
  } & PageAddress
  | { kind: "render"; file: JobFile; pageInFile: number; options: RenderOptions }
  | { kind: "look"; file: JobFile; pageInFile: number; widthPx: number }
  | {
    kind: "compare";
    file: JobFile;
    pageInFile: number;
    before: { file: JobFile; pageInFile: number };
    widthPx: number;
  }
  | { kind: "assemble"; input: PackedAssembly }
  | { kind: "carry"; input: CarryInput }
  | {
    kind: "mark";
    file: JobFile;
    findings: Finding[];
    options: {
      /** Whether it may be held whole, to be written anew without its encryption. */
      isHeld: boolean;
      pageOffset: number;
      name: string;
      now: Date;
      code: string;
      review: ReadonlyMap<string, WrittenReview>;
    };
  }
  | { kind: "join"; files: JobFile[] }
  | { kind: "marks"; file: JobFile }
  | { kind: "letter"; file: JobFile }
  | { kind: "print"; input: ReportInput }
  | { kind: "export"; format: ExportFormat; input: ExportInput }
  | { kind: "comments"; input: CommentListInput };

/** A copy with findings on it: all of its bytes, or those that come after the file's own. */
export interface MarkedFile {
  isAppended: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The file is encrypted, and was to be written on as it is. */
export interface UnmarkedFile {
  isEncrypted: true;
}

/** What each kind of work gives back. */
export interface JobResults {
  open: { pageCount: number };
  read: PackedReading | Later;
  analyse: AnalysedPage | ReadPage | Later;
  render: Uint8Array<ArrayBuffer>;
  /** A page in small, in grey. */
  look: GreyImage;
  /** What differs between a page and the one before. */
  compare: PictureChange;
  assemble: AssembledSet;
  /** What became of the comments of the set before. */
  carry: CarriedComment[];
  mark: MarkedFile | UnmarkedFile;
  join: Uint8Array<ArrayBuffer>;
  /** What another program added to a marked-up copy. */
  marks: ReviewMarks;
  /** What an applicant wrote into a letter. */
  letter: ReadResponse[];
  /** A report as an unsigned PDF. */
  print: Uint8Array;
  /** A report in a format people carry it on in. */
  export: ExportFile;
  /** The list of comments that follows marked-up plans. */
  comments: Uint8Array<ArrayBuffer>;
}

/** What the report is assembled from, with pages as they are stored. */
export type PackedAssembly = Omit<AssemblyInput, "pages"> & {
  pages: string[];
  /** Of a revision what is printed on the sheets is wanted, too. */
  withLines?: boolean;
};

/** A judged set: its report, and what wants a second reading. */
export type AssembledSet =
  & Pick<AssembledReport, "body" | "inQuestion" | "controls" | "setQuestion">
  & { lines: SetLine[] };

/** A page as it is stored, and what is told of it. */
export interface AnalysedPage {
  /** The `PageAnalysis`, packed. */
  packed: string;
  problem: string | null;
  sheet: string | null;
  insights: string[];
  warnings: string[];
  /** Part of its lettering was not read, for want of time. */
  isCut: boolean;
  wordCount: number;
  /** How asking the model went; null when nothing was asked. */
  asked: Pick<ProposeResult, "halt" | "isCutShort" | "answered" | "failures"> | null;
}

/** A page that was read and waits for an answer of the vision model, which no worker waits for. */
export interface ReadPage {
  reading: PackedReading;
}

/** The answer is not there yet. */
export interface Later {
  isLater: true;
}

/** A question of a worker to the vision model. */
export interface AskedTask {
  /** Name of the task. */
  task: string;
  contentHash: string;
  context?: string;
}

/** Texts that a worker wants weighed against a picture. */
export interface AskedWeights {
  picture: OcrPicture;
  claims: readonly Claim[];
}

/** What a worker may ask of its host while it works. Its own time stands still until the answer is there. */
export interface Help {
  /** The bytes of a file of the job. */
  bytes?: (fileId: string) => FileBytes;
  recognise?: (
    picture: OcrPicture,
    leftMs: () => number,
  ) => Promise<{ result: OcrResult } | { obstacle: OcrObstacle }>;
  /** Weighs texts against a picture. */
  weigh?: (
    question: AskedWeights,
    leftMs: () => number,
  ) => Promise<{ result: Weighed[] } | { obstacle: OcrObstacle }>;
  /** @param render draws the pictures of the page, in the worker */
  ask?: (
    question: AskedTask,
    render: () => Promise<{ png: Uint8Array; caption: string }[]>,
  ) => Promise<Answer | Later>;
  thumbnail?: (pageInFile: number) => Promise<Uint8Array | null>;
  /** A font file of the report. */
  font?: (specifier: string) => Promise<Uint8Array>;
}
