/**
 * A garage with power has a receptacle for each car.
 * Reads statements about the number of garage receptacles.
 * @source NFPA 70-2020, 210.52(G)
 */
import { isResidential } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { mustShow, type Presence } from "../measure.ts";

/** One in one bay and one in another, a public garage, or an outlet for something else. */
const ELSEWHERE =
  /(\(1\)|\bONE\b|\b1\b)[^;]{0,40}(\(1\)|\bONE\b|\b1\b) ?[^;]{0,10}(RECEP|DUPLEX|OUTLET|AT\b|IN\b|BAY)|PARKING GARAGE|SMOKE|1 ?-? ?CAR|EXIST|CEILING OUTLET|OPENER/;
/** As many as bays: `ONE GFCI RECEPTACLE IN EACH BAY`. */
const ONE_EACH =
  "^(?!.*\\b(EACH|EVERY|PER|BOTH|ALL) (CAR |VEHICLE |GARAGE |OF THE (TWO|THREE) )*(BAYS?|CARS?|VEHICLES?|STALLS?|SPACES?|PARKING|SIDES?|DOORS?)\\b)(?!.*\\b(BAYS?|CARS?|STALLS?|VEHICLES?) EACH\\b)(?!.*\\b(EACH|EA)\\.?\\W*$).*";
const TWO_BAYS = "(2|3|4|TWO|THREE|FOUR) ?-? ?(CAR|BAY|VEHICLE)";
/** A receptacle kept out of one place or circuit, or a garage without any power, which needs none. */
const NO_DENIAL =
  /BELOW|LOWER THAN|FIRE ?-?WALL|RATED WALL|\b(ON|FROM) (A |ANY |THE )?(BATH|KITCHEN|LIGHTING|BEDROOM|OTHER)|DETACHED[^;]*\bNO (ELECTRIC\w*|POWER|WIRING)\b|UNPOWERED|NOT (WIRED|ELECTRIFIED)/;

export default defineRule<Presence>({
  id: "electrical/garage-receptacles",
  requirementId: "NEC-210.52G-garage",
  severity: "low",
  source: { volume: "NEC", edition: "2020", section: "210.52(G)" },
  category: "Electrical",
  title: "Garage receptacles",
  when: isResidential,
  ...mustShow({
    shown: [
      /GARAGE[^.;]{0,30}(RECEPT|OUTLET|GFC?I)/,
      /(RECEPT|OUTLET|GFC?I)\w*[^.;]{0,30}GARAGE/,
    ],
    denied: [
      /NO (RECEPT|OUTLET)\w*[^.;]{0,20}GARAGE/,
      new RegExp(
        `${ONE_EACH}${TWO_BAYS}[^;]{0,70}(\\((1|ONE)\\)|\\b(1|ONE|SINGLE)\\b)[^;,]{0,16}\\b(RECEP\\w*|OUTLET|DUPLEX|PLUG|GFC?I)\\.?(?!\\w)(?![^;]{0,12}\\bIN BAY)`,
      ),
      /GARAGE[^;]{0,24}\bBAYS?\W*[234]\b[^;]{0,16}(RECEP|OUTLET|DUPLEX)\w*\W*(1|0|ONE|NONE)\b/,
      /\bBAY ?№?\d[^;]{0,8}\b(NONE|NO (RECEP|OUTLET|DUPLEX|POWER))/,
      /\bNO (RECEP\w*|OUTLETS?|DUPLEX)[^;]{0,24}\b(SECOND|2ND|THIRD|3RD|OTHER) (VEHICLE |CAR |GARAGE )?BAY/,
      /GARAGE[^.;]{0,20}(RECEPT|OUTLET)\w*[^.;]{0,12}(NOT PROVIDED|NONE|OMITTED)/,
    ],
    titled: true,
    not: new RegExp(`${NO_DENIAL.source}|${ELSEWHERE.source}`),
  }),
  messages: {
    ok: "Garage receptacles are shown: {text}",
    denied: "Garage receptacles are missing: {text}",
    deferred: "Garage receptacles are put off: {text}",
  },
  recommendation: "Add one receptacle for each vehicle bay on a 20 A circuit.",
});
