/** How a requirement is cited, in short and in one line fit for a letter, and where its text is published. */
import type { Citation } from "../../../_shared/domain/finding.ts";
import type { GoverningVolume } from "../../building_profile.ts";
import type { Requirement } from "./requirements.ts";

interface Volume {
  /** Start of the catalogue's name. */
  of: string;
  short: string;
  name: string;
  url: string;
}

const FLORIDA = "https://codes.iccsafe.org/codes/florida";
const BUILDING_CODE = (volume: string) => `Florida Building Code, ${volume}, 8th edition (2023)`;

const VOLUMES: readonly Volume[] = [
  {
    of: "FBC-Building",
    short: "FBC-B",
    name: BUILDING_CODE("Building"),
    url: "https://codes.iccsafe.org/content/FLBC2023P1",
  },
  {
    of: "FBC-Residential",
    short: "FBC-R",
    name: BUILDING_CODE("Residential"),
    url: "https://codes.iccsafe.org/content/FLRC2023P1",
  },
  {
    of: "FBC-Mechanical",
    short: "FBC-M",
    name: BUILDING_CODE("Mechanical"),
    url: "https://codes.iccsafe.org/content/FLMC2023P1",
  },
  {
    of: "FBC-Existing",
    short: "FBC-EB",
    name: BUILDING_CODE("Existing Building"),
    url: FLORIDA,
  },
  {
    of: "FBC-Accessibility",
    short: "FBC-A",
    name: BUILDING_CODE("Accessibility"),
    url: FLORIDA,
  },
  { of: "FBC-Plumbing", short: "FBC-P", name: BUILDING_CODE("Plumbing"), url: FLORIDA },
  {
    of: "FBC-Energy",
    short: "FBC-EC",
    name: BUILDING_CODE("Energy Conservation"),
    url: FLORIDA,
  },
  { of: "FBC-Fuel Gas", short: "FBC-FG", name: BUILDING_CODE("Fuel Gas"), url: FLORIDA },
  {
    of: "NFPA 70",
    short: "NEC",
    name: "National Electrical Code, NFPA 70-2020",
    url: "https://www.nfpa.org/70",
  },
  {
    of: "Florida Fire Prevention Code",
    short: "FFPC",
    name: "Florida Fire Prevention Code, 8th edition",
    url: "https://www.nfpa.org/1",
  },
];

const volumeNamed = (start: string): Volume => {
  const volume = VOLUMES.find(({ of }) => start.startsWith(of));
  if (!volume) throw new RangeError(`Cannot cite ${start}: its volume is not known`);
  return volume;
};

const volumeOf = ({ code }: Requirement): Volume => volumeNamed(code);

/** The short name of the volume: `FBC-B`. */
export const shortVolumeOf = (requirement: Requirement): string => volumeOf(requirement).short;

interface Place {
  volume: Volume;
  section: string;
}

/** `R308.4.2`, `M1502.4`, `P2705.1`: how sections for one- and two-family dwellings are numbered. */
const OF_DWELLINGS = /^[RMPGE]\d/;

/** Where a demand stands that is written once for dwellings and once for other buildings; null of any other. */
function twoPlacesOf(
  requirement: Requirement,
): Record<NonNullable<GoverningVolume>, Place> | null {
  const parts = requirement.section.split(" / ");
  const dwelling = parts.find((it) => OF_DWELLINGS.test(it));
  const other = parts.find((it) => !OF_DWELLINGS.test(it));
  if (parts.length !== 2 || !dwelling || !other) return null;
  const own = volumeOf(requirement);
  const isOfDwellings = own.short === "FBC-R";
  // The energy volume numbers both by itself.
  const residential = own.short === "FBC-EC" ? own : volumeNamed("FBC-Residential");
  return {
    building: { volume: isOfDwellings ? volumeNamed("FBC-Building") : own, section: other },
    residential: { volume: residential, section: dwelling },
  };
}

/** The volume a section of the requirement stands in. */
function volumeWith(requirement: Requirement, section: string): Volume {
  const places = twoPlacesOf(requirement);
  const place = places && Object.values(places).find((it) => it.section === section);
  return place?.volume ?? volumeOf(requirement);
}

/** The section that binds under the volume that governs, written the other way in the other; null of any other. */
export function sectionUnder(
  requirement: Requirement,
  governing: GoverningVolume,
): { codeReference: string; section: string } | null {
  const place = governing && twoPlacesOf(requirement)?.[governing];
  return place ? { codeReference: cited(place), section: place.section } : null;
}

const cited = ({ volume, section }: Place): string => `${volume.short} ${section}`;

/** Statutes and standards that go by their own name, with where they are published. */
const OWN_NAMES: readonly (readonly [RegExp, name: string, url: string])[] = [
  [/^F\.S\./, "Florida Statutes", "http://www.leg.state.fl.us/statutes/"],
  [/^F\.A\.C\./, "Florida Administrative Code", "https://flrules.org/"],
  [/^NFPA 58/, "Liquefied Petroleum Gas Code", "https://www.nfpa.org/58"],
];

/**
 * `FBC-B 1010.1.1`; a statute keeps its own name. What is written for dwellings and for others is cited where it binds,
 * and at both places where nobody says which volume governs.
 */
export function citationOf(requirement: Requirement, governing: GoverningVolume = null): string {
  const { section } = requirement;
  if (OWN_NAMES.some(([name]) => name.test(section))) return section;
  const places = twoPlacesOf(requirement);
  if (!places) return `${volumeOf(requirement).short} ${section}`;
  if (governing) return cited(places[governing]);
  const both = [places.building, places.residential].map(cited);
  return (OF_DWELLINGS.test(section) ? both.toReversed() : both).join(" / ");
}

/** Of a demand nobody read in the volume, and of one read in the code it was made from. */
export const UNREAD = "Well-known value, not checked against the published volume.";
export const READ_IN_BASE_CODE =
  "Taken from the 2021 International Codes, on which the Florida code is based; a Florida amendment may change it.";

/** How the figure was confirmed. */
const CONFIRMED: Readonly<Record<string, string>> = {
  "florida-8th-edition": "Figure read in the published 8th edition.",
  "florida-statute": "Figure read in the Florida Statutes.",
  "florida-authority": "Figure read in a publication of a Florida authority.",
  "federal-or-ansi": "Figure read in the federal or ANSI standard the volume follows.",
  "nec-2020": "Figure read in a publication on NEC 2020.",
  "base-code-2021": READ_IN_BASE_CODE,
};

/** Source, demand and exceptions in our words, and the address of the published text. */
export function describeCitation(requirement: Requirement, section: string): Citation {
  const { confidence, confirmationBasis, exceptions, recommendation, quantity } = requirement;
  const own = OWN_NAMES.find(([name]) => name.test(section) || name.test(requirement.section));
  const { name, url } = own ? { name: own[1], url: own[2] } : volumeWith(requirement, section);
  const confirmed = confidence === "unconfirmed"
    ? "Figure not confirmed; read the published section before acting on it."
    : CONFIRMED[confirmationBasis] ?? UNREAD;
  return {
    source: `${name}, section ${section}. ${confirmed}`,
    asks: `${sentence(quantity)} ${recommendation}`.trim(),
    exceptions: /^none\b/i.test(exceptions) ? "" : sentence(exceptions),
    url,
  };
}

/** Notes of the catalogue as a sentence. */
const sentence = (text: string): string =>
  text === "" ? "" : `${text[0].toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;

/** How the catalogue's categories are written in findings. */
const CATEGORIES: Readonly<Record<string, string>> = {
  "egress": "Egress",
  "fire-safety": "Fire Safety",
  "accessibility": "Accessibility",
  "structural": "Structural",
  "wind": "Wind",
  "flood": "Flood",
  "electrical": "Electrical",
  "mechanical": "Mechanical",
  "plumbing": "Plumbing",
  "gas": "Gas",
  "energy": "Energy",
  "zoning/general": "Site",
  "documentation": "Documentation",
};

/** The category of a finding under it. */
export const categoryOf = ({ category }: Requirement): string =>
  CATEGORIES[category] ?? "Documentation";
