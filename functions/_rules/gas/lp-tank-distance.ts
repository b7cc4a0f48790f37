/**
 * Tanks of propane stand away from buildings and lot lines.
 * Reads the stated distance of a tank, in feet, with its size in gallons; without a size a short
 * distance is a question.
 * @source FBC-FG 8th ed. (2023), NFPA 58
 */
import { cantTell, defineRule, inapplicable } from "../define_rule.ts";
import type { Note, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase, exactCase } from "../../_shared/pattern.ts";
import type { Limits } from "../limits/mod.ts";
import {
  allStatements,
  around,
  asStatement,
  besideOnDrawing,
  feet,
  firstOf,
  forReading,
  gallons,
  judgeStated,
  settingOf,
  statedQuantities,
  type StatedQuantity,
} from "../measure.ts";

/** A distance of a tank, with its words and its size in gallons when stated. */
type Tank = StatedQuantity & { words: string; sizeGal: number | null; isDrawn?: boolean };

const TANK =
  /\b(L\.?P\.?( ?-? ?GAS)?|L\.?P\.?G|PROPANE)\b[^.;]{0,40}(TANK|CONTAINER|CYLINDER|GAL)|(TANK|CONTAINER|GAL(LON)?)\b[^.;]{0,20}(PROPANE|\bL\.?P\b)/i;

/** What a tank keeps away from. */
const KEPT_FROM = "BUILDING|BLDG|HOUSE|STRUCTURE|RESIDENCE|DWELLING|GARAGE|PROPERTY|LOT|P\\.?L\\b";
const SAID_FROM = anyCase`\b(?:${KEPT_FROM})\b`;
const CONTAINER = "TANK|CONTAINER|CYLINDER|PROPANE|\\bL\\.?P\\b";

/** Words of a tank; its label may say `LP GAS` alone, which is one where the distance speaks of a tank. */
const isTank = ({ text }: { text: string }): boolean => TANK.test(text) || OF_TANK.test(text);

/** The label that tells the size, else the first. */
const sizedFirst = <T extends { text: string }>(labels: readonly T[]): T | undefined =>
  labels.find(({ text }) => TANK.test(text)) ?? labels[0];

const SITE = /\b(?:SITE|PLOT|SURVEY|UTILITY)\b/i;
/** A label so near a short dimension string says what it is drawn at, per cent of the page. */
const AT_TANK = 4;
const OF_TANK = /^\W*(?:L\.?P\.?(?:\s?G(?:AS)?)?|PROPANE)\W*(?:TANK|CONTAINER)?\W*$/i;

/** Bare dimension strings of a site plan nearest to the label of the only tank above ground, feet. */
function drawnAtTank(plan: PlanSet): Tank[] {
  const isHere = ({ drawing, page }: Note) =>
    SITE.test(drawing ?? plan.sheets.find((sheet) => sheet.page === page)?.title ?? "");
  const words = plan.notes.filter((it) =>
    it.kind !== "title-block" && it.kind !== "title" && isHere(it)
  );
  const sized = words.filter(({ text }) => TANK.test(text) && firstOf(gallons, text) !== null);
  if (sized.length !== 1 || UNDERGROUND.test(sized[0].text)) return [];
  const [{ page, drawing, text }] = sized;
  const drawn = plan.dimensions.filter((it) =>
    it.page === page && it.drawing === drawing && it.orientation !== "other" && !it.of &&
    !it.between?.some(({ sourceText }) => SAID_FROM.test(sourceText)) &&
    !/[A-Z]/i.test(it.sourceText) && it.valueIn >= 12
  );
  return drawn.flatMap((it) => {
    const [label] = around(it, words, AT_TANK);
    if (!label || !(OF_TANK.test(label.text) || label === sized[0])) return [];
    const read = { value: it.valueIn / 12, unit: "ft", raw: it.sourceText };
    const said = { clause: it.sourceText, before: "", after: "" };
    const own = { words: text, sizeGal: firstOf(gallons, text), isDrawn: true };
    return [{ ...asStatement(it.sourceText, it), ...read, ...said, ...own }];
  });
}
const ABOVE = /\bAB(?:OVE|V\.?)[\s-]*(?:GROUND|GRND|GND|GRADE|G\b)|\bA\.\s?G\b/i;
const UNDERGROUND = /UNDERGROUND|BURIED|\bU\.? ?G\b/i;

/** Around a text pipes may be buried as well. */
const TANK_BELOW =
  /\b(?:UNDERGROUND|BURIED|U\.? ?G)\b[^.;|]{0,24}\b(?:TANK|CONTAINER|L\.?P|PROPANE)|\b(?:TANK|CONTAINER|L\.?P|PROPANE)\b[^.;|]{0,24}\b(?:UNDERGROUND|BURIED|U\.? ?G\b)/i;

/** A row of a list of setbacks about another thing. */
const OTHER_ROW = /^\W*(?:COND(?:ENS\w*)?|HEAT\s+PUMP|A\s?\/\s?C|GENERATOR|POOL|WELL)\b/i;

/** A dimension line between two things that are no tank, `GARAGE TO LOT LINE 8'-0"`. */
const BETWEEN_OTHERS =
  anyCase`^\W*(?:[\d'" /.-]+\s)?(?:${KEPT_FROM}|WALL|EAVES?|OVERHANG|PORCH|SLAB)\b[^;|]{0,24} TO (?:THE )?[^;|]{0,16}\b(?:${KEPT_FROM})`;

/** A dimension line is worded twice, figure first and figure last. */
const isFirstAtItsPlace = (it: Tank, index: number, all: readonly Tank[]): boolean =>
  all.findIndex(({ page, box, value }) =>
    page === it.page && value === it.value && box.x === it.box.x && box.y === it.box.y
  ) === index;

/** How far a tank keeps away, feet; null for a smaller one, and a larger one with distances of its own. */
function distanceFt(sizeGal: number, { gas }: Limits): number | null {
  if (sizeGal < gas.lpMidTankGal || sizeGal > gas.lpLargestTankGal) return null;
  return sizeGal >= gas.lpLargeTankGal ? gas.lpLargeTankFt : gas.lpMidTankFt;
}

const sizeOf = ({ sizeGal }: { sizeGal: number | null }): string =>
  sizeGal === null ? "size not shown" : `${sizeGal} gal`;

export default defineRule<Tank>({
  id: "gas/lp-tank-distance",
  requirementId: "NFPA58-lp-10ft",
  demand: {
    thing: "lp tank",
    property: "distance",
    unless: UNDERGROUND,
    scale: 1 / 12,
    // Of frames the rule's own words tell more; a link says it of a tank whose size is lettered.
    limit(limits, { sure, text, context }) {
      const sizeGal = firstOf(gallons, forReading(`${text} ${context}`));
      const min = sure === "proposed" && sizeGal !== null ? distanceFt(sizeGal, limits) : null;
      return min === null ? null : { min };
    },
  },
  applies: (plan) => [
    ...drawnAtTank(plan),
    ...statedQuantities(plan, {
      quantity: feet,
      titled: true,
      says: [
        exactCase`#[^#~;|]{0,30}(TO|FROM|OFF)[^#~;|]{0,14}(${KEPT_FROM}|WALL)`,
        exactCase`(${CONTAINER})[^#~|]{0,60}#[^#~|]{0,30}(${KEPT_FROM}|WALL|OPENING)`,
        exactCase`\b(TO|FROM) (THE |NEAREST |ADJ\w*\.? )*(${KEPT_FROM})( LINE| SLAB| WALL)?\W{0,4}#`,
        // A dimension line from the one to the other, `GARAGE SLAB TO LP TANK 6'-0"`.
        exactCase`\b(${KEPT_FROM})\b[^#~;|]{0,40} TO [^#~;|]{0,16}(${CONTAINER})[^#~;|]{0,30}#`,
      ],
      not: /SEPTIC|EXIST|WATER TANK|SUBMERG|FUEL OIL|GENERATOR [^#]*#|\bWELL\b|DRAIN ?FIELD/,
    }).filter(({ row, text }) =>
      !OTHER_ROW.test(row?.cells[0]?.text ?? "") &&
      !(BETWEEN_OTHERS.test(text) && !new RegExp(CONTAINER, "i").test(text))
    ).flatMap((it) => {
      const isOfTank = /TANK|CONTAINER|CYLINDER|\bL\.?P\b|PROPANE/i.test(it.text);
      const beside = around(it, allStatements(plan), 4).filter((other) =>
        (isOfTank ? isTank(other) : TANK.test(other.text)) && other.text.length < 80
      );
      const onDrawing = isOfTank ? besideOnDrawing(it, plan).filter(isTank) : [];
      const row = it.schedule ? `${it.schedule.title} ${it.text}` : it.text;
      const words = TANK.test(row) ? row : (sizedFirst(beside) ?? sizedFirst(onDrawing))?.text;
      if (!words) return [];
      return [{ ...it, words: forReading(words), sizeGal: firstOf(gallons, words) }];
    }).filter(isFirstAtItsPlace),
  ],
  check(it, { plan, limits }) {
    // What stands around it may speak of pipes: a text that says of its tank that it stands above ground is believed.
    const isAbove = TANK.test(it.text) && ABOVE.test(it.text);
    const isBelow = it.isDrawn
      ? UNDERGROUND.test(it.words)
      : UNDERGROUND.test(it.text) || TANK_BELOW.test(settingOf(it, plan));
    if (!isAbove && isBelow) return inapplicable();
    const required = it.sizeGal === null ? limits.gas.lpMidTankFt : distanceFt(it.sizeGal, limits);
    if (required === null) return inapplicable();
    if (it.isDrawn) {
      return it.value >= required ? inapplicable() : cantTell("beside", {
        actual: it.value,
        required,
        unit: "ft",
        raw: it.raw,
        text: it.words,
        size: sizeOf(it),
      });
    }
    const verdict = judgeStated(it, { min: required }, { size: sizeOf(it) });
    return verdict.kind === "fail" && it.sizeGal === null
      ? cantTell("outside", verdict.data)
      : verdict;
  },
  onceTold: { beside: "outside" },
  unlessClaimed: ["outside"],
  messages: {
    beside:
      "{raw} is drawn at the LP tank ({text}; {size}); if it runs to a building or lot line, at least {required} ft is required.",
    ok: "The LP tank ({size}) is {raw} away.",
    outside:
      "The LP tank ({size}) is {actual} ft from a building or lot line; at least {required} ft is required.",
  },
  recommendation: "Move the tank to {required} ft from buildings and lot lines.",
});
