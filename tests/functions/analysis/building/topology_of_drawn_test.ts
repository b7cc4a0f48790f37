/** Ways along plans as read from drawn sheets, against those of the data they were drawn from. */
import assert from "node:assert/strict";
import type { Building } from "../../../../functions/_shared/domain/building.ts";
import { extractPlanSet } from "../../../../functions/analysis/extract/mod.ts";
import { readFiles } from "../../../../functions/analysis/read/mod.ts";
import { buildings } from "../../../bench/building/drawn/buildings.ts";
import { drawBuilding } from "../../../bench/building/drawn/draw.ts";
import { exactPlan } from "../../../bench/building/drawn/exact_plan.ts";
import { styles } from "../../../bench/building/drawn/styles.ts";

/** Share by which a read length may miss the exact one: corners are read to a tenth of a foot. */
const SLACK = 0.03;

async function readDrawn(name: keyof typeof buildings): Promise<Building> {
  const { bytes } = await drawBuilding(buildings[name], styles[name]);
  const { pages } = await readFiles([{ name: "plans.pdf", bytes }]);
  const read = extractPlanSet(pages).buildings.toSorted((a, b) => b.rooms.length - a.rooms.length);
  return read[0];
}

function isNear(read: number | undefined, exact: number | undefined, what: string): void {
  assert.ok(
    read !== undefined && exact !== undefined && Math.abs(read - exact) <= SLACK * exact + 0.3,
    `${what}: read ${read}, drawn ${exact}`,
  );
}

for (const name of ["clinic", "school"] as const) {
  Deno.test(`the plan of the ${name}, read from its sheet, measures as it was drawn`, async () => {
    const read = await readDrawn(name);
    const exact = exactPlan(buildings[name]);
    const numberOf = (id: string | null) => read.rooms.find((it) => it.id === id)?.number;
    assert.equal(read.egress.exits.length, exact.egress.exits.length);
    assert.equal(numberOf(read.egress.longest!.room), exact.egress.longest!.room);
    isNear(read.egress.longest?.lengthFt, exact.egress.longest?.lengthFt, "longest way out");
    const [topology, truth] = [read.topology!, exact.topology!];
    assert.equal(topology.reached, 1);
    for (const room of read.rooms) {
      if (!room.number || !(room.number in truth.waysOut)) continue;
      assert.equal(topology.waysOut[room.id], truth.waysOut[room.number], `ways of ${room.number}`);
    }
    isNear(topology.commonPath?.lengthFt, truth.commonPath?.lengthFt, "common path");
    isNear(topology.separations[0].apartFt, truth.separations[0].apartFt, "exits apart");
    isNear(topology.separations[0].diagonalFt, truth.separations[0].diagonalFt, "diagonal");
    isNear(topology.corridors[0].clearIn, truth.corridors[0].clearIn, "corridor");
    const standing = (building: Building, room: string) =>
      building.fixtures.filter((it) => it.room === room).map(({ type }) => type).sort().join();
    for (const { room, diameterIn } of topology.circles) {
      // Where a fixture was not found, or taken for another, other parts of the floor are free.
      if (standing(read, room) !== standing(exact, numberOf(room)!)) continue;
      const own = truth.circles.find((it) => it.room === numberOf(room));
      isNear(diameterIn, own?.diameterIn, `circle in ${numberOf(room)}`);
    }
  });
}
