/** Builder of findings for tests. */
import type { Finding } from "../../functions/_shared/domain/finding.ts";

/** A high issue on page 1; give what the test is about. */
export function aFinding(over: Partial<Finding> = {}): Finding {
  return {
    id: "F001-egress-door-clear-width",
    ruleId: "egress/door-clear-width",
    requirementId: "FBC-B-1010.1.1-door-width",
    category: "Egress",
    discipline: "Egress",
    title: "Egress door clear width",
    codeReference: "FBC-B 1010.1.1",
    section: "1010.1.1",
    description: "Door 104: clear width is 28 in; at least 32 in is required.",
    status: "issue",
    severity: "high",
    recommendation: "Provide a door whose clear opening is at least 32 in.",
    costEstimate: 1500,
    cost: { lowUsd: 1000, highUsd: 2000, basis: "per door (estimate)" },
    confidenceLevel: 95,
    measured: 28,
    required: 32,
    unit: "in",
    file: "plans.pdf",
    sheet: "A-101",
    evidence: { sourceText: `104 | 2'-6" x 7'-0" | 28"`, readBy: "text" },
    documentMarkup: {
      page: 1,
      x: 70,
      y: 20,
      width: 20,
      height: 2,
      highlightColor: "#E8590C",
      annotationText: "Egress door clear width",
      roomType: null,
      buildingComponent: "Egress door clear width",
      buildingElements: ["104"],
      measurements: { length: 28, width: null, area: null },
    },
    otherPlaces: [],
    sourceConfidence: "confirmed",
    sourceNote: null,
    ...over,
  };
}
