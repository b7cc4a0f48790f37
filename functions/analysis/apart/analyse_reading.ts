/** A page that was read, as it is stored: its facts, what the vision model adds, and what is told of it. */
import type { PdfPage } from "../../_providers/pdf/mod.ts";
import { pack } from "../../_shared/packed.ts";
import { analyseRead, type PageAnalysis, type ReadPlace } from "../page_analysis.ts";
import { describePage } from "../page_notes.ts";
import type { Answer } from "../propose/ask.ts";
import type { ProposeInput } from "../propose/mod.ts";
import { type PackedReading, unpackReading } from "../read/compose_page.ts";
import { drawSheet } from "../propose/tiles.ts";
import type { AnalysedPage, AskedTask, Job, Later, ReadPage } from "./jobs.ts";
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
  let asked: AnalysedPage["asked"] = null;
  let isLater = false;
  const propose = model === null ? undefined : async (input: ProposeInput) => {
    onRender(input.render);
    // The model's tasks know all rules, which a page without a model does not need.
    const { proposeWith } = await import("../propose/mod.ts");
    const result = await proposeWith(async (task, { contentHash, context }) => {
      const question: AskedTask = { task: task.name, contentHash, context };
      const answer = await host.call<Answer | Later>("ask", question);
      if (!("isLater" in answer)) return answer;
      isLater = true;
      throw new Error("The answer comes later");
    }, input);
    const { halt, isCutShort, answered, failures } = result;
    asked = { halt, isCutShort, answered, failures };
    return { ...result, modelName: model.name };
  };
  const render: ReadPlace["render"] = () => withPage((page) => drawSheet(page, reading));
  const due = model?.due;
  const result: PageAnalysis = await analyseRead(reading, { page, render }, { propose, due });
  if (isLater) return { reading: packed };
  return {
    packed: await pack(result),
    problem: result.problem,
    ...describePage(result),
    isCut: reading.recognition?.isCut ?? false,
    wordCount: reading.words.length,
    asked,
  };
}
