/** The electrical service, panels, the generator, and equipment by its tags: what lists, notes and diagrams say of each. */
import type { Compared } from "../../_lexicon/mod.ts";
import type { Evidence, PlanSet, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { withUnit } from "../../_shared/values.ts";
import { riserLoads } from "../gas/_riser.ts";
import { placeOf } from "../reading/places.ts";
import { rowText, titlePlace } from "../reading/rows.ts";
import { isKept, isOfOldWork, isRemoved } from "../reading/standing.ts";
import { mentions } from "../reading/saying.ts";
import { allStatements, type Statement } from "../reading/statements.ts";
import type { Told } from "./told.ts";

/** What is told of services and equipment. */
export const toldOfServices = (plan: PlanSet): Told[] => [
  ...ratings(plan),
  ...generators(plan),
  ...equipment(plan),
];

const AMPS = String.raw`(?<![\d,.])(?<amps>\d{1,2},\d{3}|\d{2,4})\s*(?:A|AMPS?|AMPERES?)\b`;
/** Whose rating it is: a panel by its name, else the service. */
const RATINGS = [
  new RegExp(
    String
      .raw`\b(?:SUB-?\s?)?PANEL(?:BOARD)?\s+["']?(?<panel>[A-Z]{0,3}-?\d{0,3}[A-Z]?)["']?(?![A-Z0-9])[\s,:(/-]*(?:MAIN\W{1,3})?${AMPS}[.)\s,-]*(?:MAIN|M\.?C\.?B\b|M\.?B\b)`,
    "i",
  ),
  new RegExp(
    String
      .raw`\bSERVICE\b(?!\s*(?:DISCONNECT|PLATFORM|SINK))(?:\s*(?:RATING|SIZE|ENTRANCE|EQUIPMENT|PROVIDED))?\s*[:=|-]?\s*${AMPS}`,
    "i",
  ),
  new RegExp(String.raw`${AMPS}[\s,]+SERVICE\b(?!\s*(?:DISCONNECT|PLATFORM|SINK|PANEL))`, "i"),
  // The board a service ends in, by its main breaker; the rating of a bus may be larger.
  new RegExp(
    String
      .raw`\b(?:MDP|MSB|MDB|MDC|SWBD|MAIN\s+(?:DISTRIBUTION\s+(?:PANEL|BOARD)|SWITCH\s?BOARD|SERVICE\s+PANEL))\b[\s,:(/-]{0,3}${AMPS}(?!\s*(?:BUS|FRAME))[^;|]{0,30}?\b(?:M\.?\s?C\.?\s?B|MAIN\s+(?:C\.?B|BREAKER|CIRCUIT|SWITCH|DISC\w*))`,
    "i",
  ),
];
/** A row of a list of loads that gives the service: `SERVICE PROVIDED | 1,000 A`. */
const SERVICE_ROW = /^\W*SERVICE\b/i;
/** The only main of a one-line is that of the service; one of several boards need not be. */
const MAIN = new RegExp(
  String.raw`^\W*(?:MAIN\b[^\d;|]{0,14}${AMPS}|${AMPS.replace("<amps>", "<first>")}[\s,]+MAIN\b)`,
  "i",
);
const RISER =
  /\b(?:ONE|SINGLE|1)\s?-?\s?LINE\b|\b(?:POWER|ELEC\w*|SERVICE|METER)\.?\s+(?:\w+\s+)?(?:RISER|DIAGRAM|SCHEMATIC)\b/i;
const ANY_AMPS = new RegExp(AMPS, "gi");
const SAYS_AMPS = /\d\s*A(?:MP\w*)?\b/i;

/** Ratings of panels and of the service. */
function ratings(plan: PlanSet): Told[] {
  const texts = newTexts(plan, SAYS_AMPS);
  const titled = plan.schedules.map(titlePlace).flatMap((it) => ratingIn(it.sourceText, it));
  const noted = texts.filter(({ from, text }) => from === "note" || SERVICE_ROW.test(text))
    .flatMap((it) => ratingIn(it.text, it));
  const onRisers = texts.filter(({ drawing }) => RISER.test(drawing ?? ""));
  const mains = onRisers.filter(({ text }) => MAIN.test(text));
  const said = [...titled, ...noted];
  if (mains.length !== 1) return said;
  const [main] = mains;
  const drawn = onRisers.filter(({ page, drawing }) =>
    page === main.page && drawing === main.drawing
  ).flatMap(({ text }) => [...text.matchAll(ANY_AMPS)].map(({ groups }) => numberOf(groups!.amps)));
  const { amps: behind, first } = MAIN.exec(main.text)!.groups!;
  const amps = numberOf(behind ?? first);
  return [...said, { ...rating("service", amps, main), values: [amps, ...drawn] }];
}

function ratingIn(text: string, at: Evidence): Told[] {
  const [panel, service, other, board] = RATINGS.map((pattern) => pattern.exec(text)?.groups);
  const name = panel?.panel ? `panel ${panel.panel.toUpperCase()} main` : null;
  const ofService = service ?? other ?? board;
  return [
    ...(name ? [rating(name, numberOf(panel!.amps), at)] : []),
    ...(ofService ? [rating("service", numberOf(ofService.amps), at)] : []),
  ];
}

const rating = (name: string, amps: number, at: Evidence): Told => ({
  ...placeOf(at),
  topic: "electrical service",
  of: `${name} rating`,
  values: [amps],
  said: `${amps} A`,
});

/** Texts with the words, about what is built. */
const newTexts = (plan: PlanSet, words: RegExp): readonly Statement[] =>
  allStatements(plan).filter(({ text, drawing, heading }) =>
    words.test(text) && !isKept(text) && !isRemoved(text) && !isOfOldWork(drawing) &&
    !isOfOldWork(heading)
  );

/** Its size beside its name: `24 KW GENERATOR`, `22KW LP STANDBY GENERATOR`, `GENERATOR, 48 KW`. */
const GENERATORS = [
  /(?<![\d.,\/-])(\d{1,4}(?:\.\d)?)\s*-?\s*KW\b(?:\s+(?!LOAD|DEMAND)[A-Z.\/]+){0,4}\s+GEN(?:ERATOR|SET)?\b/i,
  /\bGEN(?:ERATOR|SET)\b(?:[\s,:|(-]+(?!LOAD|DEMAND)[A-Z.]+){0,2}[\s,:|(=-]+(\d{1,4}(?:\.\d)?)\s*-?\s*KW\b/i,
];
/** More than one, one that may come, or the least that will do. */
const NOT_THE_ONE =
  /\b(?:GENERATORS|GENSETS|EXIST\w*|REMOVE\w*|PORTABLE|TEMP\w*|FUTURE|ALT\w*|OPTION\w*|MIN\w*|AT LEAST|UP TO|OR LARGER|LOAD|DEMAND|NEIGHBOR\w*|EG?-?\d|G-?\d|GEN(?:ERATOR|SET)?\s*[-#]?\s*(?:[1-9]|[A-C])\b)/i;

/** Sizes of the generator, where the set has one. */
function generators(plan: PlanSet): Told[] {
  const told = newTexts(plan, /\d\s*-?\s*KW\b/i).flatMap((it): Told[] => {
    const found = GENERATORS.map((pattern) => pattern.exec(it.text)?.[1]).find(Boolean);
    if (!found || NOT_THE_ONE.test(it.text)) return [];
    const of = "the size of the generator";
    return [{
      ...placeOf(it),
      topic: "generator",
      of,
      values: [Number(found)],
      said: `${found} kW`,
    }];
  });
  return told.length > 1 && !mentions(plan, /\b(?:GENERATORS|GENSETS)\b/) ? told : [];
}

const numberOf = (digits: string): number => Number(digits.replaceAll(",", ""));
const KILOWATTS = /(?<![\d.])(\d{1,4}(?:\.\d)?)\s?K\.?W\b/gi;

/** What plates of equipment say, by the units they say it in; `head` is that of a column of bare figures. */
const PLATES: readonly {
  topic: Compared;
  unit: string;
  in: RegExp;
  head: RegExp;
  times: number;
}[] = [
  {
    topic: "gas input",
    unit: "Btu/h",
    in: /(?<![\d.,])(\d{1,4}(?:\.\d)?)\s*(?:MBH|K\s?BTU\w*)/gi,
    head: /\bMBH\b|\bK\s?BTU/i,
    times: 1000,
  },
  {
    topic: "gas input",
    unit: "Btu/h",
    in: /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{4,7})\s*BTU/gi,
    head: /\bBTU/i,
    times: 1,
  },
  {
    topic: "airflow",
    unit: "cfm",
    in: /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{2,5})\s*C\.?F\.?M\b/gi,
    head: /\bC\.?F\.?M\b|\bAIR\s?FLOW\b/i,
    times: 1,
  },
  { topic: "power", unit: "kW", in: KILOWATTS, head: /\bK\.?W\b/i, times: 1 },
  {
    topic: "apparent power",
    unit: "kVA",
    in: /(?<![\d.])(\d{1,4}(?:\.\d)?)\s?K\.?V\.?A\b/gi,
    head: /\bK\.?V\.?A\b/i,
    times: 1,
  },
  {
    topic: "volume",
    unit: "gal",
    in: /(?<![\d.,])(\d{1,2},\d{3}|\d{1,4})\s?-?\s?GAL(?:LONS?)?\b(?!\s*(?:PER|\/))/gi,
    head: /\bGAL(?:LONS?)?\b(?!\s*(?:PER|\/))/i,
    times: 1,
  },
  {
    topic: "cooling",
    unit: "tons",
    in: /(?<![\d.])(\d{1,3}(?:\.\d)?)\s?-?\s?TONS?\b/gi,
    head: /\bTONS?\b|\bTONNAGE\b/i,
    times: 1,
  },
];
const TAG = /(?<![\w-])([A-Z]{1,4}-\d{1,3}[A-Z]?)(?![\w-])/g;
const BARE = /^\W*(\d{1,3}(?:,\d{3})+|\d+(?:\.\d)?)\W*$/;
/** A tag with a figure of a plate. */
const TAGGED =
  /^(?=.*[A-Z]-\d).*\d\s*-?\s?(?:MBH|K?\s?BTU|C\.?F\.?M|K\.?W|K\.?V\.?A|GAL(?:LONS?)?|TONS?)\b/i;
/** Figures of what leads to a tag, or of several things together. */
const NOT_ITS_OWN =
  /\bTO\b|\bFROM\b|\bSERV\w*|\bTOTAL\b|\bEACH\b|\bMIN\b|\bMAX\b|\bMAKE-?\s?UP\b|\bRELIEF\b/i;

/** Equipment in lists and in notes that name one tag. */
function equipment(plan: PlanSet): Told[] {
  const listed = plan.schedules.filter(({ kind }) => kind !== "ventilation").flatMap((schedule) =>
    schedule.rows.flatMap((row) => {
      const tag = listedTag(row);
      const text = rowText(row);
      if (tag === null || isKept(text)) return [];
      const at = { ...schedule, page: row.page, box: row.box, sourceText: text };
      const heads = schedule.columns.map(({ header }) => header);
      return plates(tag, row.cells.map((cell, at) => [heads[at] ?? "", cell.text] as const), at);
    })
  );
  const known = new Set(listed.map(({ of }) => of));
  const noted = newTexts(plan, TAGGED).flatMap((it): Told[] => {
    const tag = it.from === "note" && it.text.length <= 80 ? tagIn(it.text) : null;
    if (tag === null || NOT_ITS_OWN.test(it.text)) return [];
    return plates(tag, [["", it.text]], it);
  });
  return [...listed, ...[...noted, ...onRisers(plan)].filter(({ of }) => known.has(of))];
}

/** The tag a row is of: its first cell, or in the cell behind its number. */
function listedTag({ cells }: ScheduleRow): string | null {
  const [first = "", second = ""] = cells.map(({ text }) => text.trim());
  return tagIn(first) ?? (/^\d{0,3}$/.test(first) ? tagIn(second) : null);
}

/** The one tag a text names. */
function tagIn(text: string): string | null {
  const tags = new Set([...text.matchAll(TAG)].map(([, tag]) => tag));
  return tags.size === 1 ? [...tags][0] : null;
}

/** One of several figures of a unit, input and output, is enough to agree. */
function plates(tag: string, cells: readonly (readonly [string, string])[], at: Evidence): Told[] {
  const found = PLATES.map(({ topic, unit, in: pattern, head, times }) => {
    const values = cells.flatMap(([header, text]) => {
      const bare = head.test(header) ? BARE.exec(text)?.[1] : undefined;
      return bare === undefined
        ? [...text.matchAll(pattern)].map(([, digits]) => numberOf(digits) * times)
        : [numberOf(bare) * times];
    }).filter((it) => it > 0);
    return { topic, unit, values };
  });
  return [...Map.groupBy(found, ({ topic }) => topic)].flatMap(([topic, all]): Told[] => {
    const values = all.flatMap((it) => it.values);
    const said = withUnit(String(values[0]), all[0].unit);
    return values.length > 0
      ? [{ ...placeOf(at), topic, of: `${topic} of ${tag}`, values, said }]
      : [];
  });
}

/** Inputs lettered under tags of gas risers. */
const onRisers = (plan: PlanSet): Told[] =>
  riserLoads(plan).flatMap(({ name, btuh, at }): Told[] => {
    const tag = tagIn(name.trim().replace(/^([A-Z]{1,4})\s?-?\s?(\d)/i, "$1-$2").toUpperCase());
    const place = { ...placeOf(at), sourceText: `${name} ${at.text}` };
    const said = `${btuh} Btu/h`;
    return tag
      ? [{ ...place, topic: "gas input", of: `gas input of ${tag}`, values: [btuh], said }]
      : [];
  });
