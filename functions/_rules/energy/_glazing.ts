/** Solar heat gain and U-factor of windows, from schedules and statements. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { cellHeaded, contextOf, placeOf, type Statement, statements } from "../measure.ts";
import { cellUnder, DEMANDED_HEAD, headedCells, PROVIDED_HEAD } from "../structural/_cells.ts";

/** One stated figure of glazing. */
export interface GlazingFigure extends Evidence {
  value: number;
  name: string;
  isImpact: boolean;
}

const SHGC =
  /(?:\bS\.?H\.?G\.?C\.?|\bSOLAR\s+(?:HEAT|HT\.?)\s+GAIN(?:\s+COEFF?\w*\.?)?)\s*(?:\(SHGC\)\s*)?(?:,?\s*(?:ALL|TYP\w*|EACH|GLAZING|GLASS|WINDOWS?|DOORS?)\b\.?)*\s*(?:SHALL\s+BE\s+|TO\s+BE\s+)?(?:(?:FOR|OF)\s+[A-Z ]{3,25}?\s*)?(?:MAX\.?|OF|IS|(?:SHALL\s+)?NOT\s+(?:TO\s+)?EXCEED(?:ING)?|[:=|@-]|\s)*\s*(0?\.\d{1,3})\b|(?<!\bU\W*(?:FACTOR|VALUE|VAL)?\W*)(?<!\d)(0?\.\d{1,3})\s*(?:MAX\.?\s*)?S\.?H\.?G\.?C(?![^|;\d.]{0,8}0?\.\d{1,3}\b(?!\s*U\b))/i;
const U_FACTOR =
  /\bU\s*-?\s*(?:FACTOR|VALUE|VAL\.?)?(?:\s+(?:SHALL|TO)\s+BE)?(?:\s*\/\s*SHGC)?\s*(?:(?:FOR|OF)\s+[A-Z ]{3,25}?\s*)?(?:MAX\.?|OF|IS|(?:SHALL\s+)?NOT\s+(?:TO\s+)?EXCEED(?:ING)?|[:=|@-]|\s)*\s*(?:U\s*=\s*)?([01]?\.\d{1,3})\b/i;
const PAIR =
  /\bU\b[^|;]{0,12}\/\s*S\.?H\.?G\.?C[^|;]{0,6}\|?[^\d.]{0,8}([01]?\.\d{1,3})\s*\/\s*(0?\.\d{1,3})/i;
/** The same figures before their names: `ALL WINDOWS .40 / .30 (U / SHGC)`. */
const BEFORE_PAIR =
  /([01]?\.\d{1,3})\s*\/\s*(0?\.\d{1,3})\s*\(?\s*U\b[^|;\d]{0,12}\/\s*S\.?H\.?G\.?C/i;
/** Both in one cell, with a word on the first at most: `.45 / .22`, `0.55 IMPACT-RATED / 0.25`. */
const PAIR_CELL = /^\W*([01]?\.\d{1,3})(?:\s+[A-Z][A-Z -]*)?\s*\/\s*(0?\.\d{1,3})\W*$/i;
const PAIR_HEAD = /^\W*U\b[^|;\d]{0,12}\/\s*S\.?H\.?G\.?C/i;
const IMPACT = /(?<!\bNON[\s-]?|\bNOT\s)\bIMPACT|\bLARGE\s+MISSILE|\bLAMINATED|\bL\.?M\.?I\b/i;
/** Skylights, and the small area the code leaves out. */
const SKYLIGHT = /\bSKYLIGHT|TUBULAR|\bOPAQUE|\bEXEMPT|\b15\s*(?:S\.?F|SQ)/i;

/** Rooms outside the envelope, whose glass nothing is asked of. @source FBC-EC 8th ed. (2023), R402.1 */
const UNCONDITIONED =
  /^\W*(?:[A-Z0-9]+\s+)?(?:GARAGE|CARPORT|(?:COVERED\s+)?(?:LANAI|PORCH|PATIO)|POOL\s+(?:BATH|CABANA)|CABANA|SHED|UN-?CONDITIONED)\b(?!\s+(?:APARTMENT|SUITE|STAIR|ROOM\s+OVER))/i;

/** Stated figures, worst window first; windows of one value count once. */
export function glazingFigures(plan: PlanSet, of: "shgc" | "uFactor"): GlazingFigure[] {
  const windows = plan.windows.flatMap((window) => {
    const value = window[of];
    const words = [window.glazing, window.type, window.remarks, ...Object.values(window.fields)]
      .join(" ");
    if (value === null || SKYLIGHT.test(`${words} ${window.location ?? ""}`)) return [];
    if (UNCONDITIONED.test(window.location ?? "")) return [];
    const titles = plan.schedules.filter(({ page, rows }) =>
      page === window.page && rows.some(({ box }) => overlaps(box, window.box))
    ).map(({ title }) => title);
    const answers = Object.entries(window.fields).filter(([, answer]) =>
      /^\W*Y(ES)?\W*$/i.test(answer)
    )
      .map(([head]) => head);
    return [{
      ...placeOf(window),
      value,
      name: `Window ${window.mark}`,
      isImpact: IMPACT.test([words, ...titles, ...answers].join(" | ")),
    }];
  });
  const seen = new Set<number>();
  const distinct = windows.toSorted((a, b) => b.value - a.value).filter(({ value }) =>
    !seen.has(value) && seen.add(value)
  );
  const said = statements(plan, {
    topic: of === "shgc"
      ? /\bS\.?H\.?G\.?C|\bSOLAR\s+(HEAT|HT\.?)\s+GAIN/i
      : /\bU\s*-?\s*(FACTOR|VALUE|VAL\b)|\bU\s*[=|]|\bU\s*\/\s*S|\bU\s*[:-]?\s*[01]?\.\d/i,
    not: SKYLIGHT,
    notUnder: SKYLIGHT,
  })
    .filter((it) =>
      it.schedule?.kind !== "window" &&
      (of === "shgc" ||
        /FENEST|WINDOW|GLAZ|DOOR|SHGC/i.test(`${it.text} ${it.heading ?? ""} ${it.drawing ?? ""}`))
    )
    .flatMap((it) => {
      const words = ofProvided(it);
      const pair = PAIR.exec(words) ?? BEFORE_PAIR.exec(words);
      const own = (of === "shgc" ? SHGC : U_FACTOR).exec(words);
      const text = pair ? pair[of === "shgc" ? 2 : 1] : own?.[1] ?? own?.[2];
      return text === undefined ? [] : [{
        ...placeOf(it),
        value: Number(text),
        name: "Glazing",
        isImpact: IMPACT.test(contextOf(it)),
      }];
    });
  return [...said, ...inLists(plan, of), ...distinct];
}

/** The text; of a row with a column for what is demanded and one for what is built its name and what is built. */
function ofProvided(it: Statement): string {
  const provided = cellUnder(it, PROVIDED_HEAD);
  const isCompared = headedCells(it).some(({ head }) => DEMANDED_HEAD.test(head));
  return provided !== null && isCompared
    ? `${it.row?.cells[0]?.text ?? ""} | ${provided}`
    : it.text;
}

/** Rows of other lists of glazing with a column for the figure. */
function inLists(plan: PlanSet, of: "shgc" | "uFactor"): GlazingFigure[] {
  const header = of === "shgc"
    ? /S\.?H\.?G\.?C|SOLAR/i
    : /^\W*(?:NFRC|CERT\w*\.?|UNIT|WINDOW|PROP\w*)?\s*U\b/i;
  return statements(plan, { topic: /\.\d/, not: SKYLIGHT, notUnder: SKYLIGHT, in: "rows" }).flatMap(
    (it) => {
      const { schedule, row, text } = it;
      if (!schedule || !row || schedule.kind === "window") return [];
      if (!headedCells(it).some(({ head }) => /S\.?H\.?G\.?C/i.test(head))) return [];
      const pair = PAIR_CELL.exec(cellUnder(it, PAIR_HEAD) ?? "");
      const value = pair?.[of === "shgc" ? 2 : 1] ??
        /^\W*([01]?\.\d{1,3})\W*$/.exec(cellHeaded(it, header) ?? "")?.[1];
      return value === undefined ? [] : [{
        ...placeOf(it),
        value: Number(value.startsWith(".") ? `0${value}` : value),
        name: row.cells[0]?.text.trim() || "Glazing",
        isImpact: IMPACT.test(`${schedule.title} | ${text}`),
      }];
    },
  );
}
