/**
 * Outdoor outlets of dwellings, condensers too, are protected against ground faults; local waivers
 * exist, so this only advises.
 * Reads statements about condensers and outdoor outlets.
 * @source NFPA 70-2020, 210.8(F)
 */
import { isResidential } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { mustShow, type Presence } from "../measure.ts";

const UNIT =
  "(CONDENS(ER|ING)|OUTDOOR UNIT|HEAT PUMP|A ?\\/ ?C (UNIT|COND\\w*|PAD)|\\bC\\.?U\\b\\.?|MINI ?-?SPLIT|POOL HEATER|EV CHARGER|OUTDOOR OUTLET|(?<!GARAGE DOOR )\\bGATE (OPERATOR|OPENER|MOTOR)|\\b(WELL|YARD|IRRIGATION|FOUNTAIN|LAWN|SPRINKLER) (WELL )?PUMP)";
const NO_GFCI =
  "\\b(NO|NOT|WITHOUT|W ?\\/ ?O|NON)[ -]*(ON |AN? |TO BE )?(G\\.?F\\.?C?\\.?I|GROUND ?-? ?FAULT)";

export default defineRule<Presence>({
  id: "electrical/gfci-outdoor-outlets",
  requirementId: "NEC-210.8F-outdoor",
  severity: "low",
  source: { volume: "NEC", edition: "2020", section: "210.8(F)" },
  category: "Electrical",
  title: "GFCI at outdoor outlets",
  when: isResidential,
  ...mustShow({
    shown: [
      /(CONDENS|OUTDOOR UNIT|HEAT PUMP|A\/?C UNIT|OUTDOOR OUTLET)[^.;]{0,40}\bGFC?I\b/,
      /\bGFC?I\b[^.;]{0,40}(CONDENS|OUTDOOR UNIT|HEAT PUMP|A\/?C UNIT|OUTDOOR OUTLET)/,
    ],
    denied: [
      new RegExp(`${UNIT}[^;]{0,90}${NO_GFCI}`),
      new RegExp(`${NO_GFCI}[^;]{0,60}${UNIT}`),
      new RegExp(`${UNIT}[^;]{0,60}GFC?I[^;]{0,20}(NOT (REQ|PROV|USED|INCL)|NONE|OMIT|DELETED)`),
    ],
    titled: true,
    not: /ATTIC|BASEMENT|GARAGE|WELL HOUSE|FIRE PUMP|AHU|AIR HANDLER|INDOOR|EXIST/,
  }),
  messages: {
    ok: "GFCI protection at outdoor equipment: {text}",
    denied: "Outdoor equipment is stated without GFCI protection: {text}",
    deferred: "GFCI protection of outdoor equipment is put off: {text}",
  },
  recommendation:
    "Give outdoor outlets GFCI protection, or name the local waiver for heating and cooling equipment.",
});
