/** The electrical service, panels and the generator: what lists, notes and diagrams say of each. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { placeOf } from "../reading/places.ts";
import { titlePlace } from "../reading/rows.ts";
import { mentions } from "../reading/saying.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";
import { printedNumber } from "../reading/quantities.ts";

/** What is told of services. */
export const toldOfServices = (plan: PlanSet): Told[] => [
  ...ratings(plan),
  ...ofEachUnit(plan),
  ...voltages(plan),
  ...generators(plan),
];

const AMPS = String.raw`(?<![\d,.])(?<amps>\d{1,2},\d{3}|\d{2,4})\s*(?:A|AMPS?|AMPERES?)\b`;
/** `208Y/120 V, 3 PH, 4 W`, between a rating and what it is of. */
const VOLTS = String
  .raw`(?:\d{3}Y?\/\d{3}\s*-?\s*V\w*[\s,|]+)?(?:(?:[13]|SINGLE|THREE)[\s-]?PH\w*[\s,|]+)?(?:(?:\d|THREE|FOUR)[\s-]?W\w*[\s,|]+)?`;
const SYSTEM = String
  .raw`${VOLTS}(?:(?:OVERHEAD|UNDERGROUND|ELECTRIC(?:AL)?|MAIN|O\.?H\.?|U\.?G\.?)\s+)?`;
/** Whose rating it is: a panel by its name, else the service. */
const RATINGS = [
  anyCase`\b(?:SUB-?\s?)?PANEL(?:BOARD)?\s+["']?(?<panel>[A-Z]{0,3}-?\d{0,3}[A-Z]?)["']?(?![A-Z0-9])[\s,:(/-]*(?:MAIN\W{1,3})?${AMPS}[.)\s,-]*(?:MAIN|M\.?C\.?B\b|M\.?B\b)`,
  anyCase`\bSERVICE\b(?!\s*(?:DISCONNECT|PLATFORM|SINK))(?:\s*(?:RATING|SIZE|ENTRANCE|EQUIPMENT|PROVIDED|USED)){0,2}(?:\s+(?:TO|FOR|AT|OF)\s+(?:THE\s+|THIS\s+|EACH\s+)?(?:BUILDING|HOUSE|RESIDENCE|DWELLING|SITE|HOME|PROJECT))?\s*(?:[:=|-]|\b(?:(?:IS|OF|SHALL\s+BE|WILL\s+BE)(?:\s+(?:A|NEW|RATED|SIZED|AT|FOR))*)\b)?\s*${VOLTS}${AMPS}`,
  anyCase`${AMPS}[\s,]+${SYSTEM}SERVICE\b(?!\s*(?:DISCONNECT|PLATFORM|SINK|PANEL))`,
  // `THE HOUSE IS SERVED BY A 200 AMPERE MAIN PANEL`
  anyCase`\bSERVED\s+BY\s+(?:AN?\s+)?(?:NEW\s+)?${AMPS}[\s,]+${VOLTS}MAIN\s+(?:PANEL|BREAKER|SERVICE)`,
  // The board a service ends in, by its main breaker; the rating of a bus may be larger.
  anyCase`\b(?:MDP|MSB|MDB|MDC|SWBD|MAIN\s+(?:DISTRIBUTION\s+(?:PANEL|BOARD)|SWITCH\s?BOARD|SERVICE\s+PANEL))\b[\s,:(/|-]{0,3}${VOLTS}${AMPS}(?!\s*(?:BUS|FRAME))[^;|]{0,30}?\b(?:M\.?\s?C\.?\s?B|MAIN\b(?!\s+LUG))`,
];
/** Currents a service has to withstand are none it is rated for. */
const FAULT = /\bFAULT\b|\bSHORT[\s-]CIRCUIT\b/i;
/** Words of the service of a building; with any other it is that of a part or of a pump. */
const OF_SERVICES = wordsOf(
  "SERVICE A AMP AMPS AMPERE AMPERES V VAC VOLT VOLTS PH PHASE SINGLE THREE FOUR WIRE ELECTRIC ELECTRICAL ELEC OVERHEAD OH UNDERGROUND UG FROM DROP " +
    "LATERAL UTILITY PAD RATING RATED SIZE USED ENTRANCE EQUIPMENT MDP MSB MDB MDC SWBD SWITCH SWITCHBOARD DISTRIBUTION PANEL BOARD " +
    "MCB CB BREAKER CIRCUIT CKT BUS NEMA KAIC AIC METER VOLTAGE",
);
/** Drawings of a part of the building or of other equipment. */
const NOT_THE_SERVICE =
  /\b(?:TEMP\w*|TENANT|SUITE|UNIT|EACH|HOUSE\s+(?:PANEL|LOADS?)|UPGRADE\w*|GEN(?:ERATOR)?|A\.?T\.?S|LIFT\s+STATION|LIGHTING|SIGNS?)\b/i;
/** A row of a list of loads that gives the service, or of the board it ends in: `SERVICE PROVIDED | 1,000 A`. */
const SERVICE_ROW =
  /^\W*(?:(?:NEW\s+)?(?:ELEC(?:TRIC(?:AL)?)?\.?\s+)?SERVICE|MDP|MSB|MDB|MDC|SWBD)\b/i;
/** The only main of a one-line is that of the service; one of several boards need not be. */
const MAIN = anyCase`^\W*(?:(?:METER\s*[\/-]?\s*)?MAIN\b[^\d;|]{0,14}${AMPS}|${
  AMPS.replace("<amps>", "<first>")
}[\s,]+(?:[123]\s?-?P(?:OLE)?[\s,]+)?(?:FUSED\s+)?(?:(?:METER\s*[\/-]?\s*)?MAIN\b|SERVICE\s+DISC))`;
const RISER =
  /^\W*RISER(?:\s+DIAGRAM)?\W*$|\b(?:ONE|SINGLE|1)\s?-?\s?LINE\b|\b(?:POWER|ELEC\w*|SERVICE|METER)\.?\s+(?:\w+\s+)?(?:RISER|DIAGRAM|SCHEMATIC)\b/i;
const ANY_AMPS = new RegExp(AMPS, "gi");
const SAYS_AMPS = /\d\s*A(?:MP\w*)?\b/i;

/** Ratings of panels and of the service. */
function ratings(plan: PlanSet): Told[] {
  const texts = newTexts(plan, SAYS_AMPS);
  const titled = plan.schedules.map(titlePlace).flatMap((it) => ratingIn(it.sourceText, it));
  const noted = texts.filter(({ from, text, drawing, heading }) =>
    (from === "note" || SERVICE_ROW.test(text)) && !FAULT.test(text) &&
    !NOT_THE_SERVICE.test(drawing ?? "") && !NOT_THE_SERVICE.test(heading ?? "")
  )
    .flatMap((it) => it.text.split(/;\s/).flatMap((clause) => ratingIn(clause, it)));
  const titles = new Map(plan.sheets.map(({ page, title }) => [page, title]));
  const onRisers = texts.filter(({ page, drawing }) =>
    RISER.test(drawing ?? titles.get(page) ?? "")
  );
  const mains = onRisers.filter(({ text }) => MAIN.test(text));
  const said = [...titled, ...noted];
  if (mains.length !== 1) return said;
  const [main] = mains;
  const drawn = onRisers.filter(({ page, drawing }) =>
    page === main.page && drawing === main.drawing
  ).flatMap(({ text }) =>
    [...text.matchAll(ANY_AMPS)].map(({ groups }) => printedNumber(groups!.amps))
  );
  const { amps: behind, first } = MAIN.exec(main.text)!.groups!;
  const amps = printedNumber(behind ?? first);
  return [...said, { ...rating("service", amps, main), values: [amps, ...drawn] }];
}

function ratingIn(text: string, at: Evidence): Told[] {
  const [panel, service, other, served, board] = RATINGS.map((pattern) =>
    pattern.exec(text)?.groups
  );
  const name = panel?.panel ? `panel ${panel.panel.toUpperCase()} main` : null;
  const isOfWhole = saysOnly(text.replace(TO_THE_WHOLE, " "), OF_SERVICES);
  const ofService = isOfWhole ? service ?? other ?? served ?? board : undefined;
  return [
    ...(name ? [rating(name, printedNumber(panel!.amps), at)] : []),
    ...(ofService ? [rating("service", printedNumber(ofService.amps), at)] : []),
  ];
}

/** Whom a service is for, which is no part: `SERVICE TO THE BUILDING`. */
const TO_THE_WHOLE =
  /\b(?:TO|FOR|AT|OF)\s+(?:THE|THIS)\s+(?:BUILDING|HOUSE|RESIDENCE|DWELLING|SITE|HOME|PROJECT)\b(?!\s+(?:PANEL|LOADS?|METER|PUMP|LIGHT\w*|SERVICE))|\b(?:THE|THIS)\s+(?:BUILDING|HOUSE|RESIDENCE|DWELLING)\s+(?:HAS|IS\s+SERVED\s+BY)\b/i;

const rating = (name: string, amps: number, at: Evidence): Told => ({
  ...placeOf(at),
  topic: "electrical service",
  of: `${name} rating`,
  values: [amps],
});

const EACH_UNIT = String.raw`(?:EA(?:CH)?|PER)\b\.?\s+(?:DWELLING\s+)?UNIT\b`;
/** `ELEC. SERVICE, EA. UNIT | 125A`; the main of the panel every unit has, `PANEL (EA. UNIT) - 120/240V, 1 PH, 150A MAIN`. */
const OF_UNITS: readonly RegExp[] = [
  anyCase`\bSERVICE\W{1,3}${EACH_UNIT}[\s,:|)=-]+${AMPS}`,
  anyCase`\bPANEL(?:BOARD)?\W{1,3}${EACH_UNIT}[\s,:|)-]+${VOLTS}${AMPS}\s*(?:MAIN\b(?!\s+LUG)|M\.?C\.?B)`,
  // `Panels A and B, 125 A main each`
  anyCase`\bPANELS\s+[A-H]\s*(?:,|AND|&|-|TO|THRU)\s*[A-H]\b[\s,:|(-]+${VOLTS}${AMPS}\s*(?:MAIN\b(?!\s+LUG)|M\.?C\.?B)[\s,]*(?:EACH|EA)\b`,
];

/** The service of units that are alike. */
const ofEachUnit = (plan: PlanSet): Told[] =>
  [...newTexts(plan, SAYS_AMPS).map(placeOf), ...plan.schedules.map(titlePlace)].flatMap((it) =>
    OF_UNITS.flatMap((pattern) => {
      const amps = pattern.exec(it.sourceText)?.groups?.amps;
      return amps ? [rating("each unit's service", printedNumber(amps), it)] : [];
    })
  );

const SYSTEM_VOLTS = /(?<![\d.])(120|208|240|277|480)\s?Y?\s?\/\s?(120|208|240|277|480)\s*V?/i;

/** The voltage of the service, the higher first; that of a panel behind a transformer is another. */
const voltages = (plan: PlanSet): Told[] =>
  newTexts(plan, SYSTEM_VOLTS).flatMap((it): Told[] => {
    const [, one, other] = SYSTEM_VOLTS.exec(it.text)!;
    const isOfService = /\bSERVICE\b/i.test(it.text) && saysOnly(it.text, OF_SERVICES) &&
      ![it.drawing, it.heading].some((title) => NOT_THE_SERVICE.test(title ?? ""));
    const said = [Number(one), Number(other)].sort((a, b) => b - a).join("/");
    return isOfService
      ? [{
        ...placeOf(it),
        topic: "electrical service",
        of: "the voltage of the service",
        values: [said],
        said: `${said} V`,
      }]
      : [];
  });

/** Its size beside its name: `24 KW GENERATOR`, `22KW LP STANDBY GENERATOR`, `GENERATOR, 48 KW`. */
const GENERATORS = [
  /(?<![\d.,\/-])(\d{1,4}(?:\.\d)?)\s*-?\s*KW\b(?:\s+(?!LOAD|DEMAND)[A-Z.\/]+){0,4}\s+GEN(?:ERATOR|SET)?\b/i,
  /\bGEN(?:ERATOR|SET)\b(?:[\s,:|(-]+(?!LOAD|DEMAND)[A-Z.]+){0,2}[\s,:|(=-]+(\d{1,4}(?:\.\d)?)\s*-?\s*KW\b/i,
];
/** By the gas it burns a generator has two sizes. */
const ANY_KW = /\d\s*-?\s*KW\b/gi;
/** More than one, or the least that will do. */
const NOT_THE_ONE =
  /\b(?:GENERATORS|GENSETS|REMOVE\w*|PORTABLE|TEMP\w*|ALTERNATIVE\w*|OPTIONS|MIN\w*|AT LEAST|UP TO|OR LARGER|LOAD|DEMAND|CONNECTED|DE-?RATED|NEIGHBOR\w*|EG?-?\d|G-?\d|GEN(?:ERATOR|SET)?\s*[-#]?\s*(?:[1-9]|[A-C])\b)/i;

/** Sizes of the generator, where the set has one. */
function generators(plan: PlanSet): Told[] {
  const told = newTexts(plan, /KW\b/i).flatMap((it): Told[] => {
    const found = GENERATORS.map((pattern) => pattern.exec(it.text)?.[1]).find(Boolean);
    const isOne = it.text.match(ANY_KW)?.length === 1;
    if (!found || !isOne || NOT_THE_ONE.test(it.text)) return [];
    const of = "the size of the generator";
    return [{
      ...placeOf(it),
      topic: "generator",
      of,
      values: [Number(found)],
    }];
  });
  return told.length > 1 && !mentions(plan, /\b(?:GENERATORS|GENSETS)\b/) ? told : [];
}
