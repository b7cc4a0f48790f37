/** How a requirement is cited: the volume's short name and the section. */
import type { Requirement } from "./requirements.ts";

const VOLUMES: readonly (readonly [code: string, volume: string])[] = [
  ["FBC-Building", "FBC-B"],
  ["FBC-Residential", "FBC-R"],
  ["FBC-Existing", "FBC-EB"],
  ["FBC-Accessibility", "FBC-A"],
  ["FBC-Plumbing", "FBC-P"],
  ["FBC-Mechanical", "FBC-M"],
  ["FBC-Energy", "FBC-EC"],
  ["FBC-Fuel Gas", "FBC-FG"],
  ["NFPA 70", "NEC"],
  ["Florida Fire Prevention Code", "FFPC"],
];

/** `FBC-B 1010.1.1`; a statute keeps its own name. */
export function citationOf({ code, section }: Requirement): string {
  if (/^(?:F\.S\.|F\.A\.C\.|NFPA 58)/.test(section)) return section;
  const volume = VOLUMES.find(([name]) => code.startsWith(name))?.[1] ?? code;
  return `${volume} ${section}`;
}
