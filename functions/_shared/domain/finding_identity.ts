/**
 * By what a finding is known again in another report: its rule, its place, the plan's own words and the values. Our
 * sentences are no part of it: they may be put better without a decision being lost. The database's
 * `finding_identity` is the same for decisions it takes along. Pure.
 */
import { type Finding, isContradiction, isOwn } from "./finding.ts";

/** Equal for two findings that say the same of the same sheet. To compare two reports by, not to be stored. */
export function identityOf(finding: Finding): string {
  const { ruleId, id, sheet, documentMarkup } = finding;
  if (isOwn(finding)) return JSON.stringify([ruleId, id]);
  return JSON.stringify([shownBy(finding), sheet ?? documentMarkup.page]);
}

/** What is held, and the plan's words for it, on whatever sheet: in another set a sheet may have another number and page. */
export function shownBy(finding: Finding): string {
  const { evidence, otherPlaces } = finding;
  const texts = [evidence, ...(isContradiction(finding) ? otherPlaces : [])]
    .map(({ sourceText }) => sourceText);
  return JSON.stringify([claimOf(finding), texts]);
}

/** What is held of which room, door or window, wherever it stands and however the plan words it. */
export function claimOf({ ruleId, status, measured, required, documentMarkup }: Finding): string {
  const { roomType, buildingElements } = documentMarkup;
  const values = [measured, required].map(figuresOf);
  return JSON.stringify([ruleId, status === "compliant", values, roomType, buildingElements]);
}

/** Numbers to three decimals; of words the figures alone: `edition 8 (2023)` is `8th edition (2023)`. */
function figuresOf(value: Finding["measured"]): number | string | string[] | null {
  if (typeof value === "number") return Math.round(value * 1000) / 1000;
  return value?.match(/\d+(?:\.\d+)?/g) ?? value;
}
