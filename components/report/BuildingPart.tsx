/** A room or door of the building that was pressed: what was measured, and how to put it right. */
import { X } from "lucide-react";
import { useState } from "react";
import type { Building } from "../../functions/_shared/domain/building.ts";
import { Button } from "../ui/Button.tsx";
import { doorLabel, isWalked, spaceLabel } from "./BuildingLayer.tsx";

export interface BuildingPartProps {
  building: Building;
  id: string;
  /** False where nothing may be corrected: shared reports and the sample. */
  canCorrect: boolean;
  isSaving: boolean;
  onRename: (name: string) => void;
  onNoDoor: () => void;
  onClose: () => void;
}

export function BuildingPart(props: BuildingPartProps) {
  const { building, id, canCorrect, isSaving, onRename, onNoDoor, onClose } = props;
  const room = building.rooms.find((it) => it.id === id);
  const opening = building.openings.find((it) => it.id === id);
  const [name, setName] = useState(room?.name ?? "");
  if (!room && !opening) return null;
  const doors = building.openings.filter((it) => isWalked(it) && it.between.includes(id));
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
          {doors.length} {doors.length === 1 ? "opening" : "openings"}.
          {ways === 1 && " One exit path."}
          {ways === 2 && " Two separate exit paths."}
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
