/** How often reviewers agreed with a rule's findings: rules that err come to light here. */
import { plural } from "../../components/format.ts";
import { FoldedFigures } from "../../components/ui/FoldedFigures.tsx";
import type { RuleAccuracy } from "../../functions/_shared/contract/mod.ts";
import { useAccuracy } from "../_client/admin.ts";
import SearchedTable, { useListState } from "./SearchedTable.tsx";

const percent = (share: number | null) => share === null ? "–" : `${Math.round(share * 100)}%`;

const ratingWords = ({ averageRating }: RuleAccuracy): string | null =>
  averageRating === null ? null : `${averageRating.toFixed(1)} of 5`;

/** What the columns of figures say on a phone: `4 right, 1 wrong`. */
export const decidedWords = ({ right, wrong }: RuleAccuracy): string | null =>
  right + wrong > 0 ? `${right} right, ${wrong} wrong` : null;

/** What the columns after them say where they have no room: `Dismissed: The sheet was misread`, `2 reports rated 4.5 of 5`. */
export function answerWords(rule: RuleAccuracy): string[] {
  const { reasons, reports } = rule;
  const rating = ratingWords(rule);
  return [
    ...reasons.length > 0 ? [`Dismissed: ${reasons.join("; ")}`] : [],
    ...rating === null
      ? []
      : [`${plural(reports, "report")} rated ${rating}, ${percent(rule.helpfulShare)} helpful`],
  ];
}

const LEGEND = "max-w-prose text-sm text-muted";

export default function AccuracyTable() {
  const list = useListState();
  const { data } = useAccuracy(list.state);
  return (
    <>
      <div className="border-b border-hairline px-5 py-2 md:py-4">
        <FoldedFigures facts={["What counts as right or wrong"]} from="md">
          <p className={LEGEND}>
            <strong className="font-medium text-ink">Right</strong>: findings that reviewers
            accepted, marked resolved, or dismissed because the building official accepts them as
            is.{" "}
            <strong className="font-medium text-ink">Wrong</strong>: findings they dismissed for any
            other reason. Deferred findings and duplicates don’t count. A percentage based on a few
            findings means little.
          </p>
          <p className={LEGEND}>
            <strong className="font-medium text-ink">Reports rated</strong>,{" "}
            <strong className="font-medium text-ink">found helpful</strong> and{" "}
            <strong className="font-medium text-ink">average rating</strong>{" "}
            come from the survey. People rate a report as a whole, so each answer counts for every
            rule with a finding in that report.
          </p>
        </FoldedFigures>
      </div>
      <SearchedTable
        label="Accuracy by rule"
        rows={data?.rules}
        total={data?.total}
        list={list}
        noun="rule"
        placeholder="Search rules..."
        keyOf={(it) => it.ruleId}
        empty="A rule appears here once someone who shares their decisions has reviewed one of its findings, or once a report with one of its findings has been rated."
        columns={[
          {
            name: "Rule",
            isProse: true,
            cell: (it) => (
              <>
                {it.title && <span className="block">{it.title}</span>}
                <span className="font-mono text-xs wrap-anywhere text-muted">{it.ruleId}</span>
                {/* On a phone there is room for no other columns, on a tablet for four. */}
                <span className="block sm:hidden">{decidedWords(it)}</span>
                {answerWords(it).map((line) => (
                  <span key={line} className="block xl:hidden">{line}</span>
                ))}
              </>
            ),
            sortBy: (it) => it.title ?? it.ruleId,
          },
          {
            name: "Findings reviewed",
            from: "sm",
            cell: (it) => it.right + it.wrong,
            isNumber: true,
            sortBy: (it) => it.right + it.wrong,
          },
          {
            name: "Right",
            from: "sm",
            cell: (it) => it.right,
            isNumber: true,
            sortBy: (it) => it.right,
          },
          {
            name: "Wrong",
            from: "sm",
            cell: (it) => it.wrong,
            isNumber: true,
            sortBy: (it) => it.wrong,
          },
          {
            name: "Percent right",
            from: "sm",
            cell: (it) => percent(it.rightShare),
            isNumber: true,
            sortBy: (it) => it.rightShare,
          },
          {
            name: "Reasons for dismissal",
            from: "xl",
            isProse: true,
            cell: (it) =>
              it.reasons.length === 0 ? "–" : (
                <ul className="flex flex-col gap-1">
                  {it.reasons.map((reason, index) => <li key={index}>{reason}</li>)}
                </ul>
              ),
          },
          {
            name: "Reports rated",
            from: "xl",
            cell: (it) => it.reports,
            isNumber: true,
            sortBy: (it) => it.reports,
          },
          {
            name: "Found helpful",
            from: "xl",
            cell: (it) => percent(it.helpfulShare),
            isNumber: true,
            sortBy: (it) => it.helpfulShare,
          },
          {
            name: "Average rating",
            from: "xl",
            cell: (it) => ratingWords(it) ?? "–",
            isNumber: true,
            sortBy: (it) => it.averageRating,
          },
        ]}
      />
    </>
  );
}
