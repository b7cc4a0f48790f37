/**
 * Statements as a drafter would write them, one a sheet: words of a trade, written by people who had not read the
 * rules. They tell how far the rules' vocabulary carries, requirement by requirement.
 */
import type { ProjectDetails } from "../../../functions/_shared/domain/project.ts";

/** Kinds of buildings with a form of their own. */
export type Building =
  | "house"
  | "coastalHouse"
  | "hvhzHouse"
  | "townhouses"
  | "apartments"
  | "hotel"
  | "office"
  | "retail"
  | "restaurant"
  | "assembly"
  | "school"
  | "daycare"
  | "clinic"
  | "hospital"
  | "assistedLiving"
  | "warehouse"
  | "factory"
  | "parkingGarage"
  | "highRise";

/** A schedule: its title, column heads and rows. */
export interface DrawnTable {
  title: string;
  head: string[];
  rows: string[][];
}

/** One sheet that says one thing. */
export interface StatementRow {
  /** Any of these counts. */
  requirementIds: string | [string, ...string[]];
  kind: "violation" | "compliant";
  building: Building;
  /** Sheet number and title, as in the title block. */
  sheet: [number: string, title: string];
  /** Title under the drawing the words belong to: `ENLARGED TOILET PLAN`, `SECTION A-A`, `STAIR 2`. */
  drawing?: string;
  /** Heading of the list of notes the words stand in: `PLUMBING NOTES`. */
  heading?: string;
  /** Texts that stand apart on the drawing; `\n` breaks a line. The first carries the statement. */
  says?: [string, ...string[]];
  /** Numbered notes under `heading`; the first carries the statement. */
  notes?: [string, ...string[]];
  /** A schedule; the statement is the row number `at`, counted from 0. */
  table?: DrawnTable & { at: number };
  /** What the form says otherwise than that of the building. */
  form?: Partial<ProjectDetails>;
  /** Why a near miss complies, or what is wrong. */
  why: string;
}
