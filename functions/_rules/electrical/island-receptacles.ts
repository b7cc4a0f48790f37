/**
 * Kitchen islands have receptacles for their size.
 * Reads a printed size of island or peninsula and the number of receptacles stated there.
 * @source NFPA 70-2020, 210.52(C)(2)
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { defineRule, fail, pass } from "../define_rule.ts";
import {
  allStatements,
  around,
  besideOnDrawing,
  cellHeaded,
  clausesSaying,
  count,
  forReading,
  rounded,
  sizesIn,
  type Statement,
} from "../measure.ts";
import { hasDwellings } from "./_words.ts";

/** An island with its area in square feet and the receptacles stated at it. */
type Island = Statement & { area: number; stated: number; beside: Statement };

const AT_ISLAND = /\b(ISLAND|PENINSULA)\b/i;

function receptaclesIn(text: string): number[] {
  if (/\bNO (POWER|RECEP|OUTLET|DUPLEX)/i.test(text)) return [0];
  if (/(?<!\d ?)\b(A|SINGLE) (SINGLE )?(DUPLEX |GFC?I )?(RECEP|OUTLET)/i.test(text)) return [1];
  return count.find(forReading(text)).filter(({ end }) =>
    /^\s*(DUPLEX |QUAD |GFC?I |POP-?UP |FLOOR |\d+ ?A |20 ?A |W\.?P\.? )*(RECEP|OUTLET|DUPLEX|PLUG|GFC?I)/i
      .test(
        forReading(text).slice(end),
      )
  ).map((it) => it.value);
}

const SQFT = /(?<![\d.,])(\d{1,3}(?:\.\d+)?)\s*(?:S\.?F\b|SQ(?:UARE|\.)?\s*F(?:T|EE|OO)T?\b)/i;
/** Larger ones are no islands. */
const LARGEST_SQFT = 120;

/** Area of a printed size, or the area as printed, in square feet. */
function areaOf(text: string): number | null {
  const [size] = sizesIn(text);
  const stated = SQFT.exec(text)?.[1];
  const area = size ? size.a * size.b / 144 : stated === undefined ? null : Number(stated);
  return area === null || area > LARGEST_SQFT ? null : area;
}

/** A list of wiring counts receptacles beside an island, whatever its heads say. */
const isOfWiring = ({ schedule, row }: Statement): boolean =>
  /\bWIRING|\bRECEP|\bOUTLETS?\b|\bPOWER\b|\bELEC|\b210\.52/i.test(schedule?.title ?? "") &&
  AT_ISLAND.test(row?.cells[0]?.text ?? "") &&
  !/\b(?:LIGHT|SINK|PENDANT|SWITCH|CIRCUIT)/i.test(row?.cells[0]?.text ?? "");

/** The number of a column of receptacles. */
function listed(it: Statement): number | null {
  const cell = cellHeaded(it, /RECEP|OUTLET|DUPLEX/i) ??
    (isOfWiring(it) ? cellHeaded(it, /\b(?:PROV|ACTUAL|SHOWN|PROPOSED)/i) : null) ?? "";
  const found = /^\W*\(?(\d+)\)?\W*(EA\W*)?$/i.exec(cell)?.[1];
  return found === undefined ? null : Number(found);
}

const OTHER_ISLAND =
  /\b(MOVABLE|MOVEABLE|PORTABLE|CART|FURNITURE|TRAFFIC|LANDSCAPE|PARKING|CURB)\b/i;

/** Islands whose size and receptacles stand in texts and rows. */
const named = (plan: PlanSet): Island[] =>
  clausesSaying(plan, { says: /\b(ISLAND|PENINSULA)\b/, not: OTHER_ISLAND }).flatMap((it) => {
    const area = areaOf(it.text);
    if (area === null) return [];
    const inRow = listed(it);
    if (inRow !== null) return [{ ...it, area, stated: inRow, beside: it }];
    const places = [
      it,
      ...around(it, allStatements(plan), 4).filter((other) => other.text.length < 40),
      ...besideOnDrawing(it, plan).filter(({ text }) => AT_ISLAND.test(text)),
    ];
    const [stated] = places.flatMap((other) =>
      receptaclesIn(other.text).map((value) => ({ value, other }))
    );
    return stated ? [{ ...it, area, stated: stated.value, beside: stated.other }] : [];
  });

/** Islands that are drawn alone, the size in the title: all receptacles below it are theirs. */
function drawnAlone(plan: PlanSet): Island[] {
  const notes = allStatements(plan).filter(({ from, drawing }) =>
    from === "note" && drawing !== null && AT_ISLAND.test(drawing) && !OTHER_ISLAND.test(drawing) &&
    !/\bPLAN\b|&|\bAND\b/i.test(drawing)
  );
  return [...Map.groupBy(notes, ({ page, drawing }) => `${page} ${drawing}`).values()]
    .flatMap((list) => {
      const area = areaOf(list[0].drawing!);
      const stated = list.flatMap((it) => receptaclesIn(it.text).map((value) => ({ it, value })));
      if (area === null || stated.length === 0) return [];
      const [{ it }] = stated;
      return [{
        ...it,
        area,
        stated: stated.reduce((sum, { value }) => sum + value, 0),
        beside: it,
      }];
    });
}

export default defineRule({
  id: "electrical/island-receptacles",
  requirementId: "NEC-210.52C2-island",
  when: hasDwellings,
  demand: { thing: "receptacle", onlyHolds: true },
  applies: (plan) => {
    const alone = drawnAlone(plan);
    return [...alone, ...named(plan).filter((it) => !alone.some(({ box }) => box === it.box))];
  },
  check(it, { limits }) {
    const { islandFirstSqft, islandFurtherSqft } = limits.electrical;
    const required = 1 +
      Math.max(0, Math.ceil((it.area - islandFirstSqft) / islandFurtherSqft - 1e-9));
    const data = { actual: it.stated, required, unit: "receptacles", area: rounded(it.area) };
    const options = it.beside.text === it.text ? {} : { also: [it.beside] };
    return it.stated >= required ? pass(data, options) : fail("few", data, options);
  },
  messages: {
    ok: "Receptacles for {area} sq ft of island: {actual}; {required} required.",
    few: "Receptacles for {area} sq ft of island: {actual}; at least {required} required.",
  },
  recommendation:
    "Provide one receptacle for the first 9 sq ft and one for each additional 18 sq ft or fraction thereof.",
});
