/**
 * Toilet rooms of public buildings are exhausted for each water closet and urinal.
 * Reads fans with the fixtures they serve, stated in the row or counted for the room, and rates
 * stated per fixture.
 * @source FBC-M 8th ed. (2023), 403.3.1.1
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { type BuildingProfile, hasOccupancy, isCommercial } from "../building_profile.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { cfm, count, firstOf, forReading, settingOf, statedQuantities } from "../measure.ts";
import { providedOf, readFixtures } from "../plumbing/_fixtures.ts";
import { type AirRow, airRows, isOfEach, isToiletFan, runsAlways } from "./_words.ts";

/** A fan with its air flow and the closets and urinals it serves; null when not known. */
type Exhaust = Evidence & {
  airCfm: number;
  fixtures: number | null;
  isContinuous: boolean;
  /** True when words say that the fan does not run always, and it has a room of its own. */
  isSwitched: boolean;
};

const SWITCHED =
  /\bSWITCH|\b(W\/|WITH|VIA|BY|ON)\s*(ROOM\s+)?L(?:IGH)?TS?\b|\bL(?:IGH)?T\.?\s+SW|\bOCC\w*\.?\s+SENSOR|\bMOTION|\bTIMER|\bINTERMITTENT|\bON\s+DEMAND/i;
/** Beside dwellings and guest rooms only a toilet room that is called public, or one for men or women, is one. */
const PUBLIC = /\b(?:PUBLIC|OFFICE|LEASING|LOBBY|CLUB\w*|COMMON|RESTROOMS?|(?:WO)?MEN)\b/i;
const isPublic = (text: string, building: BuildingProfile): boolean =>
  hasOccupancy(building, "R-1", "R-2", "R-3") === "no" || PUBLIC.test(text);
/** Fans of one row, each of which has a room of its own only when the row names several. */
const hasOwnRoom = (text: string) =>
  (text.match(/\bEF\s*-?\s*\d+/gi)?.length ?? 1) < 2 ||
  /\b(TOILETS|REST\s?ROOMS|ROOMS|BATHS)\b/i.test(text);

/** `3 WATER CLOSETS`, `(2) UR`; the figure of a floor or of a fan's mark counts nothing: `FLOOR 2 TOILETS`, `EF-2`. */
const FIXTURES =
  /(?<!\b(?:LEVEL|FLOOR|BUILDING|SUITE|UNIT|ROOM|NO\.?) *|[-.\/#\d])\(?\b(?<figure>\d+|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT)\b\)? *(?:EA\.? )?(?<name>WATER *CLOSETS?|(?<=\b(?:WOMEN|MEN|TOILETS?|REST *ROOMS?)\b.*)CLOSETS?|W\.?C\.?'?S?\b|URINALS?|UR'?S?\b|TOILETS?\b|FIXTURES?)/gi;
/** A toilet room by its number: `106 TOILET`, `104 WC`. More fixtures than nine have a plural. */
const isRoom = (figure: string, name: string): boolean =>
  !/S$/i.test(name) && (/^\d{2,}$/.test(figure) || (/^TOILET$/i.test(name) && countOf(figure) > 1));

const countOf = (text: string): number => firstOf(count, text) ?? 0;

/** Closets and urinals that the texts of a drawing or a row count; null when they count none. */
function fixturesIn(text: string): number | null {
  const counted = [...text.matchAll(FIXTURES)].map(({ groups }) => ({
    figure: groups?.figure ?? "",
    name: groups?.name ?? "",
  })).filter(({ figure, name }) => !isRoom(figure, name));
  const sum = counted.reduce((total, { figure }) => total + countOf(figure), 0);
  return sum > 0 && sum < 100 ? sum : null;
}

/** Fans that callouts on the plan of a toilet room give. */
const saidFans = (plan: PlanSet): Exhaust[] =>
  statedQuantities(plan, {
    quantity: cfm,
    says: [
      /\b(TOILETS?|REST ?ROOMS?|WOMEN|MEN|R\.?R)\b[^#]{0,50}\b(EF|EXH\w*|FANS?)\b[^#]{0,24}#/,
      /\b(EF|EXH\w*|FANS?)\b[^#;]{0,24}#[^#;]{0,40}\b(TOILETS?|REST ?ROOMS?|WOMEN|MEN)\b/,
      /\b(EF|FAN)\b[^#;]{0,30}# ?(FROM|FOR|AT|SERV)[^#;]{0,40}(WATER CLOSET|W\.?C\b|URINAL|TOILET|REST ?ROOM|\bMEN|WOMEN)/,
      /\b(EF|EXH\w*|FANS?)\b[^#;]{0,24}\b(TOILETS?|REST ?ROOMS?|WOMEN|MEN)\b[^#;]{0,40}#/,
      /#[^#;]{0,24}\b(EF|EXH\w*|FANS?)\b[^#;]{0,40}\b(TOILETS?|REST ?ROOMS?|WOMEN|MEN)\b/,
    ],
    not: /# ?(PER|\/|EACH|EA\b)|KITCHEN|HOOD|SUPPLY|MAKE ?-?UP|TRANSFER|EXIST|JANITOR/,
    in: "notes",
    titled: true,
  }).flatMap((it) => {
    const setting = settingOf(it, plan);
    const isOnlyFan = cfm.find(forReading(setting)).length === 1;
    const fixtures = fixturesIn(it.text) ?? (isOnlyFan ? fixturesIn(setting) : null);
    if (fixtures === null) return [];
    return [{
      ...it,
      airCfm: it.value,
      fixtures,
      isContinuous: runsAlways(setting),
      isSwitched: SWITCHED.test(it.text),
    }];
  });

const NAMED =
  "(?:FIXT(?:URE)?S?(?: SERVED)?|W\\.? ?C\\.?'?S?|WATER CLOSETS?|URINALS?|UR'?S?|CLOSETS)\\b";
/** Heads over a bare count of closets, of urinals or of both: `WC`, `FIXTURES (WC + UR)`, `CLOSETS AND URINALS`. */
const COUNT_HEAD =
  anyCase`^\W*(?:(?:NO|NUMBER)\.? ?(?:OF )?|QTY\.? ?|# ?)?${NAMED}(?:\W+(?:(?:AND|PLUS|OR)\W+)?${NAMED})*\W*$`;

/** Closets and urinals that a row counts by figures alone, under their heads: `3` under FIXT. */
function fixturesUnder({ schedule, row }: AirRow): number | null {
  const counts =
    row?.cells.filter(({ text }, index) =>
      /^\d{1,2}$/.test(text.trim()) && COUNT_HEAD.test(schedule?.columns[index]?.header ?? "")
    ).map(({ text }) => Number(text)) ?? [];
  return counts.length === 0 ? null : counts.reduce((total, each) => total + each, 0) || null;
}

const isForWomen = ({ text }: AirRow) => /WOMEN|\bGIRLS/i.test(text);
const isForMen = ({ text }: AirRow) => /\bMEN|\bBOYS/i.test(text);

/** What its row counts, else all fixtures of the building where one fan alone serves those of men or of women. */
function fixturesServed(it: AirRow, plan: PlanSet): number | null {
  const stated = fixturesIn(it.text) ?? fixturesUnder(it);
  if (stated !== null) return stated;
  const facts = readFixtures(plan);
  const [isWomen, isMen] = [isForWomen(it), isForMen(it)];
  if (isWomen === isMen) return null;
  if (airRows(plan).filter(isWomen ? isForWomen : isForMen).length > 1) return null;
  const closets = providedOf(facts, isWomen ? "women" : "men", "closet");
  return closets === null ? null : closets + (isMen ? providedOf(facts, "men", "urinal") ?? 0 : 0);
}

export default defineRule({
  id: "mechanical/public-toilet-exhaust",
  requirementId: "FBC-M-403-public-toilet",
  when: isCommercial,
  demand: {
    thing: ["water closet", "toilet facilities", "urinal"],
    property: "airflow",
    where: /\bEACH|\bEA\b|\bPER\b|\/ ?(W\.? ?C|FIXT|UR)/,
    unless: /SUPPLY|TRANSFER|MAKE ?-? ?UP|EXIST|REQ/,
    as: (airCfm, { text, context }) => ({
      airCfm,
      fixtures: 1,
      isContinuous: runsAlways(`${text} ${context}`),
      isSwitched: SWITCHED.test(text),
    }),
  },
  leavesOut: ({ text }, _subject, { building }) => !isPublic(text, building),
  applies: (plan, { building }) => {
    const isDue = ({ sourceText }: Evidence) => isPublic(sourceText, building);
    const fans = airRows(plan).filter((it) => isToiletFan(it) && it.airCfm !== null).map((it) => ({
      ...it,
      airCfm: it.airCfm ?? 0,
      fixtures: isOfEach(it) ? 1 : fixturesServed(it, plan),
      isSwitched: SWITCHED.test(it.words) && hasOwnRoom(it.text),
    }));
    const notes = statedQuantities(plan, {
      quantity: cfm,
      says: [
        /(W\.?C\b|WATER CLOSET|URINAL|FIXTURE)[^#;]{0,30}# ?(EACH|EA\b|PER FIXTURE)/,
        /#[^#;]{0,14}(PER|\/|EACH|EA\.?) ?[^#;]{0,12}(FIXTURE|W\.?C\b|WATER CLOSET|URINAL|TOILET)/,
      ],
      in: "notes",
    }).map((it) => ({
      ...it,
      airCfm: it.value,
      fixtures: 1,
      isContinuous: runsAlways(it.text),
      isSwitched: false,
    }));
    return [...fans, ...notes, ...saidFans(plan)].filter(isDue);
  },
  check({ airCfm, fixtures, isContinuous, isSwitched }, { limits }) {
    const each = isContinuous
      ? limits.mechanical.toiletExhaustContinuousCfm
      : limits.mechanical.toiletExhaustCfm;
    if (fixtures === null) {
      const data = { actual: airCfm, required: each, unit: "cfm", fixtures: "at least 1", each };
      return airCfm < (isSwitched ? each : limits.mechanical.toiletExhaustContinuousCfm)
        ? fail("few", data)
        : inapplicable();
    }
    const data = { actual: airCfm, required: each * fixtures, unit: "cfm", fixtures, each };
    return airCfm >= each * fixtures * 0.99 ? pass(data) : fail("few", data);
  },
  messages: {
    ok: "The exhaust is {actual} cfm (fixtures: {fixtures}); {required} cfm is required.",
    few:
      "The exhaust is {actual} cfm (water closets and urinals: {fixtures}); at least {required} cfm is required ({each} each).",
  },
  recommendation:
    "Size the fan at 70 cfm per water closet and urinal, or 50 cfm if it runs continuously.",
});
