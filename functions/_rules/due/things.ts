/** Every thing requirements are about, by name. */
import { buildingThings } from "./building_things.ts";
import { serviceThings } from "./service_things.ts";
import type { Thing } from "./thing.ts";

const all = { ...buildingThings, ...serviceThings };

export type ThingName = keyof typeof all;

export const THINGS: Readonly<Record<ThingName, Thing>> = all;
