import assert from "node:assert/strict";
import { isBystander } from "../../../../functions/_rules/reading/bystanders.ts";

const stands = (text: string, name: string): boolean => {
  const start = text.indexOf(name);
  return isBystander(text, { start, end: start + name.length });
};

const BYSTANDERS: [text: string, name: string][] = [
  ["DRINKING FOUNTAIN AT ELEVATOR", "ELEVATOR"],
  ["RAIL RUNS LEVEL PAST THE TOP RISER", "TOP RISER"],
  ["GAS PIPE BONDED WITH NO. 6 CU TO THE SERVICE ELECTRODES", "ELECTRODES"],
  ["DRAINS DO NOT PASS THROUGH GREASE TRAP", "GREASE TRAP"],
  ["BOILER AND CO2 ROOM 112", "BOILER"],
  ["INTAKES 10 FT FROM EXHAUST, VENTS & FLUES", "FLUES"],
];
for (const [text, name] of BYSTANDERS) {
  Deno.test(`isBystander(): ${name} in “${text}”`, () => assert.equal(stands(text, name), true));
}

const SHOWN: [text: string, name: string][] = [
  ["ELEVATOR AT GRID B", "ELEVATOR"],
  ["KITCHEN WASTE THROUGH GREASE TRAP GT-1", "GREASE TRAP"],
  ["ROOM 112: BOILER B-1", "BOILER"],
  ["BOILER IN MECHANICAL ROOM", "BOILER"],
];
for (const [text, name] of SHOWN) {
  Deno.test(`isBystander(): not ${name} in “${text}”`, () =>
    assert.equal(stands(text, name), false));
}
