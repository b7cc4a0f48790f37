/**
 * The sign of an accessible space is seen above a parked car.
 * Reads the height of its lower edge above the ground, in inches.
 * @source FBC-A 8th ed. (2023), 502.6
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import { defineRule } from "../define_rule.ts";
import { inches, loose, orMissing, statedLimit } from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

/** Title of a detail of the sign at an accessible space. */
const OF_SIGN =
  /\b(ACCESSIBLE|VAN)\b[^|]{0,22}\bSIGNS?|\bPARKING SIGN|\bSIGNS? (AT|OF|FOR) (THE )?(ACCESSIBLE |VAN )?(PARKING )?(STALL|SPACE)S?\b/;

/** Stalls said to have no upright sign: `ADA STALLS BY PAVEMENT SYMBOL ONLY, NO POST SIGNS`. */
const NO_SIGN = [
  /\b(ACCESSIBLE|VAN)\b[^;]{0,14}\b(STALLS?|SPACES?|PARKING)\b[^;]{0,70}\b(NO|WITHOUT|W\/O|OMIT) (NEW )?(POST |POLE |WALL |UPRIGHT |VERTICAL |MOUNTED |FTP\S* |R7\S* ){0,2}SIGN(S|AGE)?\b(?! ?(SHALL|MAY|HIGHER|LOWER|ABOVE|BELOW|ON\b|POST|OBSTRUCT\w*|IN\b|WITHIN|LARGER|OVER))/,
  /\b(ACCESSIBLE|VAN)\b[^;]{0,14}\b(STALLS?|SPACES?|PARKING)\b[^;]{0,40}\b(PAVEMENT|PAINTED|PAINT|GROUND|STENCIL\w*) (SYMBOLS?|MARKINGS?|ISA|STENCILS?)( IS| ARE)? ONLY\b(?! (AFTER|WHEN|ON|IF|BY|WHERE))/,
];
/** Of other stalls or signs, or as they stand. */
const NOT_OF_STALL_SIGN =
  /\bEXIST|\bDEMO|\bREMOVE|\b(REGULAR|STANDARD|OTHER|ORDINARY|COMPACT|STOP|MONUMENT|EXIT)\b|(UN)?LOADING|\bSIGNS? (AT|ON|PER|MOUNTED|BY)\b/;

const OF_STALLS = loose(/PARK|STALL|ACCESSIBLE|ACCESS|VAN|FTP/);

const height = statedLimit({
  demand: {
    thing: ["parking sign", "sign"],
    unless: /EXIT|LOW.?LEVEL|BRAILLE|TACTILE|ROOM|STOP|FIRE LANE/i,
    property: "height",
    keep: ({ clause, context, within }) =>
      OF_STALLS.test(`${clause} | ${context}`) || within.includes("accessible parking space"),
  },
  quantity: inches,
  says: [
    /\bSIGNS?\b[^#]{0,70}#[^#~,;|]{0,14}(A\.? ?F\.? ?G|A\.? ?F\.? ?F|ABOVE|ABV|HIGH|MIN|TO BOTTOM|FROM (GRADE|GROUND|FINISH))/,
    /#[^#~,;|]{0,22}(TO )?(BOTTOM|BOTT?\b\.?|B\.?O\.?|LOWER EDGE|UNDERSIDE) ?(OF|\/) ?(THE )?(SIGN|PANEL|PLATE|PLACARD)/,
  ],
  not: /EXIT|TACTILE|BRAILLE|ROOM SIGN|RESTROOM|TOILET|STOP SIGN|MONUMENT|POST (DEPTH|EMBED)|BURY/,
  under: /PARKING|PERMIT|ACCESSIBLE|\bFT[OP]\b|\bR7-\d|PENALTY|\$ ?250|\bVAN\b/,
  notUnder: IN_UNIT,
  labels: [{
    title: OF_SIGN,
    says: [
      /^#( MIN\.?)? ?(A\.? ?F\.? ?G|TO (BOTTOM|GRADE|FIN|GROUND|PAVEMENT)|ABOVE|ABV|FROM (GRADE|GROUND|PAVEMENT))/,
      /^(BOTTOM|B\.?O\.?)[^#~]{0,16}#/,
    ],
  }],
  keep: ({ value }) => value >= 30 && value <= 130,
  bounds: ({ accessibility }) => ({ min: accessibility.parkingSignIn }),
});

/** No plate of such a sign is as tall, inches. */
const TALLEST_PLATE_IN = 30;

/**
 * Is it the drawing of a sign at a stall in which all that is dimensioned upright comes to less than the height of its
 * lower edge, and which writes no greater length? Then the figure need not be told to be that height.
 */
function staysBelow(it: Evidence, plan: PlanSet, leastIn: number): boolean {
  const { drawing = null } = it as Evidence & { drawing?: string | null };
  if (drawing === null || !loose(OF_SIGN).test(drawing)) return false;
  const isHere = (other: Evidence & { drawing?: string | null }) =>
    other.page === it.page && other.drawing === drawing;
  const upright = plan.dimensions.filter((other) =>
    isHere(other) && other.orientation === "vertical"
  );
  const sum = upright.reduce((total, { valueIn }) => total + valueIn, 0);
  return sum > TALLEST_PLATE_IN && sum < leastIn &&
    !plan.notes.some((note) =>
      isHere(note) &&
      findLengths(normaliseMarks(note.text)).some(({ valueIn }) => valueIn >= leastIn)
    );
}

const heightOrMissing = orMissing(height, {
  says: NO_SIGN,
  not: NOT_OF_STALL_SIGN,
  notUnder: IN_UNIT,
  required: ({ accessibility }) => accessibility.parkingSignIn,
});

export default defineRule({
  id: "accessibility/parking-sign-height",
  requirementId: "FBC-A-502.6-sign",
  title: "Accessible parking sign height",
  ...heightOrMissing,
  check(it, context) {
    const { parkingSignIn } = context.limits.accessibility;
    return [heightOrMissing.check(it, context)].flat().map((verdict) =>
      verdict.kind === "cantTell" && staysBelow(it, context.plan, parkingSignIn)
        ? { ...verdict, kind: "fail" as const }
        : verdict
    );
  },
  messages: {
    missing: "Accessible spaces are called out without a sign: {text}",
    ok: "The accessible parking sign is at {raw}.",
    outside:
      "The bottom of the accessible parking sign is {actual} in above the ground; at least {required} in is required.",
  },
  recommendation: "Set the sign with its lower edge at least {required} in above the ground.",
});
