/**
 * Who services roof equipment does not fall off.
 * Reads the stated distance of equipment from the roof edge, in feet; a parapet, guard or tie-back
 * makes up for less.
 * @source FBC-M 8th ed. (2023), 304.11
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import {
  allStatements,
  around,
  feet,
  forReading,
  inches,
  labelledRowText,
  loose,
  settingOf,
  statedLimit,
  type StatedQuantity,
} from "../measure.ts";
import { drawnEdges } from "./_drawn_edges.ts";

/** A label that says no more than its distance. */
const BARE_EDGE = /^# ?(CLR\.? ?|CLEAR )?(TO|FROM) (THE )?(ROOF )?EDGE( OF ROOF)?\W*$/;
const GUARDED = /(?<!\bNO )\b(PARAPET|GUARD)/i;
const UNIT = /^(RTU|AHU|MAU|DOAS|ERV|CU|HP|EF|AC)\s*-?\s*\d+[A-Z]?\b/i;
const OLD = /\(E\)|\bEXIST|\bE\.?T\.?R\b/i;
/** Percent of the page within which a bare distance belongs to a unit's label. */
const BESIDE = 5;

/** Words that say there is none. */
const NONE =
  /\b(NO|WITHOUT|W ?\/ ?O) (\d+" )?(GUARD\w*|PARAPET|RAIL\w*|SAFETY RAIL\w*)( OR (GUARD\w*|PARAPET|RAIL\w*|TIE ?-? ?(OFF|BACK)S?( ANCHOR\w*)?|ANCHOR\w*))?|(GUARD\w*|PARAPET|RAIL\w*)[^;|]{0,8}(NONE|NOT (PROV|SHOWN|REQ))/gi;

/** What keeps people from falling, in a text of the same drawing: a low parapet does not. */
function isGuarded(it: StatedQuantity, plan: PlanSet, guardIn: number): boolean {
  const row = it.schedule && it.row ? labelledRowText(it.schedule, it.row) : "";
  const texts = `${row} | ${settingOf(it, plan)}`.split(/ \| |[.;]\s+/);
  return texts.some((text) => {
    const words = text.replace(NONE, " ");
    if (
      /\b(GUARD ?-?(RAIL)?S?|RAILINGS?|SAFETY RAILS?|TIE ?-? ?(OFF|BACK)|ANCHORAGE CONNECTOR|FALL (ARREST|PROTECTION)|ROOF ANCHORS?|LIFELINE)\b(?! (POST|BOLLARD))/i
        .test(words)
    ) return true;
    if (!/PARAPET/i.test(words)) return false;
    // Of a list the part that names it: `6'-0" FROM ROOF EDGE, 20' DROP, NO GUARD, PARAPET 8"`.
    const own = words.split(/,\s+/).filter((part) => /PARAPET/i.test(part)).join(", ");
    const heightsIn = (part: string) => inches.find(forReading(part)).map(({ value }) => value);
    // Behind it stands its height: `6 FT FROM THE EDGE WHERE THE PARAPET IS 18 IN`.
    const behind = heightsIn(own.slice(own.search(/PARAPET/i)));
    const heights = behind.length > 0 ? behind : heightsIn(own);
    return heights.length === 0 || heights.some((value) => value >= guardIn);
  });
}

/** True for a bare distance beside the mark of a new unit on a drawing that shows no parapet or guard. */
function isAtUnit(it: StatedQuantity, plan: PlanSet): boolean {
  const onDrawing = allStatements(plan).filter((other) =>
    other.page === it.page && other.drawing === it.drawing
  );
  const [unit] = around(it, onDrawing.filter(({ text }) => UNIT.test(text.trim())), BESIDE);
  return unit !== undefined && !OLD.test(unit.text) &&
    !onDrawing.some(({ text }) => GUARDED.test(text) && !/\bGUARD\s+(POST|BOLLARD)/i.test(text));
}

/** How far things are said to be from an edge, feet: in words, or in a row whose label names edge and unit. */
function edgesIn(text: string): number[] {
  const [label, ...cells] = text.split("|");
  const isRow = /\bEDGE\b[^|]*\b(?:FT|FEET)\b/i.test(label) && cells.length > 0;
  if (isRow) {
    return cells.flatMap((cell) => /^\s*(\d{1,3}(?:\.\d{1,2})?)\s*$/.exec(cell)?.[1] ?? []).map(
      Number,
    )
      .filter((it) => it < LONGEST_FT);
  }
  return feet.find(forReading(text)).filter(({ end }) =>
    /^[^.;|]{0,30}\bEDGE\b/i.test(forReading(text).slice(end))
  ).map(({ value }) => value);
}

/** Sections of the code are greater: `304.11`. */
const LONGEST_FT = 200;

const stated = statedLimit({
  demand: {
    thing: "roof equipment",
    property: "distance",
    unless: /(?<!\bNO )\b(?:PARAPET|GUARD|RAIL)/i,
    where: /\bEDGE|DROP|PARAPET/i,
    scale: 1 / 12,
    spares: (text, { mechanical }) => {
      const distances = edgesIn(text);
      // Of several things without a rail each has to be far enough.
      return distances.length > 0 && distances.length >= (text.match(NONE)?.length ?? 0) &&
        distances.every((it) => it >= mechanical.roofEdgeFt);
    },
  },
  quantity: feet,
  titled: true,
  says: [
    BARE_EDGE,
    /^# ROOF EDGE\b[^#~]*\b(RTU|AHU|MAU|CU|EF|HP)/,
    /(EQUIP\w*|RTU\S*|UNITS?|FANS?|HATCH|CONDENS\w*|MAU\S*|K?EF-?\d\S*|AHU\S*|DOAS|ERV)\b[^#~|]{0,60}#[^#~|]{0,40}\bEDGE/,
  ],
  not:
    /(?<!\bNO )GUARD(?!ED)(?!\w*\W{0,3}NONE)|(?<!\b(NO|W\/O|WITHOUT) (GUARD ?)?)RAIL|RECEPT|OUTLET|BASIN|COUNTER|SINK|EDGE OF (CURB|WALK|PAD|SLAB|SKYLIGHT|CANOPY|HATCH|OPENING|SCREEN)|\b(ABOVE|ABV|ON) (GRADE|GROUND)|EXIST|DRAIN|SCUPPER|(?<!\bNO )TIE ?-? ?(OFF|BACK)|ANCHORAGE CONNECTOR/,
  keep: (it, { plan, limits }) =>
    !isGuarded(it, plan, limits.mechanical.roofGuardIn) &&
    (!loose(BARE_EDGE).test(it.clause) || isAtUnit(it, plan)),
  bounds: ({ mechanical }) => ({ min: mechanical.roofEdgeFt }),
});

export default defineRule({
  id: "mechanical/roof-edge-guard",
  requirementId: "FBC-M-304.11-guards",
  ...stated,
  applies: (plan, context) => {
    const { roofEdgeFt: edgeFt, roofGuardIn: guardIn } = context.limits.mechanical;
    const said = stated.applies(plan, context);
    const drawn = drawnEdges(plan, { edgeFt, guardIn });
    return [...said, ...drawn.filter((it) => !said.some(({ page }) => page === it.page))];
  },
  check(it, context) {
    if (!("isDrawn" in it)) return stated.check(it, context);
    const required = context.limits.mechanical.roofEdgeFt;
    return cantTell("drawn", { actual: it.value, required, unit: "ft", text: it.text });
  },
  onceTold: { drawn: "outside" },
  messages: {
    drawn:
      "{actual} ft is drawn beside a unit ({text}); if this is the distance to the roof edge, at least {required} ft, or a guard or 42 in parapet, is required.",
    ok: "The rooftop equipment is {raw} from the edge.",
    outside:
      "The rooftop equipment is {actual} ft from the edge; at least {required} ft, or a guard or 42 in parapet, is required.",
  },
  recommendation: "Move the equipment to {required} ft from the edge, or add a guard.",
});
