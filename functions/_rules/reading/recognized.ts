/**
 * Mends what optical reading does to words. It loses spaces between words and numbers, and between words of the trade
 * (`DRYERVENT`, `TOSLOPE`); a word that does not come apart into known words stays whole. It puts spaces into words
 * (`BETWEE N`); parts are joined where they make a known word and are none alone. It loses the last letter of feet.
 */

const WORDS = new Set(
  `A ABOVE ACCESS ACCESSIBLE ADA ADJACENT AFF AFTER AHU AIR AISLE ALARM ALL ALONG AMP AMPS AND ANY APART
  APPLIANCE ARC ARE AREA AT ATTIC BACK BACKFLOW BAR BARS BASIN BATH BATHROOM BATHS BE BEDROOM BELOW BETWEEN
  BEVELED BLUE BONDED BONDING BOTTOM BOX BRANCH BREAKER BUILDING BY CABINET CAP CAR CEILING CENTER CENTERED
  CENTERLINE CFM CIRCLE CIRCUIT CIRCUITS CLEAN CLEANOUT CLEANOUTS CLEAR CLEARANCE CLOSER CLOSERS CLOSET CLOSETS
  COMPARTMENT CONDENSATE CONDENSER CONTINUOUS COOKTOP COPPER CORRIDOR COUNTER COUNTERTOP CROSS CURB DEEP DEEPER
  DETECTOR DETECTORS DIA DIAMETER DIRECT DISABLED DISCHARGE DISCONNECT DISHWASHER DISPENSER DISTANCE DOOR DOORS
  DRAIN DRAINS DRINKING DRYER DUCT DUCTS DUPLEX DWELLING EACH EDGE ELBOWS ELECTRIC ELECTRICAL ELEVATOR EMERGENCY
  ENTRANCE EQUIPMENT EVERY EXCEED EXHAUST EXIT EXITS EXTERIOR FAN FANS FAULT FEET FINISH FINISHED FIRE FIXTURE
  FIXTURES FLOOR FLUE FOOT FOR FORCE FOUNTAIN FRAME FROM FRONT FRYER FRYERS FT FURNACE GALLON GARAGE GAS
  GENERATOR GFCI GLASS GRAB GRADE GREASE GRIDDLE GROUND GROUNDING GUARD HALL HAND HANDICAP HANDRAIL HANDRAILS
  HEADROOM HEAT HEATER HEIGHT HIGH HINGED HOOD HORIZONTAL HOT HOUSE IGNITION IN INCH INCHES INSIDE INTAKE INTAKES
  INTERCEPTOR INTERIOR INTERMITTENT INTO IS ISLAND KITCHEN KNEE LANDING LAUNDRY LATCH LAV LAVATORIES LAVATORY
  LENGTH LESS LEVEL LIGHT LIGHTING LINE LIVING LOAD LOCATED LOCATION LONG LOT MAIN MAX MAXIMUM MEN METER MIN
  MINIMUM MIXING MORE MOUNTED NEAR NO NOT OF ON ONE OPENING OPENINGS OPERABLE OR OUT OUTDOOR OUTDOORS OUTLET
  OUTLETS OUTSIDE OVER PANEL PAPER PARKING PART PASSAGEWAY PATH PER PERMIT PIPE PIPING PLATFORM PLUMBING POINT
  POOL PORCH POWER PROPANE PROPERTY PROTECTED PROTECTION PROVIDE PROVIDED PUBLIC PULL PUSH RAIL RAMP RANGE REAR
  RECEPTACLE RECEPTACLES REQUIRED RESTROOM RESTROOMS RIM RISE RISER ROOF ROOM ROUTE RUN SANITARY SEAT SEATS
  SERVICE SERVING SHALL SHOWER SHUTOFF SIDE SIDES SIGN SIGNS SINK SIZE SLOPE SMALL SMALLER SMOKE SOURCE SPACE
  SPACED SPACES SPACING SPOUT SPOUTS STALL STALLS STAND STANDARD STORAGE STRAIGHT STREET SUPPORT SURGE SWITCH
  SWITCHES TANK TEMPERED TERMINATE THAN THE THERMOSTAT THERMOSTATS THRESHOLD THRESHOLDS THROUGH TO TOILET TOP
  TOTAL TOWEL TRAVEL TURNING TWO TYP TYPE UNDER UNIT UNITS UP VALVE VAN VANITY VENT VENTS VERTICAL WALL WALLS
  WATER WHEELCHAIR WIDE WIDTH WINDOW WINDOWS WITH WITHIN WITHOUT WOMEN WORKING`.split(/\s+/),
);

const cache = new Map<string, string>();

/** The text as it was probably printed. */
export function mendRecognized(text: string): string {
  return text
    .replace(BROKEN_FEET, "$&t")
    .replace(
      /\b([A-Za-z]+) (?=([A-Za-z]+)\b)/g,
      (all, first, second) => isOneWord(first, second) ? first : all,
    )
    .replace(/([A-Za-z]{3,})(\d)/g, "$1 $2")
    .replace(/(\d["']?|["'])([A-Za-z]{2,})/g, "$1 $2")
    .replace(/[A-Za-z]{5,}/g, (word) => takeApart(word) ?? word);
}

/** `24 f long`. */
const BROKEN_FEET =
  /\d\s?f(?=\s+(?:long|wide|high|deep|tall|above|from|apart|clear|max|min|o\.?c)\b)/g;

/** Are these the parts of a known word, and not words themselves? */
function isOneWord(first: string, second: string): boolean {
  const [start, end] = [first.toUpperCase(), second.toUpperCase()];
  return start.length + end.length > 5 && WORDS.has(start + end) &&
    !(WORDS.has(start) && WORDS.has(end));
}

/** The word as known words, the fewest; null when it is known itself or does not come apart. */
function takeApart(word: string): string | null {
  const upper = word.toUpperCase();
  if (WORDS.has(upper) || WORDS.has(upper.replace(/(ES|S|ED|ING)$/, ""))) return null;
  const known = cache.get(word);
  if (known !== undefined) return known === "" ? null : known;
  const best: (number[] | null)[] = [[]];
  for (let end = 1; end <= upper.length; end++) {
    best.push(null);
    for (let start = Math.max(0, end - 13); start <= end - 2; start++) {
      const before = best[start];
      if (!before || !WORDS.has(upper.slice(start, end))) continue;
      const found = best[end];
      if (!found || before.length + 1 < found.length) best[end] = [...before, end];
    }
  }
  const cuts = best[upper.length];
  const parts = cuts?.map((end, index) => word.slice(index === 0 ? 0 : cuts[index - 1], end));
  cache.set(word, parts?.join(" ") ?? "");
  return parts?.join(" ") ?? null;
}
