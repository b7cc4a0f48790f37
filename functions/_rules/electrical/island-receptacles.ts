/**
 * Kitchen islands have receptacles for their size.
 * Reads a printed size of island or peninsula and the number of receptacles stated there.
 * @source NFPA 70-2020, 210.52(C)(2)
 */
import { defineRule, fail, pass } from "../define_rule.ts";
import {
  allStatements,
  around,
  besideOnDrawing,
  clausesSaying,
  count,
  forReading,
  rounded,
  sizesIn,
  type Statement,
} from "../measure.ts";
import { cellUnder, hasDwellings } from "./_words.ts";

/** An island with its area in square feet and the receptacles stated at it. */
type Island = Statement & { area: number; stated: number; beside: Statement };

const AT_ISLAND = /\b(ISLAND|PENINSULA)\b/i;

function receptaclesIn(text: string): number[] {
  if (/\bNO (POWER|RECEP|OUTLET|DUPLEX)/i.test(text)) return [0];
  if (/\b(A|SINGLE) (SINGLE )?(DUPLEX |GFC?I )?(RECEP|OUTLET)/i.test(text)) return [1];
  return count.find(forReading(text)).filter(({ end }) =>
    /^\s*(DUPLEX |QUAD |GFC?I |POP-?UP |FLOOR |\d+ ?A |20 ?A |W\.?P\.? )*(RECEP|OUTLET|DUPLEX|PLUG|GFC?I)/i
      .test(
        forReading(text).slice(end),
      )
  ).map((it) => it.value);
}

export default defineRule<Island>({
  id: "electrical/island-receptacles",
  requirementId: "NEC-210.52C2-island",
  severity: "medium",
  source: { volume: "NEC", edition: "2020", section: "210.52(C)(2)" },
  category: "Electrical",
  title: "Island and peninsula receptacles",
  when: hasDwellings,
  applies: (plan) =>
    clausesSaying(plan, {
      says: /\b(ISLAND|PENINSULA)\b/,
      not: /MOVABLE|MOVEABLE|PORTABLE|\bCART\b|FURNITURE|TRAFFIC|LANDSCAPE|PARKING|CURB/,
    })
      .flatMap((it) => {
        const [size] = sizesIn(it.text);
        const area = size ? size.a * size.b / 144 : null;
        if (area === null || area > 120) return [];
        const places = [
          it,
          ...around(it, allStatements(plan), 4).filter((other) => other.text.length < 40),
          ...besideOnDrawing(it, plan).filter(({ text }) => AT_ISLAND.test(text)),
        ];
        const inRow = Number(
          /^\W*\(?(\d+)\)?\W*(EA\W*)?$/i.exec(cellUnder(it, /RECEP|OUTLET|DUPLEX/i) ?? "")?.[1] ??
            NaN,
        );
        if (Number.isFinite(inRow)) return [{ ...it, area, stated: inRow, beside: it }];
        const [stated] = places.flatMap((other) =>
          receptaclesIn(other.text).map((value) => ({ value, other }))
        );
        return stated ? [{ ...it, area, stated: stated.value, beside: stated.other }] : [];
      }),
  check(it, { limits }) {
    const { islandFirstSqft, islandFurtherSqft } = limits.electrical;
    const required = 1 +
      Math.max(0, Math.ceil((it.area - islandFirstSqft) / islandFurtherSqft - 1e-9));
    const data = { actual: it.stated, required, unit: "receptacles", area: rounded(it.area) };
    const options = it.beside.text === it.text ? {} : { also: [it.beside] };
    return it.stated >= required ? pass(data, options) : fail("few", data, options);
  },
  messages: {
    ok: "{actual} receptacles at {area} sq ft of island; {required} required.",
    few: "{actual} receptacle at {area} sq ft of island; at least {required} are required.",
  },
  recommendation:
    "Provide one receptacle for the first 9 sq ft and one for each further 18 sq ft or fraction.",
});
