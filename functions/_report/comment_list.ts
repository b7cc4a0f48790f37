/** The list of comments that follows marked-up plans on paper: every mark in words, what was decided, what was said. */
import { isOpen } from "../_shared/counts.ts";
import type { Finding } from "../_shared/domain/finding.ts";
import { loadFonts } from "./fonts.ts";
import { drawFooter } from "./footer.ts";
import { MARK_WORDS, markOf, MUTED } from "./look.ts";
import { Paper } from "./paper.ts";
import { writeTable } from "./table.ts";
import { comparisonWords, countWords } from "./words.ts";

/** What people wrote to one finding. */
export interface SaidOfFinding {
  /** `Dismissed: the sheet was misread. See RFI 12`; null while nothing is decided. */
  words: string | null;
  /** Oldest first. */
  comments: readonly { author: string | null; body: string }[];
}

export interface CommentListInput {
  projectName: string;
  code: string;
  createdAt: Date;
  /** Those that comply have no mark, and are left out. */
  findings: readonly Finding[];
  /** By finding. */
  said: ReadonlyMap<string, SaidOfFinding>;
}

/** Writes the list, sheet after sheet in the order of the set. Unsigned, as the marked-up plans before it. */
export async function writeCommentList(input: CommentListInput): Promise<Uint8Array<ArrayBuffer>> {
  const { projectName, code, createdAt } = input;
  const open = input.findings.filter(isOpen);
  const pages = [...Map.groupBy(open, (it) => it.documentMarkup.page)].sort(([a], [b]) => a - b);
  const paper = new Paper(await loadFonts(), {
    title: `Comments on the plans, ${projectName}`,
    author: "FLClear",
    subject: code,
    createdAt,
  });
  paper.within("Sect", () => {
    paper.text("Comments on the plans", { tag: "H1", font: "strong", size: 20 });
    paper.space(4);
    paper.text(
      `${projectName} · ${code} · ${countWords(open.length, "comment")} on ${
        countWords(pages.length, "sheet")
      }`,
      { color: MUTED },
    );
  });
  for (const [page, findings] of pages) {
    const [{ sheet }] = findings;
    paper.within("Sect", () => {
      // The title, the heads of the columns and a first comment stay together.
      paper.ensure(190);
      paper.space(12);
      paper.text(sheet ? `Sheet ${sheet}, page ${page}` : `Page ${page}`, {
        tag: "H2",
        font: "strong",
        size: 13,
      });
      paper.space(4);
      writeTable(paper, [
        { head: "Mark", share: 12, style: { font: "strong" } },
        { head: "Comment", share: 55 },
        { head: "Code", share: 20 },
        { head: "Decision and replies", share: 27 },
      ], findings.toSorted(byPlace).map((it) => rowOf(it, input.said.get(it.id))));
    });
  }
  paper.stampPages((index, count) =>
    drawFooter(paper, `${projectName} · ${code}`, `Comments, page ${index + 1} of ${count}`)
  );
  return new Uint8Array(await paper.finish());
}

const byPlace = ({ documentMarkup: a }: Finding, { documentMarkup: b }: Finding): number =>
  a.y - b.y || a.x - b.x;

function rowOf(finding: Finding, said: SaidOfFinding | undefined): string[] {
  const comparison = comparisonWords(finding);
  return [
    `${finding.id}\n${MARK_WORDS[markOf(finding)]}`,
    [
      finding.where ? `${finding.title} (${finding.where})` : finding.title,
      finding.description,
      ...(comparison ? [`Values: ${comparison}`] : []),
      ...(finding.recommendation ? [`What to do: ${finding.recommendation}`] : []),
    ].join("\n"),
    finding.codeReference,
    [
      said?.words ?? "Not reviewed yet",
      ...(said?.comments ?? []).map(({ author, body }) => `${author ?? "Former user"}: ${body}`),
    ].join("\n"),
  ];
}
