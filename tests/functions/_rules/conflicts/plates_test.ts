/** Motors, pressures, flows, voltages and refrigerants of units by their tags. */
import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

/** The row of a tag under its heads, and on the next sheet another row or a note: `TAG, HEAD: EF-1, 5`. */
const told = (...sides: [string, string]): string[] => {
  const rows = sides.map((side) => / : /.test(side) ? side.split(" : ") : null);
  return conflictsOf(aPlanSet({
    schedules: rows.flatMap((it, at) => {
      if (!it) return [];
      const [heads, cells] = it.map((line) => line.split(" | "));
      return [aSchedule("other", heads.map((head) => [head, null]), [cells], { page: at + 1 })];
    }),
    notes: sides.flatMap((side, at) => rows[at] ? [] : [aNote(side, { page: at + 1 })]),
  })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);
};

Deno.test("what plates say of a unit is held against every other place that names its tag", () => {
  const clashing: [one: string, other: string, told: string][] = [
    [
      "TAG | CFM | HP : EF-1 | 400 | 1/2",
      "ITEM | HP | FLA : EF-1 | 3/4 | 6",
      "the motor of EF-1: 0.5 hp / 0.75 hp",
    ],
    [
      "TAG | MOTOR HP : RTU-2 | 1-1/2",
      "RTU-2, 3 HP MOTOR",
      "the motor of RTU-2: 1.5 hp / 3 hp",
    ],
    [
      'TAG | CFM | E.S.P. : EF-1 | 400 | 0.50"',
      'EF-1, 400 CFM, 0.75" ESP',
      "the static pressure of EF-1: 0.5 in w.g. / 0.75 in w.g.",
    ],
    [
      "TAG | GPM | HEAD : CP-1 | 40 | 60",
      "CP-1 55 GPM",
      "the flow of CP-1: 40 gpm / 55 gpm",
    ],
    [
      "MARK | FIXTURE | FLOW : WC-1 | WATER CLOSET | 1.28 GPF",
      "WC-1: 1.6 GPF",
      "the flush of WC-1: 1.28 gal / 1.6 gal",
    ],
    [
      "TAG | VOLT/PH : AHU-1 | 208/3",
      "TAG | VOLTS | MCA : AHU-1 | 480 | 14",
      "the voltage of AHU-1: 208 V / 480 V",
    ],
    [
      "TAG | VOLTS | PH : CU-1 | 208 | 3",
      "CU-1, 208 V, 1 PH",
      "the phases of CU-1: 3 phase / 1 phase",
    ],
    [
      "TAG | ELECTRICAL : HP-1 | 208-230/1/60",
      "TAG | VOLTAGE : HP-1 | 460V-3PH",
      "the voltage of HP-1: 208 V / 480 V",
    ],
    [
      "TAG | REFRIGERANT : CU-1 | R-454B",
      "TAG | REMARKS : CU-1 | R-410A, PAD MOUNTED",
      "the refrigerant of CU-1: R-454B / R-410A",
    ],
    [
      "TYPE | DESIGN | RATING : P2 | UL U419 | 1 HR",
      "P2: UL U305",
      "the listed design of P-2: UL U419 / UL U305",
    ],
    [
      "TYPE | STC | RATING : P2 | 50 | 1 HR",
      "P2 PARTITION STC 55",
      "the sound rating of P-2: STC 50 / STC 55",
    ],
    [
      "TAG | LENGTH | CFM : H-1 | 10'-0\" | 2500",
      "H-1, 8'-0\" HOOD",
      "the length of H-1: 10'-0\" / 8'-0\"",
    ],
  ];
  for (const [one, other, as] of clashing) {
    assert.ok(told(one, other).includes(as), `${one} ¦ ${other}: ${told(one, other)}`);
  }
});

Deno.test("what is written in another way, or is of something else, is no contradiction", () => {
  const alike: [one: string, other: string][] = [
    ["TAG | HP : EF-1 | 1/2", "EF-1, 0.5 HP"],
    ["TAG | HP : EF-1 | 1/2", "EF-2, 3/4 HP"],
    ["TAG | BHP | HP : EF-1 | 0.38 | 1/2", "EF-1, 1/2 HP"],
    ["TAG | BHP : EF-1 | 0.38", "ITEM | HP : EF-1 | 1/2"],
    ["TAG | SUPPLY HP | EXHAUST HP : RTU-1 | 3 | 1", "ITEM | HP : RTU-1 | 3"],
    ["TAG | VOLTS : CU-1 | 208", "TAG | VOLT/PH/HZ : CU-1 | 230/1/60"],
    ["TAG | VOLTS : CU-1 | 230", "CU-1, 240 V"],
    ["TAG | VOLTS : CU-1 | 460", "CU-1, 480 V"],
    ["TAG | VOLTS : EF-1 | 115", "EF-1, 120 V"],
    ["TAG | VOLTS : P-1 | 480", "TYPE | VOLTS : P-1 | 120"],
    ["TAG | VOLT/PH : AHU-1 | 208/3", "AHU-1 WITH 24 V CONTROLS"],
    ["TAG | T.S.P. : EF-1 | 0.9", 'EF-1, 0.5" ESP'],
    ["TAG | GPM : WH-1 | 9.5", "WH-1, 5.1 GPM"],
    ["MARK | FLOW : WC-1 | 1.1 / 1.6 GPF", "WC-1: 1.6 GPF"],
    ["TAG | REFRIGERANT : CU-1 | R-410A", "CU-1 R-410A"],
    ["TYPE | DESIGN : P2 | UL U419", "P2, SIM. TO UL U305 AT SHAFT"],
    ["TYPE | DESIGN : P2 | UL U419 OR UL U465", "P2: UL U465"],
    [
      "NO. | WALL | DESIGN : 1 | 2X6, R-20 BATTS | UL U356",
      "NO. | WALL | DESIGN : 2 | 2X4, R-20 BATTS | UL U341",
    ],
    ["TAG | LENGTH | CFM : H-1 | 10'-0\" | 2500", 'H-1, 6" OVERHANG PAST APPLIANCE'],
    ["TAG | SIZE | CFM : H-1 | 10'-0\" x 4'-0\" | 2500", "H-1, 10'-0\" HOOD"],
    ["TAG | LENGTH : H-1 | 10'-0\"", "H-2, 8'-0\" HOOD"],
    ["TAG | REFRIGERANT : CU-1 | R-410A", "EXISTING CU-1, R-22 REFRIGERANT"],
    ["TAG | REFRIGERANT : CU-1 | R-32", "CU-1 LINE SET, R-6 INSULATION"],
  ];
  for (const [one, other] of alike) assert.deepEqual(told(one, other), [], `${one} ¦ ${other}`);
});
