/**
 * Dimension strings drawn from electrical gear to what stands across from it. To a wall they may run beside the gear and
 * not before it, so what they measure is only likely; a rack, a tank or other gear stands in the way.
 */
import type { Dimension, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { allStatements, asStatement, type StatedQuantity } from "../measure.ts";
import { HIGH_VOLTAGE } from "./_working_space.ts";

/** A stretch from gear to another thing. */
export interface DrawnDepth {
  dimension: Dimension;
  /** The names of both, as lettered. */
  names: string;
  isHighVoltage: boolean;
  /** Does it run to a thing that is no wall? */
  isToThing: boolean;
  /** Does it run to a wall of masonry or concrete, or to other gear? */
  isToGround: boolean;
}

const GEAR =
  /\b(?:PANEL ?BOARDS?|PANELS?|PNLS?|LOAD ?CENTERS?|SWITCH ?(?:BOARD|GEAR)S?|SW(?:BD|GR)|M[DS][PBS]|MCC|DISCONNECTS?|XFMR|TRANSFORMER|[LHPDER]{1,2}P-?\d{1,2}[A-Z]?)\b|\b\d{3}Y?\/\d{3} ?V/i;
const TRANSFORMER = /\b(?:XFMR|TRANSFORMER)\b/i;
const NO_GEAR =
  /\b(?:ACCESS|ALARM|CONTROL|SOLAR|WOOD|GLASS|ACOUSTIC\w*|DATA|TELE\w*|SECURITY|ROOF|FIRE) PANEL|\bPANELING/i;
const LOW_VOLTAGE = /\b(?:120|208|240) ?(?:V|Y|\/)/i;
const GROUNDED = /\b(?:CMU|MASONRY|CONC(?:RETE)?|BRICK|BLOCK|TILE)\b/i;
const WALL =
  /\b(?:WALLS?|CMU|GWB|GYP\w*|PARTITIONS?|STUDS?|DOORS?|COLUMNS?|CORNER|FACE OF)\b|^\W*[\dP]/i;
const MARK = /\b(?!PANEL|PNL|XFMR)[A-Z]{2,4}-?\d{0,2}[A-Z]?\b/;
/** Inches: shorter is no room for people, longer complies anywhere. */
const LIKELY_IN = [18, 48] as const;

/** Stretches between one piece of gear and a thing across from it. */
export const drawnDepths = (plan: PlanSet): DrawnDepth[] =>
  plan.dimensions.flatMap((dimension) => {
    const ends = dimension.between?.map(({ sourceText }) => sourceText) ?? [];
    const gear = ends.filter((text) => GEAR.test(text) && !NO_GEAR.test(text));
    const [low, high] = LIKELY_IN;
    if (gear.length === 0 || dimension.valueIn < low || dimension.valueIn >= high) return [];
    // What stands on the floor before a panel is in its way, gear or not.
    const others = ends.filter((text) =>
      !gear.includes(text) || gear.length > 1 && TRANSFORMER.test(text)
    );
    return [{
      dimension,
      names: ends.join(" to "),
      isHighVoltage: gear.some((text) => isOfHighVoltage(text, plan)),
      isToThing: others.length === 1 && (TRANSFORMER.test(others[0]) || !WALL.test(others[0])),
      isToGround: others.some((text) => GROUNDED.test(text)),
    }];
  });

/** By its own words, else by what the set says of gear of that mark. */
function isOfHighVoltage(text: string, plan: PlanSet): boolean {
  if (HIGH_VOLTAGE.test(text) || LOW_VOLTAGE.test(text)) return HIGH_VOLTAGE.test(text);
  const mark = MARK.exec(text.toUpperCase())?.[0];
  if (mark === undefined) return false;
  const named = anyCase`(?<![\w-])${mark}(?![\w-])`;
  const said = allStatements(plan).map((it) => it.row ? it.schedule?.title ?? "" : it.text)
    .filter((it) => named.test(it) && /\d ?V|\d{3}Y?\//.test(it));
  return said.some((it) => HIGH_VOLTAGE.test(it)) && !said.some((it) => LOW_VOLTAGE.test(it));
}

/**
 * A depth as rules judge it; `at` is what a bare dimension string stands at, by its label or its ends. What is only
 * likely to be one asks.
 */
export type BareStated = StatedQuantity & {
  at?: string;
  isToThing?: boolean;
  isToGround?: boolean;
  isLikely?: boolean;
};

/** A drawn depth in feet. */
export const asBareStated = ({ dimension, names, isToThing }: DrawnDepth): BareStated => ({
  ...asStatement(dimension.sourceText, dimension),
  sourceText: `${dimension.sourceText} ${names}`,
  drawing: dimension.drawing ?? null,
  value: dimension.valueIn / 12,
  unit: "ft",
  raw: dimension.sourceText,
  clause: dimension.sourceText,
  before: "",
  after: "",
  at: names,
  isToThing,
});
