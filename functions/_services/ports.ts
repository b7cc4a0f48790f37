/** What the use cases need from outside, gathered once by the composition root. */
import type { CodeSection, ExportFormat, Vision } from "../_shared/contract/mod.ts";
import type { KvStore } from "../_providers/kv/port.ts";
import type { MailPort } from "../_providers/mail/port.ts";
import type { PaymentsProvider } from "../_providers/payments/port.ts";
import type { CommentListInput } from "../_report/comment_list.ts";
import type { ExportFile, ExportInput } from "../_report/exports/mod.ts";
import type { ReadResponse } from "../_report/letter/read_responses.ts";
import type { Citation, Finding } from "../_shared/domain/finding.ts";
import type { FileBytes } from "../_shared/file_bytes.ts";
import type { ReviewMarks, WrittenReview } from "../_shared/domain/review_marks.ts";
import type { ReportBody } from "../_shared/domain/report.ts";
import type { Backend, OwnerStore } from "../_providers/supabase/port.ts";
import type { SealKey } from "../_shared/seal.ts";
import type { SecretBox } from "../_shared/secret_box.ts";
import type { TokenSigner } from "../_shared/signed_token.ts";
import type { Sessions } from "./sessions.ts";

/** Opens uploaded files and draws their pages; runs away from the thread that answers requests. */
export interface PagePainter {
  /** Pages of a PDF; null where it can't be opened. @throws the signal's reason when aborted */
  countPages(fileName: string, bytes: FileBytes, signal: AbortSignal): Promise<number | null>;
  /** @returns PNG */
  drawPage(
    fileName: string,
    bytes: FileBytes,
    pageInFile: number,
    widthPx: number,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Draws the part of its sheet that proves each open finding.
   *
   * @param getFile the uploaded file of a name, null when it is gone
   * @returns       finding id → PNG
   */
  drawEvidence(
    body: Pick<ReportBody, "findings" | "sheets">,
    getFile: (name: string) => Promise<{ name: string; bytes: FileBytes } | null>,
  ): Promise<ReadonlyMap<string, Uint8Array>>;
}

/** The loaded code, as reviewers cite it. */
export interface CodeCatalogue {
  /** `8th edition (2023)` and which code. */
  edition: string;
  search(words: string): CodeSection[];
  /** Null where no such entry is loaded. */
  find(requirementId: string): (CodeSection & { citation: Citation | null }) | null;
  /** Title of the rule that checks it; null where no such rule is loaded. */
  titleOfRule(ruleId: string): string | null;
}

/** Writes findings onto copies of originals. */
export interface MarkupWriter {
  /**
   * @param options `pageOffset` pages of other files come before this one; the report's `code`; what people decided
   *                and said, by finding; the picture of a page of it in small, by
   *                which labels keep off the drawing, null when there is none
   * @returns       PDF with annotations, or what comes after the original where its bytes stay
   * @throws {AppError} `file_too_large` for an encrypted original that can't be held
   */
  markUp(
    original: { name: string; bytes: FileBytes },
    findings: Finding[],
    options: {
      pageOffset: number;
      code: string;
      review: ReadonlyMap<string, WrittenReview>;
      getThumbnail: (pageInFile: number) => Promise<Uint8Array | null>;
    },
  ): Promise<{ isAppended: boolean; bytes: Uint8Array<ArrayBuffer> }>;
  /** What another program added to a marked-up copy. @throws {AppError} `damaged_file`, `locked_file` */
  readMarks(file: { name: string; bytes: FileBytes }): Promise<ReviewMarks>;
  /** What an applicant wrote into a letter. @throws {AppError} `unsupported_file_type`, `damaged_file` */
  readLetter(file: { name: string; bytes: Uint8Array }): Promise<ReadResponse[]>;
  /** Joins marked-up files into one PDF. */
  join(files: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>>;
  /** Puts PNGs of the same width above each other on one page of a PDF. */
  stack(pictures: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>>;
}

/** Writes what people take out of a report. */
export interface ReportWriter {
  /** @throws {AppError} `damaged_file` where it takes too much */
  export(format: ExportFormat, input: ExportInput): Promise<ExportFile>;
  /** The list of comments that follows marked-up plans. @throws {AppError} `damaged_file` where it takes too much */
  listComments(input: CommentListInput): Promise<Uint8Array<ArrayBuffer>>;
}

export interface Ports {
  backend: Backend;
  kv: KvStore;
  mail: MailPort;
  payments: PaymentsProvider;
  sealKeys: SealKey[];
  /** Signs the links that end mails. */
  unsubscribeTokens: TokenSigner;
  painter: PagePainter;
  catalogue: CodeCatalogue;
  markup: MarkupWriter;
  writer: ReportWriter;
  /** The vision model; null where there is none. */
  vision: Vision | null;
  /** Versions and choices the health page tells. */
  about: { versions: Record<string, string>; providers: Record<string, string> };
  /** Who runs the site, by name and address; null where it is not said. */
  operator: string | null;
  /** Is a password in lists of leaked ones? */
  isLeakedPassword: (password: string) => Promise<boolean>;
  /** Where people reach the product, without a final slash. */
  publicUrl: string;
  now: () => Date;
  random: (length: number) => Uint8Array<ArrayBuffer>;
  log: (event: string, facts?: Record<string, unknown>) => void;
}

/** Ports together with what is built on them and shared by use cases. */
export interface Context extends Ports {
  sessions: Sessions;
  /** Locks what the database keeps but must not read. */
  box: SecretBox;
  /** The signed-in user's face of the database. */
  owner(session: { id: string }): Promise<OwnerStore>;
}
