/** How the review was done, what it can't do, and what the report is not. */
import type { ReportBody } from "../../_shared/domain/report.ts";
import { COLUMN, PAGE } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { countWords } from "../words.ts";
import { writeHeading, writePairs, writeSection } from "./section.ts";

/** Writes method, limits and disclaimers. */
export function writeMethod(paper: Paper, { body }: ReportInput): void {
  writeSection(paper, "Method and limits");
  for (const text of methodOf(body)) {
    paper.text(text);
    paper.space(6);
  }
  paper.space(4);
  writePairs(paper, [
    ["Engine", body.engine.analysisModel],
    ["Analysis version", body.engine.analysisVersion],
    ["Code edition", body.engine.edition],
    ["Rules in the catalog", `${body.engine.ruleCount}`],
    ["Time taken", countWords(body.processingTime, "second")],
    ...modelFacts(body),
  ], { x: PAGE.left, width: COLUMN, labelWidth: 130 });
  if (body.disclaimers.length === 0) return;
  writeHeading(paper, "What this report is not", 80);
  paper.within("L", () => {
    for (const disclaimer of body.disclaimers) {
      paper.ensure(paper.measure(disclaimer, { width: COLUMN - 14 }) + 6);
      const y = paper.y;
      paper.decorate(() => paper.doc.circle(PAGE.left + 3, y + 5.6, 1.4).fill("#51606E"));
      paper.text(disclaimer, { tag: "LI", x: PAGE.left + 14, y, width: COLUMN - 14 });
      paper.y = y + paper.measure(disclaimer, { width: COLUMN - 14 }) + 4;
    }
  });
}

function methodOf({ engine }: ReportBody): string[] {
  return [
    "Each sheet is read into facts: text and where it is, schedules, dimensions, linework and, on scanned " +
    "sheets, lettering. Each rule compares facts with a limit in the code and gives one of four answers: " +
    "complies, does not comply, can’t tell, or does not apply.",
    "A finding is raised only when its evidence is confirmed on the named page and its section exists in " +
    "the loaded edition. Anything else is listed under “Needs a person” or “Open points”. Lengths within " +
    "drafting tolerance of a limit (1/8 in, at most 1%) count as equal to it.",
    ...modelMethod(engine),
  ];
}

/** How the vision model took part, and what was sent where. */
function modelMethod({ kind, model }: ReportBody["engine"]): string[] {
  const role = kind === "rules"
    ? "No vision model was used in this review. What only an image shows, such as hatching, symbols without " +
      "text or handwriting, was not checked."
    : "A vision model suggested which notes belong to which requirement. It gives no verdicts and was not " +
      "told the limits: a link counts only if its words are on the sheet, the program itself read the value " +
      "from them, the sheet supports it, and a second, independent reading agreed; the finding says so. Any " +
      "other link asks a person to look. What the rules found on their own is unchanged.";
  if (!model) return [role];
  const asked = kind === "rules" && model.pagesAsked.length > 0
    ? "A vision model was asked about some sheets but gave no usable answer; the rules reviewed them alone."
    : role;
  return [asked, model.privacy, ...(model.ceiling ? [model.ceiling] : [])];
}

/** Lettering of pictures that it read. */
function letteringFacts(sheets: ReportBody["sheets"]): [string, string][] {
  const read = sheets.flatMap(({ reading }) => reading.byModel ?? []);
  if (read.length === 0) return [];
  const sum = (of: (it: typeof read[number]) => number) => read.reduce((n, it) => n + of(it), 0);
  const kept = sum(({ recognized, readTwice }) => recognized + readTwice);
  return [[
    "Lettering it read",
    `${
      countWords(kept, "piece")
    } of pictures, confirmed by text recognition or a second reading; ` +
    `${sum(({ refused }) => refused)} that nothing confirmed were left out`,
  ]];
}

function modelFacts({ engine: { model }, sheets }: ReportBody): [string, string][] {
  if (!model) return [];
  const failed = model.pagesFailed.map((it) => it.page);
  return [
    ["Vision model", model.name],
    ["Pages sent to it", model.pagesAsked.join(", ") || "none"],
    ...(failed.length > 0
      ? [["Pages it failed on", failed.join(", ")] satisfies [string, string]]
      : []),
    ...letteringFacts(sheets),
    ["What it cost", `$${model.costUsd.toFixed(2)}`],
  ];
}
