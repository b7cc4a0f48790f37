/** The key to the building over its sheet: swatches drawn as the sheet has them, and what was measured along it. */
import type { ReactNode } from "react";
import type { Building, PlanStairway } from "../../functions/_shared/domain/building.ts";
import { roomUseOf, roomUses } from "../../functions/_shared/domain/room_uses.ts";
import { plural } from "../format.ts";
import { type Line, LINES, ROOM_LINE_PX, ROOM_TINT } from "./building_lines.ts";
import { countThings } from "./building_things.ts";
import { isCommonAll, isWalked } from "./BuildingLayer.tsx";

/** A line of the key: how it looks on the sheet, and what it is. */
type Entry = readonly [swatch: ReactNode, words: string];

/** What the colors mean, and what was walked. */
export function BuildingLegend({ building }: { building: Building }) {
  const used = new Set(building.rooms.map(({ name }) => roomUseOf(name).label));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <Entries
        label="Room colors"
        of={roomUses.filter(({ label }) => used.has(label))
          .map(({ label, color }) => [<RoomSwatch key={label} color={color} />, label])}
      />
      <Entries
        label="Doors and measures of the plan"
        of={[...doorEntries(building), ...thingEntries(building), ...measuredEntries(building)]}
      />
      <p className="w-full text-pretty">{remarksOn(building).join(" ")}</p>
    </div>
  );
}

function Entries({ label, of }: { label: string; of: readonly Entry[] }) {
  return (
    <ul aria-label={label} className="contents">
      {of.map(([swatch, words]) => (
        <li key={words} className="flex items-center gap-1.5">
          {swatch}
          {words}
        </li>
      ))}
    </ul>
  );
}

/** As white as the sheet, which is white in the dark, too. */
function Swatch({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={14}
      className="shrink-0 rounded-xs bg-white"
      fill="none"
    >
      {children}
    </svg>
  );
}

const RoomSwatch = ({ color }: { color: string }) => (
  <Swatch width={14}>
    <rect
      x={0.6}
      y={0.6}
      width={12.8}
      height={12.8}
      fill={color}
      fillOpacity={ROOM_TINT}
      stroke={color}
      strokeWidth={ROOM_LINE_PX}
    />
  </Swatch>
);

const strokeOf = ({ color, width, dashes }: Line) => ({
  stroke: color,
  strokeWidth: width,
  strokeDasharray: dashes,
});

const LineSwatch = (line: Line) => (
  <Swatch width={28}>
    <path d="M2 7H26" {...strokeOf(line)} />
  </Swatch>
);

const BoxSwatch = (line: Line) => (
  <Swatch width={14}>
    <rect x={2} y={2} width={10} height={10} {...strokeOf(line)} />
  </Swatch>
);

const CircleSwatch = (line: Line) => (
  <Swatch width={14}>
    <circle cx={7} cy={7} r={6} {...strokeOf(line)} />
  </Swatch>
);

/** What is walked through. */
function doorEntries({ egress, openings }: Building): Entry[] {
  const exits = new Set(egress.exits);
  const inner = openings.filter((it) => isWalked(it) && !exits.has(it.id));
  const entries: Entry[] = [
    [<LineSwatch key="exit" {...LINES.exit} />, `${plural(exits.size, "door")} to the outside`],
  ];
  if (inner.some(({ kind }) => kind !== "cased")) {
    entries.push([<LineSwatch key="door" {...LINES.door} />, "Other doors"]);
  }
  if (inner.some(({ kind }) => kind === "cased")) {
    entries.push([<LineSwatch key="passage" {...LINES.passage} />, "Openings without a door"]);
  }
  return entries;
}

/** Stairs, fixtures and symbols, by name. */
function thingEntries({ stairs, stairways = [], fixtures, symbols }: Building): Entry[] {
  const ways = stairways.map(stairwayWords);
  if (ways.length === 0 && stairs.length > 0) ways.push(plural(stairs.length, "stair"));
  const things = countThings([...fixtures, ...symbols]);
  return [
    ...ways.map((words): Entry => [<BoxSwatch key={words} {...LINES.stair} />, words]),
    ...things === "" ? [] : [[<BoxSwatch key="thing" {...LINES.thing} />, things] as const],
  ];
}

/** `STAIR 1 goes up to A-102` */
const stairwayWords = ({ name, goes, to }: PlanStairway): string =>
  `${name ?? "A stair"} goes ${goes} to ${to.sheet ?? `page ${to.page}`}`;

/** Before a length that no printed dimension confirms. */
const aboutWords = (isScaleVerified: boolean): string => isScaleVerified ? "" : "about ";

const feet = (length: number): string => `${Math.round(length)} ft`;

/**
 * What was measured along the plan, with its line. Sheets state such lengths, too: these say that they are none of
 * those, and where no scale is confirmed they are no answer.
 */
function measuredEntries(building: Building): Entry[] {
  const { egress: { longest }, overStairs, topology, isScaleVerified } = building;
  const entries: Entry[] = [];
  const add = (line: Line, words: string) =>
    entries.push([<LineSwatch key={words} {...line} />, words]);
  const about = aboutWords(isScaleVerified);
  const how = `measured along the plan${isScaleVerified ? "" : ", scale not confirmed"}`;
  const length = (of: number) => `${about}${feet(of)}, ${how}`;
  const isOne = isCommonAll(building);
  if (longest) {
    const what = `Longest travel distance to an exit${isOne ? ", all of it common path" : ""}`;
    add(LINES.longest, `${what}: ${length(longest.lengthFt)}`);
  }
  if (overStairs) {
    const down = `down ${plural(overStairs.flights, "flight")}`;
    add(
      LINES.overStairs,
      `Longest travel over stairs: ${length(overStairs.lengthFt)}, ${down}`,
    );
  }
  if (!topology) return entries;
  const { commonPath, deadEnds, circles } = topology;
  if (commonPath && !isOne) add(LINES.common, `Common path: ${length(commonPath.lengthFt)}`);
  const deadEnd = Math.max(0, ...deadEnds.map(({ lengthFt }) => lengthFt));
  if (deadEnd > 0) add(LINES.deadEnd, `Longest dead end: ${length(deadEnd)}`);
  if (circles.length > 0) {
    const least = Math.min(...circles.map(({ diameterIn }) => diameterIn));
    const words = `Smallest turning circle: ${about}${Math.round(least)} in, measured`;
    entries.push([<CircleSwatch key={words} {...LINES.circle} />, words]);
  }
  return entries;
}

/** What no line stands for, and what holds of all of them. */
function remarksOn({ egress: { longest }, topology, isScaleVerified }: Building): string[] {
  const floor = topology?.separations.find(({ room }) => room === null);
  const about = aboutWords(isScaleVerified);
  return [
    ...floor
      ? [
        `As measured, the exits are ${about}${
          feet(floor.apartFt)
        } apart and the floor’s diagonal is ${about}${feet(floor.diagonalFt)}.`,
      ]
      : [],
    ...longest || topology?.commonPath
      ? ["Each path is the shortest one on the drawing; the real walk may be longer."]
      : [],
    ...isScaleVerified ? [] : [
      "No dimension line on this sheet confirms its scale, so these measures decide nothing.",
    ],
    "Black lines are the sheet’s own.",
  ];
}
