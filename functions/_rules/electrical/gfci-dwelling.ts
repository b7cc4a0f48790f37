/**
 * Receptacles near water, outdoors and in garages of dwellings are protected against ground faults.
 * A statement that such a receptacle has none fails; dwelling plans without any mention are a
 * question.
 * @source NFPA 70-2020, 210.8(A)
 */
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import { either, judgePresence, mentions, mustShow, placeOf, type Presence } from "../measure.ts";
import { listedPlain, plainAmongProtected } from "./_ground_faults.ts";
import { electricalPlans, hasDwellings } from "./_words.ts";

const GFI = String.raw`\bG\.?F\.?C?\.?I\b\.?`;
const PLACE = String
  .raw`\b(GARAGE|BATH(ROOM)?S?|POWDER|KITCHEN|COUNTER ?(TOP)?S?|OUTDOORS?|EXTERIOR|OUTSIDE|LANAI|PATIO|PORCH|BALCONY|POOL|CRAWL|BASEMENT|LAUNDRY|(?<!DISH ?)WASHERS?|SINK|LAVS?|LAVATORY|WET BAR|TUB|SHOWER|DAMP|WET|DOCK|BOAT|CARPORT)\b`;
/** The word that denies stands right before: `NO G.F.I.`, `NON-GFCI`, `W/O GROUND FAULT`, `NOT GFI PROTECTED`. */
const NEGATED = String
  .raw`\b(NO|NOT|WITHOUT|W ?\/ ?O|NON)[ -]*(ON |AN? |TO BE |INSTALL |USE |PROVIDE |REQ\w* )?(${GFI}|GROUND ?-? ?FAULT)`;
/** Appliances away from counters need none in kitchens. */
const IN_SCOPE = String
  .raw`^(?!(?!.*GARAGE).*\b(PUMPS?|REFRIG|FRIDGE|RANGE|OVEN|MICRO|HOOD|CLOCK|TV|DESK|LIGHTS?|EXHAUST FAN|HARD ?-?WIRED))[^;]*?`;

/** Farther from a basin than the 6 ft within which receptacles are protected. */
const FAR_FROM_WATER =
  /(?<![\d'"\/-])([7-9]|[1-9]\d) ?('|FT\b|FEET)[^;]{0,8} (FROM|TO|OFF) (THE )?(\w+ )?(SINK|TUB|SHOWER|LAV|BASIN|WET BAR)/;

const IN_PLACE = new RegExp(PLACE, "i");
/** A basin beyond reach: `7'-0" FROM SINK`. */
const NOT_THERE = new RegExp(FAR_FROM_WATER.source, "gi");

const said = mustShow({
  shown: [
    /(?<!\b(NO|NON|NOT|WITHOUT|W\/O) ?-? ?)\bG\.?F\.?C?\.?I\b/,
    /GROUND ?-? ?FAULT (CIRCUIT )?(INTERRUPT|PROTECT)/,
  ],
  denied: [
    exactCase`${IN_SCOPE}${PLACE}[^;]{0,90}(${NEGATED}|(${GFI}|GROUND ?-? ?FAULT)[^;]{0,30}(NOT (REQ|PROV|USED|INCL|SHOWN)|N\.?R\b|NONE(?!\s+(AT|IN|ON|FOR)\b)|OMIT|DELETED))`,
    exactCase`${IN_SCOPE}${NEGATED}[^;]{0,60}${PLACE}`,
    exactCase`${IN_SCOPE}${PLACE}[^;]{0,60}\bA\.?F\.?C\.?I\.? (BREAKERS? )?ONLY`,
  ],
  not: either(
    FAR_FROM_WATER,
    /(BED ?ROOM|LIVING|DINING ROOM|SMOKE|FIRE ALARM|NO G\.?F\.?C?\.?I\.? (BREAKER|(FOR|AT) (FREEZER|ALARM)))/,
  ),
  titled: true,
  silentOn: (plan) => electricalPlans(plan),
  searched: "GFCI protection",
});

/** Appliances away from water, whose circuits need no protection. */
const AWAY_FROM_WATER =
  /\b(REFRIG\w*|FRIDGE|REF|RANGE|OVEN|COOKTOP|MICRO\w*|MW|HOOD|DISP\w*|DISHW\w*|D\.?W|FREEZER|OPENER|FAN|HEATER|PUMP|LIGHT\w*|LTG|SMOKE|DOOR)\b/i;

/** `isPlain` where a panel gives a plain breaker, behind which the device may protect. */
type Protection = Presence & { isPlain?: true };

export default defineRule<Protection>({
  id: "electrical/gfci-dwelling",
  requirementId: "NEC-210.8A-gfci",
  when: hasDwellings,
  demand: { thing: "gfci", spares: (text) => !IN_PLACE.test(text.replace(NOT_THERE, " ")) },
  applies: (plan, context) => {
    const plain = listedPlain(plan, (place) => IN_PLACE.test(place));
    const asked = plainAmongProtected(plan, (place) => {
      const [named] = IN_PLACE.exec(place) ?? [];
      return named !== undefined && !AWAY_FROM_WATER.test(place) &&
        !mentions(plan, exactCase`\b${named}[^;]{0,60}${GFI}|${GFI}[^;]{0,60}\b${named}`, {
          in: "notes",
        });
    }).map((it): Protection => ({
      ...placeOf(it),
      state: "denied",
      text: it.sourceText,
      isPlain: true,
    }));
    return [
      ...plain,
      ...asked,
      ...said.applies(plan, context).filter(({ state }) =>
        plain.length === 0 || state === "denied"
      ),
    ];
  },
  check: (it) => it.isPlain ? cantTell("plain", { text: it.text }) : judgePresence(it),
  messages: {
    ok: "GFCI protection is shown: {text}",
    denied: "Receptacles that need GFCI protection are called out without it: {text}",
    plain:
      "A circuit for receptacles that need GFCI protection is listed without it, while others have it: {text}",
    deferred: "GFCI protection is deferred: {text}",
    absent: "No GFCI protection was found on the electrical drawings of this dwelling.",
  },
  recommendation:
    "Mark GFCI protection in bathrooms, the garage and the laundry, outdoors, at kitchen counters, and within 6 ft of sinks, tubs and showers.",
});
