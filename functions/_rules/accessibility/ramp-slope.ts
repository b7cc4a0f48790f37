/**
 * Ramps are gentle enough to climb in a wheelchair.
 * Reads running slopes of ramps, in per cent; curb ramps are read by accessibility/curb-ramp-slope.
 * @source FBC-A 8th ed. (2023), 405.2
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import type { Limits } from "../limits/mod.ts";
import {
  contextOf,
  either,
  forReading,
  inches,
  loose,
  rampSlope,
  statedLimit,
  statedQuantities,
  type StatedQuantity,
} from "../measure.ts";
import { IN_UNIT, OTHER_RAMP, RAMP_TITLE } from "./_words.ts";

/** Ramps cars and trucks drive on. */
const FOR_VEHICLES =
  /\bVEHIC\w*|\bTRUCKS?\b|\b(SPEED|PARKING|GARAGE|DRIVE|EXPRESS) RAMPS?\b|\bDOCK RAMP/i;

/** Steeper slope that a short rise in an existing place may have, null elsewhere. */
function existingSlope(
  it: StatedQuantity,
  { accessibility }: Limits,
): number | null {
  if (!/\bEXIST/i.test(contextOf(it))) return null;
  const rises = inches.find(forReading(it.text)).filter(({ start, end }) =>
    /^\W*(MAX\.?\W*)?RISE/i.test(forReading(it.text).slice(end)) ||
    /\bRISE\W*(MAX\.?|OF|IS)?\W*$/i.test(forReading(it.text).slice(0, start))
  ).map(({ value }) => value);
  const rise = Math.max(...rises);
  if (rises.length === 0 || rise > accessibility.existingRampRiseMaxIn) return null;
  return rise <= accessibility.existingSteepRiseMaxIn
    ? accessibility.existingSteepSlopeMaxPercent
    : accessibility.existingRampSlopeMaxPercent;
}

const RISE = /^\W*#\s*(?:TOTAL |MAX\.? )?RISE\W*$|^\W*RISE\W{0,4}#\W*$/;
const RUN =
  /^\W*#\s*(?:CLEAR |HORIZ\w*\.? )?(?:RUN|LONG|LENGTH)\W*$|^\W*(?:RUN|LENGTH)\W{0,4}#\W*$/;
const OF_MANY_RAMPS = /\bRAMPS\b|\bSCHEDULE\b/i;

/** Slopes of ramps whose drawing gives one rise and one run apart from each other: `24" RISE`, `20'-0" RUN`. */
function drawnSlopes(plan: PlanSet): StatedQuantity[] {
  const isOfRamp = ({ drawing }: StatedQuantity) =>
    drawing !== null && /\bRAMP\b/i.test(drawing) && !OF_MANY_RAMPS.test(drawing) &&
    !loose(OTHER_RAMP).test(drawing) && !FOR_VEHICLES.test(drawing) && !/\bCURB\b/i.test(drawing);
  const read = (says: RegExp) =>
    Map.groupBy(
      statedQuantities(plan, { quantity: inches, says, notUnder: IN_UNIT, in: "notes" })
        .filter(isOfRamp),
      ({ page, drawing }) => `${page} ${drawing}`,
    );
  const runs = read(RUN);
  return [...read(RISE)].flatMap(([place, rises]) => {
    const [run, ...others] = runs.get(place) ?? [];
    const [rise, ...more] = rises;
    if (!run || others.length + more.length > 0 || run.value < 12) return [];
    const percent = Math.round((rise.value / run.value) * 100000) / 1000;
    return [{
      ...run,
      text: `${rise.text}, ${run.text}`,
      value: percent,
      unit: "%",
      raw: `${rise.raw} in ${run.raw}`,
    }];
  });
}

/** The rule with the slopes that follow from drawn rises and runs. */
const withDrawn = (rule: ReturnType<typeof statedLimit>): ReturnType<typeof statedLimit> => ({
  ...rule,
  applies: (plan, context) => [...rule.applies(plan, context), ...drawnSlopes(plan)],
});

export default defineRule<StatedQuantity>({
  id: "accessibility/ramp-slope",
  requirementId: "FBC-A-405.2-ramp-slope",
  severity: "high",
  source: { volume: "FBC-A", edition: "2023", section: "405.2" },
  category: "Accessibility",
  title: "Ramp slope",
  when: isCommercial,
  demand: {
    thing: "ramp",
    property: "slope",
    unless: /VEHIC|CAR\b|GARAGE|TRUCK|DOCK|DRIVE/i,
    notWithin: ["curb ramp", "overhead door"],
  },
  ...withDrawn(statedLimit({
    quantity: rampSlope,
    says: [
      /RAMPS?\b[^#~]{0,40}#/,
      /RAMPS?\b[^#]{0,40}(RISES?|RISING|CLIMBS)\b[^#]{0,6}#/,
      /#[^#~,;|]{0,25}RAMP\b/,
      /RAMPS?\b[^#]{0,60}(SLOPE|@)[^#~]{0,12}#/,
    ],
    not:
      /CURB|PARKING GARAGE|VEHIC|DRIVE|BOAT|TRUCK|LOADING|POOL|PORTABLE|NOT (PART OF |ON |AN? )*(THE )?ACCESSIBLE/,
    notUnder: either(IN_UNIT, FOR_VEHICLES),
    labels: [{
      title: RAMP_TITLE,
      notTitle: OTHER_RAMP,
      says: [
        /^((DN|UP|DOWN|SLOPE|RUNNING|GRADE|MAX)\b\.? ?(@|AT|:|=)? ?)*#( (MAX|SLOPE|UP|DN|DOWN|RAMP|GRADE|TYP)\b\.?,?)*$/,
        /^(RUNNING )?SLOPE\b[^#~,;|]{0,10}#/,
        /^# ?(RUNNING )?SLOPE\b/,
        /^[^#~,;]{0,12}#(?=$|[ ,(]|\W*\|)[^#]{0,20}$/,
        /\| ?(RUNNING )?SLOPE #/,
        /^[^|]{0,16}\| ?#$/,
      ],
      not: /LANDING|LEVEL|CROSS|FLARE|WALK|APPROACH/,
    }],
    keep: ({ value, raw, clause }) =>
      value < 40 && !/\bPER\b|\/ ?(FT|FOOT)/i.test(raw) &&
      !/CROSS[^#,;]*#|#[^#,;]{0,12}CROSS|FLARE[^#,;]*#|#[^#,;]{0,8}FLARE/i.test(clause),
    bounds: (limits, it) => ({
      max: existingSlope(it, limits) ?? limits.accessibility.rampSlopeMaxPercent,
    }),
  })),
  messages: {
    ok: "Ramp at {raw}.",
    outside: "Ramp slopes {actual} % ({raw}); at most {required} % (1:12) is allowed.",
  },
  recommendation: "Lengthen the ramp to at least 12 in of run for each inch of rise.",
});
