/** Use groups lettered in the spaces of a drawing: `OFFICES (B)`, `WAREHOUSE (S-1)`. */
import { OCCUPANCY_GROUPS, type OccupancyGroup } from "../../../_shared/constants/options.ts";
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { findLengths } from "../../../_shared/units.ts";
import { allStatements, nearestTo, type Statement } from "../../measure.ts";

/** Longer texts are notes, which may speak of groups in general. */
const LONGEST_LABEL = 48;

/** Spaces people are counted in; corridors, stairs and toilets go with the spaces they serve. */
const USED_SPACE =
  /\b(?:OFFICES?|SHOW\s?ROOM|RETAIL|SALES|STORE|SHOP|WAREHOUSE|STORAGE|RACKS?|STOCK|FACTORY|PRODUCTION|ASSEMBLY|DINING|BAR|LOUNGE|CLASS\s?ROOMS?|KITCHEN|CONFERENCE|MEETING|TRAINING|SUITE|TENANT|GARAGE|EXAM|CLINIC|LAB|GYM|FITNESS|MERCANTILE|BREW\s?HOUSE|TAP\s?ROOM|WORK\s?SHOP|STUDIO|LIBRARY|READING|SANCTUARY|NAVE)\b/i;

/** The group a text puts its space into, in brackets behind the name; null when it names none. */
export function groupLettered(text: string): OccupancyGroup | null {
  const said = /\(\s*(?:GROUP\s+)?([A-Z](?:-?\d)?)\s*\)/i.exec(text)?.[1].toUpperCase();
  return OCCUPANCY_GROUPS.find((it) => it === said || it.replace("-", "") === said) ?? null;
}

const GROUP_HEAD = /^\W*(?:(?:OCC\w*\.?|USE)\s+)?(?:GROUP|CLASS\w*|TYPE|USE)\W*$/i;

/** The one group that rows of a list of occupants give the space of a number: `201 Shell office | 2,812 | B | 19`. */
export function groupListed(plan: PlanSet, number: string): OccupancyGroup | null {
  const groups = plan.schedules.filter(({ kind }) => kind === "occupant load").flatMap(
    ({ columns, rows }) => {
      const at = columns.findIndex(({ header }) => GROUP_HEAD.test(header.trim()));
      return rows.filter(({ cells }) => cells[0]?.text.trim().split(/\W+/).includes(number))
        .flatMap(({ cells }) => groupLettered(`(${cells[at]?.text.trim() ?? ""})`) ?? []);
    },
  );
  return new Set(groups).size === 1 ? groups[0] : null;
}

const labelsBeside = (it: Statement, plan: PlanSet): Statement[] =>
  it.drawing === null
    ? []
    : allStatements(plan).filter(({ page, drawing, from, text }) =>
      page === it.page && drawing === it.drawing && from === "note" && text.length <= LONGEST_LABEL
    );

/** The groups of all spaces of the drawing a text stands in; null when one of them names no group. */
export function groupsOnDrawing(it: Statement, plan: PlanSet): OccupancyGroup[] | null {
  const spaces = labelsBeside(it, plan).flatMap(({ text }) => {
    const group = groupLettered(text);
    return group !== null || USED_SPACE.test(text) ? [group] : [];
  });
  const known = spaces.filter((group) => group !== null);
  return known.length > 0 && known.length === spaces.length ? [...new Set(known)] : null;
}

/** The group of the nearest space lettered with one on the same drawing. */
export function groupNearest(it: Statement, plan: PlanSet): OccupancyGroup | null {
  const labels = labelsBeside(it, plan).filter(({ text }) => groupLettered(text) !== null);
  return groupLettered(nearestTo(it, labels)?.it.text ?? "");
}

/** Heights under a roof: lower ones are doors and racks, higher ones no storage; inches. */
const ROOF_IN = [96, 1440] as const;
const STORAGE_SPACE = /\b(?:WAREHOUSE|STORAGE|FACTORY|PRODUCTION|DISTRIBUTION)\b|\([FS]-?1\)/i;
const UNDER_ROOF =
  /\b(?:CLEAR|CLR\.?)\b|\bTO\s+(?:THE\s+)?(?:BOTTOM\s+OF\s+|UNDERSIDE\s+OF\s+)?(?:DECK|ROOF|JOISTS?|STRUCTURE|STEEL|CEILING)\b/i;

/** Clear height of the storage or factory lettered on the drawing a text stands in, the least; inches. */
export function storageHeightIn(it: Statement, plan: PlanSet): number | null {
  const heights = labelsBeside(it, plan).filter(({ text }) =>
    STORAGE_SPACE.test(text) && UNDER_ROOF.test(text)
  ).flatMap(({ text }) => findLengths(text).map(({ valueIn }) => valueIn))
    .filter((valueIn) => valueIn >= ROOF_IN[0] && valueIn <= ROOF_IN[1]);
  return heights.length === 0 ? null : Math.min(...heights);
}
