/** What the model alone vouches for, or speaks against: a question, with the reason before what was found. */
import { WARNING_COLOR } from "../../_shared/constants/severity.ts";
import type { Finding } from "../../_shared/domain/finding.ts";

/** Confidence of it, percent at most. */
const MOST = 50;

/** The finding as a question that begins with `doubt`, a sentence. */
export function asUnconfirmed(finding: Finding, doubt: string): Finding {
  const description = `${doubt} ${finding.description}`;
  return {
    ...finding,
    status: "warning",
    description,
    cost: null,
    costEstimate: null,
    confidenceLevel: Math.min(finding.confidenceLevel, MOST),
    documentMarkup: {
      ...finding.documentMarkup,
      highlightColor: WARNING_COLOR,
      annotationText: `${finding.title}: ${description}`,
    },
  };
}
