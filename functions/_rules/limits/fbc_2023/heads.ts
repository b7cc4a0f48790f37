/** What a requirement tells of the rules that check it. */
import type { Severity } from "../../../_shared/domain/finding.ts";
import { type BuildingProfile, isCommercial, isResidential } from "../../building_profile.ts";
import type { Applicability, RuleContext } from "../../define_rule.ts";
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

/** The head of a rule: how much it weighs, where it is written, what it is called, whom it binds and what to do. */
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
  /** Building-wide applicability; leaving it out means every building. */
  when?: (building: BuildingProfile, context: RuleContext) => Applicability;
  recommendation: string;
}

/** Whom a volume binds. */
const BINDS = { commercial: isCommercial, residential: isResidential, both: undefined } as const;

/** The head of a rule as its requirement gives it. @throws {RangeError} when it is not loaded */
export function headOf(requirementId: string): RuleHead {
  const requirement = getRequirement(requirementId);
  const { severity, section, title, recommendation, appliesTo } = requirement;
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
    when: BINDS[appliesTo.scope],
    recommendation,
  };
}
