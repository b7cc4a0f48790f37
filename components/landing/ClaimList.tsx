/** What stands behind each claim of the public pages, in the open. */
import { ALL_CLAIMS } from "./content.ts";

export function ClaimList() {
  return (
    <details id="claims" className="mt-8 max-w-3xl scroll-mt-20 rounded-lg border border-hairline">
      <summary className="px-5 py-3 font-medium">What stands behind our claims</summary>
      <dl className="grid gap-x-6 gap-y-2 border-t border-hairline px-5 py-4 text-sm sm:grid-cols-[max-content_1fr]">
        {ALL_CLAIMS.map((claim) => (
          <div key={claim.id} className="contents">
            <dt className="font-medium">{claim.text}</dt>
            <dd className="text-muted">
              {claim.evidence
                ? (
                  <a
                    href={claim.evidence.href}
                    className="text-accent underline underline-offset-2"
                  >
                    {claim.evidence.label}
                  </a>
                )
                : "Stated by the operator of this site; no evidence has been published here."}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
