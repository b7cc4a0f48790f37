/**
 * Things on the wall do not catch people who cannot see them.
 * Reads how far an object sticks out over a path between 27 and 80 in above the floor, in inches; what a drawing of one
 * object only dimensions is a question.
 * @source FBC-A 8th ed. (2023), 307.2
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import {
  besideOnDrawing,
  forReading,
  inches,
  labelledRowText,
  statedLimit,
  type Statement,
} from "../measure.ts";
import { drawnObjects } from "./_drawn_objects.ts";
import { IN_UNIT } from "./_words.ts";

/** An object above head height may stick out: `BOTTOM 82" A.F.F.`. */
const isOverhead = (text: string) =>
  inches.find(forReading(text)).some(({ value, start, end }) =>
    value >= 80 && value <= 144 &&
    (/^\W*(MIN\.?\W*)?(A\.?\s?F\.?\s?[FG]|ABOVE|ABV|HIGH|TO (THE )?(BOTTOM|UNDERSIDE))/i
      .test(forReading(text).slice(end)) ||
      /(?:\b(BOT|BOTTOM|B\.?O\.?|UNDERSIDE|MOUNTED|MTD|HEADROOM)\W*(AT|@|OF \w+( AT)?|EDGE)?|@|\bAT)\W*$/i
        .test(forReading(text).slice(0, start)))
  );

const heightsOf = (text: string) =>
  inches.find(forReading(text)).filter(({ start, end }) =>
    /^\W*(MIN\.?\W*)?(A\.?\s?F\.?\s?[FG]|ABOVE|ABV|TO (THE )?(BOT|UNDERSIDE))/i
      .test(forReading(text).slice(end)) ||
    /\b(BOT|BOTTOM|LOWER EDGE|UNDERSIDE|HEIGHT|HGT)\b\W*(AT|@|EDGE)?\W*$/i
      .test(forReading(text).slice(0, start))
  ).map(({ value }) => value);

/** A cane finds what starts low. */
const CANE_IN = 27;
const HEAD_IN = 80;
const isLowInRow = ({ schedule, row }: Statement): boolean =>
  schedule !== null && row !== null && isLow(labelledRowText(schedule, row));
const isLow = (text: string) => heightsOf(text).some((it) => it <= CANE_IN);
const isInPath = (text: string) => heightsOf(text).some((it) => it > CANE_IN && it < HEAD_IN);

/** Told of many things; only at a height where people walk into it, or in a corridor, it is in their way. */
const STANDS_OUT =
  /\b(?:STICKS?|STANDS?|HANGS?|IS|ARE)\b(?: (?:OUT|PROUD)(?: BY)? #| # (?:OUT|PROUD))/i;
const IN_CORRIDOR =
  /^(?!.*(?:KITCHEN|CASEWORK|STORAGE|ROOF|EXTERIOR|\b(?:BASE|VANITY|MEDICINE|LINEN) CABINET)).*(?:CORRIDOR|HALL(?:WAY)?\b|LOBBY|PASSAGE|CIRCULATION|F\.?E\.?C\b|CABINET|SCONCE|DISPLAY CASE)/i;

const ONE_THING = /\b(CABINET|F\.?E\.?C|A\.?E\.?D|SCONCE|FOUNTAIN|CASE|SHELF|COUNTER)\b/i;

/** On the drawing of one thing, another text may say how low it starts. */
const isLowBeside = (it: Statement, plan: PlanSet) =>
  ONE_THING.test(it.drawing ?? "") && besideOnDrawing(it, plan).some(({ text }) => isLow(text));

const stated = statedLimit({
  demand: {
    thing: "protruding object",
    property: "distance",
    unless: /\bD(?:OO)?RS?\b|BOTTOM|BOTT\b|B\.O\.|RECESS|FLUSH/i,
    // It may be how high the object is, which the drawing tells.
    keep: ({ sure }) => sure !== "proposed",
  },
  quantity: inches,
  says: [
    /(PROTRU\w+|PROJECTS|PROJECTING|PROJECTION|(?<!\b(THIS|OUR|THE|FOR|IN|PER) )PROJECT\b)[^#~]{0,35}#/,
    /#[^#~,;|]{0,20}(PROTRU(?!DES\W{0,3}~)|PROJECT(?!S\W{0,3}~)|PROJ\b)/,
    /\b(STICKS?|STANDS?|HANGS?) (OUT|PROUD)( BY)? # (FROM|OFF|BEYOND|PAST|OF) (THE )?(FACE OF )?(FIN\w*\.? )?(WALL|GYP\w*|PLASTER|FACE|PARTITION)/,
    /\b(STICKS?|STANDS?|HANGS?|IS|ARE) # (OUT|PROUD) (FROM|OF) (THE )?(FACE OF )?(FIN\w*\.? )?(WALL|GYP\w*|PLASTER|FACE|PARTITION)/,
  ],
  not:
    /\bD(?:OO)?RS?\b|27 ?("|IN)|\bCANE|WING WALL|ALCOVE|TO FLOOR|FULL HEIGHT|ROOF|EAVE|CANOPY|OVERHANG|BALCON|BAY\b|\bLOT|SETBACK|PARAPET|NAIL|REBAR|TO WITHIN|PANEL|ANCHOR|SCREW|DOWEL|SHEAR|CURB/,
  under:
    /CORRIDOR|WALL|\bHALL|PATH|CASE\b|CABINET|SCONCE|FOUNTAIN|EWC|FEC|EXTINGUISHER|HAND ?RAIL|OBJECT/,
  notUnder: IN_UNIT,
  labels: [{
    title:
      /CORRIDOR|HALL(WAY)?\b|LOBBY|PASSAGE|CIRCULATION|F\.?E\.?C\b|CABINET|SCONCE|DISPLAY CASE/,
    notTitle: /KITCHEN|CASEWORK|STORAGE|ROOF|EXTERIOR|\b(BASE|VANITY|MEDICINE|LINEN) CABINET/,
    says: [
      /\b(STICKS? OUT|STANDS? (OUT|PROUD)|HANGS? OUT|EXTENDS?)( BY)? # (FROM|OFF|BEYOND|PAST|OF) (THE )?(FACE OF |FINISHED |FIN\.? )*(WALL|GYP\w*|G\.?W\.?B|DRYWALL|PLASTER|FACE|FINISH|PARTITION|TILE)\b/,
      /^# (DEEP|D\.) [A-Z]/,
    ],
  }],
  keep: ({ value, text, clause, ...it }, { plan }) =>
    value <= 40 && !isOverhead(text) && !isLow(text) && !isLowInRow({ text, ...it }) &&
    !isLowBeside({ text, ...it }, plan) &&
    (!STANDS_OUT.test(clause) || isInPath(text) || IN_CORRIDOR.test(it.drawing ?? "")) &&
    (!/#[^#~,;|]{0,8}(DEEP|THICK|D\.)/i.test(clause) || isInPath(text)),
  bounds: ({ accessibility }, { clause }) => ({
    max: /HAND ?RAIL/i.test(clause)
      ? accessibility.handrailProtrusionMaxIn
      : accessibility.protrusionMaxIn,
  }),
});

export default defineRule({
  id: "accessibility/protruding-objects",
  requirementId: "FBC-A-307-protruding",
  ...stated,
  applies: (plan, context) => [...stated.applies(plan, context), ...drawnObjects(plan)],
  check(it, context) {
    if (!("bottomIn" in it)) return stated.check(it, context);
    const required = context.limits.accessibility.protrusionMaxIn;
    const data = { actual: it.outIn, required, unit: "in", bottom: it.bottomIn, title: it.drawing };
    return cantTell("drawn", data);
  },
  messages: {
    drawn:
      "{title}: {actual} in across and {bottom} in up are drawn; if the object protrudes that far and starts that high, at most {required} in is allowed.",
    ok: "Objects protrude {raw}.",
    outside:
      "The object protrudes {actual} in into the path of travel; at most {required} in is allowed.",
  },
  recommendation: "Recess the object, or lower its leading edge to 27 in or less.",
});
