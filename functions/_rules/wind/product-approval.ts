/**
 * Exterior windows, doors and roofing name their Florida approval or Miami-Dade notice of acceptance.
 * Applies to scheduled windows and exterior doors whose schedule has an approval column, and to notes; asks where
 * windows are scheduled and approvals of them are told nowhere.
 * @source s. 553.842, F.S.; rule 61G20-3, F.A.C.; FBC-B 107.3.5
 */
import type { Door, Evidence, PlanSet, Window } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { denying, isDeferred, newWork, placeOf, statements } from "../measure.ts";
import { saysLater } from "../structural/_cells.ts";
import { firstUnapproved } from "./_unapproved.ts";

/** A product with what its approval cell says, or a note about approvals. */
interface Product extends Evidence {
  name: string;
  approval: string;
  state: "given" | "open" | "denied" | "absent";
  also: Evidence[];
}

const NUMBER =
  /\bF\.?\s?L\.?\s*(NO\.?|#)?\s*-?\s*\d{3,6}|\bN\.?\s?O\.?\s?A\.?\s*(NO\.?|#)?\s*:?\s*\d{2}\s*-\s*\d{3,4}|\b\d{2}-\d{4}\.\d{2}\b/i;
const HEADER = /\bAPPROVAL|\bFL\s*(NO|#|NUM)|\bN\.?O\.?A\b|PRODUCT\s+(NO|#)|^FL\.?$/i;
const TOPIC =
  /\bPRODUCT\s+APPROVALS?|\bAPPROVAL\s+(NOS?\b|NUMBERS?)|\bNOTICES?\s+OF\s+ACCEPTANCE|\bN\.?O\.?A\.?(?=\s*(NO|#|:|TO|BY|PENDING|IS))|\bFL\s*#/i;
const DENIED = /^\s*(NONE|NO|NOT\s+(APPROVED|PROVIDED|AVAILABLE))\s*$/i;
const INTERIOR = /\bINT(ERIOR|\.)?\b|CLOSET|BATH|BEDROOM|PANTRY|\bHALL/i;

/** A note that leaves the numbers to a later submittal or to somebody else. */
const LATER =
  /\b(FURNISH\w*|SUBMIT\w*|SUPPL(Y|IED)|PROVIDE\w*|COMPLETED|FILLED\s+IN|LISTED)\b[^.;]{0,60}\b(BY\s+(THE\s+)?(G\.?\s?C\b|\w*\s?CONTRACTOR|SUPPLIER|VENDOR|INSTALLER|OWNER)|(AT|WITH|PRIOR|BEFORE|DURING|AFTER)\s+[^.;]{0,20}(SUBMITTAL|SHOP|INSPECTION|PERMIT|ORDER\w*|FRAMING|PURCHASE|INSTALL\w*))/i;

/** A cell that names who will supply it in place of a number. */
const BY_SOMEBODY =
  /^\s*(PER|BY|FROM)\s+(THE\s+)?(\w+\.?\s+){0,2}(SUPPLIER|VENDOR|MANUFACTURER|MFR|MANUF|INSTALLER)\b/i;
/** Shutters of counters and doors of walls inside roll up too. */
const INSIDE = /\bCOUNTER|CONCESSION|PASS-?\s?THR|SERVICE\s+WINDOW|KIOSK|DEMISING|CORRIDOR/i;

const APPROVALS = String
  .raw`(?:(?:FLORIDA|FL|STATE|MIAMI-?\s?DADE|PRODUCT)\s+)*(?:PRODUCT\s+)?APPROVALS?(?:\s+(?:NUMBERS?|NOS?\.?|#))?|N\.?O\.?A\.?(?:'?S)?(?:\s+(?:NUMBERS?|NOS?\.?|#))?(?=\W|$)|NOTICES?\s+OF\s+ACCEPTANCE|F\.?L\.?\s*(?:NUMBERS?|NOS?\.?|№|#)`;
/** Products said to have no approval. */
const NOT_APPROVED = anyCase`${
  denying(APPROVALS)
}|\bNOT\s+(?:FL|FLORIDA|STATE|DADE|MIAMI-?\s?DADE)\s+(?:PRODUCT\s+)?APPROVED|\bUN-?\s?APPROVED\s+(?:PRODUCT|WINDOW|DOOR|ROOF)`;
/** Words about substitutes, other approvals, or products that need none. */
const CONDITIONAL =
  /\bSUBSTITUT|\bSHALL\s+NOT|\bOWNER'?S?\s+APPROVAL|\bARCHITECT|\bENGINEER'?S?\s+APPROVAL|\bINTERIOR|\bNO\s+WORK|\bLOCAL\s+(?:PRODUCT\s+)?APPROVAL|\bSITE-?\s?SPECIFIC|\bEXIST|\bIN\s+LIEU\b|\bSIGNED|\bSEALED|\bNOT\s+(?:BE\s+)?(?:PERMIT|ACCEPT|ALLOW)/i;
/** Products of the building's envelope, as lists of approvals name them. */
const ENVELOPE =
  /\bWINDOWS?\b|\bDOORS?\b|\bS\.?G\.?D|\bGARAGE|\bOVERHEAD|\bROOF|\bSHINGLES?\b|\bTILES?\b|\bUNDERLAYMENT|\bSHUTTERS?\b|\bSTOREFRONT|\bCURTAIN\s*WALL|\bSOFFIT|\bSIDING|\bPANEL|\bMETAL|\bMULLION|\bLOUVER|\bVENTS?\b|\bSKY\s?LIGHT/i;

/** Rows of product approval lists. */
function listed(plan: PlanSet): Product[] {
  return statements(plan, { topic: ENVELOPE, in: "rows" }).flatMap((it): Product[] => {
    const { schedule, row } = it;
    if (!schedule || !row || schedule.kind === "window" || schedule.kind === "door") return [];
    if (!/PRODUCT|APPROVAL|\bNOA\b/i.test(schedule.title ?? "")) return [];
    const index = schedule.columns.findIndex(({ header }) => HEADER.test(header));
    if (index < 0) return [];
    const text = row.cells[index]?.text.trim() ?? "";
    const state = stateOf(text);
    const isUnused = state !== "given" && row.cells.filter((cell, at) =>
          at > 0 && at !== index && /[A-Z\d]{2}/i.test(cell.text) &&
          !/^\W*(NONE|N\/?A|NOT\s+USED)\W*$/i.test(cell.text)
        ).length === 0 &&
      !isDeferred(it.text) && !saysLater(text);
    return state === null || isUnused || /\bN\/A\b/i.test(text) ? [] : [{
      ...placeOf(it),
      name: row.cells[0]?.text.trim() || "Product",
      approval: text || "blank",
      state,
      also: [],
    }];
  });
}

export default defineRule({
  id: "wind/product-approval",
  requirementId: "FBC-B-1709-product-approval",
  source: { volume: "F.S.", edition: "2023", section: "553.842" },
  title: "Product approval",
  demand: {
    thing: "product approval",
    as: (_, { text }) => ({ name: "Product", approval: text, also: [] }),
  },
  applies: products,
  check(it) {
    const data = { element: it.name, text: it.approval };
    if (it.state === "given") return pass(data, { also: it.also });
    if (it.state === "absent") return cantTell("absent", data);
    return it.state === "denied" ? fail("denied", data) : cantTell("open", data);
  },
  messages: {
    ok: "Approval numbers are given: {element}.",
    absent: "{element} and others: the set gives no product approval number for windows and doors.",
    open: "{element}: no approval number is given ({text}).",
    denied: "{element}: the schedule says there is no product approval ({text}).",
  },
  recommendation:
    "List the product with its FL or NOA number, expiration date, and design pressures that meet those required.",
});

function products(plan: PlanSet): Product[] {
  const scheduled = [
    ...plan.windows.flatMap((it) => productOf(it, `Window ${it.mark}`)),
    ...plan.doors.filter(isExterior).flatMap((it) => productOf(it, `Door ${it.mark}`)),
    ...listed(plan),
  ];
  const denials = newWork(plan, { topic: NOT_APPROVED, in: "notes", not: CONDITIONAL }).map((
    it,
  ): Product => ({
    ...placeOf(it),
    name: "Product",
    approval: it.text,
    state: "denied",
    also: [],
  }));
  const notes = statements(plan, { topic: TOPIC, in: "notes" }).filter((it) =>
    !NUMBER.test(it.text) && !NOT_APPROVED.test(it.text) &&
    (isDeferred(it.text) || (LATER.test(it.text) && scheduled.every((of) => of.state !== "given")))
  )
    .map((it): Product => ({
      ...placeOf(it),
      name: "Products",
      approval: it.text,
      state: "open",
      also: [],
    }));
  const open = scheduled.filter((it) => it.state !== "given");
  const [first, ...others] = scheduled.filter((it) => it.state === "given");
  const given: Product[] = first
    ? [{
      ...first,
      name: [first, ...others].map((it) => it.name).join(", "),
      also: others.map(placeOf),
    }]
    : [];
  const bare = scheduled.length + denials.length + notes.length === 0
    ? firstUnapproved(plan)
    : null;
  const absent: Product[] = bare
    ? [{
      ...placeOf(bare),
      name: `Window ${bare.mark}`,
      approval: "none",
      state: "absent",
      also: [],
    }]
    : [];
  return [...open, ...denials, ...notes, ...given, ...absent];
}

function productOf(it: Window | Door, name: string): Product[] {
  const column = Object.entries(it.fields).find(([header]) => HEADER.test(header));
  const text = (it.productApproval ?? column?.[1] ?? "").trim();
  if (it.productApproval === null && column === undefined) return [];
  const state = stateOf(text);
  // Other words in the cell may be a manufacturer's own number: nothing is said of them.
  return state === null
    ? []
    : [{ ...placeOf(it), name, approval: text || "blank", state, also: [] }];
}

/** Doors known to be exterior; a dash beside an interior door means that none is needed. */
function isExterior(door: Door): boolean {
  if (door.isExterior !== null) return door.isExterior;
  if (door.productApproval !== null && NUMBER.test(door.productApproval)) return true;
  const words = [door.location, door.remarks, door.material, ...Object.values(door.fields)].filter(
    Boolean,
  ).join(" ");
  return /\b(EXTERIOR|ENTRY|ENTRANCE|FRONT|PATIO|SLIDING\s+GLASS|S\.?G\.?D|OVERHEAD|STOREFRONT|LANAI|IMPACT|ROLL-?\s?UP|SECTIONAL)\b/i
    .test(words) && !INTERIOR.test(words) && !INSIDE.test(words);
}

/** What an approval cell says; null when its words say nothing of it. */
function stateOf(text: string): Product["state"] | null {
  return NUMBER.test(text)
    ? "given"
    : DENIED.test(text)
    ? "denied"
    : /^[-–—\s]*$|^N\/?A$/.test(text) || isDeferred(text) || saysLater(text) ||
        BY_SOMEBODY.test(text) ||
        /\?|^X+$/.test(text)
    ? "open"
    : null;
}
