/** Clear widths printed beside a stair or in a hall: a bare `3'-0" CLEAR`, a label line, a dimension string. */
import type { Evidence } from "../../../_shared/domain/plan_set.ts";
import { normaliseMarks, parseLengthIn } from "../../../_shared/units.ts";
import {
  allStatements,
  asStatement,
  gapBetween,
  perPlan,
  remembered,
  type Stated,
} from "../../measure.ts";

/** A width that stands alone on the drawing. */
export interface BareWidth extends Stated {
  /** True when the drawing itself calls it clear. */
  isClear: boolean;
  /** Title of the drawing it stands in, null when not known. */
  view: string | null;
}

/** Widths anybody walks through: 1 ft to 20 ft. */
const WALKED_IN = [12, 240] as const;

/** A length and the words beside it need no more letters. */
const LONGEST = 80;

/** What may stand behind a width: the load it serves, the faces it is measured between. */
const BESIDE_WIDTH =
  /[\s,;(]*\b(?:BETWEEN|BTWN\.?)\s+(?:FIN\w*\.?\s*)?(?:WALLS|FACES|FINISHES)?|[\s,;(]*\b(?:SERV(?:ES|ING)\s+)?\d{1,4}\s*(?:OCC\w*|PERSONS|PEOPLE|PPL)\b\.?\)?/gi;

/** The length a text gives with nothing but such words beside it, inches; null for other texts. */
const bareLengthIn = remembered((text) =>
  parseLengthIn(
    normaliseMarks(text).replace(BESIDE_WIDTH, "")
      .replace(/\b(MIN(IMUM)?|CLEAR|CLR|TYP(ICAL)?|WIDE)\b\.?/gi, "").trim(),
  )
);

/** Lengths printed with nothing but CLEAR beside them, and dimension strings. */
export const bareWidths = perPlan((plan): BareWidth[] => {
  const found: BareWidth[] = [];
  const pages = new Map<number, BareWidth[]>();
  const add = (
    text: string,
    valueIn: number,
    isClear: boolean,
    at: Evidence,
    view: string | null,
  ) => {
    if (valueIn < WALKED_IN[0] || valueIn > WALKED_IN[1]) return;
    const onPage = pages.get(at.page) ?? [];
    const twin = onPage.find((it) =>
      Math.abs(it.value - valueIn) < 0.01 && gapBetween(it, at) === 0
    );
    if (twin) {
      twin.isClear ||= isClear;
      twin.view ??= view;
    } else {
      const width = { value: valueIn, unit: "in", raw: text, isClear, view };
      const bare = { ...asStatement(text, at), ...width };
      found.push(bare);
      pages.set(at.page, [...onPage, bare]);
    }
  };
  for (const it of allStatements(plan)) {
    if (it.from === "row" || it.text.length > LONGEST || !/\d/.test(it.text)) continue;
    const valueIn = bareLengthIn(it.text);
    if (valueIn !== null) {
      add(it.text, valueIn, /\b(CLEAR|CLR|WIDE)\b/i.test(it.text), it, it.drawing);
    }
  }
  for (const it of plan.dimensions) {
    if (/[A-Z]{3}/i.test(it.sourceText.replace(/\b(CLEAR|CLR|MIN|MAX|TYP)\b\.?/gi, ""))) continue;
    add(
      it.sourceText,
      it.valueIn,
      /\b(CLEAR|CLR)\b/i.test(`${it.sourceText} ${it.qualifier ?? ""}`),
      it,
      null,
    );
  }
  return found;
});

/** Percent of the page within which a bare width belongs to a label. */
export const BESIDE = 4;
