/**
 * Walks stay flat enough to roll along and across; steeper ones are ramps.
 * Reads running and cross slopes of walks and routes, in per cent.
 * @source FBC-A 8th ed. (2023), 403.3
 */
import { defineRule } from "../define_rule.ts";
import { slopePercent, statedLimit, type StatedQuantity } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

/** Slopes on drawings of these are no walk's running slope. */
const NOT_OF_WALK = /RAMP|CURB|DRIVE|ROOF|WALK ?-? ?IN|\bCOVER|CANOPY|SWALE|PIPE|CROSSWALK/;
/** Stands under the title of a ramp, whose slope is its own matter, and of no walk. */
const isOfRamp = ({ drawing, heading, schedule }: StatedQuantity): boolean =>
  [drawing, heading, schedule?.title].some((title) =>
    title && /\bRAMPS?\b/i.test(title) && !/\b(WALK\w*|SIDEWALKS?|ROUTES?|PATHS?)\b/i.test(title)
  );

/** Speaks of a ramp alone: `2% MAX CROSS SLOPE RAMP; RUNNING SLOPE 1:12`. */
const SAYS_RAMP = /^(?!.*\b(?:WALK|ROUTE|PATH)).*\bRAMPS?\b/i;

/** The figure is that across the walk, not along it: `1:24 ALONG AND 1:50 ACROSS`. */
const OF_CROSS_SLOPE =
  /CROSS ?-? ?(SLOPES?|FALL|PITCH)[^#,;]*#|#((?:(?!\bAND\b)[^#~,;|)]){0,20}\bCROSS\b| ACROSS(?=\W*$|[,;.]| THE WALK| AND))/i;

/** The first of two figures under one head is that along it: `RUNNING / CROSS SLOPE | 4.9% / 2.0%`. */
const FIRST_OF_BOTH = /\bRUNNING ?(?:\/|&|AND) ?CROSS(?: ?-? ?SLOPES?)?[^#~]*#/i;

const SLOPE_LABEL = [
  /^# ?((MAX|MIN|SLOPE|UP|DN|DOWN|GRADE|TYP|RUNNING)\b\.? ?)*$/,
];

export default defineRule({
  id: "accessibility/walk-slope",
  requirementId: "FBC-A-403.3-slope",
  title: "Slope of walking surfaces",
  ...statedLimit({
    demand: {
      thing: ["walk", "accessible route"],
      property: "slope",
      unless: /WALK ?-? ?IN\b/,
      notWithin: ["ramp", "curb ramp"],
    },
    quantity: slopePercent,
    says: [
      /CROSS ?-? ?(FALL|PITCH)[^#~]{0,16}#|#[^#~,;|]{0,6}CROSS ?-? ?(FALL|PITCH)/,
      /#(?!\W*(?:MAX\w*\.?)?\W*CROSS ?-? ?SLOPES?\W{0,3}[~\d])[^#~,;|]{0,20}CROSS ?-? ?SLOPE/,
      /#[^#~,;|]{0,12}(RUNNING|LONGITUDINAL) SLOPE/,
      /CROSS ?-? ?SLOPES?[^#~]{0,40}#/,
      /(RUNNING|LONGITUDINAL) SLOPES?[^#~]{0,25}#/,
      /\b((SIDE ?)?WALK(WAY)?|ROUTE|PATH)S?\b[^#~;]{0,40}\b(RUNNING|LONGITUDINAL|LONG\.) #/,
    ],
    not:
      /^\W*(?:H\.?C\.? |ADA |ACCESSIBLE )?SPACES?\b|RAMP|FLARE|CURB ?-? ?CUT|ROOF|STALL|PARKING|AISLE|DRIVE|COMPACT|PIPE|DRAIN|SWALE|DENSITY|HUMID|\bPSI\b|CRICKET|LAWN|\bSOD|GRASS|TURF|BERM|\bBANK\b|DITCH|(?<!\b(NO|WITHOUT|W\/O) (HAND)?)RAILS?/,
    under: /SLOPE|GRAD(E|ING)|CROSS|RUNNING|\bROUTE|:/,
    notUnder: IN_UNIT,
    labels: [{
      title: /WALK|SIDEWALK/,
      notTitle: NOT_OF_WALK,
      says: SLOPE_LABEL,
    }],
    keep: (it) => it.value < 40 && !isOfRamp(it) && !SAYS_RAMP.test(it.text),
    bounds: ({ accessibility }, { clause }) => ({
      max: OF_CROSS_SLOPE.test(clause) && !FIRST_OF_BOTH.test(clause)
        ? accessibility.crossSlopeMaxPercent
        : accessibility.walkSlopeMaxPercent,
    }),
  }),
  messages: {
    ok: "The walking surface slopes {raw}.",
    outside: "The walking surface slopes {actual}%; at most {required}% is allowed.",
  },
  recommendation: "Flatten the walk, or design it as a ramp with handrails.",
});
