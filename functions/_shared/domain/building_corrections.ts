/**
 * Corrections of the building model: a room's name, an opening that is no door, an end of one moved. They are kept with
 * the corrections of a project, and change what is drawn, walked and reviewed at once.
 */
import type { Building, PlanOpening } from "./building.ts";
import { measureFloor } from "../topology/mod.ts";
import type { CorrectedValue, Corrections } from "./corrections.ts";

const PREFIX = "building/";
const MAX_NAME = 60;
/** Narrowest and widest opening that can be entered, inches. */
export const OPENING_MIN_IN = 6, OPENING_MAX_IN = 480;

/** Key of a room's corrected name. */
export const roomNameKey = (id: string): string => `${PREFIX}${id}/name`;
/** Key that says whether an opening is a door: false, or nothing. */
export const isDoorKey = (id: string): string => `${PREFIX}${id}/isDoor`;
/** Key of the corrected width of an opening, inches: its far end moves, of a single door the one at the latch. */
export const widthKey = (id: string): string => `${PREFIX}${id}/widthIn`;

export const isBuildingKey = (key: string): boolean => key.startsWith(PREFIX);

/** Corrections of buildings among all of a project, or the others. */
export function buildingCorrections(corrections: Corrections, isOther = false): Corrections {
  return Object.fromEntries(
    Object.entries(corrections).filter(([key]) => isBuildingKey(key) !== isOther),
  );
}

/** Why a correction can't be kept; null when it can. */
export function buildingRefusal(
  key: string,
  value: CorrectedValue,
  buildings: readonly Building[],
): string | null {
  const [, id, field] = key.split("/");
  const has = (it: { id: string }) => it.id === id;
  if (field === "name" && buildings.some(({ rooms }) => rooms.some(has))) {
    const isName = value === null || (typeof value === "string" && value.trim().length > 0);
    if (!isName) return "Enter a name";
    return typeof value === "string" && value.length > MAX_NAME
      ? `Names can have at most ${MAX_NAME} characters`
      : null;
  }
  const opening = buildings.flatMap(({ openings }) => openings).find(has);
  if (field === "isDoor" && opening) {
    return value === false ? null : "Send false, or undo the correction";
  }
  if (field === "widthIn" && opening) {
    if (opening.widthIn === null) return "Its width can’t be corrected: that plan has no scale";
    const isWidth = typeof value === "number" && value >= OPENING_MIN_IN && value <= OPENING_MAX_IN;
    return isWidth ? null : `Enter a width from ${OPENING_MIN_IN} to ${OPENING_MAX_IN} in`;
  }
  return "That room or door isn’t in the report";
}

/** The building with what was corrected, its ways out walked anew. */
export function correctBuilding(building: Building, corrections: Corrections): Building {
  const nameOf = (id: string) => corrections[roomNameKey(id)];
  const isNoDoor = (it: PlanOpening) => corrections[isDoorKey(it.id)] === false;
  const isRenamed = building.rooms.some(({ id }) => nameOf(id) !== undefined);
  const isMoved = (it: PlanOpening) => typeof corrections[widthKey(it.id)] === "number";
  if (!isRenamed && !building.openings.some((it) => isNoDoor(it) || isMoved(it))) return building;
  const rooms = building.rooms.map((room) => {
    const name = nameOf(room.id);
    return name === undefined ? room : { ...room, name: name === null ? null : String(name) };
  });
  const openings = building.openings.filter((it) => !isNoDoor(it))
    .map((it) => isMoved(it) ? withWidth(it, corrections[widthKey(it.id)] as number) : it);
  // A way over stairs continues on other sheets: the next review walks it anew.
  const walked = measureFloor({ ...building, rooms, openings });
  return { ...building, rooms, openings, ...walked, overStairs: null };
}

/** The opening with its far end moved so that it is so wide; its leaves keep their shares. */
function withWidth(opening: PlanOpening, widthIn: number): PlanOpening {
  if (opening.widthIn === null || opening.widthIn <= 0) return opening;
  const share = widthIn / opening.widthIn;
  const [[ax, ay], [bx, by]] = opening.line;
  return {
    ...opening,
    line: [[ax, ay], [ax + share * (bx - ax), ay + share * (by - ay)]],
    widthIn,
    leafIn: opening.leafIn === null ? null : opening.leafIn * share,
  };
}
