/**
 * Florida puts a lavatory into the wheelchair compartment of new toilet rooms.
 * Looks at each sheet that names such a compartment for words that put a lavatory into it; silence
 * is a question at the compartment.
 * @source FBC-A 8th ed. (2023), 604.8.1
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import {
  allStatements,
  clausesSaying,
  inches,
  loose,
  reaches,
  settingOf,
  sizesIn,
  type Statement,
} from "../measure.ts";
import { IN_UNIT } from "./_words.ts";

const STALL = "(COMPARTMENT|COMPT\\b\\.?|STALL)";
const INSIDE =
  anyCase`LAV(ATOR(Y|IES))?\b\.?[^.;]{0,25}\b(IN|INSIDE|WITHIN|AT) (THE |THAT |EACH |EA\.? )?(WHEEL ?CHAIR |ACCESSIBLE |TOILET )*${STALL}|${STALL}S?\b[^.;]{0,25}\b(W\/|WITH|INCL\w*|CONTAINS?|HAS) [^.;]{0,25}LAV|\+ ?\d+ IN (THE )?${STALL}`;
const NONE_INSIDE =
  anyCase`\bLAV(ATOR(Y|IES))?S?\b[^.;]{0,50},? (BUT )?(NONE|NOT ONE|NOT) (IN|INSIDE|WITHIN) (THE |ANY )?(WHEEL ?CHAIR |ACCESSIBLE )?${STALL}|\bNO LAV(ATORY)?\b[^;]{0,20}(IN|INSIDE|WITHIN)[^.;]{0,25}${STALL}|${STALL}S?\b[^.;]{0,40}(WITHOUT|W\/O|NO) LAV|\bLAV(ATOR(Y|IES))?S?\b[^.;]{0,30}OUTSIDE[^.;]{0,14}(WHEEL ?CHAIR|ACCESSIBLE) (TOILET )?${STALL}|\b(WHEEL ?CHAIR|ACCESSIBLE)\.? (TOILET )?${STALL}[^;]{0,24}(\bW\.?C\.? ONLY\b|\bALL LAV(ATORIE)?S?\b[^;]{0,24}\bOUTSIDE)`;
/** A label of such a compartment on a plan, alone or with its size. */
const isCompartment = (text: string) =>
  loose(
    /^\W*(\d+[.)] *)?((NEW|TYP\.?|[\d'" x-]+) )?(WHEEL ?CHAIR|ACCESSIBLE)[ -]*(ACCESSIBLE )?(TOILET )?(COMPARTMENT|STALL)\W*([\d'" x-]+|TYP\.?|\(.{0,30}\))?\W*$/,
  )
    .test(text);

/** Title of a view of the compartment alone. */
const STALL_VIEW =
  /\b(WHEEL ?CHAIR|ACCESSIBLE)\b\.? (TOILET )?(COMPARTMENT|STALL)\b(?! ?(DOOR|SIGN|DETAIL @ PARK))/;

/** The clear floor at the closet, into which no lavatory may reach: `60" X 56" CLR AT W.C., NO LAV IN IT`. */
const OF_CLEAR_FLOOR =
  /\b(?:CLR|CLEAR(?:ANCE)?)\b.*\bNO LAV|\bNO LAV[^.;]{0,20}\b(?:IN|INTO|WITHIN|OVER) (?:IT\b|THE CLEAR|CLR|CLEAR|THAT|THIS)/;

/** A compartment, or what is said of its lavatory; `inView` where only the view's title names it. */
type Compartment = Statement & { clause?: string; inView?: "with" | "without" };

export default defineRule<Compartment>({
  id: "accessibility/lavatory-in-compartment",
  requirementId: "FBC-A-604.8-lavatory-in-stall",
  source: { volume: "FBC-A", edition: "2023", section: "604.8.1" },
  title: "Lavatory inside the wheelchair compartment",
  demand: { thing: "lavatory", within: "wheelchair compartment" },
  applies: (plan) => {
    const said = [
      ...clausesSaying(plan, {
        says: [INSIDE, NONE_INSIDE],
        notUnder: IN_UNIT,
        not: /ADDITIONAL|\bALSO\b|AMBULATORY/,
      }),
      ...clausesSaying(plan, {
        says: [/\bNO LAV(ATORY)?\b/, /\bLAV(ATORY)?\b[^.;]{0,20}\bOUTSIDE\b/],
        under: STALL_VIEW,
        notUnder: IN_UNIT,
        not: OF_CLEAR_FLOOR,
      }).map((it) => ({ ...it, inView: "without" as const })),
      ...clausesSaying(plan, {
        says: /\bLAV(ATORY)?\b\.?[^;]{0,20}\d.{0,8}\bX\b/,
        under: STALL_VIEW,
        notUnder: IN_UNIT,
      }).map((it) => ({ ...it, inView: "with" as const })),
    ];
    if (said.length > 0) {
      return said.filter((it, index) => said.findIndex(({ box }) => box === it.box) === index);
    }
    return allStatements(plan)
      .filter((it) =>
        it.from === "note" && isCompartment(it.text) && !isCounted(it, plan) &&
        !isOfParking(it, plan)
      )
      .slice(0, 1);
  },
  check(it, { limits }) {
    const { stallLavatoryWidthIn: required } = limits.accessibility;
    const data = { required, unit: "in", text: it.sourceText };
    const said = it.clause ?? it.text;
    if (it.inView === "without" || loose(NONE_INSIDE).test(said)) return fail("outside", data);
    if (it.inView === "with" || loose(INSIDE).test(said)) {
      const isOfRow = it.row !== null && loose(INSIDE).test(it.row.cells[0].text);
      const sizes = /LAV/i.test(it.text) ? sizesIn(isOfRow ? said : it.text) : [];
      const [size] = isOfRow ? sizes.toSorted((a, b) => a.a * a.b - b.a * b.b) : sizes;
      const width = size ? Math.max(size.a, size.b) : widthOfLavatory(said);
      return width !== null && width < 40 && !reaches(width, required, "in")
        ? fail("small", { ...data, actual: width })
        : pass(data);
    }
    return cantTell("absent", data);
  },
  messages: {
    ok: "A lavatory inside the wheelchair compartment is shown.",
    outside: "The wheelchair compartment has no lavatory: {text}",
    small:
      "The lavatory in the wheelchair compartment is {actual} in wide; at least {required} in is required.",
    absent:
      "No lavatory is called out inside this wheelchair compartment; Florida requires one in new toilet rooms.",
  },
  recommendation:
    "Add a wall-hung lavatory of at least 19 by 17 in inside the wheelchair compartment, with the water closet in the corner diagonally opposite the door.",
});

/** `LAV IN COMPT 17" W`, `17" WIDE LAVATORY IN STALL`: a width by its word, where no other thing is named before it. */
function widthOfLavatory(text: string): number | null {
  const wide = inches.find(text).filter(({ end }) =>
    /^\W{0,3}(?:W|WD|WIDE|WIDTH)\b\.?\W*(?:$|[,;)\d]|(?:X|BY|MIN|CLEAR|AND|DEEP|LAV[A-Z]*|WALL-?HUNG)\b)/i
      .test(text.slice(end))
  );
  const [own, ...others] = wide.filter(({ start, end }) =>
    /\bLAV[A-Z]*\b\.?(?:\s+(?:IN|INSIDE|WITHIN|AT)\s+(?:THE\s+)?(?:[A-Z]+\s+){0,2}(?:COMP[A-Z]*|STALL)\b\.?)?(?:\W|\bIS\b|\bMIN\b){0,4}$/i
      .test(text.slice(0, start)) ||
    /^\W{0,3}(?:W|WD|WIDE)\b\.?\s+(?:[A-Z-]+\s+)?LAV/i.test(text.slice(end))
  );
  return own && others.length === 0 ? own.value : null;
}

/** A stall for a car: its drawing, or its sheet where it has none to itself, speaks of cars and not of toilets. */
function isOfParking(it: Statement, plan: PlanSet): boolean {
  const around = settingOf(it, plan);
  return PARKED.test(around) && !TOILET.test(around);
}

const PARKED =
  /PARKING|\bVAN\b|553\.5041|\bSTRIP(ED|ING)\b|\bSIGN\b[^|]{0,12}\d|WHEEL ?STOP|CURB RAMP|ACCESS AISLE|ASPHALT|PAVEMENT|\bSITE\b/i;
const TOILET = /TOILET|REST ?ROOM|LAV(ATOR|\b)|\bW\.?C\b|GRAB BAR|URINAL|\bMEN\b|\bWOMEN\b/i;

/** True in a line of a drawn table whose lavatory column counts one: `ADA STALL   1   1` under `W.C.  LAV.`. */
function isCounted(label: Statement, plan: PlanSet): boolean {
  const notes = plan.notes.filter(({ page }) => page === label.page);
  const middle = ({ box }: Evidence) => box.y + box.height / 2;
  const heads = notes.filter((it) =>
    /^LAV(ATOR(Y|IES)|S)?\.?$/i.test(it.text.trim()) && middle(it) < label.box.y
  );
  return notes.some((it) =>
    /^[1-9]$/.test(it.text.trim()) && Math.abs(middle(it) - middle(label)) < label.box.height &&
    heads.some(({ box }) => box.x < it.box.x + it.box.width && it.box.x < box.x + box.width)
  );
}
