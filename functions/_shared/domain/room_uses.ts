/** What rooms are used for by the words of their names, and the colour a use has on screen and paper. */

export interface RoomUse {
  label: string;
  color: string;
}

/** The first that fits. */
const USES: readonly (readonly [RoomUse, RegExp])[] = [
  [
    { label: "Circulation", color: "#2e7d32" },
    /CORRIDOR|CORRIDOOR|HALL|FOYER|LOBBY|VESTIBULE|ENTRY|STAIR|PASSAGE/i,
  ],
  [
    { label: "Restrooms and laundry", color: "#0277bd" },
    /TOILET|\bW\.?C\b|BATH|REST ?ROOM|MEN|\bBOYS|\bGIRLS|POWDER|UNISEX|SHOWER|LAUNDRY|JAN/i,
  ],
  [
    { label: "Storage and mechanical", color: "#6d4c41" },
    /STOR|MECH|ELEC|UTIL|CLOSET|GARAGE|DATA|BOILER|CELLAR|ATTIC/i,
  ],
  [
    { label: "Sleeping and living", color: "#7b1fa2" },
    /BED|MASTER|LIVING|DEN|DINING|KITCH|FAMILY|SUITE/i,
  ],
  [
    { label: "Assembly and meeting", color: "#ef6c00" },
    /CONFERENCE|MEETING|BREAK|CLASS|ASSEMBLY|SEMINAR|SANCTUARY|CAF|BAR\b/i,
  ],
];

const OTHER: RoomUse = { label: "Other rooms", color: "#546e7a" };

/** All uses, in the order of legends. */
export const roomUses: readonly RoomUse[] = [...USES.map(([use]) => use), OTHER];

/** The use of a room; one without a name is one of the others. */
export const roomUseOf = (name: string | null): RoomUse =>
  USES.find(([, words]) => name !== null && words.test(name))?.[0] ?? OTHER;

/** Colours of what is measured along a plan. */
export const WAY_COLORS = {
  exit: "#2e7d32",
  door: "#c2185b",
  passage: "#90a4ae",
  longest: "#c62828",
  common: "#e65100",
  deadEnd: "#6a1b9a",
  circle: "#1565c0",
  thing: "#00838f",
} as const;
