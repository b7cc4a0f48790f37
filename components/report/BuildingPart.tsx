/** A room or door of the building that was pressed: what was measured, and how to put it right. */
import { X } from "lucide-react";
import { useState } from "react";
import type { Building } from "../../functions/_shared/domain/building.ts";
import {
  OPENING_MAX_IN,
  OPENING_MIN_IN,
} from "../../functions/_shared/domain/building_corrections.ts";
import { plural } from "../format.ts";
import { Button } from "../ui/Button.tsx";
import { countThings } from "./building_things.ts";
import { doorLabel, isWalked, spaceLabel } from "./BuildingLayer.tsx";

export interface BuildingPartProps {
  building: Building;
  id: string;
  /** False where nothing may be corrected: shared reports and the sample. */
  canCorrect: boolean;
  isSaving: boolean;
  onRename: (name: string) => void;
  /** The far end of an opening is moved, so that it is so wide. */
  onMoveEnd: (widthIn: number) => void;
  onNoDoor: () => void;
  onClose: () => void;
}

export function BuildingPart(props: BuildingPartProps) {
  const { building, id, canCorrect, isSaving, onRename, onMoveEnd, onNoDoor, onClose } = props;
  const room = building.rooms.find((it) => it.id === id);
  const opening = building.openings.find((it) => it.id === id);
  const [name, setName] = useState(room?.name ?? "");
  const measured = opening?.widthIn == null ? "" : String(Math.round(opening.widthIn * 4) / 4);
  const [width, setWidth] = useState(measured);
  if (!room && !opening) return null;
  const doors = building.openings.filter((it) => isWalked(it) && it.between.includes(id));
  const things = [...building.fixtures, ...building.symbols].filter((it) => it.room === id);
  const drawn = countThings(things);
  const ways = building.topology?.waysOut[id];
  const isClosedIn = building.egress.closedIn.includes(id);
  return (
    <aside
      aria-label="Part of the building"
      className="absolute bottom-2 left-2 z-10 flex max-w-[min(22.75rem,calc(100%-1rem))] flex-col gap-2 rounded-lg border border-hairline bg-surface p-3 text-sm shadow-md"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="font-semibold">
          {room ? spaceLabel(building, id) : doorLabel(building, opening!)}
        </p>
        <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </Button>
      </div>
      {room && (
        <p className="text-muted">
          {room.areaSqft === null ? "No area measured" : `${room.areaSqft} sq ft measured`},{" "}
          {plural(doors.length, "opening")}.
          {ways === 1 && " One exit path."}
          {ways === 2 && " Two separate exit paths."}
          {drawn !== "" && ` Drawn in this room: ${drawn}.`}
          {isClosedIn && " No path to the outside is drawn from here on this sheet."}
        </p>
      )}
      {canCorrect && room && (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== "") onRename(name.trim());
          }}
        >
          <label className="flex grow flex-col gap-1">
            <span className="text-muted">Room name</span>
            <input
              value={name}
              maxLength={60}
              onChange={(event) => setName(event.currentTarget.value)}
              className="h-9 rounded-md border border-hairline bg-surface px-2"
            />
          </label>
          <Button type="submit" disabled={isSaving || name.trim() === ""}>Rename</Button>
        </form>
      )}
      {canCorrect && opening && measured !== "" && (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (Number(width) > 0) onMoveEnd(Number(width));
          }}
        >
          <label className="flex grow flex-col gap-1">
            <span className="text-muted">
              {opening.kind === "single" ? "Width from the hinge, in" : "Width, in"}
            </span>
            <input
              type="number"
              inputMode="decimal"
              min={OPENING_MIN_IN}
              max={OPENING_MAX_IN}
              step="any"
              value={width}
              onChange={(event) => setWidth(event.currentTarget.value)}
              className="h-9 rounded-md border border-hairline bg-surface px-2"
            />
          </label>
          <Button type="submit" disabled={isSaving || !(Number(width) > 0) || width === measured}>
            Move end
          </Button>
        </form>
      )}
      {canCorrect && opening && (
        <Button variant="secondary" disabled={isSaving} onClick={onNoDoor}>Not a door</Button>
      )}
      {canCorrect && (
        <p className="text-muted">
          Corrections show right away, are saved, and are used in the next review.
        </p>
      )}
    </aside>
  );
}
