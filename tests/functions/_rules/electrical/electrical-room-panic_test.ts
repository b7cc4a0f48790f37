import rule from "../../../../functions/_rules/electrical/electrical-room-panic.ts";
import { aDoor, aRoom } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const room = (over: Parameters<typeof aDoor>[1]) =>
  aDoor("120", { location: "ELECTRICAL ROOM", ...over });

testStatements(rule, [
  { says: "MDP 800 A", plan: { doors: [room({ hardware: "PANIC DEVICE" })] }, kinds: ["pass"] },
  {
    says: "MDP 800 A",
    plan: { doors: [room({ hardware: "LOCKSET / PANIC" })] },
    kinds: ["cantTell"],
  },
  { says: "MDP 1200A", plan: { doors: [room({ hardware: "LEVER LOCKSET" })] }, kinds: ["fail"] },
  {
    says: "MAIN SWITCHBOARD 1000 AMP",
    plan: { doors: [room({ hardware: "HW-3" })] },
    kinds: ["cantTell"],
  },
  { says: "MDP 600 A", plan: { doors: [room({ hardware: "LEVER" })] }, kinds: [] },
  {
    says: "MDP 800 A",
    name: "an office door",
    plan: { doors: [aDoor("1", { location: "OFFICE" })] },
    kinds: [],
  },
  { says: "Electrical room door (1200 A switchboard) has a lever lockset", kinds: ["fail"] },
  { says: "Electrical room door (1200 A switchboard) has a rim exit device", kinds: ["pass"] },
  { says: "Electrical room door (400 A switchboard) has a lever lockset", kinds: [] },
  {
    says: ["DR. SWINGS INTO ROOM, KNOB SET", "MDP 1200A 277/480V"],
    kinds: ["fail"],
    where: { "drawing": "ELEC. ROOM 102" },
  },
  {
    says: ["DR. SWINGS INTO ROOM, KNOB SET", "MDP 1200A 277/480V"],
    kinds: [],
    where: { "drawing": "ELECTRICAL PLAN" },
  },
  {
    says: ["DR. SWINGS OUT, EXIT DEVICE", "MDP 1200A 277/480V"],
    kinds: ["pass"],
    where: { "drawing": "ELEC. ROOM 102" },
  },
  {
    says: [
      "SERVICE 600 A",
      "Electrical room door with lever lockset, no panic hardware under 800 A",
    ],
    kinds: [],
  },
  ...[
    "AVAILABLE FAULT CURRENT AT MDP 18,500 A",
    "18,500 AMPS SYM. AVAILABLE AT MAIN SWITCHBOARD, 400 A BUS",
    "SHORT CIRCUIT CURRENT 31,000 A; MSB 600 A",
    "MDP 400 A, 42,000 A.I.C.",
  ].map((says) => ({
    says,
    name: "a current in a fault",
    plan: { doors: [room({ hardware: "LEVER LOCKSET" })] },
    kinds: [],
  })),
  {
    says: "MDP 1200 A, 42,000 AIC",
    plan: { doors: [room({ hardware: "LEVER LOCKSET" })] },
    kinds: ["fail"],
  },
]);

const numbered = { rooms: [aRoom("ELECTRICAL", { number: "128" })] };

testStatements(rule, [
  {
    says: ["MDP 1,000 A", "Doors 128 and 128B open outward and have lever locksets only."],
    plan: numbered,
    kinds: ["fail"],
  },
  {
    says: ["MDP 1,000 A", "Doors 128, 128B have panic hardware."],
    plan: numbered,
    kinds: ["pass"],
  },
  {
    says: ["MDP 1,000 A, ELECTRICAL ROOM 131", "Door 131 has a lever lockset."],
    kinds: ["fail"],
  },
  { says: ["MDP 1,000 A, ELECTRICAL 200 A", "Door 200 has a lever lockset."], kinds: [] },
  { says: ["MDP 1,000 A", "Doors 127 and 128 have lever locksets."], plan: numbered, kinds: [] },
]);
