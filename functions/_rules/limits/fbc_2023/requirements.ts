/**
 * The requirements of the 8th edition (2023) the rules stand on: section, severity, cost and how sure the
 * source is of the figure. Restated in short form; no code text is copied.
 */
import type { OccupancyGroup } from "../../../_shared/constants/options.ts";
import type { Severity, SourceConfidence } from "../../../_shared/domain/finding.ts";
import data from "./requirements.json" with { type: "json" };

/** What the fire official's code asks of the same matter: a hint for the fire review, never a finding of this one. */
export interface FireCodeCounterpart {
  /** `NFPA 101-2021`, `NFPA 1-2021`. */
  code: string;
  section: string;
  value: number | string | null;
  unit: string;
  stricter: "FBC" | "FFPC" | "same";
  confidence: SourceConfidence;
  note?: string;
}

/** One checkable requirement. */
export interface Requirement {
  id: string;
  /** `FBC-Building 2023`, `NEC 2020` … */
  code: string;
  section: string;
  /** Citations that are equally right because a section moved between base editions. */
  alsoSections: string[] | null;
  title: string;
  category: string;
  inspectionCategory: string;
  severity: Severity;
  appliesTo: {
    /** `commercial`: under FBC-Building, `residential`: under FBC-Residential, `both`. */
    scope: "commercial" | "residential" | "both";
    occupancies: OccupancyGroup[];
    residentialOneTwoFamily: boolean;
    /** What a building must have or be for the demand to hold, in words. */
    condition: string;
  };
  checkType: "limit" | "trigger" | "lookup" | "presence" | "suppress";
  quantity: string;
  comparator: "min" | "max" | "range" | "present" | "forbidden" | "table";
  /** The figure, its range, or the table it stands in; words where the demand is no figure. */
  value: number | boolean | string | { min: number; max: number } | Record<string, unknown>;
  unit: string;
  /** What crossing `value` asks for, of demands that begin at a figure. */
  trigger?: { operator: string; requires: string };
  exceptions: string;
  recommendation: string;
  /** Order-of-magnitude cost of putting it right, whole dollars. */
  cost: { low: number; high: number; basis: string } | null;
  floridaSpecific: boolean;
  confidence: SourceConfidence;
  confirmationBasis: string;
  /** What to heed in judging by it: where sources disagree, what must not be accused. */
  engineNote?: string;
  /** True when a breach is to be asked about and never accused. */
  isAdvisory?: boolean;
  /** Its counterpart in the Florida Fire Prevention Code, and which of the two asks for more. */
  ffpc?: FireCodeCounterpart;
  sheets: string[];
  textPatterns: string[];
}

export const requirements = data as unknown as readonly Requirement[];

const byId = new Map(requirements.map((it) => [it.id, it]));

/** The requirement with this id. @throws {RangeError} when it is not loaded */
export function getRequirement(id: string): Requirement {
  const found = byId.get(id);
  if (!found) throw new RangeError(`Cannot cite requirement: ${id} is not loaded`);
  return found;
}
