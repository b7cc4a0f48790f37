/** Fans, units and sheets the mechanical rules share. */
import type { PlanSet, Schedule, Sheet } from "../../_shared/domain/plan_set.ts";
import {
  allRows,
  cellHeaded,
  cellOf,
  cfm,
  count,
  firstOf,
  isLimitHead,
  isProvidedHead,
  perPlan,
  sheetsOf,
  type Statement,
} from "../measure.ts";

/** Mechanical sheets of the set. */
export const mechanicalSheets = (plan: PlanSet): Sheet[] =>
  sheetsOf(plan, { disciplines: ["mechanical"], kinds: ["mechanical"] });

/** One row of a fan or unit schedule. `words` is the row with its headers; air in cubic feet per minute. */
export interface AirRow extends Statement {
  words: string;
  airCfm: number | null;
  outdoorCfm: number | null;
  isContinuous: boolean;
}

/** Rows of schedules that state air flows. */
export const airRows = perPlan((plan): readonly AirRow[] =>
  allRows(plan).flatMap((it) => {
    const { schedule, row } = it;
    if (!schedule || !row) return [];
    const words = row.cells.map((cell, index) =>
      cell.text.trim() === "" ? "" : `${schedule.columns[index]?.header ?? ""} ${cell.text}`.trim()
    ).filter(Boolean).join(" | ");
    const text = ownText(it);
    const inLitres = isInLitres(schedule);
    const flow = (text: string | null) => flowIn(inLitres ? litresIn(text) : text);
    const airCfm = flow(providedIn(it)) ??
      flow(cellOf(it, "airflow")) ??
      flow(cellHeaded(it, /SUPPLY.*CFM|^CFM\b|CFM$|AIR ?FLOW|^L ?\/ ?S\b/i)) ??
      firstOf(cfm, text.replace(OF_EACH, " ")) ?? firstOf(cfm, text);
    const aired = flow(cellOf(it, "outdoor air")) ??
      flow(
        cellHeaded(it, /(OUTDOOR|OUTSIDE|\bO\.?A\b|FRESH|VENT)[^|]*(PROV|SUPP|ACTUAL|DESIGN)/i),
      ) ??
      flow(cellHeaded(it, /^(?!.*\bREQ).*(?:OUTDOOR|OUTSIDE|\bO\.?A\b|FRESH)/i)) ??
      flow(cellHeaded(it, /OUTDOOR|OUTSIDE|\bO\.?A\b|FRESH/i));
    if (airCfm === null && aired === null) return [];
    // What is exhausted stands in the column of the others' outdoor air.
    const isExhausted = airCfm === null && EXHAUSTED.test(text);
    return [{
      ...it,
      text,
      words,
      airCfm: isExhausted ? aired : airCfm,
      outdoorCfm: isExhausted ? null : aired,
      isContinuous: runsAlways(text),
    }];
  })
);

const EXHAUSTED = /\bEXH(?:AUST\w*)?\b|\|\s*E\.?F\.?-?\s?\d/i;

/** What a row provides, where a column beside it says what is asked for; outdoor air is told apart from what a fan moves. */
function providedIn({ schedule, row }: Statement): string | null {
  const columns = schedule?.columns ?? [];
  if (!row || !columns.some(({ header }) => isLimitHead(header))) return null;
  const index = columns.findIndex(({ header }) =>
    isProvidedHead(header) && !/OUTDOOR|OUTSIDE|\bO\.?A\b|FRESH|\bVENT/i.test(header)
  );
  const text = row.cells[index]?.text.trim() ?? "";
  return firstOf(cfm, text) !== null ||
      /CFM|AIR ?FLOW|L ?\/ ?S\b/i.test(columns[index]?.header ?? "")
    ? text
    : null;
}

/**
 * The row without what is asked for beside what is provided, and of a list of fans read together with the panel on its
 * left the fan alone.
 */
function ownText(it: Statement): string {
  const { schedule, row } = it;
  const columns = schedule?.columns ?? [];
  const cells = row?.cells.map(({ text }) => text.trim()) ?? [];
  const asked = providedIn(it) === null
    ? []
    : cells.filter((text, index) => text !== "" && isLimitHead(columns[index]?.header ?? ""));
  const text = asked.reduce((rest, cell) => rest.replace(cell, " "), it.text);
  const circuit = columns.findIndex(({ meaning }) => meaning === "circuit");
  const mark = columns.findIndex(({ meaning }, index) => meaning === "mark" && index > circuit);
  const from = circuit < 0 || mark < 0 || !cells[mark] ? -1 : text.indexOf(cells[mark]);
  return from < 0 ? text : text.slice(from);
}

/** A rate before the flow it comes to: `50 CFM PER FIXTURE, 100 CFM`. */
const OF_EACH = /\b\d[\d,]*\s*CFM\s*(?:PER\b|EACH\b|EA\b|\/)[^,;|]*/gi;

/** Over the flow of one fixture: `CFM / FIXT.` */
const HEAD_OF_EACH = /\bCFM\W*(?:PER|\/|EACH|EA\b)\W*(?:FIXT|W\.?C|CLOSET|TOILET|EA|$)/i;

/** Does a row give the flow of one fixture alone, and none it comes to? */
export const isOfEach = ({ text, airCfm, schedule, row }: AirRow): boolean => {
  const isHeadOfEach =
    schedule?.columns.some(({ header }, index) =>
      HEAD_OF_EACH.test(header) && Number(row?.cells[index]?.text ?? NaN) === airCfm
    ) ?? false;
  if (isHeadOfEach) return true;
  const [each, ...others] = cfm.find(text).map(({ value }) => value);
  return new RegExp(OF_EACH.source, "i").test(text) && others.length === 0 && each === airCfm;
};

/** `CONT.`, `24/7`, `DAY AND NIGHT`, `ON AT ALL TIMES`, `NEVER OFF`; a clock of 24 hours turns a fan off too. */
const ALWAYS =
  /\bCONT(?:IN(?:UOUS\w*|\.)?|\.)?(?=\W|$)|\b24 ?(?:\/ ?7|-?(?:HRS?|HOURS?)(?!\W+(?:\w+\W+)?(?:TIMER|CLOCK)))|\bALWAYS (?:ON|RUN\w*)|\|\s*ALWAYS\s*(?:\||$)|\b(?:ON|RUNS?|RUNNING|OPERAT\w+) ALWAYS|\bCONSTANT(?:LY)?\b|\bRUNS ALL|\b(?:ON|RUN\w*|OPERAT\w+),? (?:AT )?ALL (?:THE )?TIMES?\b|\bDAY (?:AND|&|\+) NIGHT\b|\b(?:A)?ROUND[ -]THE[ -]CLOCK\b|\bNON-?STOP\b|\bNEVER (?:TURNED |SHUT |SWITCHED )?OFF\b/i;
const NOT_ALWAYS =
  /\b(?:NOT|NON|EXCEPT|NEVER)[ -]*(?:RUN\w*|ON|OPERAT\w+|TO)?[ -]*(?:CONT|CONSTANT|ALWAYS|AT ALL TIMES|ALL THE TIME|24|DAY AND|(?:A)?ROUND)/i;
/** Nothing turns it off: `NO SWITCH`, `UNSWITCHED`. */
const UNSWITCHED =
  /\b(?:NO|WITHOUT|W\/O)\s+(?:WALL\s+|LOCAL\s+|ON\/OFF\s+)?SWITCH(?:ES|ING)?\b(?!\s*(?:SHOWN|PLATE|LEG))|\bUN-?SWITCHED\b|\bNOT\s+SWITCHED\b/i;
const OTHER_CONTROL =
  /\bSENSOR|\bHUMIDI|\bTIMER|\bMOTION|\bLIGHTS?\b|\bOCC(?:UPANCY)?\b|\bDELAY|\bDEMAND|\bINTERMIT|\bPULL/i;

/** Words of a fan that runs always. */
export const runsAlways = (text: string): boolean =>
  (ALWAYS.test(text) || (UNSWITCHED.test(text) && !OTHER_CONTROL.test(text))) &&
  !NOT_ALWAYS.test(text);

/** Is the row one of a fan for a bathroom or toilet room? */
export const isToiletFan = (it: AirRow): boolean =>
  (/\b(BATH(ROOM)?S?|TOILETS?|REST\s?ROOMS?|R\.?R\b|POWDER|PW?DR|WOMEN|MEN|UNISEX|WATER CLOSET|LOCKER|W\.C)\b/i
    .test(
      it.text,
    ) || OF_PUPILS.test(it.text)) &&
  !/HOOD|KITCHEN|DRYER|SUPPLY|\bRTU|\bAHU/i.test(it.text);

/** The toilet rooms of a school by who uses them, as far as an exhaust fan serves them. */
const OF_PUPILS = /\b(?:EF|EXH\w*)\b.*\b(?:GIRLS|BOYS)\b(?!'? ?(?:BED|DORM|SUITE))/i;

/** Does a list give its air flows in litres per second? */
function isInLitres({ title, columns }: Schedule): boolean {
  const heads = [title, ...columns.map(({ header }) => header)].join(" | ");
  return /\bL ?\/ ?S\b|\bLPS\b/i.test(heads) && !/\bC\.?F\.?M\b/i.test(heads);
}

/** A bare figure of litres per second with its unit. */
const litresIn = (text: string | null): string | null =>
  text !== null && /^[\d.,]+$/.test(text) ? `${text} L/S` : text;

function flowIn(text: string | null): number | null {
  if (text === null) return null;
  return firstOf(cfm, text.replace(OF_EACH, " ")) ?? firstOf(cfm, text) ??
    (/^\W*[\d,]+(\.\d+)?\W*((EA(CH)?|TOTAL|INT(ERM(ITTENT|\.)?|\.)?|CONT(INUOUS|\.)?|SWITCHED)\W*)?$/i
        .test(text)
      ? firstOf(count, text)
      : null);
}
