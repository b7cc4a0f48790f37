/**
 * Occupied spaces get enough outdoor air for their people and their area.
 * Reads units that serve one space with their outdoor air, the persons and area stated beside them
 * or in the occupant load table, and compares with the rates of its use; a stated requirement or a sum worked out
 * on the sheet that is not met fails too, and a unit said to bring none is asked about.
 * @source FBC-M 8th ed. (2023), 403.3.1.1
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase, exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import {
  outdoorAirFor,
  type VentilationUse,
  ventilationUse,
} from "../limits/fbc_2023/tables/ventilation.ts";
import {
  allRows,
  besideOnDrawing,
  cellHeaded,
  clausesSaying,
  isUndecided,
  printedNumber,
  rounded,
} from "../measure.ts";
import { type AirRow, airRows } from "./_words.ts";

/** Outdoor air of a unit, required and provided, with what the requirement is made from. */
type Zone = Evidence & {
  required: number;
  provided: number;
  basis: string;
  /** People and area stand in another text of the drawing. */
  isBeside?: boolean;
  /** The figure is left blank. */
  isOpen?: boolean;
  /** The set's own rates are met, those of the table for the room’s name are not. */
  isByName?: boolean;
};

const STATED =
  /(?:(?:OUTDOOR|OUTSIDE|FRESH|VENTILATION) AIR|\bO\.?A\b\.?)[^.;]{0,25}REQ\w*[^\d]{0,6}(?<required>[\d,]+) ?CFM[^\d]{0,30}PROV\w*[^\d]{0,6}(?<provided>[\d,]+) ?CFM/;

const OUTDOOR = "(O\\.?A\\.?|OUTDOOR|OUTSIDE|FRESH|VENT(ILATION)?)";
const REQUIRED_AIR = anyCase`${OUTDOOR}.*REQ|REQ.*${OUTDOOR}`;
const PROVIDED_AIR =
  anyCase`${OUTDOOR}.*(PROV|SUPP|ACTUAL|DESIGN)|(PROV|SUPPLIED|ACTUAL|DESIGN).*${OUTDOOR}`;

/** Outdoor air beside a column of what is asked for: `REQ. O.A. CFM | O.A. CFM`. */
const UNASKED_AIR = anyCase`^(?!.*(?:REQ|CODE|/|\bPER\b)).*\b${OUTDOOR}`;

const numberIn = (text: string | null): number => {
  const digits =
    /^\W*?(\.\d+|[\d,]+(?:\.\d+)?)\W*(SF|SQ\.? ?FT\.?|S\.F\.|CFM|OCC\w*|PEOPLE|PERSONS?|P)?\W*$/i
      .exec(
        text ?? "",
      );
  return Number(digits?.[1]?.replaceAll(",", "") ?? NaN);
};
const firstNumber = (pattern: RegExp, text: string): number =>
  Number(pattern.exec(text)?.[1]?.replaceAll(",", "") ?? NaN);

const AREA = /(?<![\d.])([\d,]{2,}) *(SF|SQ\.? *FT|S\.F\.|SQUARE F(?:EE|OO)T)/i;
const PERSONS = /([\d,]+) *(OCC|PERSONS|PEOPLE|STUDENTS|PUPILS|SEATS)/i;

/** Name of the space, from a column with words in it. */
const spaceOf = (it: AirRow): string =>
  [/SERV/i, /SPACE|ROOM|ZONE/i, /AREA|LOCATION/i].map((header) => cellHeaded(it, header))
    .find((text) => text !== null && /[A-Z]{3}/i.test(text)) ?? it.text;

/** Over the category of the table a list takes its rates from. */
const USE_HEAD =
  /^\W*(?:USE|CATEGORY|OCCUPANCY(?: CATEGORY| CLASS\w*)?|(?:SPACE|ROOM) (?:TYPE|USE|CATEGORY))\W*$/i;

/** Several spaces in one row, unless its figures are those of each; what stands in brackets is a remark. */
const isSeveral = (served: string): boolean =>
  !/\bEACH\b|\bEA\b/i.test(served) &&
  /[/&,+]|\bAND\b/i.test(served.replace(AREA, " ").replace(/\([^)]*\)/g, " ")) &&
  !isNameAndUse(served);

/** A room with its use or its ages behind a comma: `TODDLERS, DAY CARE`, `CLASSROOM 4, AGES 5-8`. */
function isNameAndUse(served: string): boolean {
  const [name, remark, ...more] = served.split(",").map((part) => part.trim());
  if (remark === undefined || more.length > 0 || /[/&+]|\bAND\b/i.test(served)) return false;
  const [use, other] = [ventilationUse(name), ventilationUse(remark)];
  return use !== null &&
    (use === other || (other === null && /^(?:AGES?|GRADES?)\b/i.test(remark)));
}

/** A space by its name alone, without an area printed behind it. */
const nameAlone = (space: string): string =>
  space.replace(AREA, " ").replace(/[^A-Z0-9]+/gi, " ").trim().toUpperCase();

/** The one space a unit serves, by words of the row and the occupant load table. */
function zoneOf(it: AirRow, plan: PlanSet): { required: number; basis: string } | null {
  const served = spaceOf(it);
  const use = ventilationUse(cellHeaded(it, USE_HEAD) ?? "") ?? ventilationUse(served);
  if (!use || isSeveral(served)) return null;
  const area = [firstNumber(AREA, it.text), numberIn(cellHeaded(it, /\bAREA|\bS\.?F\b|SQ/i))]
    .find(Number.isFinite);
  const persons = [
    firstNumber(PERSONS, it.text),
    numberIn(cellHeaded(it, /\bOCC|PEOPLE|PERSONS|\bPOP|^P(Z)?$|STUDENTS|SEATS/i)),
  ].find(Number.isFinite);
  const row = plan.occupantLoads.find((other) =>
    !other.isTotal && nameAlone(other.space) === nameAlone(served)
  );
  const sqft = area ?? row?.areaSqft ?? null;
  const count = persons ?? row?.occupants ?? null;
  return sqft === null || count === null ? null : demandOf(use, count, sqft);
}

const demandOf = (use: VentilationUse, count: number, sqft: number) => ({
  required: outdoorAirFor(use, count, sqft),
  basis: `${use.use}: ${use.cfmPerPerson} x ${count} + ${use.cfmPerSqft} x ${sqft}`,
});

const SAID_AIR =
  /\b(OUTDOOR AIR|OUTSIDE AIR|FRESH AIR|VENTILATION AIR|O\.?A)\b[^\d;]{0,14}(?<n>[\d,]+) ?CFM|(?<m>[\d,]+) ?CFM[^\d;]{0,8}\b(?:OF )?(OUTDOOR|OUTSIDE|FRESH|VENTILATION|O\.?A\b)/;

/** Notes that give the persons, the area and the outdoor air of one space. */
const saidZones = (plan: PlanSet): Zone[] =>
  clausesSaying(plan, { says: SAID_AIR, in: "notes", titled: true, not: /EXHAUST|EXIST/ })
    .flatMap((it) => {
      const use = ventilationUse(it.clause);
      const [area, persons] = [firstNumber(AREA, it.text), firstNumber(PERSONS, it.text)];
      if (!use || !Number.isFinite(area) || !Number.isFinite(persons)) return [];
      const provided = printedNumber(it.groups.n ?? it.groups.m ?? "");
      return [{ ...it, ...demandOf(use, persons, area), provided }];
    });

const MARK = /\b(?:RTU|AHU|AC|FCU|DOAS|HP|MAU)-?\s?\d+[A-Z]?\b/gi;
const markOf = (text: string) => text.replace(/[\s-]/g, "").toUpperCase();
/** A sum of people, or a rate of them, is no number of persons. */
const SUM_OF_PERSONS = /[+\/]\s*[\d,]+\s*(?:OCC|PERSONS|PEOPLE)/i;

/**
 * Units whose persons and area a note gives by their mark, `O.A. BASIS RTU-1: 60 PERSONS, 1,440 SF GROUP EXERCISE`,
 * against the outdoor air of the one row with that mark.
 */
const basisZones = (plan: PlanSet): Zone[] =>
  clausesSaying(plan, { says: OUTDOOR_BASIS, in: "notes", not: /EXHAUST|EXIST/ })
    .flatMap((it) => {
      const marks = [...it.clause.matchAll(MARK)];
      return marks.flatMap(({ 0: mark, index }, place): Zone[] => {
        const said = it.clause.slice(index + mark.length, marks[place + 1]?.index);
        const [area, persons] = [firstNumber(AREA, said), firstNumber(PERSONS, said)];
        const use = ventilationUse(said);
        const rows = airRows(plan).filter(({ row }) =>
          row?.cells.some(({ text }) => markOf(text) === markOf(mark))
        );
        const provided = rows.length === 1 ? rows[0].outdoorCfm : null;
        const isSaid = Number.isFinite(area) && Number.isFinite(persons) &&
          !SUM_OF_PERSONS.test(said);
        if (!use || !isSaid || provided === null) return [];
        return [{ ...it, ...demandOf(use, persons, area), provided }];
      });
    });
const OUTDOOR_BASIS =
  /\b(O\.?A\b\.?|OUTDOOR AIR|OUTSIDE AIR|FRESH AIR|VENTILATION)[^;]{0,40}\b(BASIS|BASED ON|FOR|DESIGN|CALC\w*)\b/;

const OUTSIDE_AIR = "(?:OUTDOOR AIR|OUTSIDE AIR|FRESH AIR|VENTILATION AIR|O\\.?A\\b\\.?)";
/** Rates multiplied out, whichever stands first: `7.5 CFM/P X 60 + 0.06 X 1,000 SF = 510 CFM`, `18 x 10 + 360 x 0.12`. */
const RATE = String
  .raw`(?<![\d.,])([\d,]*\.?\d+)[^\d.;|+=]{0,16}[X×*][^\d.;|+=]{0,8}([\d,]*\.?\d+)`;
const WORKED_OUT = anyCase`${RATE}[^\d;|+=]{0,16}\+[^\d;|+=.]{0,4}(?=[\d.])${RATE}`;
/** Rows whose own sum of people and area is more than the air they bring. */
const workedRows = (plan: PlanSet): Zone[] =>
  airRows(plan).flatMap((it) => {
    const sum = WORKED_OUT.exec(it.text);
    const provided = it.outdoorCfm ?? it.airCfm;
    const isOutdoor = it.outdoorCfm !== null || /\bDOAS|\bO\.?A\b|OUTDOOR|OUTSIDE/i.test(it.words);
    if (!sum || provided === null || !isOutdoor) return [];
    const [a, b, c, d] = sum.slice(1).map(printedNumber);
    const [perSqft, area] = c < d ? [c, d] : [d, c];
    const isRate = (one: number, persons: number) => one >= 5 && one <= 20 && area > persons;
    if (perSqft > 0.5 || !(isRate(a, b) || isRate(b, a))) return [];
    const required = a * b + perSqft * area;
    return [{ ...it, required, provided, basis: sum[0].trim() }];
  });

/** Columns of the rates a list of spaces is worked out by, and of what they are multiplied with. */
const PER_PERSON =
  /\b(?:CFM|RP|R_?P)\b.*(?:\/|\bPER\b)\s*(?:P|PERS\w*|PEOPLE|OCC\w*)\b|^\W*RP\W*$|\b(?:PEOPLE|PERSON)\s+(?:RATE|O\.?A)/i;
const PER_SQFT =
  /\bCFM\b.*(?:\/|\bPER\b)\s*(?:S\.?F|SQ\.?\s*F\w*|FT2|AREA)\b|^\W*RA\W*$|\bAREA\s+(?:RATE|O\.?A)/i;
const PEOPLE_HEAD =
  /^\W*(?:NO\.?\s+OF\s+|DESIGN\s+|TOTAL\s+)?(?:PEOPLE|PERSONS?|OCC(?:UPANTS?|UPANCY|\.)?|PZ|P(?=\W*$))\b(?!.*(?:RATE|\/|\bPER\b|CLASS|TYPE|CATEG))/i;
const AREA_HEAD =
  /^\W*(?:FLOOR\s+|NET\s+|ZONE\s+)?(?:AREA|S\.?F|SQ\.?\s*F\w*|AZ)\b(?!.*(?:RATE|CFM|SERVED))/i;

/** Both rates in one cell: `5 CFM/P + 0.06/SF`, `7.5 P + .18 SF`. */
const BOTH_RATES =
  /^\W*(?<person>\d{1,2}(?:\.\d+)?)\s*(?:CFM)?\s*(?:\/|PER)?\s*P\w*\.?\s*\+\s*(?<sqft>0?\.\d+)\s*(?:CFM)?\s*(?:\/|PER)?\s*S/i;

/** Rows whose own columns of rates, people and area give more than the air beside them. */
const rateRows = (plan: PlanSet): Zone[] =>
  airRows(plan).flatMap((it) => {
    const both = it.row?.cells.map(({ text }) => BOTH_RATES.exec(text)?.groups).find(Boolean);
    const [perPerson, perSqft] = both
      ? [Number(both.person), Number(both.sqft)]
      : [PER_PERSON, PER_SQFT].map((head) => numberIn(cellHeaded(it, head)));
    const [persons, area] = [PEOPLE_HEAD, AREA_HEAD].map((head) => numberIn(cellHeaded(it, head)));
    // With such rates what a row asks for and provides is outdoor air, whatever else its list holds.
    const provided = it.outdoorCfm ?? numberIn(cellHeaded(it, /^\W*(?:PROV\w*|ACTUAL)\b/i));
    const isOfTable = perPerson >= 5 && perPerson <= 20 && perSqft >= 0.06 && perSqft <= 0.5;
    if (!isOfTable || !(area > persons) || !Number.isFinite(provided)) return [];
    const required = perPerson * persons + perSqft * area;
    const basis = `${perPerson} x ${persons} + ${perSqft} x ${area}`;
    return [{ ...it, required, provided, basis }];
  });

/** Units said to bring none. */
const NO_AIR =
  exactCase`\bNO ${OUTSIDE_AIR}(?!\.? ?(DAMPER|INTAKE|LOUVER|DUCT|HOOD|OPENING|SENSOR|CONTROL|FAN))|${OUTSIDE_AIR}[ :=-]{0,3}(0 ?CFM|NONE|NOT PROV\w*|OMITTED)`;
/** The space gets its air another way, or nobody stays in it. */
const AIRED_OTHERWISE =
  /\bDOAS|\bE\.?R\.?V\b|\bHRV\b|OPERABLE|OPENABLE|NATURAL(LY)? VENT|MAKE ?-? ?UP|\bM\.?A\.?U\b|SEPARATE|EXIST|UNOCCUPIED|WARM ?-? ?UP|NIGHT|PURGE|\bI\.?D\.?F\b|SERVER|DEDICATED|\bO\.?A\b[^|]{0,12}(FROM|BY|VIA)/;

/** Occupied spaces, known by use, area and persons on the same drawing, whose unit brings no outdoor air. */
const unairedZones = (plan: PlanSet): Zone[] =>
  clausesSaying(plan, { says: NO_AIR, in: "notes", notAmid: AIRED_OTHERWISE }).flatMap((it) => {
    const said = [it, ...besideOnDrawing(it, plan)].flatMap(({ text, room }) => {
      // The figures of a room may stand on a line of their own below its name.
      const [use, area, persons] = [
        ventilationUse(text) ?? ventilationUse(room ?? ""),
        firstNumber(AREA, text),
        firstNumber(PERSONS, text),
      ];
      const isKnown = use && Number.isFinite(area) && Number.isFinite(persons);
      return isKnown ? [{ text, ...demandOf(use, persons, area) }] : [];
    });
    const [zone] = said;
    if (!zone || said.length > 1) return [];
    const isBeside = zone.text !== it.text;
    return [{ ...it, required: zone.required, basis: zone.basis, provided: 0, isBeside }];
  });

/** Rows that state both what is required and what is provided. */
const statedRows = (plan: PlanSet): Zone[] =>
  airRows(plan).flatMap((it) => {
    const required = numberIn(cellHeaded(it, REQUIRED_AIR));
    const provided = numberIn(cellHeaded(it, PROVIDED_AIR) ?? cellHeaded(it, UNASKED_AIR));
    return Number.isFinite(required) && Number.isFinite(provided)
      ? [{ ...it, required, provided, basis: "as stated" }]
      : [];
  });

/** Columns for the outdoor air a unit brings. */
const OWN_AIR =
  /^\W*(?:(?:MIN\w*\.?|DESIGN|TOTAL)\s+)*(?:O\.?A\b\.?|OUTDOOR AIR|OUTSIDE AIR|FRESH AIR|VENT(?:ILATION)? AIR)/i;

/** Units whose outdoor air is a blank to fill in. */
const openRows = (plan: PlanSet): Zone[] =>
  allRows(plan).flatMap((it) =>
    isUndecided(cellHeaded(it, OWN_AIR) ?? "")
      ? [{ ...it, required: 0, provided: 0, basis: it.sourceText, isOpen: true }]
      : []
  );

/** A list of spaces with their people whose title tells what its flow of air is: `OUTDOOR AIR`, `VENTILATION (403.3)`. */
const listsOutdoorAir = ({ schedule }: AirRow): boolean =>
  schedule !== null &&
  /\bO\.?A\b|OUTDOOR AIR|OUTSIDE AIR|VENTILATION|\b403\.3/i.test(schedule.title ?? "") &&
  !/EXHAUST|\bFANS?\b|SUPPLY|HOUSE|DWELLING/i.test(
    [schedule.title, ...schedule.columns.map(({ header }) => header)].join(" | "),
  ) &&
  schedule.columns.some(({ header }) => /^\W*(?:PEOPLE|PERSONS?|OCC\w*\.?)\W*$/i.test(header));

/** Units that bring no outdoor air of their own, or nothing else. */
const NO_OWN_AIR =
  /MAKE ?-? ?UP|\bMAU\b|\bDOAS\b|\bE\.?R\.?V\b|\bHRV\b|\bEF ?-?\d|EXHAUST|TRANSFER|EXIST|RECIRC|\bI\.?D\.?F\b|SERVER|ELEV|\bMECH|\bELEC/i;

/** Units of a list that gives the others their outdoor air, with a dash or nothing in its place. */
const dashedRows = (plan: PlanSet): Zone[] => {
  const rows = airRows(plan).filter((it) => it.airCfm !== null);
  const isAired = rows.some(({ words }) => /\bDOAS\b|\bE\.?R\.?V\b|\bHRV\b/i.test(words));
  return isAired
    ? []
    : rows.filter((it) =>
      it.outdoorCfm === null && !NO_OWN_AIR.test(it.words) && isDashed(it) &&
      rows.some((other) => other.schedule === it.schedule && (other.outdoorCfm ?? 0) > 0)
    ).map((it) => ({ ...it, required: 0, provided: 0, basis: it.sourceText, isOpen: true }));
};

function isDashed({ schedule, row }: AirRow): boolean {
  const index = schedule?.columns.findIndex(({ header }) => OWN_AIR.test(header.trim())) ?? -1;
  return index >= 0 && /^[\s\-–—.]*$/.test(row?.cells[index]?.text ?? "");
}

/** Rounding takes no more than a hundredth, or what is left of a whole cubic foot. */
const isShort = ({ provided, required }: Pick<Zone, "provided" | "required">): boolean =>
  provided < required * 0.99 && provided < Math.round(required);

export default defineRule<Zone>({
  id: "mechanical/outdoor-air",
  requirementId: "FBC-M-403.3-outdoor-air",
  title: "Outdoor air",
  applies: (plan) => {
    const stated = clausesSaying(plan, { says: STATED, not: /EXHAUST/ }).flatMap((it) => {
      const [required, provided] = [it.groups.required, it.groups.provided].map((text) =>
        printedNumber(text ?? "")
      );
      return [{ ...it, required, provided, basis: it.sourceText }];
    });
    const calculated = airRows(plan).flatMap((it) => {
      const provided = it.outdoorCfm ?? (listsOutdoorAir(it) ? it.airCfm : null);
      if (provided === null || /MAKE ?-? ?UP|\bMAU\b|\bDOAS\b|\bERV\b/i.test(it.words)) {
        return [];
      }
      const space = zoneOf(it, plan);
      return space ? [{ ...it, required: space.required, provided, basis: space.basis }] : [];
    });
    const rated = rateRows(plan);
    const rows = [...statedRows(plan), ...rated.filter(isShort)];
    return [
      ...stated,
      ...rows,
      ...calculated.filter((it) => !rows.some((other) => other.box === it.box)),
      ...calculated.filter((it) =>
        isShort(it) && rows.some((other) => other.box === it.box && !isShort(other))
      ).map((it) => ({ ...it, isByName: true })),
      ...workedRows(plan).filter((it) => !rows.some((other) => other.box === it.box)),
      ...saidZones(plan),
      ...basisZones(plan),
      ...unairedZones(plan),
      ...openRows(plan),
      ...dashedRows(plan),
    ];
  },
  check({ required, provided, basis, isBeside, isOpen, isByName }) {
    if (isOpen) return cantTell("open", { text: basis });
    const data = { actual: rounded(provided), required: Math.round(required), unit: "cfm", basis };
    if (!isShort({ provided, required })) return pass(data);
    if (isByName) return cantTell("byName", data);
    return isBeside ? cantTell("none", data) : fail("few", data);
  },
  messages: {
    ok: "The outdoor air is {actual} cfm; {required} cfm is required ({basis}).",
    few: "The outdoor air is {actual} cfm; at least {required} cfm is required ({basis}).",
    byName:
      "The outdoor air of {actual} cfm meets what the set requires; going by the room’s name, the table requires {required} cfm ({basis}).",
    open: "The outdoor air of a unit is not decided: {text}",
    none:
      "A unit is said to supply no outdoor air, and the drawing shows a space that needs {required} cfm ({basis}). Whether another unit supplies it is not shown.",
  },
  recommendation: "Increase the outdoor air of the zone and the system to the rates in the table.",
});
