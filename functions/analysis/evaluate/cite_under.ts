/** Cites a finding in the volume that governs, where its demand is written in two. */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { GoverningVolume } from "../../_rules/building_profile.ts";
import {
  citationOf,
  describeCitation,
  sectionUnder,
} from "../../_rules/limits/fbc_2023/citation.ts";
import { getRequirement } from "../../_rules/limits/fbc_2023/requirements.ts";

/**
 * An office is cited FBC-B 2406.4.2 for what a house is cited FBC-R R308.4.2 for. Where nobody says which volume
 * governs, the finding keeps the section of its rule, and both where its rule has both.
 */
export function citeUnder(finding: Finding, governing: GoverningVolume): Finding {
  const requirement = getRequirement(finding.requirementId);
  const under = sectionUnder(requirement, governing);
  if (!under) {
    const isWhole = finding.section === requirement.section;
    return isWhole ? { ...finding, codeReference: citationOf(requirement) } : finding;
  }
  return { ...finding, ...under, citation: describeCitation(requirement, under.section) };
}
