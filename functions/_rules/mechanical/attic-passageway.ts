/**
 * Who services equipment in an attic reaches it without crawling far.
 * Reads the length of the passageway, in feet; one 6 ft high may be longer.
 * @source FBC-M 8th ed. (2023), 306.3
 */
import { defineRule } from "../define_rule.ts";
import { clausesOf, feet, settingOf, statedLimit } from "../measure.ts";

/** Headroom stated in the text, feet. */
const pairlessHeights = (text: string): number[] =>
  clausesOf(text).flatMap((clause) =>
    feet.find(clause).filter((it) =>
      /(HEADROOM|HIGH|HEIGHT|HT)\W*$/i.test(clause.slice(0, it.start)) ||
      /^\W*(MIN\.? )?(HEADROOM|HIGH|HEIGHT|CLEAR HEIGHT)/i.test(clause.slice(it.end))
    ).map((it) => it.value)
  );

const OPENING =
  "(PULL ?-? ?DOWN|ATTIC ACCESS|ACCESS( PANEL| OPENING| DOOR| HATCH)?\\b|HATCH|SCUTTLE|ATTIC (STAIR|LADDER|DOOR|OPENING)|DISAPPEARING STAIR|LADDER)";
const EQUIPMENT =
  "(A\\.?H\\.?U\\b|AIR HANDLER|FURNACE|F\\.?C\\.?U\\b|EQUIP\\w*|UNITS?\\b|WATER HEATER|\\bW\\.?H\\b|APPLIANCE|TANKLESS)";

export default defineRule({
  id: "mechanical/attic-passageway",
  requirementId: "FBC-M-306.3-attic",
  source: { volume: "FBC-M", edition: "2023", section: "306.3" },
  title: "Attic passageway",
  ...statedLimit({
    demand: {
      thing: "attic passageway",
      property: ["length", "distance"],
      where: /ATTIC/,
      scale: 1 / 12,
    },
    quantity: feet,
    titled: true,
    says: [
      new RegExp(`#[^#~;|]{0,14}${OPENING}[^#~;|]{0,20}\\b(TO|AND)\\b[^#~;|]{0,16}${EQUIPMENT}`),
      /(PASSAGE ?-? ?WAY|WALK ?-? ?WAY|CAT ?-? ?WALK|PATH)[^#~|]{0,40}#(?! ?(MIN\.? )?(WIDE|W\b|HIGH|CLEAR HEIGHT))/,
      /#[^#~;|]{0,20}(FROM|TO) (THE )?(ATTIC )?(ACCESS|OPENING|SCUTTLE)/,
    ],
    not: /EXIT PASSAGE|SIDEWALK|COVERED/,
    under: /ATTIC/,
    keep: ({ value, clause }) =>
      value >= 4 && value <= 200 &&
      !/(HEADROOM|HIGH|HEIGHT)[^#~]{0,8}#|# ?(HEADROOM|HIGH)/i.test(clause),
    bounds: ({ mechanical }, stated, { plan }) => {
      const text = settingOf(stated, plan).replaceAll(" | ", "; ");
      const isTall = pairlessHeights(text).some((height) =>
        height >= mechanical.tallAtticFt - 0.01
      );
      return { max: isTall ? mechanical.tallAtticPassageFt : mechanical.atticPassageFt };
    },
  }),
  messages: {
    ok: "The attic passageway is {raw}.",
    outside: "The attic passageway is {actual} ft long; at most {required} ft is allowed.",
  },
  recommendation:
    "Bring the access and equipment within {required} ft of each other, with a light, a receptacle and a 30 by 30 in platform.",
});
