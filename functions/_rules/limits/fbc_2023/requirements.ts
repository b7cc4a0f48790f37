/**
 * The requirements of the 8th edition (2023) the rules stand on: section, severity, cost and how sure the
 * source is of the figure. Restated in short form; no code text is copied.
 */
import type { Severity, SourceConfidence } from "../../../_shared/domain/finding.ts";
import data from "./requirements.json" with { type: "json" };

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
    scope: string;
    occupancies: string[];
    residentialOneTwoFamily: boolean;
    condition: string;
  };
  checkType: string;
  quantity: string;
  exceptions: string;
  recommendation: string;
  /** Order-of-magnitude cost of putting it right, whole dollars. */
  cost: { low: number; high: number; basis: string } | null;
  floridaSpecific: boolean;
  confidence: SourceConfidence;
  confirmationBasis: string;
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
