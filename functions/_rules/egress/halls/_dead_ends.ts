/** Dead ends of corridors as drawings write them. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import type { Applicability, Demand, RuleContext } from "../../define_rule.ts";
import { LONG_DEAD_END_GROUPS } from "../../limits/fbc_2023/tables/corridors.ts";
import { figuresBeside } from "../../mechanical/_figures_beside.ts";
import {
  lengthOf,
  measuredCellHeaded,
  type Stated,
  statedLengths,
  subjectsOf,
} from "../../measure.ts";
import { saysSprinklered } from "../exits/_occupants.ts";

/** Dead ends of roads and pipes. */
const NO_DEAD_END =
  /\b(STREET|ROADS?|ACC(?:ESS)? RD|F\.?D\.? ACCESS|DRIVE|FIRE (LANE|ACCESS|ROAD|RD)|APPARATUS|PARKING|NO DEAD|PIPE|WATER|MAIN|DUCT|TURN-?AROUND)\b/i;

/** What ends dead without room to turn is driven on: `DEAD-END W/O TURNAROUND (FT) | 150`. */
const OF_VEHICLES = /\bTURN-?\s?AROUND|\bHAMMER-?\s?HEAD|\bCUL-?\s?DE-?\s?SAC|\bAPPARATUS/i;

/** Drawings and lists of land: what ends dead there is a road. */
const OF_SITE =
  /\b(SITE|PAVING|CIVIL|GRADING|UTILITY)\b[^|]*\b(PLAN|DATA)\b|\bFIRE (LANE|ACCESS|ROAD|APPARATUS)/i;

/** Other lengths of corridors. */
const OTHER_LENGTH = /COMMON PATH|TRAVEL DIST|SEPARATION|DIAGONAL|2\.5|TIMES|\bAPART\b/i;

/** Lengths of dead ends, feet. What else ends dead says so beside the length: titles name the main floor. */
export const DEAD_END: Demand = {
  thing: "dead end",
  property: ["length", "distance"],
  unless: OTHER_LENGTH,
  keep: ({ clause, context }) => !NO_DEAD_END.test(clause) && !OF_SITE.test(context),
  scale: 1 / 12,
};

const PAST_EXIT = /\bCORRIDOR\b[^.;]*\b(?:PAST|BEYOND)\s+(?:THE\s+)?(?:LAST\s+)?(?:EXIT|STAIR)/i;

/** Stated lengths of dead ends and of corridors beyond their last exit, feet. */
export function deadEnds(plan: PlanSet): Stated[] {
  const named = subjectsOf(plan, DEAD_END).filter(({ text }) => !OF_VEHICLES.test(text));
  const beyond = statedLengths(plan, {
    topic: PAST_EXIT,
    not: NO_DEAD_END,
    of: /\b(?:PAST|BEYOND)\b/i,
    rivals: /\bWIDE\b|\bWIDTH\b/i,
    betweenIn: [12, 6000],
    unit: "ft",
  });
  return [
    ...named,
    ...beyond.filter(({ page, box }) =>
      !named.some((it) => it.page === page && overlaps(box, it.box))
    ),
  ];
}

/** Times its least width a dead end may be long without limit. @source FBC-B 1020.5 exception 3 */
const WIDTHS_LONG = 2.5;

/** Is a dead end so wide that its length has no limit? By a width the same text states. */
export function isWideForLength(it: Stated): boolean {
  const cell = measuredCellHeaded(it, /^WIDTH/i);
  const width = lengthOf(cell ? `${cell} WIDE` : it.text, {
    of: /\b(?:WIDE|WIDTH)\b/i,
    rivals: /\b(?:LONG|LENGTH|DEEP|DEAD[\s-]*ENDS?)\b/i,
    betweenIn: [36, 1200],
  });
  return width !== null && it.value * 12 < WIDTHS_LONG * width.valueIn;
}

/** A label at the end of a corridor that leads nowhere. */
const LABEL =
  /^\W*(?:(?:DEAD|CLOSED|BLIND)[\s-]*END|NO\s+EXIT)(?:\s+(?:OF\s+)?(?:CORR(?:IDOR)?|HALL(?:WAY)?)\.?)?\W*$/i;
/** Shorter ones are niches, longer ones measure the building, feet. */
const DRAWN_FT = [6, 100] as const;

/** Bare dimensions whose nearest name is such a label, on plans of buildings; feet. */
export const drawnDeadEnds = (plan: PlanSet): (Stated & { label: string })[] =>
  figuresBeside(plan, { says: LABEL, title: /\bPLANS?\b/i, notTitle: OF_SITE })
    .filter(({ value }) => value / 12 >= DRAWN_FT[0] && value / 12 <= DRAWN_FT[1])
    .map((it) => ({ ...it, value: it.value / 12, unit: "ft" }));

/** May dead ends be long here? Needs NFPA 13 and groups that all allow it. */
export function allowsLongDeadEnds({ building, plan }: RuleContext, it: Stated): Applicability {
  const { value, isDisputed } = saysSprinklered(it.text)
    ? { value: "NFPA 13", isDisputed: false }
    : building.sprinklers;
  if (building.occupancies.length === 0) return "unknown";
  if (!building.occupancies.some((group) => LONG_DEAD_END_GROUPS.includes(group))) return "no";
  if (value === null || isDisputed) return "unknown";
  if (value !== "NFPA 13" && value !== "yes, standard not stated") return "no";
  const others = building.occupancies.filter((group) => !LONG_DEAD_END_GROUPS.includes(group));
  // A room of many people on the floor is of a group nobody has put on the sheets.
  if (others.length === 0) return hasAssemblyRoom(plan) ? "unknown" : "yes";
  return others.every((group) => group.startsWith("A-")) && isAwayFromAssembly(it, plan)
    ? "yes"
    : "unknown";
}

const ASSEMBLY =
  /\b(?:GYM\w*|CAFETERIA|MULTI-?\s?PURPOSE|ASSEMBLY|AUDITORIUM|CHAPEL|SANCTUARY|WORSHIP|FELLOWSHIP|DINING|RESTAURANT|TAP\s?ROOM|TASTING|BAR|LOUNGE|BALL\s?ROOM|BANQUET|STAGE|THEAT(?:ER|RE)|CHORUS|CHOIR|BAND|MUSIC|LIBRARY|MEETING|CONFERENCE|EVENTS?|CLUB|POOL|LOBBY|EXHIBIT\w*)\b/i;
/** From so many people on a room where they assemble is of Group A. @source FBC-B 303.1.2 */
const ASSEMBLY_OCCUPANTS = 50;

const hasAssemblyRoom = ({ rooms }: PlanSet): boolean =>
  rooms.some(({ name, occupants }) =>
    (occupants ?? 0) >= ASSEMBLY_OCCUPANTS && ASSEMBLY.test(name)
  );

/** So many rooms tell what a floor is used for. */
const ENOUGH_ROOMS = 4;

/** Shows the plan of that floor rooms, and none of them one where people assemble? */
function isAwayFromAssembly({ page, drawing }: Stated, plan: PlanSet): boolean {
  if (drawing === null || !/\bPLAN\b/i.test(drawing)) return false;
  const names = plan.notes.filter((it) => it.page === page && it.drawing === drawing)
    .flatMap(({ room }) => room ?? []);
  return new Set(names).size >= ENOUGH_ROOMS && !names.some((name) => ASSEMBLY.test(name));
}
