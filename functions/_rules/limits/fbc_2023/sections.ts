/** Which sections the loaded edition knows, however a requirement writes them. */
import { type Requirement, requirements } from "./requirements.ts";

/**
 * `Table R302.1`, `R302.1 Exc. 2` and `R302.1(3)` cite R302.1; statutes keep their number without `F.S.`.
 */
export function normaliseSection(section: string): string {
  return section.toUpperCase()
    .replace(/^TABLES?\s*/, "")
    .replace(/\bF\.\s*S\.\s*/, "")
    .replace(/\s+(EXC\.?|EXCEPTION|ITEM)\b.*$/, "")
    .replace(/\s+/g, "");
}

/** Every section a requirement may be cited by: its own, the ends of a range, and those it moved from. */
export function citableSections(requirement: Requirement): string[] {
  const written = [requirement.section, ...(requirement.alsoSections ?? [])];
  const parts = written.flatMap((it) =>
    it.split(/\s*\/\s*|,\s*|\s+and\s+|(?<=\d)\s*-\s*(?=[A-Z]*\d+\.)/i)
  );
  return [
    ...new Set(
      [...written, ...parts].flatMap((
        it,
      ) => [normaliseSection(it), normaliseSection(it).replace(/\(.*$/, "")]),
    ),
  ];
}

const byRequirement = new Map(requirements.map((it) => [it.id, new Set(citableSections(it))]));

/** True when the loaded edition has this section under this requirement. */
export function isCitable(requirementId: string, section: string): boolean {
  return byRequirement.get(requirementId)?.has(normaliseSection(section)) ?? false;
}
