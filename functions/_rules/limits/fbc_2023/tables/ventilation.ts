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

/** Uses people stay in, special ones first. */
export const VENTILATION_USES: readonly VentilationUse[] = [
  {
    use: "classroom ages 5-8",
    words: /\b(KINDERGARTEN|GRADE [1-3]\b)/i,
    cfmPerPerson: 10,
    cfmPerSqft: 0.12,
  },
  {
    use: "classroom age 9 and over",
    words: /\b(CLASS ?ROOM)/i,
    cfmPerPerson: 10,
    cfmPerSqft: 0.12,
  },
  {
    use: "computer lab",
    words: /\b(COMPUTER (LAB|ROOM))/i,
    cfmPerPerson: 10,
    cfmPerSqft: 0.12,
  },
  {
    use: "day care through age 4",
    words: /\b(DAY ?CARE|NURSERY|INFANT|TODDLER)/i,
    cfmPerPerson: 10,
    cfmPerSqft: 0.18,
  },
  {
    use: "lecture classroom",
    words: /\b(LECTURE (CLASS)?ROOM)/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.06,
  },
  {
    use: "lecture hall fixed seats",
    words: /\b(LECTURE HALL)/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.06,
  },
  {
    use: "science laboratory",
    words: /\b(SCIENCE LAB|LABORATORY)/i,
    cfmPerPerson: 10,
    cfmPerSqft: 0.18,
  },
  {
    use: "wood/metal shop",
    words: /\b((WOOD|METAL) ?SHOP)/i,
    cfmPerPerson: 10,
    cfmPerSqft: 0.18,
  },
  {
    use: "media center",
    words: /\b(MEDIA CENTER)/i,
    cfmPerPerson: 10,
    cfmPerSqft: 0.12,
  },
  {
    use: "multiuse assembly",
    words: /\b(MULTI-?USE|MULTI-?PURPOSE)/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.06,
  },
  {
    use: "music/theater/dance",
    words: /\b(MUSIC ROOM|DANCE STUDIO|BAND ROOM)/i,
    cfmPerPerson: 10,
    cfmPerSqft: 0.06,
  },
  {
    use: "bar, cocktail lounge",
    // A lounge alone may be a lobby's.
    words: /\b(BAR\b|COCKTAIL|(COFFEE|WINE|BEER|SPORTS|HOTEL) LOUNGE|LOUNGE BAR)/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.18,
  },
  {
    use: "cafeteria, fast food",
    words: /\b(CAFETERIA|FAST FOOD|FOOD COURT)/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.18,
  },
  {
    use: "dining room",
    words: /\b(DINING|RESTAURANT|SEATING AREA|BREAKFAST (ROOM|AREA|HALL|SEATING))/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.18,
  },
  {
    use: "bedroom/living room",
    words: /\b(GUEST ?ROOM|DORM)/i,
    cfmPerPerson: 5,
    cfmPerSqft: 0.06,
  },
  {
    use: "office space",
    words: /\b(OFFICES?\b|WORK ?STATIONS?|CUBICLE)/i,
    cfmPerPerson: 5,
    cfmPerSqft: 0.06,
  },
  {
    use: "conference room",
    words: /\b(CONFERENCE|MEETING|BOARD ?ROOM|TRAINING)/i,
    cfmPerPerson: 5,
    cfmPerSqft: 0.06,
  },
  {
    use: "main entry lobby",
    words: /\b(ENTRY LOBBY|LOBBY)/i,
    cfmPerPerson: 5,
    cfmPerSqft: 0.06,
  },
  {
    use: "reception area",
    words: /\b(RECEPTION|WAITING)/i,
    cfmPerPerson: 5,
    cfmPerSqft: 0.06,
  },
  {
    use: "telephone/data entry",
    words: /\b(CALL CENTER|DATA ENTRY)/i,
    cfmPerPerson: 5,
    cfmPerSqft: 0.06,
  },
  {
    use: "courtroom",
    words: /\b(COURT ?ROOM)/i,
    cfmPerPerson: 5,
    cfmPerSqft: 0.06,
  },
  {
    use: "library",
    words: /\b(LIBRARY)/i,
    cfmPerPerson: 5,
    cfmPerSqft: 0.12,
  },
  {
    use: "museum/gallery",
    words: /\b(MUSEUM|GALLERY)/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.06,
  },
  {
    use: "religious worship",
    words: /\b(SANCTUARY|WORSHIP|CHURCH|CHAPEL)/i,
    cfmPerPerson: 5,
    cfmPerSqft: 0.06,
  },
  {
    use: "sales floor",
    words: /\b(SALES|RETAIL|SHOWROOM)/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.12,
  },
  {
    use: "mall common area",
    words: /\b(MALL COMMON)/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.06,
  },
  {
    use: "barber",
    words: /\b(BARBER)/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.06,
  },
  {
    use: "beauty and nail salon",
    words: /\b(SALON|NAIL|BEAUTY)/i,
    cfmPerPerson: 20,
    cfmPerSqft: 0.12,
  },
  {
    use: "supermarket",
    words: /\b(SUPERMARKET|GROCERY)/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.06,
  },
  {
    use: "coin laundry",
    words: /\b(COIN LAUNDRY|LAUNDROMAT)/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.12,
  },
  {
    use: "disco/dance floor",
    words: /\b(DANCE FLOOR|DISCO|NIGHT ?CLUB)/i,
    cfmPerPerson: 20,
    cfmPerSqft: 0.06,
  },
  {
    use: "game arcade",
    words: /\b(ARCADE)/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.18,
  },
  {
    use: "health club aerobics",
    words:
      /\b(AEROBIC|YOGA|PILATES|ZUMBA|SPIN (CLASS|STUDIO|ROOM)|(FITNESS|EXERCISE) CLASS|GROUP (EXERCISE|FITNESS))/i,
    cfmPerPerson: 20,
    cfmPerSqft: 0.06,
  },
  {
    use: "health club weight room",
    words: /\b(WEIGHT ROOM|FITNESS|GYM\b)/i,
    cfmPerPerson: 20,
    cfmPerSqft: 0.06,
  },
  {
    use: "spectator area",
    words: /\b(SPECTATOR|BLEACHER)/i,
    cfmPerPerson: 7.5,
    cfmPerSqft: 0.06,
  },
  {
    use: "auditorium",
    words: /\b(AUDITORIUM|THEATER SEATING)/i,
    cfmPerPerson: 5,
    cfmPerSqft: 0.06,
  },
  {
    use: "stage, studio",
    words: /\b(STAGE\b)/i,
    cfmPerPerson: 10,
    cfmPerSqft: 0.06,
  },
  {
    use: "copy, printing room",
    words: /\b(COPY|PRINT ROOM)/i,
    cfmPerPerson: 5,
    cfmPerSqft: 0.06,
  },
  {
    use: "pharmacy preparation",
    words: /\b(PHARMACY)/i,
    cfmPerPerson: 5,
    cfmPerSqft: 0.18,
  },
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
