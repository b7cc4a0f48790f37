import assert from "node:assert/strict";
import { roomUseOf } from "../../../../functions/_shared/domain/room_uses.ts";

const NAMES: Record<string, readonly string[]> = {
  "Circulation": ["CORRIDOR 104", "Hall", "STAIR 2", "ENTRY FOYER", "FOYER - GARAGE", "BATH HALL"],
  "Restrooms and laundry": [
    "BATH - FOYER",
    "BATH - UPSTAIRS",
    "MASTER BATH",
    "HALL BATH",
    "WOMEN'S",
    "MEN",
    "W.C.",
    "TOILET ROOM 2",
  ],
  "Storage and mechanical": ["ENTRY CLOSET", "STAIR STORAGE", "DEN STORAGE", "MECH. ROOM"],
  "Sleeping and living": ["DINING", "BEDROOM - WEST", "MASTER", "DEN", "KITCHENETTE"],
  "Assembly and meeting": ["DINING HALL", "BREAK ROOM", "CLASSROOM 3", "CAFETERIA", "SNACK BAR"],
  "Other rooms": ["OFFICE", "BASEMENT", "STORE", "DENTAL LAB", "APARTMENT", "GARDEN"],
};

Deno.test("the last word of a name tells the use of a room, what stands behind a dash which one it is", () => {
  for (const [label, names] of Object.entries(NAMES)) {
    for (const name of names) assert.equal(roomUseOf(name).label, label, name);
  }
  assert.equal(roomUseOf(null).label, "Other rooms");
});
