/** Walls by the marks of their types: the list of partitions, and what callouts say of a type. Hours. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { placeOf } from "../reading/places.ts";
import { findRatings } from "../reading/ratings.ts";
import { rowPlace } from "../reading/rows.ts";
import { allRows } from "../reading/statements.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";

const MARK = String.raw`(?<mark>[A-Z]{1,2}-?\d{1,2}[A-Z]?|\d{1,2}[A-Z]?|[A-Z])`;
const LISTED = anyCase`^\W*(?:TYPE\s+)?${MARK}\W*$`;
/** `WALL TYPE A: 2 HR`; a mark that begins a callout, `P-2 DEMISING WALL, 1 HR`. */
const CALLED = new RegExp(
  String
    .raw`\b(?:WALL|PARTITION)S?\s*(?:(?:TYPE|MARK)\s*|(?=[A-Z]{1,2}-?\d{1,2}[A-Z]?\b))["']?${MARK}\b["']?(?<said>.*)|` +
    String
      .raw`^\W*(?<lead>[A-Z]{1,2}-?\d{1,2}[A-Z]?)(?=\s+(?:[A-Z]+\s+)?(?:WALL|PARTITION))(?<rest>.*)`,
  "i",
);

/** Words of walls and of what they are made of. */
export const WALL_WORDS =
  "WALL WALLS PARTITION PARTITIONS FIRE SEPARATION RATING RATED ASSEMBLY BARRIER HR HRS HOUR HOURS UL DESIGN NO GA " +
  "CMU GYP GYPSUM BOARD BD STUD STUDS METAL STEEL WOOD LAYER LAYERS BETWEEN UNITS DWELLING TENANT TENANTS SPACES " +
  "FROM TO FLOOR FOOTING FOUNDATION SLAB ROOF SHEATHING UNDERSIDE DECK FULL HEIGHT CONTINUOUS CONSTRUCTION";
const OF_TYPE = wordsOf(`${WALL_WORDS} TYPE MARK DEMISING PER`);

/** The boards of a wall, not what is rated. */
const ON_SIDES = /\b(?:TYPE\s+X|GYP\w*|G\.?W\.?B|BOARD)\.?\s+(?:EA(?:CH)?|BOTH)\.?\s+SIDES?\b/gi;
/** A type called so, by a letter and a figure, needs no list to be one thing. */
const TYPED = /\b(?:WALL|PARTITION)\s+TYPE\s+["']?[A-Z]{1,2}-?\d/i;

const plain = (mark: string): string => mark.toUpperCase().replace("-", "");

/** What is told of the rating of every listed type of wall. */
export function toldOfWallTypes(plan: PlanSet): Told[] {
  const listed = plan.schedules.filter(({ kind }) => kind === "partition").flatMap((schedule) =>
    schedule.rows.flatMap((row) => {
      const mark = LISTED.exec(row.cells[0]?.text ?? "")?.groups?.mark;
      const at = rowPlace(schedule, row);
      return mark ? ratingOf(mark, at.sourceText, at) : [];
    })
  );
  const known = new Set(listed.map(({ of }) => of));
  const isTyped = ({ sourceText }: Told) => TYPED.test(sourceText);
  const called = newTexts(plan, CALLED).flatMap((it) => {
    const called = CALLED.exec(it.text)!;
    const { mark, lead = "", said, rest = "" } = called.groups!;
    const words = `${it.text.slice(0, called.index)} ${said ?? rest}`.replace(ON_SIDES, " ");
    return it.from === "note" && saysOnly(words, OF_TYPE)
      ? ratingOf(mark ?? lead, said ?? rest, it)
      : [];
  });
  // A cell of another list: `1 h fire barrier, wall type 3`.
  const inCells = allRows(plan).flatMap((it) =>
    it.schedule?.kind === "partition" ? [] : it.row!.cells.flatMap(({ text }) => {
      const { mark } = CALLED.exec(text)?.groups ?? {};
      const words = text.replace(CALLED, " $<said>");
      return mark && saysOnly(words, OF_TYPE) ? ratingOf(mark, text, it) : [];
    })
  );
  return [
    ...listed,
    ...inCells.filter((it) => known.has(it.of)),
    ...called.filter((it) => known.has(it.of) || isTyped(it)),
  ];
}

/** The only rating a text gives: `UL U419 1 HR, DOORS 45 MIN` gives two. */
function ratingOf(mark: string, text: string, at: Evidence): Told[] {
  const [rating, ...others] = findRatings(text);
  return rating && others.every(({ hours }) => hours === rating.hours)
    ? [{
      ...placeOf(at),
      topic: "rating",
      of: `rating of wall type ${plain(mark)}`,
      values: [rating.hours],
      said: rating.raw,
    }]
    : [];
}
