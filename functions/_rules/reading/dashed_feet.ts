/**
 * Feet and inches some offices letter with a dash alone: `HALL 2-10 CLR` is 2'-10". Only where the words at the figure
 * say that it is a length; alone it may be a detail, a range or a date.
 */

const FIGURE = String.raw`(\d{1,2})-(\d|1[01])(\s\d{1,2}\/\d{1,2})?`;
const ALONE = String.raw`(?<![\w.,:/'"-]|\d\s)`;
const ENDS = String.raw`(?![\w'"/.-]|\s\d)`;
const OF_SIZE = String
  .raw`CLR|CLEAR|WIDE(?!\sP)|HIGH|DEEP|A\.?F\.?F\b|HEADROOM|HDRM|WALK|IN\s+FRONT`;
const TO_A_PLACE = String
  .raw`TO\s+(?:P\.?L\b|PROPERTY|LOT|B(?:UI)?LDG|INTAKE|LOUVER|OPENING|WINDOW|WALL|DOOR|EXIT)`;
const FROM_A_PLACE = String.raw`FROM\s+(?!SHEET|DETAIL|DWG|[A-Z]{1,2}-?\d)[A-Z]`;
/** What is numbered: `CIRCUITS 2-4 FROM PANEL A`. */
const NUMBERED = String
  .raw`(?<!\b(?:CIRCUITS?|CKTS?|STAIRS?|NOTES?|ZONES?|LEVELS?|DETAILS?|ITEMS?)\.?\s)`;
/** `2-10 CLR`, `18-0 WIDE`. */
const BEFORE_SIZES = new RegExp(`${ALONE}${FIGURE}(?=\\s(?:${OF_SIZE}))`, "gi");
/** `6-6 TO INTAKE`. */
const BEFORE_PLACES = new RegExp(
  `${ALONE}${NUMBERED}${FIGURE}(?=\\s(?:${TO_A_PLACE}|${FROM_A_PLACE}))`,
  "gi",
);
/** `CLG 6-8`, `SIDE YARD 7-6`. */
const BEHIND_WORDS = new RegExp(
  `(?<=\\b(?:CEILING|CLG|HEADROOM|HDRM|WIDTH|HEIGHT|HGT|HT|DEPTH|IN\\sFRONT|SETBACK|YARD|REQ'D|PROV'D|CLEAR|CLR)\\.?\\s?[:=@]?\\s?)${FIGURE}${ENDS}`,
  "gi",
);

/** The text with the marks of feet and inches it leaves out. */
export function withFeet(text: string): string {
  if (!/\d-\d/.test(text)) return text;
  const marked = (_: string, feet: string, inches: string, part = "") =>
    `${feet}'-${inches}${part}"`;
  return [BEFORE_SIZES, BEFORE_PLACES, BEHIND_WORDS].reduce(
    (it, by) => it.replace(by, marked),
    text,
  );
}
