/** What one page comes to, once it is read: its facts, and what the vision model adds. Who reads it is not known here. */
import type { PageReading } from "../_shared/domain/page_reading.ts";
import type { FileBytes } from "../_shared/file_bytes.ts";
import { extractPage, type PageFacts } from "./extract/mod.ts";
import type { ProposeInput, ProposeResult } from "./propose/mod.ts";
import { type ModelShare, shareOf } from "./propose/share.ts";

/** An uploaded file, byte for byte. */
export interface PageFile {
  name: string;
  bytes: FileBytes;
}

/** The same, held. */
export interface HeldFile extends PageFile {
  bytes: Uint8Array;
}

/** What one page came to: its facts and its words for the gate. JSON only. */
export interface PageAnalysis {
  page: number;
  facts: PageFacts;
  text: string;
  problem: string | null;
  /** What the vision model added; null when the page did not need it or it may not be asked. */
  model: ModelShare | null;
}

/** Asks the model about a page that was read; see `propose/mod.ts`. */
export type Propose = (
  input: ProposeInput,
  signal?: AbortSignal,
) => Promise<ProposeResult & { modelName: string }>;

/** Which page of all files it is, and how its pictures are drawn. */
export interface ReadPlace extends Pick<ProposeInput, "render"> {
  page: number;
}

/** Turns a page that was read into facts. */
export async function analyseRead(
  reading: PageReading & { problem: string | null },
  { page, render }: ReadPlace,
  { signal, propose, due = [] }: {
    signal?: AbortSignal;
    propose?: Propose;
    /** Ids of requirements that may be due, by what the form says. */
    due?: readonly string[];
  } = {},
): Promise<PageAnalysis> {
  const facts = extractPage(reading);
  return {
    page,
    facts,
    text: reading.words.map((word) => word.text).join(" "),
    problem: reading.problem,
    model: withLettering(
      propose ? await askModel(propose, { page: reading, facts, due, render }, signal) : null,
      reading,
      facts,
    ),
  };
}

/** The model's part, with what it read of the lettering before. */
function withLettering(
  share: ModelShare | null,
  { lettering }: PageReading,
  facts: PageFacts,
): ModelShare | null {
  if (!lettering) return share;
  const { asked: { costUsd, answered, sent, failures, ceiling } } = lettering;
  const own = share ?? shareOf({}, facts);
  return {
    ...own,
    costUsd: own.costUsd + costUsd,
    answered: own.answered + answered,
    sent: own.sent + sent,
    failures: [...failures, ...own.failures],
    ceiling: own.ceiling ?? ceiling,
  };
}

/** The model's part; a failure of any kind leaves the page with what was read without it. */
async function askModel(
  propose: Propose,
  input: ProposeInput,
  signal?: AbortSignal,
): Promise<ModelShare | null> {
  try {
    const result = await propose(input, signal);
    return result.needed === 0 ? null : shareOf(result, input.facts);
  } catch (error) {
    signal?.throwIfAborted();
    const why = error instanceof Error ? error.message : String(error);
    return shareOf({ failures: [{ task: "all", why }] }, input.facts);
  }
}
