/** The building over its sheet: rooms tinted by use, doors, ways out, each a button. Percent of the page. */
import type { KeyboardEvent } from "react";
import type {
  Building,
  PlanOpening,
  PlanStairway,
} from "../../functions/_shared/domain/building.ts";
import { OUTSIDE_ID } from "../../functions/_shared/domain/building.ts";
import { roomUseOf, roomUses, WAY_COLORS } from "../../functions/_shared/domain/room_uses.ts";
import type { PlanTopology } from "../../functions/_shared/domain/topology.ts";
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import { formatLength } from "../../functions/_shared/units.ts";
import { plural } from "../format.ts";

export interface BuildingLayerProps {
  building: Building;
  selectedId: string | null;
  /** A room or door was pressed. */
  onSelect: (id: string) => void;
}

/** What a space is called where it is spoken of. */
export function spaceLabel(building: Building, id: string | null): string {
  if (id === OUTSIDE_ID) return "outside";
  const room = building.rooms.find((it) => it.id === id);
  return room ? [room.number, room.name].filter(Boolean).join(" ") || "an unnamed room" : "?";
}

/** A door in one line: its kind, mark, leaf and the rooms it joins. */
export function doorLabel(
  building: Building,
  { kind, mark, leafIn, between }: PlanOpening,
): string {
  const leaf = leafIn === null ? "" : `, leaf ${formatLength(Math.round(leafIn * 4) / 4)}`;
  const [a, b] = between.map((id) => spaceLabel(building, id));
  const what = kind === "cased" ? "Opening" : `${kind[0].toUpperCase()}${kind.slice(1)} door`;
  return `${[what, mark].filter(Boolean).join(" ")}${leaf}, between ${a} and ${b}`;
}

/** Openings people walk through. */
export const isWalked = ({ kind, between: [a, b] }: PlanOpening): boolean =>
  kind !== "window" && (kind !== "cased" || (a !== null && b !== null && a !== b));

const points = (ring: readonly (readonly [number, number])[]) =>
  ring.map(([x, y]) => `${x},${y}`).join(" ");

/** A ring as part of a path. */
const closed = (ring: readonly (readonly [number, number])[]) => `M${points(ring)}Z`;

/** Preact writes `tabIndex` as it stands, which means nothing in a drawing: attributes there know upper and lower case. */
function focusable(element: SVGElement | null): void {
  element?.setAttribute("tabindex", "0");
}

export function BuildingLayer({ building, selectedId, onSelect }: BuildingLayerProps) {
  const { rooms, openings, stairs, fixtures, symbols, egress, overStairs, topology } = building;
  const exits = new Set(egress.exits);
  const button = (id: string, label: string) => ({
    role: "button",
    tabIndex: 0,
    ref: focusable,
    "data-box": id,
    "aria-label": label,
    "aria-pressed": selectedId === id,
    onClick: () => onSelect(id),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onSelect(id);
    },
    className: "cursor-pointer outline-none focus-visible:stroke-[4]",
  });
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="group"
      aria-label="Building"
      className="absolute inset-0 h-full w-full"
    >
      {rooms.map((room) => {
        const { color, label } = roomUseOf(room.name);
        const area = room.areaSqft === null ? "" : `, ${Math.round(room.areaSqft)} sq ft`;
        return (
          <path
            key={room.id}
            d={[room.polygon, ...room.stalls ?? []].map(closed).join("")}
            fill={color}
            fillOpacity={selectedId === room.id ? 0.4 : room.name === null ? 0.08 : 0.18}
            stroke={color}
            strokeWidth={selectedId === room.id ? 3 : 1.2}
            vectorEffect="non-scaling-stroke"
            {...button(room.id, `${spaceLabel(building, room.id)}${area}, ${label.toLowerCase()}`)}
          />
        );
      })}
      {stairs.map(({ id, box }) => (
        <Outline key={id} box={box} color={WAY_COLORS.exit} width={2} dashes="5 3" />
      ))}
      {[...fixtures, ...symbols].map(({ id, box }) => (
        <Outline key={id} box={box} color={WAY_COLORS.thing} width={1.2} />
      ))}
      {egress.longest && <Way way={egress.longest.way} color={WAY_COLORS.longest} dashes="9 5" />}
      {overStairs && <Way way={overStairs.way} color={WAY_COLORS.longest} dashes="9 5" />}
      {topology && <Measured topology={topology} feetPerPercent={building.feetPerPercent} />}
      {openings.filter(isWalked).map((opening) => (
        <polyline
          key={opening.id}
          points={points(opening.line)}
          fill="none"
          stroke={exits.has(opening.id)
            ? WAY_COLORS.exit
            : opening.kind === "cased"
            ? WAY_COLORS.passage
            : WAY_COLORS.door}
          strokeWidth={selectedId === opening.id ? 8 : exits.has(opening.id) ? 6 : 4.5}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          {...button(
            opening.id,
            `${exits.has(opening.id) ? "Exit: " : ""}${doorLabel(building, opening)}`,
          )}
        />
      ))}
    </svg>
  );
}

/** The box of something drawn; presses go through it to the room. */
function Outline({ box, color, width, dashes }: {
  box: PercentRect;
  color: string;
  width: number;
  dashes?: string;
}) {
  return (
    <rect
      {...box}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeDasharray={dashes}
      vectorEffect="non-scaling-stroke"
      pointerEvents="none"
    />
  );
}

function Way({ way, color, dashes, wide = 2.5 }: {
  way: readonly (readonly [number, number])[];
  color: string;
  dashes?: string;
  wide?: number;
}) {
  return (
    <polyline
      points={points(way)}
      fill="none"
      stroke={color}
      strokeWidth={wide}
      strokeDasharray={dashes}
      vectorEffect="non-scaling-stroke"
      pointerEvents="none"
    />
  );
}

/** Common path, dead ends and turning circles; older reports have none. */
function Measured({ topology, feetPerPercent }: {
  topology: PlanTopology;
  feetPerPercent: Building["feetPerPercent"];
}) {
  const { commonPath, deadEnds, circles } = topology;
  return (
    <>
      {commonPath && <Way way={commonPath.way} color={WAY_COLORS.common} dashes="2 4" wide={4} />}
      {deadEnds.map(({ room, way }) => (
        <Way key={room} way={way} color={WAY_COLORS.deadEnd} wide={4} />
      ))}
      {circles.map(({ room, point: [x, y], diameterIn }) => (
        <ellipse
          key={room}
          cx={x}
          cy={y}
          rx={diameterIn / 24 / feetPerPercent.x}
          ry={diameterIn / 24 / feetPerPercent.y}
          fill="none"
          stroke={WAY_COLORS.circle}
          strokeWidth={1.5}
          strokeDasharray="4 3"
          vectorEffect="non-scaling-stroke"
          pointerEvents="none"
        />
      ))}
    </>
  );
}

const feet = (length: number): string => `${Math.round(length)} ft`;

/** `STAIR 1 goes up to A-102` */
const stairwayWords = ({ name, goes, to }: PlanStairway): string =>
  `${name ?? "A stair"} goes ${goes} to ${to.sheet ?? `page ${to.page}`}`;

/** What was measured along a plan and counted on it, a sentence each, with the colour of its line. */
function measuredWords(
  { egress: { longest }, topology, isScaleVerified, fixtures, symbols, ...building }: Building,
): [color: string, words: string][] {
  const proviso = isScaleVerified ? "" : ", at an unconfirmed scale";
  const words: [string, string][] = [];
  const counts = [[fixtures.length, "fixture"], [symbols.length, "symbol"]] as const;
  const counted = counts.filter(([count]) => count > 0)
    .map(([count, name]) => plural(count, name));
  if (counted.length > 0) words.push([WAY_COLORS.thing, counted.join(", ")]);
  if (longest) {
    words.push([
      WAY_COLORS.longest,
      `Longest travel distance to an exit: at least ${feet(longest.lengthFt)}${proviso}`,
    ]);
  }
  const { overStairs, stairways = [] } = building;
  if (overStairs) {
    const down = `down ${plural(overStairs.flights, "flight")}`;
    words.push([
      WAY_COLORS.longest,
      `Longest travel over stairs: at least ${feet(overStairs.lengthFt)}, ${down}${proviso}`,
    ]);
  }
  for (const it of stairways) words.push([WAY_COLORS.exit, stairwayWords(it)]);
  if (!topology) return words;
  const { commonPath, deadEnds, separations, circles } = topology;
  if (commonPath) {
    words.push([WAY_COLORS.common, `Common path: at least ${feet(commonPath.lengthFt)}`]);
  }
  const deadEnd = Math.max(0, ...deadEnds.map(({ lengthFt }) => lengthFt));
  if (deadEnd > 0) words.push([WAY_COLORS.deadEnd, `Dead end: ${feet(deadEnd)}`]);
  const floor = separations.find(({ room }) => room === null);
  if (floor) {
    const apart = `Exits ${feet(floor.apartFt)} apart; floor diagonal ${feet(floor.diagonalFt)}`;
    words.push([WAY_COLORS.exit, apart]);
  }
  if (circles.length > 0) {
    const least = Math.min(...circles.map(({ diameterIn }) => diameterIn));
    words.push([WAY_COLORS.circle, `Turning circle: ${Math.round(least)} in minimum`]);
  }
  return words;
}

/** What is walked through, with the colour of its line. */
function doorWords({ egress, openings }: Building): [color: string, words: string][] {
  const exits = new Set(egress.exits);
  const inner = openings.filter((it) => isWalked(it) && !exits.has(it.id));
  return [
    [WAY_COLORS.exit, `${plural(egress.exits.length, "door")} to the outside`],
    ...(inner.some(({ kind }) => kind !== "cased")
      ? [[WAY_COLORS.door, "Other doors"] as [string, string]]
      : []),
    ...(inner.some(({ kind }) => kind === "cased")
      ? [[WAY_COLORS.passage, "Openings without a door"] as [string, string]]
      : []),
  ];
}

/** What the colours mean, and what was walked. */
export function BuildingLegend({ building }: { building: Building }) {
  const used = new Set(building.rooms.map(({ name }) => roomUseOf(name).label));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <ul aria-label="Room colors" className="contents">
        {roomUses.filter(({ label }) => used.has(label)).map(({ label, color }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="h-3 w-3 rounded-xs"
              style={{ backgroundColor: color, opacity: 0.6 }}
            />
            {label}
          </li>
        ))}
      </ul>
      <ul aria-label="Doors and measures of the plan" className="contents">
        {[...doorWords(building), ...measuredWords(building)].map(([color, words]) => (
          <li key={words} className="flex items-center gap-1.5">
            <span aria-hidden="true" className="h-0.5 w-4" style={{ backgroundColor: color }} />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
