/**
 * All doors, flights, corridors and rooms a set shows, counted once over plans, schedules and words: what a requirement
 * has to be kept by. A pass is the building's only where every one of them passes and none can have been missed.
 */
import type { Finding } from "../../_shared/domain/finding.ts";
import type { Place, PlanSet } from "../../_shared/domain/plan_set.ts";
import { contains, type PercentRect } from "../../_shared/geometry.ts";
import type { BuildingProfile } from "../../_rules/building_profile.ts";
import { CONCERNS } from "../../_rules/due/concerns.ts";
import { type DrawnPlan, drawnPlans } from "../../_rules/drawn/trusted.ts";
import { frameStore } from "../../_rules/measure.ts";
import { isWellRead } from "../../_shared/unread.ts";
import type { CountSubjects } from "./reading.ts";

/** One thing that has to comply. */
interface CountedSubject {
  /** What it is called where it was not judged: `door 105`. */
  name: string;
  /** Words of findings that speak of it: its mark, its room. */
  names: readonly string[];
  places: readonly Place[];
}

/** Everything a set shows of one kind. */
type Subjects = readonly CountedSubject[];

const SLEEPING = /\bBED\s?ROOMS?\b|\bBDRM|\bBED\s?\d|\bSLEEPING|\bGUEST\s?ROOM|\bMASTER\s+SUITE/i;
const TOILET =
  /\bTOILETS?\b|\bREST\s?ROOMS?\b|\bR\.?R\b|\bW\.?C\b|\bMEN'?S?\b|\bWOMEN'?S?\b|\bUNISEX\b|\bBOYS?\b|\bGIRLS?\b|\bBATH/i;
const CORRIDOR = /\bCORR(?:IDORS?)?\b|\bHALL(?:WAY)?S?\b|\bPASSAGE/i;
const UNUSED = /\bCLOSET|\bCLO\b|\bSHAFT|\bCHASE|\bCHUTE|\bSTOR(?:AGE)?\b|\bMECH|\bELEC/i;
const HABITABLE =
  /\bBED|\bLIVING|\bDINING|\bFAMILY|\bGREAT\s?ROOM|\bDEN\b|\bSTUDY|\bOFFICE|\bKITCHEN|\bSUITE/i;

/** Things whose subjects are known, and how they are found. */
const KINDS: Partial<Record<keyof typeof CONCERNS, (set: CountedSet) => Subjects>> = {
  doors: (set) => set.doors,
  accessibleDoors: (set) => set.doors,
  stairs: (set) => set.flights,
  corridors: (set) => set.roomsNamed(CORRIDOR),
  halls: (set) => set.roomsNamed(CORRIDOR),
  spaces: (set) => set.roomsNamed(/./, UNUSED),
  rooms: (set) => set.roomsNamed(HABITABLE, CORRIDOR),
  sleepingRooms: (set) => set.roomsNamed(SLEEPING),
  alarms: (set) => set.roomsNamed(SLEEPING),
  coAlarms: (set) => set.roomsNamed(SLEEPING),
  toilets: (set) => set.roomsNamed(TOILET),
};

/** Kinds a plan never shows all of: alarms stand outside rooms too, exits on each storey. */
const NEVER_ALL: readonly string[] = ["alarms", "coAlarms"];

const kindOf = new Map(
  Object.entries(CONCERNS).flatMap(([thing, ids]) =>
    thing in KINDS ? ids.map((id): [string, keyof typeof KINDS] => [id, thing as "doors"]) : []
  ),
);

/** Who counts the subjects of a judged set. */
export function subjectsOf(
  { plan, building, findings }: {
    plan: PlanSet;
    building: BuildingProfile;
    findings: readonly Finding[];
  },
): CountSubjects {
  const set = new CountedSet(plan);
  const canBeAll = showsAll(plan, building);
  const passes = Map.groupBy(
    findings.filter(({ status }) => status === "compliant"),
    (it) => it.requirementId,
  );
  return (requirementId) => {
    const kind = kindOf.get(requirementId);
    if (!kind) return null;
    const subjects = KINDS[kind]!(set);
    if (subjects.length === 0) return null;
    const judged = passes.get(requirementId) ?? [];
    const left = subjects.filter((it) => !judged.some((finding) => speaksOf(finding, it)));
    return {
      found: subjects.length,
      judged: subjects.length - left.length,
      left: left.map(({ name }) => name),
      areAll: left.length === 0 && canBeAll && !NEVER_ALL.includes(kind),
    };
  };
}

/** By the mark or room it names, or by a place in it. What a sentence promises of all of them is no proof of one. */
function speaksOf(finding: Finding, { names, places }: CountedSubject): boolean {
  const { documentMarkup: mark, otherPlaces } = finding;
  const said = [...mark.buildingElements, mark.roomType].map((it) => plain(it ?? ""));
  if (names.some((name) => said.includes(plain(name)))) return true;
  const stands: Place[] = [{ page: mark.page, box: mark }, ...otherPlaces];
  return places.some(({ page, box }) =>
    stands.some((it) => it.page === page && contains(box, it.box, SLACK))
  );
}

/** Slack in percent of the page. */
const SLACK = 0.3;

const plain = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]+/g, " ").trim();

/**
 * Could nothing have been missed? Every sheet was read, every storey has a plan from edge to edge at a proven scale
 * with a way out of each room, and what the building is used for is known and not disputed.
 */
function showsAll(plan: PlanSet, building: BuildingProfile): boolean {
  const stories = building.stories.value;
  const floors = new Set(
    drawnPlans(plan).filter(({ isWhole, building: { topology } }) =>
      isWhole && topology!.reached === 1
    )
      .map(floorOf),
  );
  return stories !== null && !building.stories.isDisputed && floors.size >= stories &&
    building.occupancies.length > 0 && !building.areOccupanciesDisputed &&
    building.sprinklers.value !== null && !building.sprinklers.isDisputed &&
    plan.sheets.every((it) => isWellRead(it.reading) || it.reading.state === "not-a-plan");
}

const floorOf = ({ sheet, building }: DrawnPlan): string =>
  plain(
    building.rooms.find(({ drawing }) => drawing)?.drawing ?? sheet.title ?? String(sheet.page),
  );

/** What a set shows, each thing once however many sheets draw it. */
class CountedSet {
  readonly #rooms: readonly (CountedSubject & { use: string })[];
  readonly doors: Subjects;
  readonly flights: Subjects;

  constructor(plan: PlanSet) {
    this.#rooms = roomsOf(plan);
    this.doors = doorsOf(plan);
    this.flights = flightsOf(plan);
  }

  roomsNamed(use: RegExp, not?: RegExp): Subjects {
    return this.#rooms.filter((it) => use.test(it.use) && !not?.test(it.use));
  }
}

/** Rooms of plans and labels, by number and name. */
function roomsOf(plan: PlanSet): (CountedSubject & { use: string })[] {
  const drawn = plan.buildings.flatMap(({ page, rooms }) =>
    rooms.flatMap(({ name, number, box }) => name === null ? [] : [{ page, name, number, box }])
  );
  return [...Map.groupBy([...drawn, ...plan.rooms], keyOfRoom).values()].map((same) => {
    const { name, number } = same[0];
    return {
      name: [number, name].filter(Boolean).join(" "),
      // Of rooms without a number a name alone may be that of another.
      names: number === null ? [name] : [number, `${number} ${name}`, `${name} ${number}`],
      use: name,
      places: same.map(({ page, box }) => ({ page, box })),
    };
  });
}

/** A room without a number is known by its name, of the others in its way by where it stands. */
const keyOfRoom = ({ name, number, page, box }: {
  name: string;
  number: string | null;
  page: number;
  box: PercentRect;
}): string =>
  number === null
    ? `${plain(name)} ${page} ${Math.round(box.x)} ${Math.round(box.y)}`
    : plain(number);

/** Doors of schedules and plans, by mark; drawn ones without a mark each for itself. */
function doorsOf(plan: PlanSet): Subjects {
  const drawn = plan.buildings.flatMap(({ page, openings }) =>
    openings.filter(({ kind }) => kind !== "window" && kind !== "cased" && kind !== "overhead")
      .map(({ id, mark, box }) => ({ key: mark ?? id, mark, place: { page, box } }))
  );
  const listed = plan.doors.flatMap((it) => [
    { key: it.mark, mark: it.mark, place: { page: it.page, box: it.box } },
    ...it.symbols.map((place) => ({ key: it.mark, mark: it.mark, place })),
  ]);
  return [...Map.groupBy([...listed, ...drawn], ({ key }) => plain(key)).values()].map((same) => ({
    name: same[0].mark === null ? "an unmarked door" : `door ${same[0].mark}`,
    names: same[0].mark === null ? [] : [same[0].mark],
    places: same.map(({ place }) => place),
  }));
}

/** Flights of plans; stairs that words alone name count as one flight each. */
function flightsOf(plan: PlanSet): Subjects {
  const drawn = plan.buildings.flatMap(({ page, rooms, stairs }) =>
    stairs.map(({ id, room, box }) => {
      const name = rooms.find((it) => it.id === room)?.name ?? "stair";
      return {
        name: `a flight of ${name} (${id})`,
        names: [] as string[],
        places: [{ page, box }],
      };
    })
  );
  const named = new Set(
    frameStore(plan).of("stair").flatMap(({ mark, work }) => work === "new" ? mark ?? [] : []),
  );
  const missing = [...named].slice(drawn.length)
    .map((mark) => ({ name: `stair ${mark}`, names: [mark, `STAIR ${mark}`], places: [] }));
  return [...drawn, ...missing];
}
