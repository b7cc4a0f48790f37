/** Report verification for anyone: one field, one answer. Works without script; the address can be shared. */
import type { Context } from "hono";
import { PublicPage } from "../../components/public/PublicPage.tsx";
import { CompareFile } from "../../components/verify/CompareFile.tsx";
import { VerifyAnswer, type VerifyOutcome } from "../../components/verify/VerifyAnswer.tsx";
import { VerifyAbout } from "../../components/verify/VerifyAbout.tsx";
import type { VerifyResponse } from "../../functions/_shared/contract/mod.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { type PageEnv, relay } from "../_relay.ts";

export default async function showVerify(c: Context<PageEnv>) {
  const asked = c.req.query("code");
  const code = asked?.trim().toUpperCase() ?? "";
  const outcome = asked === undefined ? null : await lookUp(c, code);
  return c.render(<VerifyPage code={code} outcome={outcome} />, {
    title: "Verify a report – FLClear",
    description: "Check that an FLClear compliance report is genuine and unchanged.",
    bundle: "verify",
  });
}

async function lookUp(c: Context<PageEnv>, code: string): Promise<VerifyOutcome> {
  if (code === "") return { kind: "missing" };
  const path = `/api/verify/${encodeURIComponent(code)}`;
  const answer = await relay<VerifyResponse>(c, path, { method: "GET" });
  if (answer.ok) return { kind: "answered", result: answer.body.verificationResult };
  if (answer.status >= 500) {
    c.status(503);
    return { kind: "outage" };
  }
  c.status(answer.status as 404);
  return {
    kind: "refused",
    code,
    message: answer.message || MESSAGES.verificationRefused.fallback,
  };
}

function VerifyPage({ code, outcome }: { code: string; outcome: VerifyOutcome | null }) {
  return (
    <PublicPage path="/verify">
      <div className="split lead">
        <div className="stack">
          <div className="stack tight">
            <h1>Verify a report</h1>
            <p className="muted">
              Enter the code printed on the report to see whether it’s genuine and unchanged.
            </p>
          </div>
          <form id="verify-form" className="stack tight" method="get" action="/verify">
            <label htmlFor="code">Verification code</label>
            <p id="code-hint" className="small muted">
              Next to the QR code on the report’s first and last pages, and at the top of every page
              between.
            </p>
            <div className="row">
              <input
                id="code"
                name="code"
                className="code"
                placeholder="FLC-XXXXXX-CERT"
                defaultValue={code}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                aria-describedby="code-hint"
              />
              <button className="button" type="submit">Verify Report</button>
            </div>
          </form>
          <VerifyAnswer outcome={outcome} checkedAt={new Date()} />
          <CompareFile />
        </div>
        <VerifyAbout />
      </div>
    </PublicPage>
  );
}
