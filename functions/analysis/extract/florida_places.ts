/**
 * Florida's counties, and the county of the larger places, for addresses that name only a city.
 * @source 67 counties of Florida; seats and municipalities by county, Florida Department of State
 */
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

const CITIES: Record<string, readonly string[]> = {
  Alachua: ["Gainesville", "Alachua", "High Springs", "Newberry"],
  Bay: ["Panama City", "Panama City Beach", "Lynn Haven", "Mexico Beach"],
  Brevard: [
    "Melbourne",
    "Palm Bay",
    "Titusville",
    "Cocoa",
    "Cocoa Beach",
    "Rockledge",
    "Merritt Island",
    "Satellite Beach",
    "Cape Canaveral",
  ],
  Broward: [
    "Fort Lauderdale",
    "Ft. Lauderdale",
    "Hollywood",
    "Pembroke Pines",
    "Miramar",
    "Coral Springs",
    "Pompano Beach",
    "Davie",
    "Sunrise",
    "Plantation",
    "Deerfield Beach",
    "Lauderhill",
    "Tamarac",
    "Weston",
    "Margate",
    "Coconut Creek",
    "Dania Beach",
    "Hallandale Beach",
    "Oakland Park",
    "Cooper City",
    "Parkland",
    "Wilton Manors",
    "Lighthouse Point",
  ],
  Charlotte: ["Punta Gorda", "Port Charlotte"],
  Citrus: ["Inverness", "Crystal River", "Homosassa"],
  Clay: ["Orange Park", "Green Cove Springs", "Middleburg"],
  Collier: ["Naples", "Marco Island", "Immokalee"],
  Columbia: ["Lake City"],
  Duval: ["Jacksonville", "Jacksonville Beach", "Atlantic Beach", "Neptune Beach"],
  Escambia: ["Pensacola", "Perdido Key"],
  Flagler: ["Palm Coast", "Flagler Beach", "Bunnell"],
  Franklin: ["Apalachicola", "Carrabelle"],
  Hernando: ["Brooksville", "Spring Hill"],
  Highlands: ["Sebring", "Avon Park", "Lake Placid"],
  Hillsborough: [
    "Tampa",
    "Brandon",
    "Plant City",
    "Riverview",
    "Temple Terrace",
    "Lutz",
    "Valrico",
    "Sun City Center",
  ],
  "Indian River": ["Vero Beach", "Sebastian", "Fellsmere"],
  Lake: ["Clermont", "Leesburg", "Mount Dora", "Eustis", "Tavares", "Minneola", "Groveland"],
  Lee: [
    "Fort Myers",
    "Ft. Myers",
    "Cape Coral",
    "Bonita Springs",
    "Estero",
    "Sanibel",
    "Fort Myers Beach",
    "Lehigh Acres",
  ],
  Leon: ["Tallahassee"],
  Levy: ["Cedar Key", "Williston"],
  Manatee: [
    "Bradenton",
    "Bradenton Beach",
    "Palmetto",
    "Anna Maria",
    "Holmes Beach",
    "Lakewood Ranch",
  ],
  Marion: ["Ocala", "Belleview", "Dunnellon"],
  Martin: ["Stuart", "Jensen Beach", "Hobe Sound", "Palm City"],
  "Miami-Dade": [
    "Miami",
    "Miami Beach",
    "Hialeah",
    "Coral Gables",
    "Homestead",
    "Doral",
    "Aventura",
    "Miami Gardens",
    "North Miami",
    "Kendall",
    "Cutler Bay",
    "Key Biscayne",
    "Sunny Isles Beach",
    "Palmetto Bay",
    "Pinecrest",
    "Miami Lakes",
    "Opa-locka",
    "Surfside",
    "Bal Harbour",
  ],
  Monroe: ["Key West", "Key Largo", "Marathon", "Islamorada", "Big Pine Key", "Tavernier"],
  Nassau: ["Fernandina Beach", "Amelia Island", "Yulee", "Callahan"],
  Okaloosa: ["Destin", "Fort Walton Beach", "Niceville", "Crestview"],
  Orange: ["Orlando", "Winter Park", "Apopka", "Ocoee", "Winter Garden", "Maitland", "Windermere"],
  Osceola: ["Kissimmee", "St. Cloud", "Celebration"],
  "Palm Beach": [
    "West Palm Beach",
    "Boca Raton",
    "Boynton Beach",
    "Delray Beach",
    "Jupiter",
    "Palm Beach Gardens",
    "Wellington",
    "Lake Worth",
    "Lake Worth Beach",
    "Royal Palm Beach",
    "Palm Beach",
    "Riviera Beach",
    "Greenacres",
    "Tequesta",
  ],
  Pasco: [
    "New Port Richey",
    "Port Richey",
    "Dade City",
    "Zephyrhills",
    "Wesley Chapel",
    "Land O' Lakes",
  ],
  Pinellas: [
    "St. Petersburg",
    "Clearwater",
    "Largo",
    "Pinellas Park",
    "Dunedin",
    "Tarpon Springs",
    "Seminole",
    "Safety Harbor",
    "Oldsmar",
    "Treasure Island",
    "Madeira Beach",
    "Indian Rocks Beach",
    "St. Pete Beach",
  ],
  Polk: [
    "Lakeland",
    "Winter Haven",
    "Bartow",
    "Haines City",
    "Lake Wales",
    "Auburndale",
    "Davenport",
  ],
  Putnam: ["Palatka"],
  "Santa Rosa": ["Milton", "Gulf Breeze", "Navarre", "Pace"],
  Sarasota: ["Sarasota", "Venice", "North Port", "Siesta Key", "Osprey", "Nokomis", "Englewood"],
  Seminole: [
    "Sanford",
    "Altamonte Springs",
    "Oviedo",
    "Lake Mary",
    "Casselberry",
    "Longwood",
    "Winter Springs",
  ],
  "St. Johns": [
    "St. Augustine",
    "St. Augustine Beach",
    "Ponte Vedra",
    "Ponte Vedra Beach",
    "Fruit Cove",
  ],
  "St. Lucie": ["Port St. Lucie", "Fort Pierce", "Ft. Pierce"],
  Sumter: ["The Villages", "Wildwood", "Bushnell"],
  Volusia: [
    "Daytona Beach",
    "Deltona",
    "Ormond Beach",
    "Port Orange",
    "DeLand",
    "New Smyrna Beach",
    "Edgewater",
    "Ponce Inlet",
  ],
  Wakulla: ["Crawfordville"],
  Walton: ["Santa Rosa Beach", "DeFuniak Springs", "Miramar Beach", "Seaside"],
};

/** A county with how sure the naming is. */
export interface CountyFound {
  name: string;
  certainty: number;
}

const escape = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[\s-]+/g, "[\\s-]*");

const BY_NAME = COUNTIES.map((name) => ({
  name,
  withWord: new RegExp(
    String.raw`(?<![A-Z])${
      escape(name.toUpperCase())
    }\s*(?:COUNTY|CO\.)(?![A-Z])|COUNTY\s*(?:OF|:)\s*${escape(name.toUpperCase())}(?![A-Z])`,
  ),
  bare: new RegExp(String.raw`(?<![A-Z])${escape(name.toUpperCase())}(?![A-Z])`),
}));
const BY_CITY = Object.entries(CITIES).flatMap(([county, cities]) =>
  cities.map((city) => ({
    county,
    pattern: new RegExp(
      String.raw`(?<![A-Z])${escape(city.toUpperCase())}\s*,\s*(?:FL\b|FLA\b|FLORIDA)`,
    ),
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
