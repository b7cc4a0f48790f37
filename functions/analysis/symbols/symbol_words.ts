/** What legends call symbols, and short words that stand for one on a plan. */

/** Kinds of symbols, by the words of a legend; the first that fits counts. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bEXIT\b.{0,20}\b(?:SIGN|LIGHT)|\b(?:ILLUMINATED|LIGHTED|LED)\s+EXIT\b/i, "exit sign"],
  [/\bEMERGENCY\b.{0,20}\b(?:LIGHT|LUMINAIRE|FIXTURE|BATTERY|EGRESS)/i, "emergency light"],
  [/\bDUCT\b.{0,12}\bDET/i, "duct detector"],
  [
    /\bSMOKE\b.{0,24}(?:\bCARBON|\bC\.?O\b)|\b(?:CARBON|C\.?O)\b.{0,24}\bSMOKE/i,
    "smoke and CO detector",
  ],
  [/\bSMOKE\s*(?:DET|ALARM|SENSOR)/i, "smoke detector"],
  [/\bCARBON\s*MONOX|\bC\.?O\.?\s*(?:DET|ALARM)/i, "CO detector"],
  [/\bHEAT\s*DET/i, "heat detector"],
  [/\bPULL\s*(?:STATION|BOX)|\bMANUAL\b.{0,12}\bSTATION/i, "pull station"],
  [/\bSTROBE|\bHORN\b/i, "horn or strobe"],
  [/\bEXTINGUISHER/i, "fire extinguisher"],
  [/\bSPRINKLER/i, "sprinkler"],
  [
    /\b(?:DATA|TEL(?:E\w*|\.)?|PHONE|CABLE|TV|CATV|COMM\w*)\b.{0,16}\b(?:OUTLET|JACK|RECEP|PORT)/i,
    "data outlet",
  ],
  [
    /^(?!.*\b(?:LIGHT\w*|GAS|FLOW)\s+OUTLET).*\b(?:RECEPT\w*|OUTLET|DUPLEX|QUAD(?:RU?PLEX)?)\b/i,
    "receptacle",
  ],
  [/\bDISCONNECT/i, "disconnect"],
  [
    /^(?!.*\b(?:ACCESS|WALL|SOLAR|DOOR|CEILING)\b).*\b(?:PANEL(?:BOARD)?|LOAD\s?CENTER)S?\b/i,
    "panel",
  ],
  [/\bWHEEL\s?CHAIR|\bHANDICAP|\bACCESSIB|\bI\.?S\.?A\b|\bADA\b/i, "wheelchair"],
  [/\bSWITCH/i, "switch"],
  [/\bTHERMOSTAT/i, "thermostat"],
  [/\bEXHAUST\s*(?:FAN|GRILLE)/i, "exhaust fan"],
  [/\bLIGHT\b|\bLIGHT(?:ING)?\s|\bLUMINAIRE|\bDOWN\s?LIGHT|\bTROFFER|\bFLUORESCENT/i, "light"],
  [/\bFLOOR\s*DRAIN/i, "floor drain"],
  [/\bHOSE\s*BIB/i, "hose bibb"],
];

/** The kind of symbol a legend's words name; null for words that name none, partitions for one. */
export const symbolNamed = (words: string): string | null =>
  NAMES.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/** Words that stand for a symbol alone, without a legend. */
const TAGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:SD|S\.D\.|S\/D|SMOKE DET(?:ECTOR|\.)?|SMOKE ALARM)$/i, "smoke detector"],
  [/^(?:S(?:D|\/D)?[/&-]C\.?O\.?|C\.?O[/&-]SD)$/i, "smoke and CO detector"],
  [/^(?:F\.?E\.?C?\.?|FIRE EXT(?:INGUISHER|\.)?(?: CAB(?:INET|\.)?)?)$/i, "fire extinguisher"],
  [/^EXIT (?:SIGN|LIGHT)$/i, "exit sign"],
  [/^(?:(?:ELEC(?:TRICAL|\.)?|SUB-?) ?)?PANEL(?: ?["']?[A-Z0-9-]{1,4}["']?)?$/i, "panel"],
  [/^(?:T-?STAT|THERMOSTAT)$/i, "thermostat"],
  [/^(?:GFC?I|WP[/ -]?GFC?I)$/i, "receptacle"],
  [/^(?:ELEVATOR(?: ?#?\d{1,2})?|WHEELCHAIR LIFT)$/i, "elevator"],
  [
    /^(?:(?:UP|DN|DOWN) )?RAMP(?: (?:UP|DN|DOWN))?(?: ?[-@]? ?1 ?: ?\d{1,2}(?: MAX\.?)?)?$/i,
    "ramp",
  ],
  [
    /^GUARD(?: ?RAIL(?:ING)?)?S?(?: ?[-@]? ?\d\d(?:"| IN\.?)(?: HIGH| HT\.?| A\.?F\.?F\.?)?)?$/i,
    "guard",
  ],
];

/** The kind of symbol a lone word on a plan stands for; null where it may be anything. */
export const symbolTagged = (words: string): string | null =>
  TAGS.find(([pattern]) => pattern.test(words.trim()))?.[1] ?? null;

/** Letters in a closed shape that stand for a symbol although alone they may be anything. */
export const symbolLettered = (letters: string): string | null =>
  letters === "EXIT" ? "exit sign" : letters === "CO" ? "CO detector" : symbolTagged(letters);
