/**
 * A garage with power has a receptacle for each car.
 * Reads statements about the number of garage receptacles, and lists that count bays and receptacles.
 * @source NFPA 70-2020, 210.52(G)
 */
import { defineRule } from "../define_rule.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import {
  cellHeaded,
  count,
  firstOf,
  mustShow,
  placeOf,
  type Presence,
  statements,
} from "../measure.ts";

/** One in one bay and one in another, a public garage, or an outlet for something else. */
const ELSEWHERE =
  /(\(1\)|\bONE\b|\b1\b)[^;]{0,40}(\(1\)|\bONE\b|\b1\b) ?[^;]{0,10}(RECEP|DUPLEX|OUTLET|AT\b|IN\b|BAY)|PARKING GARAGE|SMOKE|1 ?-? ?CAR|EXIST|CEILING OUTLET|^(?!.*\b(?:ONE|1|SINGLE)\)? (?:20 ?A |GFC?I |DUPLEX |WALL )*(?:RECEP|OUTLET|DUPLEX)[^,;]*,.*OPENER).*OPENER/;
/** As many as bays: `ONE GFCI RECEPTACLE IN EACH BAY`. */
const ONE_EACH =
  "^(?!.*\\b(EACH|EVERY|PER|BOTH|ALL) (CAR |VEHICLE |GARAGE |OF THE (TWO|THREE) )*(BAYS?|CARS?|VEHICLES?|STALLS?|SPACES?|PARKING|SIDES?|DOORS?)\\b)(?!.*\\b(BAYS?|CARS?|STALLS?|VEHICLES?) EACH\\b)(?!.*\\b(EACH|EA)\\.?\\W*$).*";
/** One for all, of which no word says that it is one each. */
const ONE_ALONE = "^(?!.*\\b(EACH|EVERY|PER|EA)\\b).*";
const TWO_BAYS = "(2|3|4|TWO|THREE|FOUR) ?-? ?(CAR|BAY|VEHICLE)";
/** A receptacle kept out of one place or circuit, or a garage without any power, which needs none. */
const NO_DENIAL =
  /BELOW|LOWER THAN|FIRE ?-?WALL|RATED WALL|\b(ON|FROM) (A |ANY |THE )?(BATH|KITCHEN|LIGHTING|BEDROOM|OTHER)|DETACHED[^;]*\bNO (ELECTRIC\w*|POWER|WIRING)\b|UNPOWERED|NOT (WIRED|ELECTRIFIED)/;

const BAYS_HEAD = /\b(BAYS?|CARS?|VEHICLES?|STALLS?)\b/i;
const RECEPTS_HEAD = /\b(RECEP\w*|OUTLETS?|DUPLEX|PLUGS?)\b/i;

/** Rows of a list that count bays and receptacles of a garage. */
const countedBays = (plan: PlanSet): Presence[] =>
  statements(plan, { topic: /\bGARAGE\b/i, not: /\bEXIST|PARKING GARAGE/i, in: "rows" })
    .flatMap((it) => {
      const [bays, receptacles] = [BAYS_HEAD, RECEPTS_HEAD].map((head) =>
        firstOf(count, cellHeaded(it, head) ?? "")
      );
      if (bays === null || receptacles === null || bays > 6) return [];
      const state = receptacles < bays ? "denied" as const : "shown" as const;
      return [{ ...placeOf(it), state, text: it.sourceText }];
    });

const said = mustShow({
  shown: [
    /GARAGE[^.;]{0,30}(RECEPT|OUTLET|GFC?I)/,
    /(RECEPT|OUTLET|GFC?I)\w*[^.;]{0,30}GARAGE/,
  ],
  denied: [
    /NO (RECEPT|OUTLET)\w*[^.;]{0,20}GARAGE/,
    exactCase`${ONE_EACH}${TWO_BAYS}[^;]{0,70}(\((1|ONE)\)|(?<!\d ?A? ?[\/-] ?)\b(1|ONE|SINGLE)\b)[^;,]{0,16}\b(RECEP\w*|OUTLET|DUPLEX|PLUG|GFC?I)\.?(?!\w)(?![^;]{0,12}\bIN BAY)`,
    exactCase`${ONE_EACH}\b${TWO_BAYS}S?\b[^;]{0,40}\b(RECEP\w*|OUTLETS?|DUPLEX|GFC?I)\.?[^;\d]{0,16}\b(ONE|1|SINGLE)( ONLY| TOTAL| IN ALL)?\W*$`,
    exactCase`${ONE_EACH}\b(RECEP\w*|OUTLETS?|DUPLEX)\b[^;]{0,30}\bGARAGE\b[^;]{0,10}\b${TWO_BAYS}S?\b\W{1,4}(ONE|1|SINGLE)( ONLY| TOTAL| IN ALL)?\W*$`,
    exactCase`${ONE_ALONE}\b(ONE|1|SINGLE) (20 ?A |GFC?I |DUPLEX |WALL )*(RECEP\w*|OUTLET|DUPLEX)\.?( IS| ARE| TOTAL)?[^;\d]{0,16}\b(FOR|SERV\w*|IN|AT|BETWEEN|SHARED BY)\b[^;\d]{0,12}\b(BOTH|THE TWO|ALL|2|3|TWO|THREE)\b[^;]{0,16}\b(BAYS|CARS|STALLS|VEHICLES)\b`,
    exactCase`${ONE_ALONE}\b(ONE|1|SINGLE) (20 ?A |GFC?I |DUPLEX |WALL )*(RECEP\w*|OUTLET|DUPLEX)\.?( IS| ARE)?[^;\d]{0,16}\b(FOR|SERV\w*|IN|AT)\b[^;\d]{0,12}\b${TWO_BAYS}S? (PRIVATE |ATTACHED )?GARAGE\b`,
    /GARAGE[^;]{0,24}\bBAYS?\W*[234]\b[^;]{0,16}(RECEP|OUTLET|DUPLEX)\w*\W*(1|0|ONE|NONE)\b/,
    /\bBAY ?№?\d[^;]{0,8}\b(NONE|NO (RECEP|OUTLET|DUPLEX|POWER))/,
    /\bNO (RECEP\w*|OUTLETS?|DUPLEX)[^;]{0,24}\b(SECOND|2ND|THIRD|3RD|OTHER) (VEHICLE |CAR |GARAGE )?BAY/,
    /GARAGE[^.;]{0,20}(RECEPT|OUTLET)\w*[^.;]{0,12}(NOT PROVIDED|NONE|OMITTED)/,
  ],
  titled: true,
  // One alone shows nothing of the other bays.
  proof:
    /^(?!\W*(?:\(1\)|1|ONE|SINGLE)\b\W*(?:(?:20 ?A|GFC?I|WP|DUPLEX|120 ?V)\W*)*(?:RECEP\w*|OUTLET|DUPLEX|PLUG)\.?\W*$)/i,
  not: exactCase`${NO_DENIAL}|${ELSEWHERE}`,
});

export default defineRule({
  id: "electrical/garage-receptacles",
  requirementId: "NEC-210.52G-garage",
  demand: { thing: "receptacle", where: /\bGARAGE/i },
  applies: (plan, context) => {
    const counted = countedBays(plan);
    return counted.length > 0 ? counted : said.applies(plan, context);
  },
  check: said.check,
  messages: {
    ok: "Garage receptacles are shown: {text}",
    denied: "Garage receptacles are missing: {text}",
    deferred: "Garage receptacles are deferred: {text}",
  },
  recommendation: "Add one receptacle for each vehicle bay on a 20 A circuit.",
});
