/**
 * What the code derives from the county: high-velocity hurricane zone, climate zone, wind speeds. Also finds the
 * county of a Florida city, because the form asks for an address and not for a county.
 */
import data from "./counties.json" with { type: "json" };

type RiskCategory = "I" | "II" | "III" | "IV";

/** One county of Florida. Speeds are ultimate, 3-second gust, in mph. */
export interface County {
  name: string;
  isHvhz: boolean;
  climateZone: "1A" | "2A";
  /** Speeds fixed by FBC-B 1620.2; null outside the high-velocity hurricane zone. */
  hvhzSpeedMph: Readonly<Record<RiskCategory, number>> | null;
  /** Plausible ultimate speeds for Risk Category II: outside is a question, never an issue (unconfirmed). */
  plausibleSpeedMph: readonly [low: number, high: number];
}

const hvhzSpeeds: Record<string, Record<RiskCategory, number> | undefined> = data.hvhzSpeedsMph;

/** The 67 counties. @source FBC-B 1609.3, 1620.2; FBC-EC R301.1 */
export const COUNTIES: readonly County[] = Object.entries(data.windSpeedRangesMph).map((
  [name, range],
) => ({
  name,
  isHvhz: hvhzSpeeds[name] !== undefined,
  climateZone: data.climateZone1A.includes(name) ? "1A" : "2A",
  hvhzSpeedMph: hvhzSpeeds[name] ?? null,
  plausibleSpeedMph: [range[0], range[1]],
}));

const keyOf = (name: string): string =>
  name.toUpperCase().replace(/\bCOUNTY\b|\bCO\./g, "").replace(/\bSAINT\b/g, "ST")
    .replace(/^DADE$|^MIAMI$/, "MIAMIDADE").replace(/[^A-Z]/g, "");

const lettersOf = (name: string): string => name.toUpperCase().replace(/[^A-Z]/g, "");

const byKey = new Map(COUNTIES.map((county) => [keyOf(county.name), county]));

/** The county of that name in any spelling (`MIAMI DADE`, `Saint Lucie County`), null when there is none. */
export function findCounty(name: string): County | null {
  return byKey.get(keyOf(name.trim())) ?? null;
}

/**
 * Cities that lie in one county only, by county. Cities whose name another county shares, or that lie in two
 * counties, are left out.
 */
const CITIES: Record<string, string> = {
  "Alachua": "Gainesville|High Springs",
  "Bay": "Panama City|Panama City Beach|Lynn Haven",
  "Brevard":
    "Melbourne|Palm Bay|Titusville|Cocoa|Cocoa Beach|Rockledge|Merritt Island|Satellite Beach|Cape Canaveral|Viera",
  "Broward":
    "Fort Lauderdale|Hollywood|Pembroke Pines|Miramar|Coral Springs|Pompano Beach|Davie|Plantation|Sunrise|Weston|Deerfield Beach|Tamarac|Lauderhill|Margate|Coconut Creek|Dania Beach|Hallandale Beach|Oakland Park|Wilton Manors|Cooper City|Lighthouse Point|Parkland|Lauderdale Lakes|North Lauderdale",
  "Charlotte": "Punta Gorda|Port Charlotte",
  "Citrus": "Crystal River|Homosassa",
  "Clay": "Orange Park|Green Cove Springs",
  "Collier": "Naples|Marco Island|Immokalee",
  "Columbia": "Lake City",
  "Duval": "Jacksonville|Jacksonville Beach|Atlantic Beach|Neptune Beach",
  "Escambia": "Pensacola",
  "Flagler": "Palm Coast|Flagler Beach|Bunnell",
  "Franklin": "Apalachicola",
  "Hendry": "Clewiston|LaBelle",
  "Hernando": "Brooksville|Spring Hill",
  "Highlands": "Sebring|Avon Park|Lake Placid",
  "Hillsborough": "Tampa|Brandon|Plant City|Riverview|Temple Terrace|Ruskin",
  "Indian River": "Vero Beach|Sebastian",
  "Lake": "Leesburg|Mount Dora|Eustis|Tavares|Clermont",
  "Lee": "Fort Myers|Cape Coral|Bonita Springs|Estero|Fort Myers Beach|Sanibel|Lehigh Acres",
  "Leon": "Tallahassee",
  "Levy": "Cedar Key|Chiefland",
  "Manatee": "Bradenton|Bradenton Beach|Palmetto|Anna Maria|Holmes Beach",
  "Marion": "Ocala",
  "Martin": "Stuart|Jensen Beach|Palm City|Hobe Sound",
  "Miami-Dade":
    "Miami|Miami Beach|Hialeah|Coral Gables|Homestead|Doral|North Miami|Miami Gardens|Aventura|Kendall|Key Biscayne|Cutler Bay|Pinecrest|Palmetto Bay|Florida City|Sunny Isles Beach|Miami Lakes|Hialeah Gardens|Opa-locka|North Miami Beach|South Miami|Surfside|Bal Harbour|Miami Springs|Sweetwater",
  "Monroe": "Key West|Marathon|Key Largo|Islamorada|Big Pine Key|Tavernier",
  "Nassau": "Fernandina Beach|Amelia Island",
  "Okaloosa": "Fort Walton Beach|Destin|Crestview|Niceville",
  "Orange": "Orlando|Winter Park|Apopka|Ocoee|Winter Garden|Maitland|Windermere",
  "Osceola": "Kissimmee|Saint Cloud|St. Cloud",
  "Palm Beach":
    "West Palm Beach|Boca Raton|Boynton Beach|Delray Beach|Jupiter|Palm Beach Gardens|Wellington|Riviera Beach|Royal Palm Beach|Lake Worth|Lake Worth Beach|Greenacres|Belle Glade|North Palm Beach|Palm Beach",
  "Pasco": "New Port Richey|Zephyrhills|Dade City|Wesley Chapel|Land O' Lakes",
  "Pinellas":
    "St. Petersburg|Saint Petersburg|Clearwater|Largo|Pinellas Park|Dunedin|Tarpon Springs|Seminole|St. Pete Beach|Treasure Island|Madeira Beach|Safety Harbor",
  "Polk": "Lakeland|Winter Haven|Bartow|Haines City|Lake Wales|Auburndale",
  "Putnam": "Palatka",
  "Santa Rosa": "Milton|Gulf Breeze|Navarre",
  "Sarasota": "Sarasota|Venice|North Port|Siesta Key",
  "Seminole": "Sanford|Altamonte Springs|Casselberry|Oviedo|Winter Springs|Lake Mary|Longwood",
  "St. Johns": "St. Augustine|Saint Augustine|Ponte Vedra Beach|Ponte Vedra",
  "St. Lucie": "Port St. Lucie|Port Saint Lucie|Fort Pierce",
  "Sumter": "Wildwood|Bushnell",
  "Volusia":
    "Daytona Beach|Deltona|DeLand|Port Orange|Ormond Beach|New Smyrna Beach|Edgewater|DeBary|Orange City",
};

const countyOfCity = new Map(
  Object.entries(CITIES).flatMap(([county, cities]) =>
    cities.split("|").map((city) => [lettersOf(city), county] as const)
  ),
);

/**
 * The county of a Florida address: the county it names, else that of its city. The city is the part before the
 * state. Null when neither is known.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.equal(countyOfAddress("88 Bluefield Court, Lakeland, FL 33813")?.name, "Polk");
 * ```
 */
export function countyOfAddress(address: string): County | null {
  const named = /([A-Z][A-Z.\-]*(?:[ -][A-Z][A-Z.\-]*){0,2})\s+COUNTY\b/i.exec(address);
  if (named) {
    const words = named[1].split(/\s+/);
    for (let skip = 0; skip < words.length; skip += 1) {
      const county = findCounty(words.slice(skip).join(" "));
      if (county) return county;
    }
  }
  const parts = address.split(",").map((part) => part.trim());
  const state = parts.findLastIndex((part) => /^(FL|FLA|FLORIDA)\b/i.test(part));
  const city = state > 0 ? parts[state - 1] : "";
  const county = city === "" ? undefined : countyOfCity.get(lettersOf(city));
  return county === undefined ? null : findCounty(county);
}
