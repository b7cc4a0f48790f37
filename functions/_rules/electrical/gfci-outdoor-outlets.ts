/**
 * Outdoor outlets of dwellings, condensers too, are protected against ground faults; local waivers
 * exist, so this only advises.
 * Reads statements about condensers and outdoor outlets, and the circuits of panel schedules.
 * @source NFPA 70-2020, 210.8(F)
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase, exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { judgePresence, mentions, mustShow, placeOf, type Presence } from "../measure.ts";
import { listedReceptacles } from "./_ground_faults.ts";

const UNIT =
  "(CONDENS(ER|ING)|OUTDOOR UNIT|HEAT PUMP|A ?\\/ ?C (UNIT|COND\\w*|PAD)|\\bC\\.?U\\b\\.?|MINI ?-?SPLIT|POOL HEATER|EV CHARGER|OUTDOOR OUTLET|(?<!GARAGE DOOR )\\bGATE (OPERATOR|OPENER|MOTOR)|\\b(WELL|YARD|IRRIGATION|FOUNTAIN|LAWN|SPRINKLER) (WELL )?PUMP)";
const NO_GFCI =
  "\\b(NO|NOT|WITHOUT|W ?\\/ ?O|NON)[ -]*(ON |AN? |TO BE )?(G\\.?F\\.?C?\\.?I|GROUND ?-? ?FAULT)";

const stated = mustShow({
  shown: [
    /(CONDENS|OUTDOOR UNIT|HEAT PUMP|A\/?C UNIT|OUTDOOR OUTLET)[^.;]{0,40}\bGFC?I\b/,
    /\bGFC?I\b[^.;]{0,40}(CONDENS|OUTDOOR UNIT|HEAT PUMP|A\/?C UNIT|OUTDOOR OUTLET)/,
  ],
  denied: [
    exactCase`${UNIT}[^;]{0,90}${NO_GFCI}`,
    exactCase`${NO_GFCI}[^;]{0,60}${UNIT}`,
    exactCase`${UNIT}[^;]{0,60}GFC?I[^;]{0,20}(NOT (REQ|PROV|USED|INCL)|N\.?R\b|NONE|OMIT|DELETED)`,
  ],
  titled: true,
  not: /ATTIC|BASEMENT|GARAGE|WELL HOUSE|FIRE PUMP|AHU|AIR HANDLER|INDOOR|EXIST/,
});

const OUTSIDE =
  /\b(OUTDOORS?|EXTERIOR|EXT\.?|OUTSIDE|YARD|PATIO|LANAI|PORCH|DECK|BALCONY|DRIVEWAY|W\.?P\.?)\b/i;
/** Protection of outdoor receptacles said elsewhere in the set. */
const PROTECTED_ELSEWHERE = [
  /(OUTDOOR|EXTERIOR|OUTSIDE|LANAI|PATIO|PORCH|YARD|W\.?P\b|WET|DAMP)[^.;]{0,60}\bG\.?F\.?C?\.?I\b/,
  /(?<!\b(NO|NON|NOT|WITHOUT|W\/O)[ -]?)\bG\.?F\.?C?\.?I\b[^.;]{0,60}(OUTDOOR|EXTERIOR|OUTSIDE|LANAI|PATIO|PORCH|YARD|W\.?P\b|WET|DAMP)/,
];

/** Outdoor outlets a schedule lists without protection; behind a plain breaker the device may protect. */
function listed(plan: PlanSet): Presence[] {
  if (PROTECTED_ELSEWHERE.some((says) => mentions(plan, says))) return [];
  return listedReceptacles(plan).flatMap((it) =>
    it.guard === "shown" || !OUTSIDE.test(it.place) ? [] : [{
      ...placeOf(it),
      state: it.guard === "denied" ? "denied" as const : "absent" as const,
      text: it.sourceText,
    }]
  );
}

export default defineRule({
  id: "electrical/gfci-outdoor-outlets",
  requirementId: "NEC-210.8F-outdoor",
  title: "GFCI at outdoor outlets",
  demand: { thing: "gfci", where: anyCase`${UNIT}|${OUTSIDE}` },
  applies: (plan, context) => [...stated.applies(plan, context), ...listed(plan)],
  check: judgePresence,
  messages: {
    ok: "GFCI protection is shown at outdoor equipment: {text}",
    denied: "Outdoor outlets are called out without GFCI protection: {text}",
    deferred: "GFCI protection of outdoor equipment is deferred: {text}",
    absent: "No GFCI protection is shown for these outdoor outlets: {text}",
  },
  recommendation:
    "Give outdoor outlets GFCI protection, or cite the local waiver for heating and cooling equipment.",
});
