/**
 * Floor area per occupant by function of the space.
 * @source FBC-B 8th ed. (2023), Table 1004.5
 */
import type { SourceConfidence } from "../../../../_shared/domain/finding.ts";
import { anyCase } from "../../../../_shared/pattern.ts";

/** One function of the table; `names` is a first guess from a room's name. */
export interface OccupantLoadFactor {
  use: string;
  sqft: number;
  basis: "gross" | "net";
  confidence: SourceConfidence;
  names: RegExp;
}

const row = (
  use: string,
  sqft: number,
  basis: OccupantLoadFactor["basis"],
  confidence: SourceConfidence,
  names: RegExp,
): OccupantLoadFactor => ({ use, sqft, basis, confidence, names });

/** @source FBC-B Table 1004.5 */
export const OCCUPANT_LOAD_FACTORS: readonly OccupantLoadFactor[] = [
  row(
    "Accessory storage areas, mechanical equipment room",
    300,
    "gross",
    "likely",
    /STORAGE|STOR\b|MECH|(?<!\b(?:FITNESS|EXERCISE|GYM|PLAY|CARDIO)\s)EQUIP/i,
  ),
  row("Agricultural building", 300, "gross", "likely", /BARN|AGRICULT/i),
  row("Aircraft hangars", 500, "gross", "likely", /HANGAR/i),
  row("Airport terminal: baggage claim", 20, "gross", "likely", /BAGGAGE CLAIM/i),
  row("Airport terminal: baggage handling", 300, "gross", "likely", /BAGGAGE HANDL/i),
  row("Airport terminal: concourse", 100, "gross", "likely", /CONCOURSE/i),
  row("Airport terminal: waiting areas", 15, "gross", "likely", /\bGATE|HOLDROOM/i),
  row("Assembly: gaming floors", 11, "gross", "likely", /GAMING|CASINO|CARD ROOM/i),
  row("Assembly: exhibit gallery and museum", 30, "net", "likely", /GALLERY|MUSEUM|EXHIBIT/i),
  // A studio where dance is taught has no chairs.
  row(
    "Assembly without fixed seats: concentrated (chairs only)",
    7,
    "net",
    "confirmed",
    /CHAPEL|(?<!\bSTUDIO\b[^|]{0,8})DANCE(?!\s*(?:STUDIO|CLASS|SCHOOL|ACADEMY|REHEARS|PRACTICE|INSTRUCT))|AUDITORIUM|WAITING|CHAIRS ONLY/i,
  ),
  row("Assembly without fixed seats: standing space", 5, "net", "confirmed", /STANDING|QUEUE/i),
  row(
    "Assembly without fixed seats: unconcentrated (tables and chairs)",
    15,
    "net",
    "confirmed",
    /DINING|CONFERENCE|MEETING|LOUNGE|(?:BREAK|LUNCH) ?ROOM|BAR\b|CAFE|MULTIPURPOSE|TRAINING|WAITING|TABLES?\s*(?:AND|&|\+|\/)\s*CHAIRS|UNCONCENTRATED|FELLOWSHIP|BANQUET/i,
  ),
  row(
    "Bowling centers: allow 5 persons per lane including 15 ft of runway; additional areas",
    7,
    "net",
    "likely",
    /BOWLING/i,
  ),
  row("Business areas", 150, "gross", "confirmed", /OFFICE|RECEPTION|WORKSTATION|EXAM|BUSINESS/i),
  row(
    "Business areas: concentrated use (call centers, trading floors, data entry) minimum by 1004.8",
    50,
    "gross",
    "confirmed",
    /CALL CENTER/i,
  ),
  row("Courtrooms other than fixed seating areas", 40, "net", "likely", /COURTROOM/i),
  row(
    "Day care",
    35,
    "net",
    "likely",
    /DAY ?CARE|CHILD CARE|NURSERY|PRE-? ?SCHOOL|TODDLERS?|INFANTS?/i,
  ),
  row("Dormitories", 50, "gross", "likely", /DORM/i),
  row("Educational: classroom area", 20, "net", "likely", /CLASSROOM|CLASS RM|SEMINAR/i),
  row(
    "Educational: shops and other vocational room areas",
    50,
    "net",
    "likely",
    /SHOP|VOCATIONAL|LAB/i,
  ),
  row(
    "Exercise rooms",
    50,
    "gross",
    "likely",
    /GYM|FITNESS|EXERCISE|YOGA|PILATES|AEROBICS?|WORK-?\s?OUT|CARDIO|STRENGTH\b|FREE\s+WEIGHTS?|WEIGHTS?\s+(?:ROOM|AREA|FLOOR|TRAINING)|(?:SPIN(?:NING)?|CYCL(?:E|ING)|BARRE)\s+(?:ROOM|STUDIO|CLASS)|CROSS\s?FIT/i,
  ),
  row("H-5 fabrication and manufacturing areas", 200, "gross", "likely", /FAB|CLEANROOM/i),
  row("Industrial areas", 100, "gross", "likely", /MANUFACTUR|PRODUCTION|ASSEMBLY LINE|WORKSHOP/i),
  row(
    "Information technology equipment facilities",
    300,
    "gross",
    "likely",
    /DATA CENTER|SERVER|\bIT ROOM/i,
  ),
  row(
    "Institutional areas: inpatient treatment areas",
    240,
    "gross",
    "likely",
    /TREATMENT|SURGERY|OPERATING/i,
  ),
  row("Institutional areas: outpatient areas", 100, "gross", "likely", /OUTPATIENT|CLINIC/i),
  row(
    "Institutional areas: sleeping areas",
    120,
    "gross",
    "likely",
    /PATIENT ROOM|WARD|RESIDENT ROOM/i,
  ),
  row("Kitchens, commercial", 200, "gross", "likely", /KITCHEN|PREP|COOK LINE|DISHWASH/i),
  row("Library: reading rooms", 50, "net", "likely", /READING/i),
  row("Library: stack area", 100, "gross", "likely", /STACKS|LIBRARY/i),
  row("Locker rooms", 50, "gross", "likely", /LOCKER/i),
  row("Mercantile", 60, "gross", "likely", /RETAIL|SALES|STORE|SHOWROOM|MERCANTILE/i),
  row(
    "Mercantile: storage, stock, shipping areas",
    300,
    "gross",
    "likely",
    /STOCK|RECEIVING|SHIPPING/i,
  ),
  row("Parking garages", 200, "gross", "likely", /PARKING|GARAGE/i),
  row("Residential", 200, "gross", "likely", /\bUNIT|APARTMENT|GUEST ?ROOM|BEDROOM/i),
  row("Skating rinks, swimming pools: rink and pool", 50, "gross", "likely", /POOL|RINK/i),
  row("Skating rinks, swimming pools: decks", 15, "gross", "likely", /POOL DECK|DECK/i),
  row("Stages and platforms", 15, "net", "likely", /STAGE|PLATFORM/i),
  row("Warehouses", 500, "gross", "likely", /WAREHOUSE|STORAGE BAY/i),
];

/** Functions a room's name may stand for: empty when the name says nothing. */
export const factorsFor = (name: string): OccupantLoadFactor[] =>
  OCCUPANT_LOAD_FACTORS.filter((it) => anyCase`\b(?:${it.names})`.test(name));
