/**
 * Control sets: drawn in other wordings, layouts and lettering than the seeded sets, by someone who had not read
 * the rules' patterns. They show how far the review carries beyond what it was developed on; they are never used
 * to tune a wording.
 */
import type { ProjectDetails } from "../../../functions/_shared/domain/project.ts";
import type { TruthRow } from "../matching.ts";
import { draw as clinic } from "./clinic.ts";
import { draw as coralHouse } from "./coral_house.ts";
import { draw as ferryGrill } from "./ferry_grill.ts";
import { draw as palmettoInn } from "./palmetto_inn.ts";
import { draw as parishHall } from "./parish_hall.ts";
import { draw as riverHouse } from "./river_house.ts";

/** A drawn set with its form and truth. */
export interface ControlSet {
  name: string;
  files: { name: string; bytes: Uint8Array }[];
  project: ProjectDetails;
  truth: TruthRow[];
}

/** Draws every control set. */
export async function drawControlSets(): Promise<ControlSet[]> {
  const sets = [clinic(), riverHouse(), parishHall(), palmettoInn(), coralHouse(), ferryGrill()];
  return await Promise.all(sets) as unknown as ControlSet[];
}
