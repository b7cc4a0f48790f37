/** A page that was read, as it is stored: its facts, what the vision model adds, and what is told of it. */
import type { PdfPage } from "../../_providers/pdf/mod.ts";
import { pack } from "../../_shared/packed.ts";
import { analyseRead, type PageAnalysis, type ReadPlace } from "../page_analysis.ts";
import { describePage } from "../page_notes.ts";
import type { ProposeInput } from "../propose/mod.ts";
import { type PackedReading, unpackReading } from "../read/compose_page.ts";
import { drawSheet } from "../propose/tiles.ts";
import { AnswerLater, askHost } from "./ask_host.ts";
import type { AnalysedPage, Job, ReadPage } from "./jobs.ts";
import type { Peer } from "./peer.ts";

/** @param onRender told how the page is drawn for the model, since the host asks for that when it needs it */
export async function analyseReading(
  packed: PackedReading,
  job: Extract<Job, { kind: "analyse" }>,
  { host, withPage, onRender }: {
    host: Pick<Peer, "call">;
    withPage: <T>(use: (page: PdfPage) => Promise<T>) => Promise<T>;
    onRender: (draw: () => Promise<unknown>) => void;
  },
): Promise<AnalysedPage | ReadPage> {
  const reading = unpackReading(packed);
  const { model, page } = job;
  let asked = null as AnalysedPage["asked"];
  let isLater = false;
  const propose = model === null ? undefined : async (input: ProposeInput) => {
    // The model's tasks know all rules, which a page without a model does not need.
    const { proposeWith } = await import("../propose/mod.ts");
    const result = await proposeWith(async (task, { contentHash, context }) => {
      const question = { task: task.name, contentHash, context };
      return await askHost(host, question, { onRender, render: input.render });
    }, input).catch((error) => {
      isLater = error instanceof AnswerLater;
      throw error;
    });
    const { halt, isCutShort, answered, failures } = result;
    asked = { halt, isCutShort, answered, failures };
    return { ...result, modelName: model.name };
  };
  const render: ReadPlace["render"] = () => withPage((page) => drawSheet(page, reading));
  const due = model?.due;
  const result: PageAnalysis = await analyseRead(reading, { page, render }, { propose, due });
  if (isLater) return { reading: packed };
  const lettered = packed.lettering?.asked;
  return {
    packed: await pack(result),
    problem: result.problem,
    ...describePage(result),
    isCut: reading.recognition?.isCut ?? false,
    wordCount: reading.words.length,
    asked: asked && lettered ? joinAsked(lettered, asked) : asked ?? lettered ?? null,
  };
}

type Asked = NonNullable<AnalysedPage["asked"]>;

/** How two questions about one page went. */
const joinAsked = (a: Asked, b: Asked): Asked => ({
  halt: a.halt ?? b.halt,
  isCutShort: a.isCutShort || b.isCutShort,
  answered: a.answered + b.answered,
  failures: [...a.failures, ...b.failures],
});
