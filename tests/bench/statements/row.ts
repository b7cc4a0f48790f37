/**
 * Statements as a drafter would write them, one a sheet: words of a trade, written by hand by people who had not read
 * the rules. They tell how far the rules' vocabulary carries, requirement by requirement.
 */
import { z } from "zod";
import { Project } from "../../../functions/_shared/contract/projects.ts";

/** Kinds of buildings with a form of their own. */
const BUILDINGS = [
  "house",
  "coastalHouse",
  "hvhzHouse",
  "townhouses",
  "apartments",
  "hotel",
  "office",
  "retail",
  "restaurant",
  "assembly",
  "school",
  "daycare",
  "clinic",
  "hospital",
  "assistedLiving",
  "warehouse",
  "factory",
  "parkingGarage",
  "highRise",
] as const;
export type Building = typeof BUILDINGS[number];

const texts = z.tuple([z.string()], z.string());

/** What a form may say otherwise than that of its building. */
const formChanges = Project.pick({
  address: true,
  occupancyClassification: true,
  typeOfConstruction: true,
  buildingHeight: true,
  buildingArea: true,
  fireSprinkler: true,
  generator: true,
  baseFloodElevation: true,
  femaFloodZone: true,
}).partial().strict();

/** One sheet that says one thing. */
const statementRow = z.strictObject({
  /** Any of these counts. */
  requirementIds: z.union([z.string(), texts]),
  kind: z.enum(["violation", "compliant"]),
  building: z.enum(BUILDINGS),
  /** Sheet number and title, as in the title block. */
  sheet: z.tuple([z.string(), z.string()]),
  /** Title under the drawing the words belong to: `ENLARGED TOILET PLAN`, `SECTION A-A`, `STAIR 2`. */
  drawing: z.string().optional(),
  /** Heading of the list of notes the words stand in: `PLUMBING NOTES`. */
  heading: z.string().optional(),
  /** Texts that stand apart on the drawing; `\n` breaks a line. The first carries the statement. */
  says: texts.optional(),
  /** Numbered notes under `heading`; the first carries the statement. */
  notes: texts.optional(),
  /** A schedule; the statement is the row number `at`, counted from 0. */
  table: z.strictObject({
    title: z.string(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    at: z.int().nonnegative(),
  }).optional(),
  form: formChanges.optional(),
  /** Why a near miss complies, or what is wrong. */
  why: z.string(),
});
export type StatementRow = z.infer<typeof statementRow>;

/**
 * The statements of a group, one a line of its file.
 *
 * @throws {TypeError} with the file and line of a statement that is none
 */
export async function readGroup(name: string): Promise<StatementRow[]> {
  const lines = await Deno.readTextFile(new URL(`./groups/${name}.jsonl`, import.meta.url));
  return lines.trimEnd().split("\n").map((line, index) => {
    const read = statementRow.safeParse(JSON.parse(line));
    if (read.success) return read.data;
    throw new TypeError(
      `Cannot read statement ${name}.jsonl:${index + 1}: ${z.prettifyError(read.error)}`,
    );
  });
}
