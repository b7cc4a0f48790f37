import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { LatestReport } from "../../../components/dashboard/LatestReport.tsx";
import { StatusBadge } from "../../../components/project/StatusBadge.tsx";
import { ExecutiveSummary } from "../../../components/report/ExecutiveSummary.tsx";
import { FilterBar } from "../../../components/report/FilterBar.tsx";
import { firstToDo, openFindings } from "../../../components/report/filters.ts";
import { SummaryCards } from "../../../components/report/SummaryCards.tsx";
import { exportCsv } from "../../../functions/_report/exports/csv.ts";
import { renderReportPdf } from "../../../functions/_report/report_pdf.ts";
import { writeAnalysisMail } from "../../../functions/_services/mails.ts";
import { countFindings, countIssues, openWords } from "../../../functions/_shared/counts.ts";
import { type Disposition, UNTOUCHED } from "../../../functions/_shared/domain/disposition.ts";
import type { ReportResponse } from "../../../functions/_shared/contract/mod.ts";
import { reviewFiles } from "../../../functions/analysis/review.ts";
import Matrix from "../../../islands/report/Matrix.tsx";
import { aFinding } from "../../fakes/finding.ts";
import { aProject } from "../../fakes/plan_set.ts";
import { readPdf } from "../_report/_read_pdf.ts";
import { aReportInput } from "../_report/_sample.ts";

const OFFICE = new URL("../../fixtures/plans/office-buildout.pdf", import.meta.url);
const files = [{ name: "office.pdf", bytes: await Deno.readFile(OFFICE) }];
const { body } = await reviewFiles(files, aProject({ femaFloodZone: "X" }), { now: new Date(0) });
const report = { ...body, id: "r1", status: "completed" } as unknown as ReportResponse;
const textOf = (html: string) =>
  html.replaceAll("<!-- -->", "").replace(/<[^>]+>/g, " ").replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
const show = (...parts: Parameters<typeof renderToString>) => textOf(renderToString(...parts));

/** Counted here by hand, without the product's own functions. */
const of = (status: string) => body.findings.filter((it) => it.status === status);
const issues = of("issue").length;
const critical = of("issue").filter((it) => it.severity === "critical").length;
const questions = of("warning").length;
const complies = of("compliant").length;
const due = body.matrix!.filter((it) => it.answer !== "not due");
const fails = due.filter((it) => it.answer === "fails").length;
const decided = fails + due.filter((it) => it.answer === "complies").length;
const requirements = `${decided} of ${due.length} requirements decided`;

Deno.test("the set the numbers are followed through has some of each", () => {
  for (const count of [issues, critical, questions, complies, fails]) assert.ok(count > 0);
});

Deno.test("the report counts issues, questions and requirements as they are defined", () => {
  assert.equal(body.totalIssues, issues);
  assert.equal(body.counts.critical, critical);
  assert.equal(body.counts.warnings, questions);
  assert.equal(body.counts.compliant, complies);
  assert.equal(body.score.criticals, critical);
  assert.deepEqual(body.counts, countFindings(body.findings));
  assert.equal(countIssues(body.counts), issues);
  assert.ok(body.score.headline!.endsWith(`${requirements}; ${fails} fail`));
});

Deno.test("cards say the same issues, critical, questions and requirements", () => {
  const cards = show(<SummaryCards report={report} />);
  assert.ok(cards.includes(`Total issues ${issues} ${critical} critical`), cards);
  // On a phone the same is said in a sentence below the cards.
  const [tiles, sentence] = cards.split(/(?=Generated \w+ \d+, \d+ by)/);
  assert.ok(sentence.includes(`${critical} critical`) && sentence.includes(requirements), cards);
  const each = [...tiles.matchAll(/(\d+) (?:critical|high|medium|low)\b(?! finding)/g)];
  assert.equal(each.reduce((sum, [, count]) => sum + Number(count), 0), issues, cards);
  assert.ok(cards.includes(`; ${questions} more need a person`), cards);
  assert.ok(cards.includes(requirements));
  const { totalIssues, overallScore, findings } = body;
  const project = { id: "p1", name: "Office", status: "completed", issuesFound: totalIssues };
  const latest = show(
    <LatestReport
      project={project as never}
      report={{ reportId: "r1", totalIssues, overallScore, findings }}
      isLoading={false}
    />,
  );
  assert.ok(latest.includes(`${issues} issues and ${questions} that need a person.`), latest);
  // What is listed and what the button counts are together what the line above them says.
  const open = issues + questions;
  assert.ok(latest.includes(`${open} open findings: ${issues} issues`), latest);
  assert.ok(latest.includes(`View ${open - 3} More Findings`), latest);
  // What was dismissed isn’t named as if it stood, and the line above says why there is less.
  const first = openFindings(findings)[0];
  const dismissed: Disposition = {
    ...UNTOUCHED,
    findingId: first.id,
    state: "dismissed",
    decidedBy: null,
    decidedAt: null,
    updatedAt: "2026-11-20T10:00:00Z",
    comments: 0,
  };
  const after = show(
    <LatestReport
      project={project as never}
      report={{ reportId: "r1", totalIssues, overallScore, findings }}
      isLoading={false}
      decided={new Map([[first.id, dismissed]])}
    />,
  );
  assert.ok(after.includes(`${open - 1} open findings: ${issues - 1} issues`), after);
  assert.ok(after.includes("1 dismissed finding isn’t counted."), after);
  assert.ok(after.includes(`View ${open - 4} More Findings`), after);
  assert.ok(!after.includes("Accepted ones"), after);
  const accepted = show(
    <LatestReport
      project={project as never}
      report={{ reportId: "r1", totalIssues, overallScore, findings }}
      isLoading={false}
      decided={new Map([[first.id, { ...dismissed, state: "accepted" }]])}
    />,
  );
  assert.ok(accepted.includes("Accepted ones stay open until they’re resolved."), accepted);
  const badge = show(<StatusBadge project={{ ...project, review: null } as never} />);
  assert.ok(badge.includes(`${issues} Issues Found`), badge);
});

Deno.test("the dashboard names first what the summary says to do first", () => {
  // As a reviewer’s own findings come: behind all of the engine’s.
  const own = aFinding({ id: "R001", title: "Own finding", severity: "critical" });
  const gone = body.findings.find((it) => it.status === "issue" && it.severity === "critical")!;
  const findings = [...body.findings, own];
  const decided = new Map([[gone.id, { ...UNTOUCHED, state: "dismissed" }]]) as never;
  const latest = show(
    <LatestReport
      project={{ id: "p1", name: "Office" } as never}
      report={{ reportId: "r1", totalIssues: issues, overallScore: 59, findings }}
      isLoading={false}
      decided={decided}
    />,
  );
  const summary = show(<ExecutiveSummary report={{ ...report, findings }} decided={decided} />);
  const first = firstToDo(findings, decided);
  assert.equal(first.length, 3);
  assert.ok(first.includes(own) && !first.includes(gone));
  const inOrder = (text: string, words: string[]) => {
    const places = words.map((it) => text.indexOf(it));
    assert.ok(places.every((at, index) => at > (places[index - 1] ?? -1)), text);
  };
  inOrder(latest, first.map((it) => it.title));
  inOrder(summary, first.map((it) => textOf(it.recommendation || it.title)));
});

Deno.test("chips say the same issues, critical and questions", () => {
  const chips = show(
    <FilterBar findings={openFindings(body.findings)} filter="all" onChange={() => {}} />,
  );
  assert.ok(chips.includes(`All Issues ${issues} , ${questions} need a person`), chips);
  assert.ok(chips.includes(`Critical ${critical} `), chips);
});

Deno.test("chips count what is open, without what was settled", () => {
  const open = openFindings(body.findings);
  const first = open.find((it) => it.status === "issue" && it.severity === "critical")!;
  const decided = new Map([[first.id, { state: "dismissed" as const }]]);
  const chips = show(
    <FilterBar findings={open} filter="all" decided={decided} onChange={() => {}} />,
  );
  assert.ok(
    chips.includes(`All Issues ${issues - 1} , ${questions} need a person Critical`),
    chips,
  );
  assert.ok(chips.includes(`Critical ${critical - 1} `), chips);
});

Deno.test("what complies is no issue on a chip, though it is in the list", () => {
  const chips = show(<FilterBar findings={body.findings} filter="all" onChange={() => {}} />);
  assert.ok(chips.includes(`All Issues ${issues} , ${questions} need a person`), chips);
});

Deno.test("the calculator of the occupant load has the verdict of the findings", () => {
  const load = body.calculations.find(({ id }) => id === "occupant-load")!;
  const [check] = load.checks!;
  assert.equal(check.shown, "118 occupants");
  const row = body.matrix!.find(({ id }) => id === "FBC-B-1004.5-occupant-load")!;
  assert.equal(row.answer, "needs a person");
  assert.equal(check.meets, null);
});

Deno.test("thousands are marked on chips", () => {
  const many = Array.from(
    { length: 1234 },
    () => body.findings.find((it) => it.status === "issue")!,
  );
  const chips = show(<FilterBar findings={many} filter="all" onChange={() => {}} />);
  assert.ok(chips.includes("All Issues 1,234 "), chips);
});

Deno.test("the tab of the requirements says the same requirements and failures", () => {
  const tab = show(
    (
      <Matrix projectId="p1" report={report} onShowOnSheet={() => {}} onShowPlace={() => {}} />
    ),
  );
  assert.ok(tab.includes(requirements));
  assert.ok(tab.includes(`applicable ${due.length} fails ${fails} `), tab.slice(0, 400));
  const asked = due.filter((it) => it.answer === "needs a person").length;
  assert.ok(tab.includes(`needs a person ${asked} requirements `), tab.slice(0, 400));
});

Deno.test("the PDF says the same on its cover, in its summary and in its open points", async () => {
  const input = await aReportInput({ body, hasAppendix: true });
  const pages = (await readPdf(await renderReportPdf(input))).map(({ text }) => text);
  const text = pages.join(" ").replace(/\s+/g, " ");
  assert.ok(pages[0].replace(/\s+/g, " ").includes(requirements));
  assert.ok(text.includes(`${issues} findings do not comply: ${critical} critical`));
  assert.ok(text.includes(`${questions} findings need a person`));
  assert.ok(text.includes(`Needs a person (${questions})`));
  assert.ok(text.includes(`Fails (${fails})`));
});

Deno.test("the CSV has a row for each of them, of each status as many", () => {
  const lines = exportCsv(body.findings).split("\r\n");
  const rows = (status: string) =>
    lines.filter((line) => new RegExp(`^[^,]+,${status},`).test(line)).length;
  assert.deepEqual(["issue", "warning", "compliant"].map(rows), [issues, questions, complies]);
});

Deno.test("the mail says the same requirements and failures", () => {
  const { text } = writeAnalysisMail(
    { email: "a@example.com", name: "A" },
    { name: "Office", isCompleted: true, reason: null, review: body.score },
    { link: "https://x/1", unsubscribe: "https://x/2", oneClick: "https://x/3" },
  );
  assert.ok(text.replace(/\s+/g, " ").includes(`${requirements}; ${fails} fail. Score `), text);
});

Deno.test("openWords() speaks of one and of many, and of no questions not at all", () => {
  const counts = (...all: ("issue" | "warning")[]) =>
    countFindings(all.map((status) => aFinding({ status })));
  assert.equal(openWords(counts("issue", "warning")), "1 issue, 1 more needs a person");
  assert.equal(openWords(counts("issue", "issue")), "2 issues");
  assert.equal(openWords(counts("warning", "warning")), "0 issues, 2 need a person");
});
