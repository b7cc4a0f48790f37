/** What rooms are used for by the words of their names, and the colour a use has on screen and paper. */

export interface RoomUse {
  label: string;
  color: string;
}

/** Words are whole but for their endings; some rooms are named by their first letters alone. */
const USES: readonly (readonly [RoomUse, RegExp])[] = [
  [
    { label: "Circulation", color: "#2e7d32" },
    /\b(?:CORR(?:IDO+R)?|HALL(?:WAY)?|FOYER|LOBBY|VEST(?:IBULE)?|ENTRY|STAIR(?:S|WELL|WAY|CASE)?|PASSAGE(?:WAY)?)\b/gi,
  ],
  [
    { label: "Restrooms and laundry", color: "#0277bd" },
    /\b(?:TOILETS?|W\.?C|BATH(?:S|ROOMS?)?|REST ?ROOMS?|(?:WO)?MEN(?:['\u2019]?S)?|BOYS|GIRLS|POWDER|UNISEX|SHOWERS?|LAUNDRY|JAN(?:ITOR)?)\b/gi,
  ],
  [
    { label: "Storage and mechanical", color: "#6d4c41" },
    /\b(?:STOR(?:AGE)?|MECH(?:ANICAL)?|ELEC(?:TRICAL)?|UTIL(?:ITY|ITIES)?|CLOSETS?|GARAGE|DATA|BOILER|CELLAR|ATTIC)\b/gi,
  ],
  [
    { label: "Sleeping and living", color: "#7b1fa2" },
    /\b(?:BED(?:ROOM)?S?|MASTER|LIVING|DEN|DINING|KITCH(?:EN(?:ETTE)?)?|FAMILY|SUITE)\b/gi,
  ],
  [
    { label: "Assembly and meeting", color: "#ef6c00" },
    /\b(?:CONF(?:ERENCE)?|MEETING|BREAK ?(?:ROOM)?|CLASS ?(?:ROOM)?|ASSEMBLY|SEMINAR|SANCTUARY|CAF\w+|BAR|(?:DINING|MEETING|ASSEMBLY|FELLOWSHIP|BANQUET|PARISH) HALL)\b/gi,
  ],
];

const OTHER: RoomUse = { label: "Other rooms", color: "#546e7a" };

/** All uses, in the order of legends. */
export const roomUses: readonly RoomUse[] = [...USES.map(([use]) => use), OTHER];

/** Where a name says after a dash which of several rooms it is: `BATH - FOYER` is a bath. */
const WHICH = /\s[-\u2013\u2014]\s.*$/;

/** The use of a room, which the last word of its name tells: an entry closet is a closet. One without a name is one of the others. */
export function roomUseOf(name: string | null): RoomUse {
  const found = USES.flatMap(([use, words]) =>
    [...(name ?? "").replace(WHICH, "").matchAll(words)].map((it) => ({
      use,
      end: it.index + it[0].length,
      length: it[0].length,
    }))
  );
  return found.sort((a, b) => b.end - a.end || b.length - a.length)[0]?.use ?? OTHER;
}

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
