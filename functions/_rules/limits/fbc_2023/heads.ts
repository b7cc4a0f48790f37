/** What a requirement tells of the rules that check it. */
import type { Severity } from "../../../_shared/domain/finding.ts";
import { categoryOf, shortVolumeOf } from "./citation.ts";
import { getRequirement } from "./requirements.ts";

/** Volumes of the code a rule can cite. B building, R residential, P plumbing, M mechanical, FG fuel gas, EC energy, A accessibility. */
type Volume =
  | "FBC-B"
  | "FBC-R"
  | "FBC-EB"
  | "FBC-P"
  | "FBC-M"
  | "FBC-FG"
  | "FBC-EC"
  | "FBC-A"
  | "NEC"
  | "FFPC"
  | "F.S."
  | "NFPA 37"
  | "NFPA 58";

/** The head of a rule: how much it weighs, where it is written and what it is called. */
export interface RuleHead {
  severity: Severity;
  source: { volume: Volume; edition: "2023" | "2020" | "2021" | "2022"; section: string };
  category:
    | "Egress"
    | "Fire Safety"
    | "Accessibility"
    | "Structural"
    | "Wind"
    | "Flood"
    | "Electrical"
    | "Mechanical"
    | "Plumbing"
    | "Gas"
    | "Energy"
    | "Site"
    | "Documentation";
  title: string;
}

/** The head of a rule as its requirement gives it. @throws {RangeError} when it is not loaded */
export function headOf(requirementId: string): RuleHead {
  const requirement = getRequirement(requirementId);
  const { severity, section, title } = requirement;
  const statute = /^F\.S\. ([\d.]+)$/.exec(section)?.[1];
  const volume = statute ? "F.S." : shortVolumeOf(requirement) as Volume;
  return {
    severity,
    source: {
      volume,
      edition: volume === "NEC" ? "2020" : "2023",
      section: statute ?? section,
    },
    category: categoryOf(requirement) as RuleHead["category"],
    title,
  };
}
