/**
 * Bathrooms of houses are exhausted strongly enough.
 * Reads fan schedules and notes: 50 cfm switched, 20 cfm running always.
 * @source FBC-R 8th ed. (2023), M1505.4
 */
import { defineRule } from "../define_rule.ts";
import { cfm, either, settingOf, statedQuantities } from "../measure.ts";
import { BATH_FAN } from "./_bath_fans.ts";
import { airRows, isToiletFan, runsAlways } from "./_words.ts";

/** A window that opens stands in for the fan. */
const OPENS_OUT =
  /(?<!\b(NO|NOT|NON|WITHOUT|W\/O) ?-?)\b(OPER(ABLE|\.)|OPENABLE|AWNING|CASEMENT|SINGLE ?-?HUNG|S\.?H\b)[^;|]{0,14}(WINDOW|WDW|WIN\b|SASH|LITE)|WINDOW[^;|]{0,24}\b(?<!\b(NO|NOT|NON|IN) ?-?)(OPER(ABLE|\.)|OPENABLE)/;

export default defineRule({
  id: "mechanical/bath-exhaust-rate",
  requirementId: "FBC-R-bath-exhaust",
  source: { volume: "FBC-R", edition: "2023", section: "M1505.4" },
  title: "Bathroom exhaust rate",
  demand: {
    thing: "bath exhaust",
    property: "airflow",
    unless: either(/KITCHEN|LAUNDRY|PUBLIC/i, OPENS_OUT),
    limit: ({ mechanical }, it) => ({
      min: /CONT/i.test(it.text) || runsAlways(it.text)
        ? mechanical.bathExhaustContinuousCfm
        : mechanical.bathExhaustCfm,
    }),
  },
  applies: (plan) => [
    ...airRows(plan).filter((it) => isToiletFan(it) && it.airCfm !== null).map((it) => ({
      ...it,
      airCfm: it.airCfm ?? 0,
    })),
    ...statedQuantities(plan, {
      quantity: cfm,
      titled: true,
      notAmid: OPENS_OUT,
      says: [
        /\b(BATH(ROOM)?S?|POWDER( ROOM)?|TOILET( ROOM)?|SHOWER ROOM)\b[^#|]{0,50}#/,
        /(EXHAUST|VENT) FANS?\b[^#|]{0,40}#/,
        /#[^#;|]{0,25}(BATH|EXHAUST FAN|TOILET)/,
      ],
      under: /BATH|POWDER|TOILET/,
      not:
        /KITCHEN|HOOD|DRYER|SUPPLY|RANGE|WHOLE|FRESH|OUTDOOR AIR|LAUNDRY|MAX|GARAGE|EXIST|RETURN|TRANSFER/,
      in: "notes",
    }).map((it) => ({
      ...it,
      airCfm: it.value,
      isContinuous: runsAlways(settingOf(it, plan)),
    })),
  ],
  ...BATH_FAN,
});
