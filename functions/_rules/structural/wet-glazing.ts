/**
 * Glass at tubs, showers and pools does not break into blades.
 * Looks for safety glazing where people stand wet.
 * @source FBC-R 8th ed. (2023), R308.4.5
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { columnLengthIn } from "../../_shared/opening_words.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { inches, isKept, mustShowThing, newWork, placeOf, type Presence } from "../measure.ts";
import { spellOut } from "../reading/abbreviations.ts";

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
const WET_PLACE = String.raw`(?:TUBS?|BATH\s*TUBS?|SHOWERS?|SHWR|POOLS?|SPAS?|WATER|PAN)\b`;
const FROM_WATER =
  anyCase`^\W*(?:CLR\.?\s+|CLEAR\s+|AWAY\s+)?(?:FROM|FR|TO|OFF)\b[^,;|]{0,24}\b${WET_PLACE}`;
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

/** Glass at a door by its own words, whatever wet place a note above names: `SIDELIGHT SL-1: ANNEALED`. */
const isOfSidelites = (text: string): boolean =>
  /\bSIDE\s?-?\s?LI(?:GH)?TE?S?\b/i.test(text) &&
  !anyCase`\b(?:BATH\w*|WET|${WET_PLACE})`.test(text);

const ANNEALED =
  /(?<!\b(?:NO|NOT)\s)\bANN(?:EALED|'?L)?\b|\b(?:NOT|NON|UN)-?\s?TEMPERED\b|\bPLATE\s+GLASS|\bFLOAT\s+GLASS/i;
const AT_WATER = anyCase`(?:\b(?:AT|OVER|IN|ABOVE|BESIDE)|@)\s+(?:THE\s+)?(?:\w+\s+)?${WET_PLACE}`;

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

/** A column of how far the glass is from the water: `TO WATER (IN)`. */
const TO_WATER = anyCase`^\W*(?:DIST\w*\.?\s+)?(?:TO|FROM)\s+(?:THE\s+)?${WET_PLACE}`;
const SAFE = /\bLAMINAT|(?<!\b(?:NOT|NON|UN)[\s-]?)\bTEMP(?:ERED)?\b|\bSAFETY\s+GLA/i;

/** Listed windows of annealed glass whose row says that the water is in reach. */
const listedAtWater = (plan: PlanSet): Presence[] =>
  plan.windows.flatMap((window) => {
    const cells = Object.entries(window.fields);
    const text = cells.map(([, cell]) => spellOut(cell)).join(" | ");
    if (!ANNEALED.test(text) || SAFE.test(text) || isKept(text) || isOutOfReach(text)) return [];
    const away = cells.find(([head]) => TO_WATER.test(head));
    const awayIn = away ? columnLengthIn(away[1]) : placeOfGlass(text).awayIn;
    const isNear = awayIn === null ? AT_WATER.test(text) : awayIn < OUT_OF_REACH_IN;
    const isLow = window.sillHeightIn !== null && window.sillHeightIn < OUT_OF_REACH_IN;
    return isNear && (isLow || awayIn !== null && window.sillHeightIn === null)
      ? [{ ...placeOf(window), state: "denied" as const, text: window.sourceText }]
      : [];
  });

export default defineRule({
  id: "structural/wet-glazing",
  requirementId: "FBC-R-R308.4.5-wet-glazing",
  source: { volume: "FBC-R", edition: "2023", section: "R308.4.5" },
  ...glazing,
  applies: (plan, context) => {
    const shown = glazing.applies(plan, context).filter(({ state, text }) =>
      state !== "denied" ||
      !(OF_DRY_WINDOWS.test(text) || isOutOfReach(text) || isOfSidelites(text))
    );
    const isSaid = ({ page, box }: Presence) =>
      shown.some((it) => it.page === page && it.box === box);
    const isListed = ({ page, box }: Presence) =>
      shown.some((it) => it.state === "denied" && it.page === page && overlaps(it.box, box));
    return [
      ...shown,
      ...windowsAtWater(plan).filter((it) => !isSaid(it)),
      ...listedAtWater(plan).filter((it) => !isListed(it)),
    ];
  },
  messages: {
    ok: "The glass at the tub, shower or pool is safety glazing: {text}",
    denied: "The glass at the tub, shower or pool is not safety glazing: {text}",
    deferred: "Safety glazing at the tub, shower or pool is deferred: {text}",
  },
});
