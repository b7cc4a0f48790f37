/**
 * Wall and ceiling finishes have the class their place, use and sprinklers ask for.
 * Applies to stated finish classes and flame spread indices; class A is best.
 * @source FBC-B 8th ed. (2023), Table 803.13
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { type BuildingProfile } from "../building_profile.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { cantTell, defineRule, type Demand, fail, inapplicable, pass } from "../define_rule.ts";
import {
  classOfFlameSpread,
  type FinishClass,
  finishClass,
  type FinishPlace,
} from "../limits/fbc_2023/tables/fire_tables.ts";
import {
  allStatements,
  cellOf,
  contextOf,
  type FrameSubject,
  ownPart,
  perPlan,
  rowsAndNotes,
  type Statement,
  subjectsOf,
} from "../measure.ts";
import { groupsAt } from "./_groups_at.ts";
import { isUnsprinklered } from "./_words.ts";

/** A finish with its class; `place` as the code's columns. */
interface Finish extends Statement {
  finish: FinishClass | "none";
  shown: string;
  place: FinishPlace;
}

type ClassedFinish = Omit<Finish, "place"> & FrameSubject;

const FINISH =
  /\bFINISH|FLAME|WALL\s*(AND|&|\/)\s*CEILING|WALL\s*COVER|PANEL(L?ING)?|ACOUST|WAINSCOT|INTERIOR|\bSLATS?\b|PLANK|VENEER|CLADDING|WALL\s*PAPER|VINYL\s+WALL|\bFRP\b|PLYWOOD|SHIPLAP/i;
const FLAME =
  /\bFLAME\s*-?\s*SPREAD(?:\s*(?:INDEX|RATING|OF))*\s*[:=(]?\s*(?:0\s*-\s*)?(\d{1,3})\b|\bFSI?(?:\s*[:=]\s*(\d{1,3})|\s+(\d{2,3}))\b/i;
const NOT =
  /\bROOF|\bDOOR\b|EXTINGUISH|\bPIPE|CONCRETE|\bFLOOR\s*(FINISH|COVER)|CARPET|CLASS\s+(I|II|1|2|K)\b|\bTRIM\b|INSULATION|DUCT|CABLE|PLENUM|CONDUCTOR|EXTERIOR\s+FINISH|STOREFRONT|SOIL|STANDPIPE/i;
/** A finish nobody changes, as its row or note ends: `- EXIST`, `| EXISTING`. */
const STAYS = /[-–|,(]\s*(?:EXIST(?:ING|\.)?|E\.?T\.?R\.?|NO\s+WORK)\s*\)?\s*$/i;
const RANK = ["A", "B", "C", "none"];

/** A second class beside the one that is read. */
const ANOTHER = /\bCLASS\W{0,3}[ABC]\b/i;

/** Finishes told by their class. */
const CLASSED: Demand = {
  thing: "interior finish",
  property: "class",
  as: (value, { raw }) => ({ finish: RANK[value - 1], shown: raw }),
};

export default defineRule({
  id: "fire/interior-finish-class",
  requirementId: "FBC-B-803-interior-finish",
  title: "Interior finish class",
  demand: CLASSED,
  applies: (plan) => {
    const indexed = rowsAndNotes(plan, TOPIC).filter(isOfFinish).flatMap(finishOf);
    const isAt = (places: readonly Statement[]) => ({ page, box }: Statement) =>
      places.some((it) => it.page === page && overlaps(it.box, box));
    const isIndexed = isAt(indexed);
    const classed = (subjectsOf(plan, CLASSED) as ClassedFinish[]).filter((it) => !isIndexed(it));
    const isClassed = isAt(classed);
    const listed = [...listedClasses(plan), ...measuredClasses(plan)]
      .filter((it) => !isIndexed(it) && !isClassed(it));
    return [...indexed, ...classed, ...listed];
  },
  check(subject: Finish | ClassedFinish, { building, plan }) {
    if (isOfOther(subject)) return inapplicable();
    const it = atNumbers("frame" in subject ? placed(subject) : subject, plan);
    const required = requiredClasses(it, building, plan);
    if (required.length === 0) {
      return it.finish === "none" ? fail("none", dataOf(it, "C")) : inapplicable();
    }
    const strictest = required.reduce((a, b) => RANK.indexOf(a) < RANK.indexOf(b) ? a : b);
    const mildest = required.reduce((a, b) => RANK.indexOf(a) > RANK.indexOf(b) ? a : b);
    if (RANK.indexOf(it.finish) <= RANK.indexOf(strictest)) return pass(dataOf(it, strictest));
    if (RANK.indexOf(it.finish) > RANK.indexOf(mildest)) return fail("low", dataOf(it, mildest));
    const isOneUse = groupsAt(roomWords(it), plan, building).length === 1;
    return cantTell(isOneUse ? "unsure" : "open", dataOf(it, strictest));
  },
  unlessClaimed: ["unsure"],
  messages: {
    ok: "Finish of the {place}: Class {actual}; Class {required} is required.",
    low: "Finish of the {place}: Class {actual}; Class {required} or better is required here.",
    none:
      "Finish of the {place}: {shown} exceeds the limits of every class; at least Class {required} is required.",
    unsure:
      "Finish of the {place}: Class {actual}; Class {required} is required unless sprinklers allow less.",
    open:
      "Finish of the {place}: Class {actual}; Class {required} is required unless the use or sprinklers allow less.",
  },
  recommendation:
    "Use a finish of Class {required} or better here, and state its flame spread and smoke index.",
  leftOpen: {
    topic:
      /\b(INTERIOR|WALL|CEILING|CORRIDOR)\s+FINISH[^;]{0,30}\b(CLASS|RATING)|\bFLAME\s+SPREAD/i,
    data: () => ({ required: "the class of Table 803.13", unit: null }),
  },
});

const TOPIC = /\bFLAME|\bFSI?\b/i;

/** Names a class, or holds one in the column for it. */
function isOfFinish(it: Statement): boolean {
  const says = TOPIC.test(it.text) ||
    (it.schedule !== null && it.row !== null &&
      cellOf(it, "flame spread") !== null);
  return says && !isOfOther(it) && FINISH.test(contextOf(it));
}

/** Another thing has the class, or the finish stays. */
const isOfOther = (it: Statement): boolean => NOT.test(withoutFloor(it)) || STAYS.test(it.text);

/** A row without the cells of its floor: what the floor is made of says nothing of its walls. */
function withoutFloor({ schedule, row, text }: Statement): string {
  const floors = schedule?.columns.map(({ meaning }) => meaning === "floor finish") ?? [];
  return row && floors.includes(true)
    ? row.cells.filter((_, index) => !floors[index]).map((cell) => cell.text).join(" | ")
    : text;
}

const dataOf = (it: Finish, required: string) => ({
  actual: it.finish === "none" ? "none" : it.finish,
  required,
  unit: "class",
  place: it.place === "exit" ? "exit enclosure" : it.place,
  shown: it.shown,
});

/** What each use asks for, with and without sprinklers while that is open. */
function requiredClasses(it: Finish, building: BuildingProfile, plan: PlanSet): FinishClass[] {
  const isBare = isUnsprinklered(building);
  const cases = isBare === null ? [true, false] : [!isBare];
  return groupsAt(roomWords(it), plan, building).flatMap((group) =>
    cases.flatMap((isSprinklered) => finishClass(group, it.place, isSprinklered) ?? [])
  );
}

/** The words of a row that name its rooms; of a note none. */
const roomWords = (it: Finish): string => cellOf(it, "room") ?? it.row?.cells[0]?.text ?? "";

/** Finishes told by their index, which decides where a class stands beside it. */
function finishOf(it: Statement): Finish[] {
  const cell = cellOf(it, "flame spread");
  const flame = FLAME.exec(it.text) ?? (cell === null ? null : /^\s*()(\d{1,3})\s*$/.exec(cell));
  const both = cell === null ? null : INDEX_AND_CLASS.exec(cell)?.groups;
  const index = flame?.[1] || flame?.[2] || flame?.[3] || both?.index || both?.behind;
  if (index === undefined) return [];
  const finish = classOfFlameSpread(Number(index)) ?? "none";
  const own = it.row || !flame ? undefined : it.text.split(/;\s+/).find((part) => FLAME.test(part));
  const place = own !== undefined && own !== it.text && NAMES_PLACE.test(own)
    ? placeOfPart(own)
    : placeIn(it);
  return [{ ...it, finish, shown: `flame spread ${index}`, place }];
}

/** Of several places a note lists, the part with the index names its own: `DINING 101 …, FLAME SPREAD 120; STAIR 1 …`. */
const NAMES_PLACE =
  /\b(?:ROOMS?|SUITES?|LOBBY|OFFICES?|DINING|KITCHEN|CORRIDORS?|STAIRS?|[A-Z]{4,}\s+\d{2,4}[A-Z]?)\b/i;

const FINISH_TITLE =
  /\bFINISH(?:ES)?\b[^|]*\bCLASS|\bCLASS(?:ES)?\b[^|]*\bFINISH|\bINT(?:ERIOR|\.)?\s+FIN(?:ISH(?:ES)?)?\b|\bFLAME\s+SPREAD/i;
const FINISH_LABEL = /\bINT(?:ERIOR|\.)?\s+(?:WALL\s+|CEILING\s+)?FINISH/i;
const FINISH_HEAD = /^\W*(?:WALLS?|CEIL(?:ING)?S?|CLG|CLASS|FLAME\s+(?:SPREAD\s+)?CLASS)\W*$/i;
const GIVEN_HEAD = /^\W*(?:PROV\w*\W*D?|ACTUAL|DESIGN|PROPOSED|SHOWN|VALUE)\W*$/i;
const BARE_CLASS = /^\W*(?:CLASS\s+|CL\.?\s+)?([ABC])\W*$/i;

/** Bare classes of walls and ceilings in lists whose title or label says that they are of finishes. */
const listedClasses = (plan: PlanSet): Finish[] =>
  rowsAndNotes(plan, /\b[ABC]\b/).flatMap((it): Finish[] => {
    const { schedule, row } = it;
    if (!schedule || !row || isOfOther(it)) return [];
    const isNamed = FINISH_LABEL.test(row.cells[0]?.text ?? "");
    if (!isNamed && !FINISH_TITLE.test(schedule.title ?? "")) return [];
    const classes = row.cells.flatMap(({ text }, index) => {
      const head = schedule.columns[index]?.header ?? "";
      const isGiven = isNamed ? GIVEN_HEAD.test(head) : FINISH_HEAD.test(head);
      return index > 0 && isGiven ? BARE_CLASS.exec(text)?.[1].toUpperCase() ?? [] : [];
    });
    const worst = classes.sort().at(-1);
    if (worst === undefined) return [];
    const place = isNamed && /\bEXITS\b/i.test(it.text) ? "exit" : placeIn(it);
    return [{ ...it, finish: worst as FinishClass, shown: `Class ${worst}`, place }];
  });

/** A class with flame spread and smoke behind it, which only finishes have: `CORRIDOR 109 CLASS C 95 / 300`. */
const MEASURED = /\bCLASS\s+([ABC])\b\W{1,4}(\d{1,3})\s*\/\s*(\d{1,3})(?![\d\/])/i;
const measuredClasses = (plan: PlanSet): Finish[] =>
  rowsAndNotes(plan, MEASURED).flatMap((it): Finish[] => {
    const said = MEASURED.exec(it.text);
    if (!said || isOfOther(it)) return [];
    const finish = said[1].toUpperCase() as FinishClass;
    return [{ ...it, finish, shown: said[0], place: placeOfPart(it.text) }];
  });

/** The sentence of a clause that has the figure. */
const ownSentence = (clause: string): string =>
  clause.split(/\.\s+(?=[A-Z])/).find((it) => it.includes("#")) ?? clause;

/** A class with its place. The room a note is lettered in says nothing of it: such notes stand where the plan is empty. */
const placed = (it: ClassedFinish): Finish => ({
  ...it,
  place: placeOfPart(
    ANOTHER.test(it.clause)
      ? ownPart(ownSentence(it.clause))
      : it.row
      ? it.text
      : [it.clause, it.heading, it.drawing].join(" "),
  ),
});

/** Index and class in one cell: `OAK PANEL 120 / C`, `120 (CLASS C)`, `C / 120`. */
const INDEX_AND_CLASS =
  /(?<![\d./"'-])\b(?<index>\d{1,3})\s*[\/,(-]\s*\(?(?:CLASS\s*)?[ABC]\)?\s*$|\b[ABC]\s*[\/,(-]\s*\(?(?<behind>\d{1,3})\)?\s*$/i;

const NUMBERS_ONLY = /^\W*\d{3,4}[A-Z]?(?:\s*(?:,|&|AND)\s*\d{3,4}[A-Z]?)*\W*$/i;
/** What separates rooms that share a row. */
const NEXT_ROOM = /\s*(?:,|&|\bAND\b)\s*/i;
const CORRIDOR_NAME = /^\W*(?:(?:REAR|FRONT|EXIT|SERVICE|BACK)\s+HALL|CORR(?:IDOR)?|HALLWAY)\W*$/i;
/** Calls numbered rooms corridors: `CORRIDORS 105 AND 112`, `CORRIDOR WALLS | 0 HR (105 & 112)`. */
const CORRIDORS_NUMBERED =
  /\b(?:CORRIDORS?|HALLWAYS?)\b(?:\s+WALLS?)?[\s|:=(,]*(?:NOS?\.?\s*|RMS?\.?\s*)?(?:\d(?:\/\d)?[\s-]*(?:HR|HOUR)S?\b\W{0,4})?(?<numbers>\d{3,4}[A-Z]?(?:\s*(?:,|&|AND)\s*\d{3,4}[A-Z]?)*)(?!\d|\.\d|\s*(?:S\.?F|SQ|CFM|OCC|PERSONS|["']))/gi;

const numbersIn = (text: string) => text.toUpperCase().match(/\d{3,4}[A-Z]?/g) ?? [];

/** A row that names its rooms by number alone is of stairs or corridors where all of them are. */
function atNumbers(it: Finish, plan: PlanSet): Finish {
  const words = roomWords(it);
  if (it.place !== "room") return it;
  const stairs = stairNumbers(plan);
  if (words.toUpperCase().split(NEXT_ROOM).every((number) => stairs.has(number.trim()))) {
    return { ...it, place: "exit" };
  }
  if (!NUMBERS_ONLY.test(words)) return it;
  const corridors = corridorNumbers(plan);
  return numbersIn(words).every((number) => corridors.has(number))
    ? { ...it, place: "corridor" }
    : it;
}

/** Numbers of stairs on plans: `S1`. */
const stairNumbers = perPlan((plan): ReadonlySet<string> =>
  new Set(
    plan.rooms.filter(({ name }) => /^\W*(?:EXIT\s+)?STAIR(?:WELL|WAY)?\b/i.test(name))
      .flatMap(({ number }) => number?.toUpperCase() ?? []),
  )
);

/** Numbers of corridors, by their name on a plan or by what texts call them. */
const corridorNumbers = perPlan((plan): ReadonlySet<string> => {
  const named = plan.rooms.filter(({ name }) => CORRIDOR_NAME.test(name))
    .flatMap(({ number }) => number?.toUpperCase() ?? []);
  const called = allStatements(plan).flatMap(({ text }) =>
    [...text.matchAll(CORRIDORS_NUMBERED)].flatMap(({ groups }) => numbersIn(groups?.numbers ?? ""))
  );
  return new Set([...named, ...called]);
});

function placeIn(it: Statement): FinishPlace {
  return placeOfPart(it.row ? it.text : contextOf(it));
}

/** What only stands beside the place: `ROOMS ADJACENT TO CORRIDOR`. */
const BESIDE =
  /\b(?:ADJ\w*|NEXT|OPEN\w*|OFF|BESIDE)\W+(?:(?:TO|ON|ONTO|THE|AN?)\s+)*(?:CORRIDOR|STAIR|HALLWAY)/gi;

function placeOfPart(words: string): FinishPlace {
  const text = words.replace(BESIDE, "");
  if (/\bSTAIR|EXIT\s+(ENCLOSURE|PASSAGE|DISCHARGE)|VERTICAL\s+EXIT/i.test(text)) return "exit";
  return /\bCORRIDOR|EXIT\s+ACCESS|\bHALLWAY/i.test(text) ? "corridor" : "room";
}
