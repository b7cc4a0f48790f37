/**
 * Revised sets: which sheet is which, and what became of each comment. Fourteen seeded sets with corrected twins,
 * whose truth is known row by row, and issues of a real house, whose sheets were told by their title blocks.
 */
import { type ComparedSet, compareSets } from "../../../functions/analysis/revise/compare_sets.ts";
import { linesOf, type SetLine } from "../../../functions/analysis/revise/mended_words.ts";
import { reviewFiles } from "../../../functions/analysis/review.ts";
import { closeReaders } from "../../../functions/analysis/read/mod.ts";
import {
  CARRIED_WORDS,
  type CarriedComment,
  type CarriedState,
  type Comparison,
  type OpenComment,
} from "../../../functions/_shared/domain/comparison.ts";
import type { ProjectDetails } from "../../../functions/_shared/domain/project.ts";
import type { ReportBody } from "../../../functions/_shared/domain/report.ts";
import { knownSections } from "../accuracy.ts";
import { matchFindings, type TruthRow } from "../matching.ts";
import type { TwinTruth } from "./truth.ts";

const PLANS = "../shared/plans";
const HOME = "tests/bench/revisions";
const TWINS = [
  "apartments-r2",
  "house-hvhz-broward",
  "restaurant-a2",
  "coastal-house-ve",
  "office-buildout-b",
  "medical-office",
  "heron-point-residence",
  "teal-residence",
  "coral-daycare",
  "lindqvist-house",
  "tumblin-commons-mb",
  "harbor-brewpub",
  "saltgrass-townhomes-st-augustine",
  "pelican-duplex",
];
/** Sets whose originals are control sets. */
const CONTROL = new Set([
  "medical-office",
  "heron-point-residence",
  "teal-residence",
  "coral-daycare",
  "lindqvist-house",
  "tumblin-commons-mb",
  "harbor-brewpub",
  "saltgrass-townhomes-st-augustine",
  "pelican-duplex",
]);
/**
 * Issues of one house, each with the one before; pages that are one sheet, told by hand. States were judged by looking
 * at the sheets of both issues: a comment is open where what it names is still drawn and still fails, not confirmed
 * where that is no longer drawn and nothing shows it corrected.
 */
const ISSUES: {
  before: string;
  after: string;
  sheets: [number, number][];
  states: IssueStates;
}[] = [{
  before: "kegonsa-2014-progress-12p-rot90",
  after: "kegonsa-2014-set-16p",
  // A-101, A-102 and A-301 to A-304; the other numbers were given up.
  sheets: [[2, 1], [3, 2], [4, 7], [5, 8], [6, 9], [7, 10]],
  states: {
    comments: {
      // A garage and a fireplace are drawn, no alarm is named on any sheet; no sheet bears a seal.
      "fire/co-alarms": "open",
      "documentation/sealed-documents": "open",
      // A-601 is the foundation, A-103 the roof, A-201 and A-202 the elevations, A-800 the schedules.
      "documentation/minimum-sheets": "corrected",
      "documentation/door-schedule": "corrected",
      "documentation/drawing-scale": "corrected",
      // The site plan went from A-100 to A-101, where 75 ft. is still the one distance.
      "site/setbacks-shown": "moved",
    },
    raised: [
      "wind/opening-protection",
      "egress/dwelling-egress-door",
      "wind/product-approval",
      "egress/habitable-room-area",
      // A-800 lists the west bedroom's windows as CX125, 31 1/2 by 28 3/8 in.
      "egress/escape-opening-area",
    ],
  },
}, {
  before: "kegonsa-2014-set-16p",
  after: "kegonsa-2015-set-15p-rot90",
  // A-112 and A-400 are new; A-503, A-601 and A-800 are gone.
  sheets: [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 6],
    [6, 7],
    [7, 8],
    [8, 9],
    [9, 10],
    [10, 11],
    [11, 12],
    [12, 14],
    [13, 15],
  ],
  states: {
    comments: {
      "fire/co-alarms": "open",
      "documentation/sealed-documents": "open",
      // A-101 has no site plan any more.
      "site/setbacks-shown": "open",
      // The windows are still drawn, and nothing is said of their protection.
      "wind/opening-protection": "open",
      // The door and the windows were named by the schedules of A-800, which is gone.
      "egress/dwelling-egress-door": "unconfirmed",
      "egress/escape-opening-area": "unconfirmed",
      "wind/product-approval": "unconfirmed",
      // The den is drawn about 13 by 17 ft.
      "egress/habitable-room-area": "corrected",
    },
    // The foundation and the schedules are gone; the office and the note about concrete were not there.
    raised: [
      "documentation/minimum-sheets",
      "documentation/door-schedule",
      "egress/habitable-room-area",
      "documentation/left-open",
    ],
  },
}];

/** By rule: what became of each comment, and what was rightly raised anew. */
interface IssueStates {
  comments: Record<string, CarriedState>;
  raised: string[];
}

interface Tally {
  right: number;
  of: number;
  wrong: string[];
}

export async function benchRevisions(args: readonly string[]): Promise<void> {
  const only = args.filter((it) => !it.startsWith("--"));
  const isWanted = (name: string) => only.length === 0 || only.some((it) => name.includes(it));
  const tallies: { name: string; sheets: Tally; states: Tally | null }[] = [];
  for (const name of TWINS.filter(isWanted)) tallies.push(await measureTwin(name));
  for (const it of ISSUES.filter(({ after }) => isWanted(after))) {
    tallies.push(await measureIssue(it, args.includes("--details")));
  }
  for (const { name, sheets, states } of tallies) {
    console.log(`${name}: sheets ${share(sheets)}${states ? `, states ${share(states)}` : ""}`);
    for (const it of [...sheets.wrong, ...states?.wrong ?? []]) console.log(`  ${it}`);
  }
  await closeReaders();
}

const share = ({ right, of }: Tally): string => `${right} of ${of}`;

async function measureTwin(name: string) {
  const folder = `${CONTROL.has(name) ? "tests/bench/control/sets" : `${PLANS}/florida`}/${name}`;
  const project = await readJson<ProjectDetails>(`${folder}/project.json`);
  const rows = await readJson<TruthRow[]>(`${folder}/truth.json`);
  const truth = await readJson<TwinTruth>(`${HOME}/${name}/truth.json`);
  const before = await judge(`${folder}/plans.pdf`, project);
  const after = await judge(`${HOME}/${name}/plans.pdf`, project);
  const { comparison, comments } = await compare(before, after);
  const known = matchFindings(before.body.findings, rows, knownSections).rows;
  const states: Tally = { right: 0, of: 0, wrong: [] };
  const count = (what: string, expected: string, found: CarriedComment | undefined) => {
    states.of++;
    if (found?.state === expected) states.right++;
    else {states.wrong.push(
        `${what}: ${found ? `${found.state} (${found.why})` : "not said"}, not ${expected}`,
      );}
  };
  const named = new Set<string>();
  for (const { row, finding } of known) {
    const expected = truth.rows[row.id.split("/")[1]];
    // A row the first review did not report was no comment.
    if (!expected || !finding) continue;
    named.add(finding.id);
    count(
      `${row.id} ${row.what}`,
      expected,
      comparison.comments.find((it) => it.before?.findingId === finding.id),
    );
  }
  // Comments no row speaks of stand where nothing was changed by the twin, unless its truth names them.
  for (const { findingId, finding } of comments.filter((it) => !named.has(it.findingId))) {
    const other = truth.others?.find(({ page, ruleId }) =>
      page === finding.documentMarkup.page && ruleId === finding.ruleId
    );
    count(
      `${finding.ruleId} ${finding.description}`,
      other?.state ?? "open",
      comparison.comments.find((it) => it.before?.findingId === findingId),
    );
  }
  const fresh = comparison.comments.filter((it) => it.before === null);
  for (const { page, ruleId } of truth.raised) {
    count(
      `${ruleId} on page ${page}`,
      "new",
      fresh.find((it) =>
        it.afterPlace?.page === page && findingOf(after.body, it)?.ruleId === ruleId
      ),
    );
  }
  for (const it of fresh) {
    const finding = findingOf(after.body, it);
    const isKnown = truth.raised.some(({ page, ruleId }) =>
      page === it.afterPlace?.page && ruleId === finding?.ruleId
    );
    // What the revision did not get wrong stood there before.
    if (!isKnown) count(`${finding?.ruleId} ${finding?.description}`, "late", it);
  }
  return { name, sheets: tallySheets(comparison, truth.sheets, before, after), states };
}

const findingOf = (body: ReportBody, { afterId }: CarriedComment) =>
  body.findings.find((it) => it.id === afterId);

async function measureIssue(
  { before: earlier, after: later, sheets, states }: typeof ISSUES[number],
  withDetails: boolean,
) {
  const project = await readJson<ProjectDetails>(
    `${PLANS}/florida/house-hvhz-broward/project.json`,
  );
  const before = await judge(`${PLANS}/sets/${earlier}.pdf`, project);
  const after = await judge(`${PLANS}/sets/${later}.pdf`, project);
  const { comparison, comments } = await compare(before, after);
  for (const it of withDetails ? comparison.comments : []) {
    const was = comments.find((its) => its.findingId === it.before?.findingId)?.finding;
    const is = findingOf(after.body, it);
    console.log(
      `${CARRIED_WORDS[it.state]}: ${
        (was ?? is)?.ruleId
      } | ${was?.sheet} ${was?.description} | ${is?.sheet} ${is?.description} | ${it.why}`,
    );
  }
  return {
    name: later,
    sheets: tallySheets(comparison, sheets, before, after),
    states: tallyStates(
      comparison,
      states,
      (it) =>
        (comments.find((its) => its.findingId === it.before?.findingId)?.finding ??
          findingOf(after.body, it))?.ruleId ?? "",
    ),
  };
}

/** Every comment counts once; one nobody judged by hand is wrong until somebody has. */
function tallyStates(
  { comments }: Comparison,
  truth: IssueStates,
  ruleOf: (comment: CarriedComment) => string,
): Tally {
  const tally: Tally = { right: 0, of: 0, wrong: [] };
  for (const it of comments) {
    const rule = ruleOf(it);
    const expected = it.before === null
      ? truth.raised.includes(rule) ? "new" : "late"
      : truth.comments[rule] ?? "not judged";
    tally.of++;
    if (it.state === expected) tally.right++;
    else tally.wrong.push(`${rule}: ${it.state} (${it.why}), not ${expected}`);
  }
  return tally;
}

/** Every sheet of both sets counts once: matched rightly, or rightly left alone. */
function tallySheets(
  { sheets }: Comparison,
  truth: readonly (readonly [number, number])[],
  before: ComparedSet,
  after: ComparedSet,
): Tally {
  const tally: Tally = { right: 0, of: 0, wrong: [] };
  const nameOf = ({ body }: ComparedSet, page: number | null) =>
    body.sheets.find((it) => it.page === page)?.number ?? `page ${page}`;
  for (const { before: was, after: is, by } of sheets) {
    tally.of++;
    const isRight = was !== null && is !== null
      ? truth.some(([a, b]) => a === was && b === is)
      : !truth.some(([a, b]) => a === was || b === is);
    if (isRight) tally.right++;
    else tally.wrong.push(`${nameOf(before, was)} → ${nameOf(after, is)} by ${by}`);
  }
  return tally;
}

async function compare(before: Judged, after: Judged) {
  const comments: OpenComment[] = before.body.findings
    .filter((it) => it.status !== "compliant")
    .map((finding) => {
      const { page, x, y, width, height } = finding.documentMarkup;
      return {
        cycle: 1,
        findingId: finding.id,
        finding,
        place: { page, box: { x, y, width, height } },
      };
    });
  const comparison = await compareSets({
    cycle: 2,
    previousCycle: 1,
    before,
    after,
    lines: after.lines,
    comments,
  });
  return { comparison, comments };
}

type Judged = ComparedSet & { body: ReportBody; lines: SetLine[] };

const judged = new Map<string, Promise<Judged>>();

function judge(path: string, project: ProjectDetails): Promise<Judged> {
  const known = judged.get(path) ?? judgeAnew(path, project);
  judged.set(path, known);
  return known;
}

async function judgeAnew(path: string, project: ProjectDetails): Promise<Judged> {
  const file = { name: path.split("/").at(-1)!, bytes: await Deno.readFile(path) };
  const { body, plan } = await reviewFiles([file], project, { now: new Date("2026-01-01") });
  return { body, lines: linesOf(plan), getFile: () => Promise.resolve(file) };
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await Deno.readTextFile(path));
}
