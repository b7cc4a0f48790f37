/**
 * Receptacles near water, outdoors and in garages of dwellings are protected against ground faults.
 * A statement that such a receptacle has none fails; dwelling plans without any mention are a
 * question.
 * @source NFPA 70-2020, 210.8(A)
 */
import { defineRule } from "../define_rule.ts";
import { either, mustShow } from "../measure.ts";
import { listedPlain } from "./_ground_faults.ts";
import { electricalPlans, hasDwellings } from "./_words.ts";

const GFI = String.raw`\bG\.?F\.?C?\.?I\b\.?`;
const PLACE = String
  .raw`\b(GARAGE|BATH(ROOM)?S?|POWDER|KITCHEN|COUNTER ?(TOP)?S?|OUTDOORS?|EXTERIOR|OUTSIDE|LANAI|PATIO|PORCH|BALCONY|POOL|CRAWL|BASEMENT|LAUNDRY|(?<!DISH ?)WASHERS?|SINK|LAVS?|LAVATORY|WET BAR|TUB|SHOWER|DAMP|WET|DOCK|BOAT|CARPORT)\b`;
/** The word that denies stands right before: `NO G.F.I.`, `NON-GFCI`, `W/O GROUND FAULT`, `NOT GFI PROTECTED`. */
const NEGATED = String
  .raw`\b(NO|NOT|WITHOUT|W ?\/ ?O|NON)[ -]*(ON |AN? |TO BE |INSTALL |USE |PROVIDE |REQ\w* )?(${GFI}|GROUND ?-? ?FAULT)`;
/** Appliances away from counters need none in kitchens. */
const IN_SCOPE = String
  .raw`^(?!(?!.*GARAGE).*\b(REFRIG|FRIDGE|RANGE|OVEN|MICRO|HOOD|CLOCK|TV|DESK|LIGHTS?|EXHAUST FAN|HARD ?-?WIRED))[^;]*?`;

/** Farther from a basin than the 6 ft within which receptacles are protected. */
const FAR_FROM_WATER =
  /(?<![\d'"\/-])([7-9]|[1-9]\d) ?('|FT\b|FEET)[^;]{0,8} (FROM|TO|OFF) (THE )?(\w+ )?(SINK|TUB|SHOWER|LAV|BASIN|WET BAR)/;

const IN_PLACE = new RegExp(PLACE, "i");

const said = mustShow({
  shown: [
    /(?<!\b(NO|NON|NOT|WITHOUT|W\/O) ?-? ?)\bG\.?F\.?C?\.?I\b/,
    /GROUND ?-? ?FAULT (CIRCUIT )?(INTERRUPT|PROTECT)/,
  ],
  denied: [
    new RegExp(
      `${IN_SCOPE}${PLACE}[^;]{0,90}(${NEGATED}|(${GFI}|GROUND ?-? ?FAULT)[^;]{0,30}(NOT (REQ|PROV|USED|INCL|SHOWN)|N\\.?R\\b|NONE(?!\\s+(AT|IN|ON|FOR)\\b)|OMIT|DELETED))`,
    ),
    new RegExp(`${IN_SCOPE}${NEGATED}[^;]{0,60}${PLACE}`),
    new RegExp(`${IN_SCOPE}${PLACE}[^;]{0,60}\\bA\\.?F\\.?C\\.?I\\.? (BREAKERS? )?ONLY`),
  ],
  not: either(
    FAR_FROM_WATER,
    /(BED ?ROOM|LIVING|DINING ROOM|SMOKE|FIRE ALARM|NO G\.?F\.?C?\.?I\.? (BREAKER|(FOR|AT) (FREEZER|ALARM)))/,
  ),
  titled: true,
  silentOn: (plan) => electricalPlans(plan),
  searched: "GFCI protection",
});

export default defineRule({
  id: "electrical/gfci-dwelling",
  requirementId: "NEC-210.8A-gfci",
  when: hasDwellings,
  demand: { thing: "gfci" },
  applies: (plan, context) => {
    const plain = listedPlain(plan, (place) => IN_PLACE.test(place));
    return [
      ...plain,
      ...said.applies(plan, context).filter(({ state }) =>
        plain.length === 0 || state === "denied"
      ),
    ];
  },
  check: said.check,
  messages: {
    ok: "GFCI protection is shown: {text}",
    denied: "Receptacles that need GFCI protection are called out without it: {text}",
    deferred: "GFCI protection is deferred: {text}",
    absent: "No GFCI protection was found on the electrical drawings of this dwelling.",
  },
  recommendation:
    "Mark GFCI protection in bathrooms, the garage and the laundry, outdoors, at kitchen counters, and within 6 ft of sinks, tubs and showers.",
});
