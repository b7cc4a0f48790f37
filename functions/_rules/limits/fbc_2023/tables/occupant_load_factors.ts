/**
 * Floor area per occupant by function of the space.
 * @source FBC-B 8th ed. (2023), Table 1004.5
 */
import type { SourceConfidence } from "../../../../_shared/domain/finding.ts";

/** One function of the table; `names` is a first guess from a room's name. */
export interface OccupantLoadFactor {
  use: string;
  sqft: number;
  basis: "gross" | "net";
  confidence: SourceConfidence;
  names: RegExp;
}

/** @source FBC-B Table 1004.5 */
export const OCCUPANT_LOAD_FACTORS: readonly OccupantLoadFactor[] = [
  {
    use: "Accessory storage areas, mechanical equipment room",
    sqft: 300,
    basis: "gross",
    confidence: "likely",
    names: /STORAGE|STOR\b|MECH|EQUIP/i,
  },
  {
    use: "Agricultural building",
    sqft: 300,
    basis: "gross",
    confidence: "likely",
    names: /BARN|AGRICULT/i,
  },
  { use: "Aircraft hangars", sqft: 500, basis: "gross", confidence: "likely", names: /HANGAR/i },
  {
    use: "Airport terminal: baggage claim",
    sqft: 20,
    basis: "gross",
    confidence: "likely",
    names: /BAGGAGE CLAIM/i,
  },
  {
    use: "Airport terminal: baggage handling",
    sqft: 300,
    basis: "gross",
    confidence: "likely",
    names: /BAGGAGE HANDL/i,
  },
  {
    use: "Airport terminal: concourse",
    sqft: 100,
    basis: "gross",
    confidence: "likely",
    names: /CONCOURSE/i,
  },
  {
    use: "Airport terminal: waiting areas",
    sqft: 15,
    basis: "gross",
    confidence: "likely",
    names: /GATE|HOLDROOM/i,
  },
  {
    use: "Assembly: gaming floors",
    sqft: 11,
    basis: "gross",
    confidence: "likely",
    names: /GAMING|CASINO|CARD ROOM/i,
  },
  {
    use: "Assembly: exhibit gallery and museum",
    sqft: 30,
    basis: "net",
    confidence: "likely",
    names: /GALLERY|MUSEUM|EXHIBIT/i,
  },
  {
    use: "Assembly without fixed seats: concentrated (chairs only)",
    sqft: 7,
    basis: "net",
    confidence: "confirmed",
    // A studio where dance is taught has no chairs.
    names:
      /CHAPEL|(?<!\bSTUDIO\b[^|]{0,8})DANCE(?!\s*(?:STUDIO|CLASS|SCHOOL|ACADEMY|REHEARS|PRACTICE|INSTRUCT))|AUDITORIUM|WAITING|CHAIRS ONLY/i,
  },
  {
    use: "Assembly without fixed seats: standing space",
    sqft: 5,
    basis: "net",
    confidence: "confirmed",
    names: /STANDING|QUEUE/i,
  },
  {
    use: "Assembly without fixed seats: unconcentrated (tables and chairs)",
    sqft: 15,
    basis: "net",
    confidence: "confirmed",
    names:
      /DINING|CONFERENCE|MEETING|LOUNGE|BAR\b|CAFE|MULTIPURPOSE|TRAINING|WAITING|TABLES?\s*(?:AND|&|\+|\/)\s*CHAIRS|UNCONCENTRATED|FELLOWSHIP|BANQUET/i,
  },
  {
    use: "Bowling centers: allow 5 persons per lane including 15 ft of runway; additional areas",
    sqft: 7,
    basis: "net",
    confidence: "likely",
    names: /BOWLING/i,
  },
  {
    use: "Business areas",
    sqft: 150,
    basis: "gross",
    confidence: "confirmed",
    names: /OFFICE|RECEPTION|WORKSTATION|EXAM|BUSINESS/i,
  },
  {
    use:
      "Business areas: concentrated use (call centers, trading floors, data entry) minimum by 1004.8",
    sqft: 50,
    basis: "gross",
    confidence: "confirmed",
    names: /CALL CENTER/i,
  },
  {
    use: "Courtrooms other than fixed seating areas",
    sqft: 40,
    basis: "net",
    confidence: "likely",
    names: /COURTROOM/i,
  },
  {
    use: "Day care",
    sqft: 35,
    basis: "net",
    confidence: "likely",
    names: /DAY ?CARE|CHILD CARE|NURSERY/i,
  },
  { use: "Dormitories", sqft: 50, basis: "gross", confidence: "likely", names: /DORM/i },
  {
    use: "Educational: classroom area",
    sqft: 20,
    basis: "net",
    confidence: "likely",
    names: /CLASSROOM|CLASS RM/i,
  },
  {
    use: "Educational: shops and other vocational room areas",
    sqft: 50,
    basis: "net",
    confidence: "likely",
    names: /SHOP|VOCATIONAL|LAB/i,
  },
  {
    use: "Exercise rooms",
    sqft: 50,
    basis: "gross",
    confidence: "likely",
    names:
      /GYM|FITNESS|EXERCISE|YOGA|PILATES|AEROBICS?|WORK-?\s?OUT|CARDIO|STRENGTH\b|FREE\s+WEIGHTS?|WEIGHTS?\s+(?:ROOM|AREA|FLOOR|TRAINING)|SPIN(?:NING)?\s+(?:ROOM|STUDIO|CLASS)|CROSS\s?FIT/i,
  },
  {
    use: "H-5 fabrication and manufacturing areas",
    sqft: 200,
    basis: "gross",
    confidence: "likely",
    names: /FAB|CLEANROOM/i,
  },
  {
    use: "Industrial areas",
    sqft: 100,
    basis: "gross",
    confidence: "likely",
    names: /MANUFACTUR|PRODUCTION|ASSEMBLY LINE|WORKSHOP/i,
  },
  {
    use: "Information technology equipment facilities",
    sqft: 300,
    basis: "gross",
    confidence: "likely",
    names: /DATA CENTER|SERVER|\bIT ROOM/i,
  },
  {
    use: "Institutional areas: inpatient treatment areas",
    sqft: 240,
    basis: "gross",
    confidence: "likely",
    names: /TREATMENT|SURGERY|OPERATING/i,
  },
  {
    use: "Institutional areas: outpatient areas",
    sqft: 100,
    basis: "gross",
    confidence: "likely",
    names: /OUTPATIENT|CLINIC/i,
  },
  {
    use: "Institutional areas: sleeping areas",
    sqft: 120,
    basis: "gross",
    confidence: "likely",
    names: /PATIENT ROOM|WARD|RESIDENT ROOM/i,
  },
  {
    use: "Kitchens, commercial",
    sqft: 200,
    basis: "gross",
    confidence: "likely",
    names: /KITCHEN|PREP|COOK LINE|DISHWASH/i,
  },
  {
    use: "Library: reading rooms",
    sqft: 50,
    basis: "net",
    confidence: "likely",
    names: /READING/i,
  },
  {
    use: "Library: stack area",
    sqft: 100,
    basis: "gross",
    confidence: "likely",
    names: /STACKS|LIBRARY/i,
  },
  { use: "Locker rooms", sqft: 50, basis: "gross", confidence: "likely", names: /LOCKER/i },
  {
    use: "Mercantile",
    sqft: 60,
    basis: "gross",
    confidence: "likely",
    names: /RETAIL|SALES|STORE|SHOWROOM|MERCANTILE/i,
  },
  {
    use: "Mercantile: storage, stock, shipping areas",
    sqft: 300,
    basis: "gross",
    confidence: "likely",
    names: /STOCK|RECEIVING|SHIPPING/i,
  },
  {
    use: "Parking garages",
    sqft: 200,
    basis: "gross",
    confidence: "likely",
    names: /PARKING|GARAGE/i,
  },
  {
    use: "Residential",
    sqft: 200,
    basis: "gross",
    confidence: "likely",
    names: /UNIT|APARTMENT|GUEST ?ROOM|BEDROOM/i,
  },
  {
    use: "Skating rinks, swimming pools: rink and pool",
    sqft: 50,
    basis: "gross",
    confidence: "likely",
    names: /POOL|RINK/i,
  },
  {
    use: "Skating rinks, swimming pools: decks",
    sqft: 15,
    basis: "gross",
    confidence: "likely",
    names: /POOL DECK|DECK/i,
  },
  {
    use: "Stages and platforms",
    sqft: 15,
    basis: "net",
    confidence: "likely",
    names: /STAGE|PLATFORM/i,
  },
  {
    use: "Warehouses",
    sqft: 500,
    basis: "gross",
    confidence: "likely",
    names: /WAREHOUSE|STORAGE BAY/i,
  },
];

/** Functions a room's name may stand for: empty when the name says nothing. */
export const factorsFor = (name: string): OccupantLoadFactor[] =>
  OCCUPANT_LOAD_FACTORS.filter((it) => new RegExp(`\\b(?:${it.names.source})`, "i").test(name));
