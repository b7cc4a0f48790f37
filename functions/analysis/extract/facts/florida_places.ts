/**
 * Florida's counties, and the county of the larger places, for addresses that name only a city.
 * @source 67 counties of Florida; seats and municipalities by county, Florida Department of State
 */
import { exactCase } from "../../../_shared/pattern.ts";
import { CITIES } from "./florida_cities.ts";

const COUNTIES: readonly string[] = [
  "Alachua",
  "Baker",
  "Bay",
  "Bradford",
  "Brevard",
  "Broward",
  "Calhoun",
  "Charlotte",
  "Citrus",
  "Clay",
  "Collier",
  "Columbia",
  "DeSoto",
  "Dixie",
  "Duval",
  "Escambia",
  "Flagler",
  "Franklin",
  "Gadsden",
  "Gilchrist",
  "Glades",
  "Gulf",
  "Hamilton",
  "Hardee",
  "Hendry",
  "Hernando",
  "Highlands",
  "Hillsborough",
  "Holmes",
  "Indian River",
  "Jackson",
  "Jefferson",
  "Lafayette",
  "Lake",
  "Lee",
  "Leon",
  "Levy",
  "Liberty",
  "Madison",
  "Manatee",
  "Marion",
  "Martin",
  "Miami-Dade",
  "Monroe",
  "Nassau",
  "Okaloosa",
  "Okeechobee",
  "Orange",
  "Osceola",
  "Palm Beach",
  "Pasco",
  "Pinellas",
  "Polk",
  "Putnam",
  "Santa Rosa",
  "Sarasota",
  "Seminole",
  "St. Johns",
  "St. Lucie",
  "Sumter",
  "Suwannee",
  "Taylor",
  "Union",
  "Volusia",
  "Wakulla",
  "Walton",
  "Washington",
];

/** A county with how sure the naming is. */
export interface CountyFound {
  name: string;
  certainty: number;
}

const escape = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[\s-]+/g, "[\\s-]*");

const BY_NAME = COUNTIES.map((name) => ({
  name,
  withWord: exactCase`(?<![A-Z])${
    escape(name.toUpperCase())
  }\s*(?:COUNTY|CO\.)(?![A-Z])|COUNTY\s*(?:OF|:)\s*${escape(name.toUpperCase())}(?![A-Z])`,
  bare: exactCase`(?<![A-Z])${escape(name.toUpperCase())}(?![A-Z])`,
}));
const BY_CITY = Object.entries(CITIES).flatMap(([county, cities]) =>
  cities.map((city) => ({
    county,
    pattern: exactCase`(?<![A-Z])${escape(city.toUpperCase())}\s*,\s*(?:FL\b|FLA\b|FLORIDA)`,
  }))
);

/**
 * The county a text in capitals names.
 *
 * @param needsWord false where the text is known to speak of a county or jurisdiction
 */
export function findCounty(text: string, options: { needsWord: boolean }): CountyFound | null {
  const named = BY_NAME.find((it) => it.withWord.test(text));
  if (named) return { name: named.name, certainty: 1 };
  if (/(MIAMI|DADE)\s*[-\s]?\s*(DADE)?\s*COUNTY/.test(text)) {
    return { name: "Miami-Dade", certainty: 1 };
  }
  if (options.needsWord) return null;
  const bare = BY_NAME.find((it) => it.bare.test(text));
  return bare ? { name: bare.name, certainty: 0.9 } : null;
}

/** The county of the city an address in capitals names; null when the city is not known. */
export function countyOfAddress(text: string): CountyFound | null {
  const hits = BY_CITY.filter((it) => it.pattern.test(text));
  if (hits.length === 0) return null;
  const longest = hits.sort((a, b) => b.pattern.source.length - a.pattern.source.length)[0];
  return { name: longest.county, certainty: 0.92 };
}
