/**
 * Living rooms can be aired through windows, or are ventilated by machine.
 * Reads the openable area stated as a share of the floor, in per cent.
 * @source FBC-R 8th ed. (2023), R303.1
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { isResidential } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import {
  allStatements,
  clausesSaying,
  contextOf,
  percent,
  settingOf,
  statedLimit,
  type StatedQuantity,
  type Statement,
} from "../measure.ts";
import { cellUnder } from "./_words.ts";

const ROOM =
  /\b(BED ?ROOM|BR ?#?\d|MASTER|LIVING|FAMILY|DINING|GREAT|DEN|STUDY|KITCHEN|BONUS|LOFT|NOOK|GUEST|FLEX|OFFICE)\b/i;
/** The room is aired by machine. */
const BY_MACHINE =
  /\b(?<!\b(NO|WITHOUT|W ?\/ ?O|NOT) )(MECH(ANICAL(LY)?|\.)? VENT\w*|ERV|HRV|FRESH AIR|OUTDOOR AIR|\d+ ?CFM)\b(?![^;|]{0,12}(NONE|NOT))/i;
const isNothing = (text: string | null) =>
  text === null || /^\W*(NO(NE)?|N|0|N ?\/ ?A)?\W*$/i.test(text);

const stated = statedLimit({
  quantity: percent,
  says: [
    /(OPENABLE|OPERABLE|VENT(ILATION|ED|ING)?)\b[^#|]{0,60}#/,
    /#[^#;|]{0,40}(OPENABLE|OPERABLE|VENTILATION|NATURAL VENT)/,
  ],
  not: /ATTIC|CRAWL|SOFFIT|RIDGE|FLOOD|(?<!NO )MECHANICAL|EFFICIEN|HUMID|HEAT|GARAGE|ENCLOSURE/,
  keep: (it, { plan }) => !BY_MACHINE.test(settingOf(it, plan)),
  bounds: ({ mechanical }) => ({ min: mechanical.openableAreaPercent }),
});

const areaIn = (text: string | null): number =>
  Number(/^\W*([\d,]+(?:\.\d+)?)/.exec(text ?? "")?.[1]?.replaceAll(",", "") ?? NaN);
const SQFT = "([\\d,]+(?:\\.\\d+)?) ?(?:SF|S\\.F\\.?|SQ\\.? ?FT\\.?|SQUARE FEET)";
const OPENABLE_SAID = new RegExp(
  `(?<openable>[\\d,]+(?:\\.\\d+)?) ?(?:SF|S\\.F\\.?|SQ\\.? ?FT\\.?) ?(?:OF )?(?:OPENABLE|OPERABLE|VENT|CLEAR OPENING)|(?:OPENABLE|OPERABLE|VENT)[A-Z]*(?: AREA)?[^\\d;]{0,10}(?<vent>[\\d,]+(?:\\.\\d+)?) ?(?:SF|S\\.F|SQ)`,
);

/** Openable areas that schedules and labels give beside the floor area, as a share of it. */
function shares(plan: PlanSet): StatedQuantity[] {
  const inRows = allStatements(plan).flatMap((it) => {
    const floor = areaIn(cellUnder(it, /FLOOR|ROOM AREA|^AREA|ROOM S\.?F/i));
    const openable = areaIn(
      cellUnder(it, /^(?!.*REQ).*(OPENABLE|OPERABLE|NAT\w*\.? VENT|^VENT\w*\b(?!.*MECH))/i),
    );
    const isAired = !isNothing(cellUnder(it, /MECH|FAN|ERV/i));
    return ROOM.test(it.text) && !isAired ? share(it, floor, openable) : [];
  });
  const said = clausesSaying(plan, { says: OPENABLE_SAID, in: "notes", titled: true, not: /REQ/ })
    .flatMap((it) => {
      if (!ROOM.test(contextOf(it)) || BY_MACHINE.test(settingOf(it, plan))) return [];
      const openable = it.groups.openable ?? it.groups.vent ?? "";
      const areas = [...it.text.matchAll(new RegExp(SQFT, "gi"))].map(([, area]) => areaIn(area));
      return share(it, Math.max(...areas), areaIn(openable));
    });
  return [...inRows, ...said];
}

function share(it: Statement, floor: number, openable: number): StatedQuantity[] {
  if (!(floor > openable) || !(openable > 0)) return [];
  const value = openable / floor * 100;
  const raw = `${openable} of ${floor} sq ft`;
  return [{ ...it, value, unit: "%", raw, clause: it.text, before: "", after: "" }];
}

export default defineRule<StatedQuantity>({
  id: "mechanical/natural-ventilation",
  requirementId: "FBC-R-R303.1-vent",
  severity: "low",
  source: { volume: "FBC-R", edition: "2023", section: "R303.1" },
  category: "Mechanical",
  title: "Natural ventilation",
  when: isResidential,
  applies: (plan, context) => [...stated.applies(plan, context), ...shares(plan)],
  check: stated.check,
  messages: {
    ok: "Openable area of {raw}.",
    outside:
      "Openable area is {actual} % of the floor; at least {required} % is required unless ventilated by machine.",
  },
  recommendation: "Add openable area or mechanical ventilation.",
});
