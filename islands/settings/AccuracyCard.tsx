/** How often decisions, one's own and the team's, bear each rule out, and whether they count for the whole service. */
import { Card, CardTitle } from "../../components/ui/Card.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { type Column, DataTable } from "../../components/ui/DataTable.tsx";
import { ShowMore } from "../../components/ui/ShowMore.tsx";
import type { RuleDecisions, RuleDecisionsResponse } from "../../functions/_shared/contract/mod.ts";
import { type DismissReason, REASON_WORDS } from "../../functions/_shared/domain/disposition.ts";
import { useRuleDecisions, useShareDecisions } from "../_client/kept_words.ts";
import { NotLoaded } from "../_hooks/NotLoaded.tsx";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import { useShown } from "../_hooks/shown.ts";

export default function AccuracyCard({ initial }: { initial: RuleDecisionsResponse | null }) {
  const { data, error } = useRuleDecisions(initial);
  const sharing = useShareDecisions();
  const shown = useShown(data?.rules ?? [], null, "rules");
  if (!data) return <NotLoaded what="Your decisions by rule" error={error} />;
  return (
    <Card labelledBy="accuracy">
      <CardTitle
        id="accuracy"
        hint="What you and your organizations decided about each rule’s findings, in the latest report of each project."
      >
        Accuracy by rule
      </CardTitle>
      <div className="px-5 pb-4">
        <Checkbox
          id="share-decisions"
          isChecked={data.isShared}
          onCheckedChange={(isShared) =>
            sharing.mutate(isShared, {
              onSuccess: () =>
                notify({
                  title: isShared ? "Your decisions are shared" : "Your decisions are private",
                }),
              onError: (error) => notifyFailure("Choice not saved", error),
            })}
          label="Share my decisions anonymously to improve the rules"
          hint="Only the rule, the decision and its reason are counted, so rules that get it wrong can be fixed."
        />
      </div>
      <div className="border-t border-hairline">
        <DataTable
          label="Your decisions by rule"
          rows={data.rules}
          most={shown.items.length}
          keyOf={(it) => it.ruleId}
          empty="Rules appear here once a report has findings."
          columns={COLUMNS}
        />
      </div>
      <ShowMore left={shown.left} onMore={shown.more} />
    </Card>
  );
}

const COUNTS = ["raised", "accepted", "resolved", "dismissed"] as const;

const count = (name: string, key: typeof COUNTS[number]): Column<RuleDecisions> => ({
  name,
  isNumber: true,
  from: "sm",
  cell: (it: RuleDecisions) => it[key] || "–",
  sortBy: (it: RuleDecisions) => it[key],
});

const COLUMNS: readonly Column<RuleDecisions>[] = [
  {
    name: "Rule",
    isProse: true,
    cell: (it) => (
      <>
        {it.title ?? <span className="font-mono text-xs wrap-anywhere">{it.ruleId}</span>}
        <span className="block text-sm text-muted sm:hidden">{countsOf(it)}</span>
        {it.dismissed > 0 && (
          <span className="block text-sm text-muted">Dismissed: {reasonsOf(it)}</span>
        )}
      </>
    ),
    sortBy: (it) => it.title ?? it.ruleId,
  },
  count("Raised", "raised"),
  count("Accepted", "accepted"),
  count("Resolved", "resolved"),
  count("Dismissed", "dismissed"),
];

/** `3 raised, 1 accepted, 1 dismissed`: what the columns say where there is no room for them. */
const countsOf = (it: RuleDecisions): string =>
  COUNTS.filter((key) => it[key] > 0).map((key) => `${it[key]} ${key}`).join(", ");

function reasonsOf({ reasons }: RuleDecisions): string {
  return Object.entries(reasons)
    .map(([reason, n]) => `${REASON_WORDS[reason as DismissReason]} (${n})`)
    .join(", ");
}
