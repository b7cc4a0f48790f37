/** The building over its sheet: rooms tinted by use, doors, ways out, each a button. Percent of the page. */
import type { KeyboardEvent } from "react";
import type { Building, PlanOpening, PlanRoom } from "../../functions/_shared/domain/building.ts";
import { OUTSIDE_ID } from "../../functions/_shared/domain/building.ts";
import { formatLength } from "../../functions/_shared/units.ts";

export interface BuildingLayerProps {
  building: Building;
  selectedId: string | null;
  /** A room or door was pressed. */
  onSelect: (id: string) => void;
}

/** Tint of a room by the words of its name; the first that fits. */
const USES: readonly (readonly [string, RegExp, string])[] = [
  ["Way through", /CORRIDOR|CORRIDOOR|HALL|FOYER|LOBBY|VESTIBULE|ENTRY|STAIR|PASSAGE/i, "#2e7d32"],
  ["Wet room", /TOILET|\bW\.?C\b|BATH|REST ?ROOM|MEN|POWDER|UNISEX|SHOWER|LAUNDRY|JAN/i, "#0277bd"],
  ["Storage and plant", /STOR|MECH|ELEC|UTIL|CLOSET|GARAGE|DATA|BOILER|CELLAR|ATTIC/i, "#6d4c41"],
  ["Sleeping and living", /BED|MASTER|LIVING|DEN|DINING|KITCH|FAMILY|SUITE/i, "#7b1fa2"],
  ["Gathering", /CONFERENCE|MEETING|BREAK|CLASS|ASSEMBLY|SEMINAR|SANCTUARY|CAF|BAR\b/i, "#ef6c00"],
];
const OTHER = ["Other rooms", "#546e7a"] as const;

const useOf = ({ name }: PlanRoom) => {
  const use = USES.find(([, words]) => name !== null && words.test(name));
  return use ? { label: use[0], color: use[2] } : { label: OTHER[0], color: OTHER[1] };
};

/** What a space is called where it is spoken of. */
export function spaceLabel(building: Building, id: string | null): string {
  if (id === OUTSIDE_ID) return "outside";
  const room = building.rooms.find((it) => it.id === id);
  return room ? [room.number, room.name].filter(Boolean).join(" ") || "a room without a name" : "?";
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

export function BuildingLayer({ building, selectedId, onSelect }: BuildingLayerProps) {
  const { rooms, openings, stairs, egress } = building;
  const exits = new Set(egress.exits);
  const button = (id: string, label: string) => ({
    role: "button",
    tabIndex: 0,
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
        const { color, label } = useOf(room);
        const area = room.areaSqft === null ? "" : `, ${Math.round(room.areaSqft)} sq ft`;
        return (
          <polygon
            key={room.id}
            points={points(room.polygon)}
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
        <rect
          key={id}
          {...box}
          fill="none"
          stroke="#2e7d32"
          strokeWidth={2}
          strokeDasharray="5 3"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {egress.longest && (
        <polyline
          points={points(egress.longest.way)}
          fill="none"
          stroke="#c62828"
          strokeWidth={2.5}
          strokeDasharray="9 5"
          vectorEffect="non-scaling-stroke"
          pointerEvents="none"
        />
      )}
      {openings.filter(isWalked).map((opening) => (
        <polyline
          key={opening.id}
          points={points(opening.line)}
          fill="none"
          stroke={exits.has(opening.id)
            ? "#2e7d32"
            : opening.kind === "cased"
            ? "#90a4ae"
            : "#c2185b"}
          strokeWidth={selectedId === opening.id ? 9 : 6}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          {...button(
            opening.id,
            `${exits.has(opening.id) ? "Way out: " : ""}${doorLabel(building, opening)}`,
          )}
        />
      ))}
    </svg>
  );
}

/** What the colours mean, and what was walked. */
export function BuildingLegend({ building }: { building: Building }) {
  const { egress, isScaleVerified } = building;
  const used = new Set(building.rooms.map((room) => useOf(room).label));
  const kinds = [...USES.map(([label, , color]) => [label, color] as const), OTHER];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <ul aria-label="Colours of rooms" className="contents">
        {kinds.filter(([label]) => used.has(label)).map(([label, color]) => (
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
      <span>{egress.exits.length} doors to the outside (green)</span>
      {egress.longest && (
        <span>
          Longest way out: at least {Math.round(egress.longest.lengthFt)}{" "}
          ft, straight from door to door{isScaleVerified ? "" : ", at a scale no dimension proves"}
        </span>
      )}
    </div>
  );
}
