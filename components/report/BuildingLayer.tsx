/** The building over its sheet: rooms tinted by use, doors, ways out, each a button. Percent of the page. */
import type { KeyboardEvent } from "react";
import type { Building, PlanOpening } from "../../functions/_shared/domain/building.ts";
import { OUTSIDE_ID } from "../../functions/_shared/domain/building.ts";
import { roomUseOf } from "../../functions/_shared/domain/room_uses.ts";
import type { PlanTopology } from "../../functions/_shared/domain/topology.ts";
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import { formatLength } from "../../functions/_shared/units.ts";
import { type Line, LINES, ROOM_LINE_PX, ROOM_TINT } from "./building_lines.ts";

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
            fillOpacity={selectedId === room.id ? 0.4 : room.name === null ? 0.08 : ROOM_TINT}
            stroke={color}
            strokeWidth={selectedId === room.id ? 3 : ROOM_LINE_PX}
            vectorEffect="non-scaling-stroke"
            {...button(room.id, `${spaceLabel(building, room.id)}${area}, ${label.toLowerCase()}`)}
          />
        );
      })}
      {stairs.map(({ id, box }) => <Outline key={id} box={box} line={LINES.stair} />)}
      {[...fixtures, ...symbols].map(({ id, box }) => (
        <Outline key={id} box={box} line={LINES.thing} />
      ))}
      {egress.longest && <Way way={egress.longest.way} line={LINES.longest} />}
      {overStairs && <Way way={overStairs.way} line={LINES.overStairs} />}
      {topology && (
        <Measured
          topology={isCommonAll(building) ? { ...topology, commonPath: null } : topology}
          feetPerPercent={building.feetPerPercent}
        />
      )}
      {openings.filter(isWalked).map((opening) => {
        const { id, kind, line } = opening;
        const { color, width } =
          LINES[exits.has(id) ? "exit" : kind === "cased" ? "passage" : "door"];
        return (
          <polyline
            key={id}
            points={points(line)}
            fill="none"
            stroke={color}
            strokeWidth={selectedId === id ? 8 : width}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            {...button(id, `${exits.has(id) ? "Exit: " : ""}${doorLabel(building, opening)}`)}
          />
        );
      })}
    </svg>
  );
}

/** The box of something drawn; presses go through it to the room. */
function Outline({ box, line: { color, width, dashes } }: { box: PercentRect; line: Line }) {
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

function Way({ way, line: { color, width, dashes } }: {
  way: readonly (readonly [number, number])[];
  line: Line;
}) {
  return (
    <polyline
      points={points(way)}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeDasharray={dashes}
      vectorEffect="non-scaling-stroke"
      pointerEvents="none"
    />
  );
}

/** Is the whole of the longest way common path? Both lines on one another would look like neither of the key. */
export function isCommonAll({ egress: { longest }, topology }: Building): boolean {
  const common = topology?.commonPath;
  return longest !== null && !!common && points(longest.way) === points(common.way);
}

/** Common path, dead ends and turning circles; older reports have none. */
function Measured({ topology, feetPerPercent }: {
  topology: PlanTopology;
  feetPerPercent: Building["feetPerPercent"];
}) {
  const { commonPath, deadEnds, circles } = topology;
  return (
    <>
      {commonPath && <Way way={commonPath.way} line={LINES.common} />}
      {deadEnds.map(({ room, way }) => <Way key={room} way={way} line={LINES.deadEnd} />)}
      {circles.map(({ room, point: [x, y], diameterIn }) => (
        <ellipse
          key={room}
          cx={x}
          cy={y}
          rx={diameterIn / 24 / feetPerPercent.x}
          ry={diameterIn / 24 / feetPerPercent.y}
          fill="none"
          stroke={LINES.circle.color}
          strokeWidth={LINES.circle.width}
          strokeDasharray={LINES.circle.dashes}
          vectorEffect="non-scaling-stroke"
          pointerEvents="none"
        />
      ))}
    </>
  );
}
