/** The terms in plain words: what is promised, what is not, what it costs. */
import type { Context } from "hono";
import { formatCents, formatDate } from "../../components/format.ts";
import { PublicPage } from "../../components/public/PublicPage.tsx";
import { SUBSCRIPTION_PLANS } from "../../functions/_shared/constants/plans.ts";
import type { PageEnv } from "../_relay.ts";

export default function showTerms(c: Context<PageEnv>) {
  return c.render(<TermsPage operator={c.get("services").getOperator()} />, {
    title: "Terms – FLClear",
    description: "What FLClear promises, what it doesn’t, and what it costs.",
    bundle: "plain",
  });
}

const prices = SUBSCRIPTION_PLANS
  .map((it) => `${it.name} ${formatCents(it.priceCents).replace(".00", "")}`)
  .join(", ");

/** The day these words were changed last. */
const AS_OF = "2026-11-30";

function TermsPage({ operator }: { operator: string | null }) {
  return (
    <PublicPage path="/terms">
      <div className="stack prose">
        <h1>Terms</h1>
        <p className="muted">As of {formatDate(AS_OF)}.</p>
        <h2>Who runs this site</h2>
        {operator ? <p>{`${operator}, called the operator below.`}</p> : (
          <p>
            This site hasn’t named its operator yet. Until it does, “the operator” below means the
            owner of this web address; to ask who that is, use the{" "}
            <a href="/#contact">contact form</a>.
          </p>
        )}
        <h2>What you get</h2>
        <p>
          An automated review of the plans you upload against the Florida Building Code, 8th edition
          (2023), within the limits of your plan. It assists design professionals and reviewers. It
          is not a permit, not an approval and not professional advice; the building official
          decides, and the design professional of record stays responsible.
        </p>
        <h2>What you provide</h2>
        <p>
          Plans you have the right to upload, and an account whose password you keep to yourself.
          Files that aren’t plans, or that attack the service, can be refused.
        </p>
        <h2>What’s yours</h2>
        <p>
          Everything you upload and everything made from it. You can export and delete it at any
          time.
        </p>
        <h2>What it costs</h2>
        <p>
          Per month:{" "}
          {prices}. A paid plan renews every month until you cancel. Once canceled, it stays in
          force until the billing period ends; then the Free plan’s limits apply.
        </p>
        <h2>Changes</h2>
        <p>
          The operator may change prices and limits for billing periods that haven’t been paid for.
          Reports already issued stay verifiable.
        </p>
        <h2>Questions</h2>
        <p>
          Do you have questions about these terms? Use the <a href="/#contact">contact form</a>.
        </p>
      </div>
    </PublicPage>
  );
}
