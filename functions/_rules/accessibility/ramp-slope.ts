/**
 * Ramps are gentle enough to climb in a wheelchair.
 * Reads running slopes of ramps, in per cent; curb ramps are read by accessibility/curb-ramp-slope.
 * @source FBC-A 8th ed. (2023), 405.2
 */
import type { Frame } from "../../_shared/domain/frame.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { defineRule } from "../define_rule.ts";
import type { Limits } from "../limits/mod.ts";
import {
  demand,
  either,
  forReading,
  inches,
  loose,
  type Stated,
  statedDimension,
  statedQuantities,
  type StatedQuantity,
} from "../measure.ts";
import { IN_UNIT, isUnderOtherRamp, OFF_RAMP, OTHER_RAMP } from "./_words.ts";

/** Ramps cars and trucks drive on. */
const FOR_VEHICLES =
  /\bVEHIC\w*|\bTRUCKS?\b|\b(SPEED|PARKING|GARAGE|DRIVE|EXPRESS) RAMPS?\b|\bDOCK RAMP/i;

/** Steeper slope that a short rise in an existing place may have, null elsewhere. */
function existingSlope(it: Frame, { accessibility }: Limits): number | null {
  if (!/\bEXIST/i.test(it.context)) return null;
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

const isOfRamp = ({ drawing }: { drawing?: string | null }): boolean =>
  typeof drawing === "string" && /\bRAMP\b/i.test(drawing) && !OF_MANY_RAMPS.test(drawing) &&
  !loose(OTHER_RAMP).test(drawing) && !FOR_VEHICLES.test(drawing) && !/\bCURB\b/i.test(drawing);

/** Shorter level lengths in the section of a ramp are landings and extensions, inches. */
const SHORTEST_RUN_IN = 66;
/** One run rises no more, whether it complies or not, and rails stand higher, inches. */
const RISES_IN = [3, 33] as const;

/**
 * Slopes of runs by bare dimensions of the section of a ramp: as many runs as rises, which are all alike, so that no run
 * can have another. The longer a run, the gentler.
 */
function bareSlopes({ dimensions }: PlanSet): Stated[] {
  const sections = dimensions.filter((it) =>
    isOfRamp(it) && /\bSECTIONS?\b/i.test(it.drawing!) && !/[A-Z]/i.test(it.sourceText)
  );
  return [...Map.groupBy(sections, ({ page, drawing }) => `${page} ${drawing}`).values()]
    .flatMap((all) => {
      const rises = all.filter(({ orientation, valueIn }) =>
        orientation === "vertical" && valueIn >= RISES_IN[0] && valueIn <= RISES_IN[1]
      );
      const runs = all.filter(({ orientation, valueIn }) =>
        orientation === "horizontal" && valueIn >= SHORTEST_RUN_IN
      );
      const isAlike = rises.every(({ valueIn }) => valueIn === rises[0].valueIn);
      if (rises.length !== runs.length || !isAlike) return [];
      return runs.map((run) => ({
        ...statedDimension(run),
        value: Math.round((rises[0].valueIn / run.valueIn) * 100000) / 1000,
        unit: "%",
        raw: `${rises[0].sourceText} in ${run.sourceText}`,
      }));
    });
}

/** Slopes of ramps whose drawing gives one rise and one run apart from each other: `24" RISE`, `20'-0" RUN`. */
function drawnSlopes(plan: PlanSet): StatedQuantity[] {
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

const slopes = demand({
  thing: "ramp",
  property: "slope",
  unless: either(OFF_RAMP, FOR_VEHICLES, IN_UNIT),
  notWithin: ["curb ramp", "overhead door"],
  keep: (it) => !isUnderOtherRamp(it) && isOfRun(it),
  limit: (limits, it) => ({
    max: existingSlope(it, limits) ?? limits.accessibility.rampSlopeMaxPercent,
  }),
}, bareSlopes);
const isOfRun = ({ value, raw, clause }: Frame): boolean =>
  value! < 40 && !/\bPER\b|\/ ?(FT|FOOT)/i.test(raw) && !NOT_ALONG.test(clause);
const NOT_ALONG =
  /(?:CROSS|LANDING|FLARE|WALK|APPROACH)[^#,;]*#|#[^#,;]{0,12}(?:CROSS|FLARE|LANDING)/i;

export default defineRule({
  id: "accessibility/ramp-slope",
  requirementId: "FBC-A-405.2-ramp-slope",
  ...slopes,
  applies: (plan, context) => [...slopes.applies(plan, context), ...drawnSlopes(plan)],
  onceTold: { likely: "outside" },
  messages: {
    ok: "The ramp slopes {raw}.",
    likely:
      "The section of the ramp shows {raw}, {actual}%; if this is the slope of a run, at most {required}% (1:12) is allowed.",
    outside: "The ramp slopes {actual}% ({raw}); at most {required}% (1:12) is allowed.",
  },
  recommendation: "Lengthen the ramp to at least 12 in of run per inch of rise.",
});
