/**
 * Glass at tubs, showers and pools does not break into blades.
 * Looks for safety glazing where people stand wet.
 * @source FBC-R 8th ed. (2023), R308.4.5
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { defineRule } from "../define_rule.ts";
import { inches, mustShowThing, newWork, placeOf, type Presence } from "../measure.ts";

const glazing = mustShowThing({
  thing: "safety glazing",
  at: "wet glazing",
  instead: "annealed glass",
});

/** `WINDOWS B ARE 30" ABOVE THE FLOOR; THEY NEED NO TEMPERED GLASS`, whatever wet place another sentence names. */
const OF_DRY_WINDOWS =
  /\bWINDOWS?\b(?:(?!\b(?:TUBS?|BATH\w*|SHOWERS?|POOLS?|SPAS?|WET)\b)[^;])*;\s*(?:THEY|THESE|THOSE|IT)\s+NEEDS?\s+NO\b/i;

/** No glass so far from the water, or so high over where people stand, needs it, inches. @source FBC-R R308.4.5 */
const OUT_OF_REACH_IN = 60;
const WET_PLACE = String.raw`(?:TUBS?|BATH\s*TUBS?|SHOWERS?|SHWR|POOLS?|SPAS?|WATER)\b`;
const FROM_WATER = new RegExp(
  String.raw`^\W*(?:CLR\.?\s+|CLEAR\s+|AWAY\s+)?(?:FROM|FR|TO|OFF)\b[^,;|]{0,24}\b${WET_PLACE}`,
  "i",
);
const UP = /^\W*(?:HIGH|UP|ABOVE|ABV|A\.?F\.?F|SILL)\b/i;
const BEFORE_HEIGHT = /\b(?:SILL|BOTTOM|BOT|BTM)\b[^,;|\d]{0,16}$/i;

/** How far from the water and how high a text says its glass is, inches. */
function placeOfGlass(text: string): { awayIn: number | null; highIn: number | null } {
  const lengths = inches.find(text);
  const away = lengths.find(({ end }) => FROM_WATER.test(text.slice(end)));
  const high = lengths.find((it) =>
    it !== away && (UP.test(text.slice(it.end)) || BEFORE_HEIGHT.test(text.slice(0, it.start)))
  );
  return { awayIn: away?.value ?? null, highIn: high?.value ?? null };
}

const isOutOfReach = (text: string): boolean =>
  Object.values(placeOfGlass(text)).some((it) => it !== null && it >= OUT_OF_REACH_IN);

const ANNEALED =
  /(?<!\b(?:NO|NOT)\s)\bANN(?:EALED|'?L)?\b|\b(?:NOT|NON|UN)-?\s?TEMPERED\b|\bPLATE\s+GLASS|\bFLOAT\s+GLASS/i;
const AT_WATER = new RegExp(
  String.raw`(?:\b(?:AT|OVER|IN|ABOVE|BESIDE)|@)\s+(?:THE\s+)?(?:\w+\s+)?${WET_PLACE}`,
  "i",
);

const IS_WINDOW = /\bW(?:INDOWS?|DWS?|DO|IN)\b|\bW-?\d{1,2}\b|\bGLASS\b/i;

/** Windows of annealed glass whose note says where the water is. */
const windowsAtWater = (plan: PlanSet): Presence[] =>
  newWork(plan, { topic: ANNEALED, in: "notes", not: /\bSAFETY\s+GLAZ|LAMINAT/i }).flatMap((it) => {
    const said = it.text.split(/;|\.\s+(?=[A-Z])/).find((part) =>
      ANNEALED.test(part) && IS_WINDOW.test(part) &&
      (placeOfGlass(part).awayIn !== null || AT_WATER.test(part))
    );
    return said !== undefined && !isOutOfReach(it.text)
      ? [{ ...placeOf(it), state: "denied" as const, text: it.sourceText }]
      : [];
  });

export default defineRule({
  id: "structural/wet-glazing",
  requirementId: "FBC-R-R308.4.5-wet-glazing",
  source: { volume: "FBC-R", edition: "2023", section: "R308.4.5" },
  ...glazing,
  applies: (plan, context) => {
    const shown = glazing.applies(plan, context).filter(({ state, text }) =>
      state !== "denied" || !(OF_DRY_WINDOWS.test(text) || isOutOfReach(text))
    );
    const isSaid = ({ page, box }: Presence) =>
      shown.some((it) => it.page === page && it.box === box);
    return [...shown, ...windowsAtWater(plan).filter((it) => !isSaid(it))];
  },
  messages: {
    ok: "The glass at the tub, shower or pool is safety glazing: {text}",
    denied: "The glass at the tub, shower or pool is not safety glazing: {text}",
    deferred: "Safety glazing at the tub, shower or pool is deferred: {text}",
  },
});
