/** How a review works and how accurate it was when it was measured blind, with the sample sizes. */
import type { Context } from "hono";
import { formatCount } from "../../components/format.ts";
import {
  BLIND_ROWS,
  BLIND_TOTAL,
  type BlindRow,
  FALSE_ISSUES,
  ofAll,
} from "../../components/landing/accuracy.ts";
import { PublicPage } from "../../components/public/PublicPage.tsx";
import { planContentItems } from "../../functions/_rules/limits/fbc_2023/required_documents.ts";
import { requirements } from "../../functions/_rules/limits/fbc_2023/requirements.ts";
import { rules } from "../../functions/_rules/mod.ts";
import type { PageEnv } from "../_relay.ts";

export default function showMethod(c: Context<PageEnv>) {
  return c.render(<MethodPage />, {
    title: "How accurate it is – FLClear",
    description:
      "How FLClear reviews plans, and how many errors it found on drawings it had never seen.",
    bundle: "plain",
  });
}

/** Requirements some rule checks. */
const CHECKED = new Set(rules.map((it) => it.requirementId));

const share = ({ reported: [count, all] }: BlindRow) => count / all;
const BY_SHARE = BLIND_ROWS.toSorted((a, b) => share(a) - share(b));
const [LOWEST, HIGHEST] = [BY_SHARE[0], BY_SHARE[BY_SHARE.length - 1]];

const FALSE_PER_SET = Math.round(
  (FALSE_ISSUES.atNearMisses + FALSE_ISSUES.elsewhere) / FALSE_ISSUES.sets,
);

/** `Author 3, other programs (3 sets)` below a head that says what it is: `3, other programs (3)`. */
const shortened = (sets: string) =>
  sets.replace(/^Authors? /, "").replace(/ \((\d+) sets?\)$/, "\u00a0($1)");

const percent = ([count, all]: readonly [number, number]) => `${Math.round(100 * count / all)}%`;

function MethodPage() {
  return (
    <PublicPage path="/method">
      <div className="stack prose">
        <h1>How a review works, and how accurate it is</h1>
        <ol className="stack tight">
          <li>
            Every page is read: as text and linework where the drawing has them, with character
            recognition where it’s a scan or photo.
          </li>
          <li>
            Rooms, doors, schedules, dimensions, notes and code data become facts. Each one records
            where it is on the sheet and how it was read.
          </li>
          <li>
            {rules.length} rules compare the facts with {CHECKED.size} of the {requirements.length}
            {" "}
            requirements in the catalog; the others are put to a person. Each rule knows when it
            applies and has its own tests. With the {planContentItems.length}{" "}
            items of the submittal checklist, a report lists{" "}
            {requirements.length + planContentItems.length} requirements.
          </li>
          <li>
            An issue needs a section of the code and evidence on the named sheet. Anything less
            becomes a question for a person or is listed as not verified.
          </li>
          <li>The report says how many of the applicable requirements could be decided.</li>
        </ol>
        <h2 id="accuracy">Measured blind</h2>
        <p>
          Authors who hadn’t read the rules drew plan sets with{" "}
          {formatCount(BLIND_TOTAL.reported[1])} errors and {formatCount(BLIND_TOTAL.nearMisses[1])}
          {" "}
          near misses, which look like errors but comply. Each set was reviewed once before anyone
          looked at the result. On these, FLClear found, as an issue or as a question,{" "}
          <strong>{ofAll(BLIND_TOTAL.reported)} errors</strong> (
          {percent(BLIND_TOTAL.reported)}) and flagged, either way,{" "}
          <strong>{ofAll(BLIND_TOTAL.nearMisses)} near misses</strong> (
          {percent(BLIND_TOTAL.nearMisses)}).
        </p>
        <p>
          Look at the spread as well as the total:{" "}
          <a href="#authors">from author to author</a>, the share of errors found ran from{" "}
          {percent(LOWEST.reported)} to{" "}
          {percent(HIGHEST.reported)}. On sheets in a style the review hasn’t seen before, expect as
          wide a spread.
        </p>
        <p>
          Expect about {FALSE_PER_SET} false issues per set, too. The last {FALSE_ISSUES.sets}{" "}
          sets had {FALSE_ISSUES.atNearMisses + FALSE_ISSUES.elsewhere}: {FALSE_ISSUES.atNearMisses}
          {" "}
          at near misses and {FALSE_ISSUES.elsewhere}{" "}
          where the author had drawn neither an error nor a near miss. A few of these{" "}
          {FALSE_ISSUES.elsewhere}{" "}
          may be right; here they’re all counted as false. (The table at the end of this page
          doesn’t count these{" "}
          {FALSE_ISSUES.elsewhere}.) Because some issues are false, every finding shows its
          evidence, doubt becomes a question, and a person decides.
        </p>
        <h2 id="verified">Verified today</h2>
        <p>
          Anyone who receives a report can check on the <a href="/verify">verify page</a>{" "}
          that it’s genuine. The landing page shows today’s count once there is one. A day runs from
          midnight to midnight UTC. We count checks, not people: who checked a report isn’t
          recorded. When a report is deleted, its checks no longer count.
        </p>
        <h2>What it doesn’t do</h2>
        <p>
          It doesn’t replace a plans examiner, an engineer or an architect, and its signature isn’t
          a design professional’s seal. What it couldn’t read or verify is listed on the report and
          never counted as compliant.
        </p>
        <p>
          <a href="/sample">See a finished report</a> or{" "}
          <a href="/register">review your own plans</a>.
        </p>
        <h2 id="authors">Author by author</h2>
        <p>
          “Found” and “flagged” count issues and questions alike. Errors and near misses aren’t
          paired one to one: each author chose how many of each to draw. Two authors who worked
          together share a row. “Other programs” means sets drawn in different software from the
          rest. Authors 16 to 20 aren’t listed because they wrote single statements, not plan sets.
        </p>
        <details>
          <summary>Figures for {BLIND_ROWS.length} authors and groups</summary>
          <div className="scroll">
            <table className="figures">
              <colgroup>
                <col />
                <col span={5} className="figure" />
              </colgroup>
              <thead>
                <tr>
                  <th scope="col" rowSpan={2}>Author (sets)</th>
                  <th scope="colgroup" colSpan={3}>Errors</th>
                  <th scope="colgroup" colSpan={2}>Near misses</th>
                </tr>
                <tr>
                  <th scope="col">drawn</th>
                  <th scope="col">found</th>
                  <th scope="col">share</th>
                  <th scope="col">drawn</th>
                  <th scope="col">flagged</th>
                </tr>
              </thead>
              <tbody className="sum">
                <BlindLine {...BLIND_TOTAL} sets="All sets" />
              </tbody>
              <tbody>
                {BLIND_ROWS.map((row) => (
                  <BlindLine key={row.sets} {...row} sets={shortened(row.sets)} />
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </div>
    </PublicPage>
  );
}

function BlindLine({ sets, reported, nearMisses }: BlindRow) {
  return (
    <tr>
      <th scope="row">{sets}</th>
      <td>{formatCount(reported[1])}</td>
      <td>{formatCount(reported[0])}</td>
      <td>{percent(reported)}</td>
      <td>{formatCount(nearMisses[1])}</td>
      <td>{formatCount(nearMisses[0])}</td>
    </tr>
  );
}
