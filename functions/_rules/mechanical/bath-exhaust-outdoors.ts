/**
 * Moist air of bathrooms leaves the building, not only the room.
 * Reads where fans discharge: attic, soffit and crawl space are not outdoors.
 * @source FBC-R 8th ed. (2023), M1505.4
 */
import { defineRule, fail, pass } from "../define_rule.ts";
import { cellHeaded, cellOf, clausesSaying } from "../measure.ts";
import { airRows, isToiletFan } from "./_words.ts";

export default defineRule({
  id: "mechanical/bath-exhaust-outdoors",
  requirementId: "FBC-R-bath-exhaust",
  source: { volume: "FBC-R", edition: "2023", section: "M1505.4" },
  title: "Bathroom exhaust outdoors",
  demand: { thing: "bath exhaust", onlyHolds: true },
  applies: (plan) => [
    ...airRows(plan).filter(isToiletFan).flatMap((it) => {
      const where = cellOf(it, "discharge") ??
        cellHeaded(it, /DISCHARGE|TERMINAT|EXHAUST TO|VENT TO/i);
      return where ? [{ ...it, where }] : [];
    }),
    ...clausesSaying(plan, {
      titled: true,
      says: [
        /(BATH|TOILET|POWDER|EXHAUST|FAN|\bEF)[^;]{0,60}\b(ENDS?|DUMPS?|STOPS?|BLOWS?|EMPT\w+|EXHAUSTS?|DUCTED|DISCH\w*\.?|TERM\w*\.?|VENT\w*)\b[^;]{0,44}(ATTIC|SOFFIT|CRAWL|CEILING (SPACE|PLENUM|CAVITY)|JOIST|GARAGE)/,
        /(BATH|TOILET|POWDER|EXHAUST)[^.;]{0,50}\b(TO|INTO|IN|DISCHARG\w*|TERMINAT\w*|VENT\w*)\b[^.;]{0,20}(ATTIC|SOFFIT|CRAWL|EXTERIOR|OUTSIDE|OUTDOORS|ROOF)/,
      ],
      under: /BATH|TOILET|POWDER/,
      not:
        /NOT (TO |DISCHARGE |TERMINATE )?(IN|INTO|TO)?|SHALL NOT|NO EXHAUST|DUCTS? IN ATTIC|INSULATED|DUCT INSUL|\bFROM (ANY |THE |ALL )?(ATTIC|SOFFIT|CRAWL|GARAGE)|NOT (END|STOP|DUMP|BLOW|EMPTY)|ATTIC FAN|DRYER|HOOD/,
      in: "notes",
    }).map((it) => ({ ...it, where: it.clause })),
  ],
  check({ where }) {
    const isInside =
      /\b(ATTIC|SOFFIT|CRAWL|CEILING (SPACE|PLENUM|CAVITY)|JOIST|GARAGE)\b/i.test(where) &&
      !/\b(EXTERIOR|OUTSIDE|OUTDOORS|ROOF|WALL CAP)\b|(THROUGH|THRU|IN|UP IN) (THE )?(ATTIC|SOFFIT)[^;]*\b(TO|CAP|JACK|TERM)|THROUGH (THE )?(ATTIC|SOFFIT)/i
        .test(where);
    const data = { actual: where, required: "outdoors", unit: "" };
    return isInside ? fail("inside", data) : pass(data);
  },
  messages: {
    ok: "The bath exhaust discharges outdoors: {actual}",
    inside:
      "The bath exhaust discharges inside the building ({actual}); it must discharge outdoors.",
  },
  recommendation: "Duct the fan to a roof or wall cap.",
});
