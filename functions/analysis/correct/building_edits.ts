/** Corrections of the drawn building: rooms renamed on their sheets, openings that are no doors left out. */
import {
  correctBuilding,
  isBuildingKey,
  isDoorKey,
  roomNameKey,
  widthKey,
} from "../../_shared/domain/building_corrections.ts";
import type { Building } from "../../_shared/domain/building.ts";
import type { AppliedCorrection, Corrections } from "../../_shared/domain/corrections.ts";
import type { Room } from "../../_shared/domain/plan_set.ts";
import type { PageFacts } from "../extract/mod.ts";

/** The page with its building and the labels of its rooms corrected. */
export function editBuilding(facts: PageFacts, corrections: Corrections): PageFacts {
  const { building } = facts;
  if (!building || !Object.keys(corrections).some(isBuildingKey)) return facts;
  const corrected = correctBuilding(building, corrections);
  if (corrected === building) return facts;
  const rooms = facts.rooms.map((room) => {
    const drawn = building.rooms.find((it) => isOf(it, room));
    const name = drawn && corrections[roomNameKey(drawn.id)];
    return typeof name === "string"
      ? {
        ...room,
        name,
        sourceText: `${room.sourceText} (name entered by the user: ${name})`,
        readBy: "form" as const,
      }
      : room;
  });
  return { ...facts, building: corrected, rooms };
}

/** The label stands in the outline and has its words. */
function isOf(drawn: Building["rooms"][number], { name, box }: Room): boolean {
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  return drawn.name === name && x >= drawn.box.x && y >= drawn.box.y &&
    x <= drawn.box.x + drawn.box.width && y <= drawn.box.y + drawn.box.height;
}

/** What was corrected, for the report. */
export function appliedToBuildings(
  pages: readonly PageFacts[],
  corrections: Corrections,
): AppliedCorrection[] {
  return pages.flatMap(({ building, sheet }) => {
    if (!building) return [];
    const applied = (key: string, label: string, readValue: string | number | boolean | null) =>
      corrections[key] === undefined ? [] : [{
        key,
        label,
        readValue,
        value: corrections[key],
        unit: null,
        sheet: sheet.number,
        sourceText: null,
        isUsedByRules: true,
      }];
    return [
      ...building.rooms.flatMap(({ id, name, number }) =>
        applied(roomNameKey(id), `Name of room ${number ?? name ?? id}`, name)
      ),
      ...building.openings.flatMap(({ id, mark, widthIn }) => [
        ...applied(isDoorKey(id), `Door ${mark ?? id} is a door`, true),
        ...applied(widthKey(id), `Width of door ${mark ?? id}, in`, widthIn),
      ]),
    ];
  });
}
