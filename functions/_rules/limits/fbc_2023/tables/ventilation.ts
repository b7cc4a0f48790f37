/**
 * Outdoor air by use: cubic feet per minute for each person and for each square foot. Uses are known by words
 * of space names; the first that matches decides.
 * @source FBC-M 8th ed. (2023), Table 403.3.1.1
 */

/** One use of the table; `cfmPerPerson` 0 where only area counts. */
export interface VentilationUse {
  use: string;
  words: RegExp;
  cfmPerPerson: number;
  cfmPerSqft: number;
}

const use = (
  cfmPerPerson: number,
  cfmPerSqft: number,
  name: string,
  words: RegExp,
): VentilationUse => ({ use: name, words, cfmPerPerson, cfmPerSqft });

/** Uses people stay in, special ones first. */
const VENTILATION_USES: readonly VentilationUse[] = [
  use(10, 0.12, "classroom ages 5-8", /\b(KINDERGARTEN|GRADE [1-3]\b)/i),
  use(10, 0.12, "classroom age 9 and over", /\b(CLASS ?ROOM)/i),
  use(10, 0.12, "computer lab", /\b(COMPUTER (LAB|ROOM))/i),
  use(10, 0.18, "day care through age 4", /\b(DAY ?CARE|NURSERY|INFANT|TODDLER)/i),
  use(7.5, 0.06, "lecture classroom", /\b(LECTURE (CLASS)?ROOM)/i),
  use(7.5, 0.06, "lecture hall fixed seats", /\b(LECTURE HALL)/i),
  use(10, 0.18, "science laboratory", /\b(SCIENCE LAB|LABORATORY)/i),
  use(10, 0.18, "wood/metal shop", /\b((WOOD|METAL) ?SHOP)/i),
  use(10, 0.12, "media center", /\b(MEDIA CENTER)/i),
  use(7.5, 0.06, "multiuse assembly", /\b(MULTI-?USE|MULTI-?PURPOSE)/i),
  use(10, 0.06, "music/theater/dance", /\b(MUSIC ROOM|DANCE STUDIO|BAND ROOM)/i),
  // A lounge alone may be a lobby's.
  use(
    7.5,
    0.18,
    "bar, cocktail lounge",
    /\b(BAR\b|COCKTAIL|(COFFEE|WINE|BEER|SPORTS|HOTEL) LOUNGE|LOUNGE BAR)/i,
  ),
  use(7.5, 0.18, "cafeteria, fast food", /\b(CAFETERIA|FAST FOOD|FOOD COURT)/i),
  use(
    7.5,
    0.18,
    "dining room",
    /\b(DINING|RESTAURANT|SEATING AREA|BREAKFAST (ROOM|AREA|HALL|SEATING))/i,
  ),
  use(5, 0.06, "bedroom/living room", /\b(GUEST ?ROOM|DORM)/i),
  use(5, 0.06, "office space", /\b(OFFICES?\b|WORK ?STATIONS?|CUBICLE)/i),
  use(5, 0.06, "conference room", /\b(CONF\b|CONFERENCE|MEETING|BOARD ?ROOM|TRAINING)/i),
  use(5, 0.06, "main entry lobby", /\b(ENTRY LOBBY|LOBBY)/i),
  use(5, 0.06, "reception area", /\b(RECEPTION|WAITING)/i),
  use(5, 0.06, "telephone/data entry", /\b(CALL CENTER|DATA ENTRY)/i),
  use(5, 0.06, "courtroom", /\b(COURT ?ROOM)/i),
  use(5, 0.12, "library", /\b(LIBRARY)/i),
  use(7.5, 0.06, "museum/gallery", /\b(MUSEUM|GALLERY)/i),
  use(5, 0.06, "religious worship", /\b(SANCTUARY|WORSHIP|CHURCH|CHAPEL|FELLOWSHIP|PARISH HALL)/i),
  use(7.5, 0.12, "sales floor", /\b(SALES|RETAIL|SHOWROOM)/i),
  use(7.5, 0.06, "mall common area", /\b(MALL COMMON)/i),
  use(7.5, 0.06, "barber", /\b(BARBER)/i),
  use(20, 0.12, "beauty and nail salon", /\b(SALON|NAIL|BEAUTY)/i),
  use(7.5, 0.06, "supermarket", /\b(SUPERMARKET|GROCERY)/i),
  use(7.5, 0.12, "coin laundry", /\b(COIN LAUNDRY|LAUNDROMAT)/i),
  use(20, 0.06, "disco/dance floor", /\b(DANCE FLOOR|DISCO|NIGHT ?CLUB)/i),
  use(7.5, 0.18, "game arcade", /\b(ARCADE)/i),
  use(
    20,
    0.06,
    "health club aerobics",
    /\b(AEROBIC|YOGA|PILATES|ZUMBA|SPIN (CLASS|STUDIO|ROOM)|(FITNESS|EXERCISE) CLASS|GROUP (EXERCISE|FITNESS))/i,
  ),
  use(20, 0.06, "health club weight room", /\b(WEIGHT ROOM|FITNESS|GYM\b)/i),
  use(7.5, 0.06, "spectator area", /\b(SPECTATOR|BLEACHER)/i),
  use(5, 0.06, "auditorium", /\b(AUDITORIUM|THEATER SEATING)/i),
  use(10, 0.06, "stage, studio", /\b(STAGE\b)/i),
  use(5, 0.06, "copy, printing room", /\b(COPY|PRINT ROOM)/i),
  use(5, 0.18, "pharmacy preparation", /\b(PHARMACY)/i),
];

/** The use a space name stands for, null when it names none or several of different rates. */
export function ventilationUse(name: string): VentilationUse | null {
  const found = VENTILATION_USES.filter((it) => it.words.test(name));
  const [first] = found;
  if (!first) return null;
  const isSame = found.every((it) =>
    it.cfmPerPerson === first.cfmPerPerson && it.cfmPerSqft === first.cfmPerSqft
  );
  return isSame ? first : null;
}

/** Outdoor air of a zone in cubic feet per minute, before zone effectiveness. */
export function outdoorAirFor(use: VentilationUse, persons: number, areaSqft: number): number {
  return use.cfmPerPerson * persons + use.cfmPerSqft * areaSqft;
}
