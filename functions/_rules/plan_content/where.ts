/** The sheets of a set by what is looked for on them. */
import type { Discipline, Sheet, SheetKind } from "../../_shared/domain/plan_set.ts";
import type { Where } from "./proof.ts";

interface Test {
  kinds?: readonly SheetKind[];
  disciplines?: readonly Discipline[];
  number?: RegExp;
  /** Title of a sheet that serves several trades: `MECHANICAL AND PLUMBING`. */
  title?: RegExp;
  /** Sheets of the discipline that show something else. */
  notKinds?: readonly SheetKind[];
  /** Kinds of which one would tell it: views in perspective and the like are silent of nearly all. */
  tells?: readonly SheetKind[];
}

/** Plans of what lies under the sky, which have no rooms. */
const OUTDOORS = /^(?:ROOF )?(?:DECK|TERRACE|PATIO|LANDSCAP\w*)\b/i;

/** Is the sheet of one of these kinds? */
export const ofKinds = (...kinds: readonly SheetKind[]) => ({ kind, alsoShows = [] }: Sheet) =>
  [kind, ...alsoShows].some((it) => kinds.includes(it));

function where(
  name: string,
  { kinds, disciplines, number, title, notKinds, tells }: Test,
  under?: RegExp,
): Where {
  return {
    name,
    under,
    tells: tells && ((sheet) => ofKinds(...tells)(sheet) && !OUTDOORS.test(sheet.title ?? "")),
    sheet: (sheet: Sheet) =>
      !(notKinds?.includes(sheet.kind) ?? false) &&
      ((kinds?.includes(sheet.kind) ?? false) ||
        (disciplines?.includes(sheet.discipline) ?? false) ||
        (number?.test(sheet.number ?? "") ?? false) ||
        (sheet.title !== null && (title?.test(sheet.title.toUpperCase()) ?? false))),
  };
}

/** Plans of the ground around the building. */
const GROUND: readonly SheetKind[] = ["site", "survey"];

export const ELECTRICAL = where("electrical sheets", {
  number: /^(?:E|ME|MEP|EMP|EM|EP)-?\d/,
  disciplines: ["electrical"],
  kinds: ["electrical"],
  title: /\bELEC(?:TRIC|\b)|\bM\.?E\.?P\b|\bPOWER PLAN|\bLIGHTING/,
}, /ELECTRICAL|POWER|LIGHTING|ONE-LINE|PANEL/);

export const PLUMBING = where("plumbing sheets", {
  number: /^(?:P|MP|MEP|EMP|EP)-?\d/,
  disciplines: ["plumbing"],
  kinds: ["plumbing"],
  title: /\bPLU?MBG?|\bPLBG|\bM\.?E\.?P\b|\bSANITARY/,
}, /PLUMBING|SANITARY|DOMESTIC WATER/);

export const MECHANICAL = where("mechanical sheets", {
  number: /^(?:M|ME|MP|MEP|EMP|EM)-?\d/,
  disciplines: ["mechanical"],
  kinds: ["mechanical"],
  title: /\bMECH(?:ANICAL|\b)|\bH\.?V\.?A\.?C|\bM\.?E\.?P\b|\bHOODS?\b/,
}, /MECHANICAL|H\.?V\.?A\.?C|VENTILATION|HOOD/);

export const GAS = where("gas or plumbing sheets", {
  disciplines: ["gas", "plumbing"],
  kinds: ["plumbing"],
  title: /\bGAS\b|\bPLUMB|\bM\.?E\.?P\b|\bKITCHEN/,
}, /\bGAS\b|PLUMBING/);

export const SITE: Where = {
  ...where("site plan", {
    disciplines: ["civil"],
    kinds: ["site", "survey"],
    title: /\bSITE\b|\bCIVIL\b|\bSURVEY\b|\bPLOT PLAN/,
  }, /\bSITE|PLOT PLAN|SURVEY/),
  drawing: /^SITE$|\b(?:SITE|PLOT) PLAN/,
};

/** Plans of floors and of the ground. */
export const PLANS = where("plans", {
  kinds: ["floor plan", "life safety", "roof plan", ...GROUND],
});

/** Diagrams of pipes, which draw each without a word. */
export const RISERS: Where = {
  name: "riser diagrams",
  sheet: () => false,
  drawing: /\bRISERS?\b|\bISOMETRIC/,
};

/** Plans of one trade, which draw by symbols. */
const plansOf = ({ name, sheet }: Where, drawing: RegExp): Where => ({
  name: name.replace("sheets", "plans"),
  sheet: (it) => sheet(it) && /\bPLANS?\b/i.test(it.title ?? ""),
  drawing,
});

export const ELECTRICAL_PLANS = plansOf(ELECTRICAL, /\b(?:ELECTRICAL|POWER|DATA)[A-Z &]* PLAN/);
export const MECHANICAL_PLANS = plansOf(MECHANICAL, /\b(?:MECHANICAL|H\.?V\.?A\.?C)[A-Z &]* PLAN/);

export const ROOF_PLANS: Where = {
  ...where("roof plan", { kinds: ["roof plan"] }),
  drawing: /\bROOF PLAN/,
};

/** Cuts through walls, floors and roof. */
export const SECTIONS: Where = {
  ...where("sections", { kinds: ["section"] }),
  drawing: /\bSECTIONS?\b/,
};

export const STRUCTURAL = where("structural sheets", {
  disciplines: ["structural"],
  kinds: ["structural"],
  title: /\bSTRUCTUR|\bFOUNDATION|\bFRAMING/,
  notKinds: ["reflected ceiling plan"],
}, /STRUCTURAL|FOUNDATION|FRAMING|DESIGN (LOADS|CRITERIA|DATA)/);

export const LIFE_SAFETY = where("life safety plan", {
  disciplines: ["life safety"],
  kinds: ["life safety", "code summary"],
  title: /\bLIFE SAFETY|\bEGRESS|\bCODE\b/,
});

export const CODE_DATA = where("cover sheet or code summary", {
  disciplines: ["general"],
  kinds: ["cover", "code summary", "notes"],
  title: /\bCODE\b|\bCOVER|\bTITLE SHEET|\bGENERAL NOTES/,
});

export const ARCHITECTURAL = where("architectural sheets", {
  disciplines: ["architectural"],
  kinds: ["floor plan", "reflected ceiling plan", "schedule"],
  title: /\bFLOOR PLAN/,
  notKinds: GROUND,
  tells: ["floor plan", "life safety", "schedule", "notes"],
});

/** Plans of the rooms, on which what is fixed to walls and ceilings stands. */
export const ROOM_PLANS = where("floor or electrical plan", {
  disciplines: ["architectural", "electrical", "life safety"],
  kinds: ["floor plan", "reflected ceiling plan", "life safety", "electrical"],
  title: /\bFLOOR PLAN|\bELECTRICAL|\bLIGHTING|\bPOWER/,
  // A plan of footings or joists is numbered among the architect's sheets now and then.
  notKinds: [...GROUND, "section", "elevation", "detail", "roof plan", "structural"],
  tells: ["floor plan", "reflected ceiling plan", "life safety", "electrical"],
});

/** Where openings in the outer walls are drawn or listed. */
export const OPENINGS = where("floor plan, elevations or window schedule", {
  disciplines: ["architectural"],
  kinds: ["floor plan", "elevation", "schedule"],
  notKinds: [...GROUND, "section", "detail", "roof plan", "structural"],
  tells: ["floor plan", "elevation", "schedule"],
});

export const BUILDING = where("architectural or structural sheets", {
  disciplines: ["architectural", "structural", "life safety"],
  kinds: ["floor plan", "elevation", "section", "detail", "structural"],
  notKinds: GROUND,
});

/** What walls and floors between spaces are made of. */
export const WALLS = where("floor plan, sections or details", {
  disciplines: ["architectural", "life safety"],
  kinds: ["floor plan", "elevation", "section", "detail"],
  notKinds: [...GROUND, "roof plan", "structural"],
  tells: ["floor plan", "section", "detail", "life safety"],
});

/** Sections and elevations of the building, not of its rooms and stairs. */
export const ENVELOPE: Where = {
  name: "wall sections or elevations",
  sheet: ({ kind, title }) => {
    const words = (title ?? "").toUpperCase();
    if (/\b(INTERIOR|REST ?ROOM|TOILET|STAIR|KITCHEN|CASEWORK|BATH|MILLWORK)/.test(words)) {
      return false;
    }
    return kind === "section" || kind === "elevation" ||
      /\b(?:WALL|BUILDING|EXTERIOR|ROOF)[A-Z &,]*(?:SECTION|DETAIL|ELEVATION)|\bELEVATIONS?\b/.test(
        words,
      );
  },
};

export const FIRE_PROTECTION = where("fire protection plans", {
  disciplines: ["fire protection"],
  title: /\bFIRE (PROTECTION|SPRINKLER|ALARM|SUPPRESSION)/,
}, /FIRE (PROTECTION|SPRINKLER|ALARM|SUPPRESSION)/);

export const DEMOLITION = where("demolition plan", {
  title: /\bDEMO/,
  disciplines: ["architectural"],
  tells: ["floor plan", "notes"],
}, /\bDEMO/);

export const EVERY_SHEET = where("sheets", {});
EVERY_SHEET.sheet = () => true;

/** Papers of the permit file: no sheet of drawings stands for them. */
export const SUBMITTALS: Where = { name: "permit application documents", sheet: () => false };
