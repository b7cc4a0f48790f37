/**
 * Control sets: drawn in other wordings, layouts and lettering than the seeded sets, by someone who had not read
 * the rules' patterns. Measured once before anybody looks at them, they show how far the review carries; what
 * they show is then mended as a class of wordings, and they only tell whether it stays mended.
 * `sets/` holds those that other programs drew.
 */
import type { ProjectDetails } from "../../../functions/_shared/domain/project.ts";
import type { TruthRow } from "../matching.ts";
import { draw as rowhouses } from "./clermont_rowhouses.ts";
import { draw as clinic } from "./clinic.ts";
import { draw as coralHouse } from "./coral_house.ts";
import { draw as ferryGrill } from "./ferry_grill.ts";
import { draw as buildout } from "./mandarin_buildout.ts";
import { draw as palmettoInn } from "./palmetto_inn.ts";
import { draw as parishHall } from "./parish_hall.ts";
import { draw as bayHotel } from "./marisol_bay_hotel.ts";
import { draw as riverHouse } from "./river_house.ts";
import { draw as academy } from "./tern_harbor_academy.ts";
import { drawTwins } from "./twins.ts";
import { draw as warehouse } from "./withla_warehouse.ts";

/** A drawn set with its form and truth. */
export interface ControlSet {
  name: string;
  files: { name: string; bytes: Uint8Array }[];
  project: ProjectDetails;
  truth: TruthRow[];
}

/** Draws every control set. */
export async function drawControlSets(): Promise<ControlSet[]> {
  const sets = [
    clinic(),
    riverHouse(),
    parishHall(),
    palmettoInn(),
    coralHouse(),
    ferryGrill(),
    warehouse(),
    rowhouses(),
    buildout(),
    academy(),
    bayHotel(),
  ];
  return [...await Promise.all(sets), ...await drawTwins()] as unknown as ControlSet[];
}
