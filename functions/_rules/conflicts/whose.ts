/**
 * Whose a matter is: which unit, building or suite a place speaks of, and which of two opposite sides. What is told of unit
 * A says nothing of unit B, whatever marks, rooms and rows both have.
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { allStatements } from "../reading/statements.ts";

/** Tells whose matter a place speaks of; empty where it may be anybody's. */
export type Whose = (at: Evidence) => ReadonlySet<string>;

const OWNER =
  /\b(UNIT|APARTMENT|APT|BUILDING|BLDG|SUITE|MODEL|TOWN\s?(?:HOUSE|HOME)|VILLA|TENANT)S?\.?\s*(?:TYPE\s*|NO\.?\s*|#\s*)?["']?([A-H]\d?|\d{1,4}[A-Z]?)\b(?![.,]\d|['"]|\s*(?:-\d|TONS?\b|K\.?W\b|C\.?F\.?M\b|S\.?F\b|SQ|FT\b|IN\b|G\.?P\.?M\b|STOR|[x@]\s))/gi;
const SIDES = /\b(FRONT|REAR|LEFT|RIGHT|NORTH|SOUTH|EAST|WEST|UPPER|LOWER|EXISTING|ADDITION)\b/gi;
const OPPOSITE: Readonly<Record<string, string>> = {
  FRONT: "REAR",
  REAR: "FRONT",
  LEFT: "RIGHT",
  RIGHT: "LEFT",
  NORTH: "SOUTH",
  SOUTH: "NORTH",
  EAST: "WEST",
  WEST: "EAST",
  UPPER: "LOWER",
  LOWER: "UPPER",
  EXISTING: "ADDITION",
  ADDITION: "EXISTING",
};

const ownersIn = (text: string): string[] =>
  [...text.matchAll(OWNER)].map(([, kind, name]) => `${kind.slice(0, 2)} ${name}`.toUpperCase());

/** By the words of a place, else by the titles over it, else by that of its sheet. */
export function whoseIn(plan: PlanSet): Whose {
  const pages = Map.groupBy(allStatements(plan), ({ page }) => page);
  const sheets = new Map(plan.sheets.map(({ page, title }) => [page, title ?? ""]));
  return ({ page, box, sourceText }) => {
    const text = pages.get(page)?.findLast((it) => it.box.x === box.x && it.box.y === box.y);
    const titles = [text?.drawing, text?.heading, text?.schedule?.title].filter(Boolean);
    const all = [sourceText, titles.join(" | "), sheets.get(page) ?? ""];
    return new Set(all.map(ownersIn).find((it) => it.length > 0) ?? []);
  };
}

/** Does one text speak of the front and the other of the rear, one of what stands and the other of what is added? */
export function areOpposite(a: Evidence, b: Evidence): boolean {
  const [here, there] = [a, b].map(({ sourceText }) =>
    new Set([...sourceText.toUpperCase().matchAll(SIDES)].map(([side]) => side))
  );
  return here.isDisjointFrom(there) && [...here].some((side) => there.has(OPPOSITE[side]));
}
