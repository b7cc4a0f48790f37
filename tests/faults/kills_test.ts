/** A short run of `deno task faults`: a few kills, every promise checked. */
import assert from "node:assert/strict";
import { killEmbedded } from "./embedded_kills.ts";

const KILLS = 3;
const SEED = 20_260_314;

Deno.test(`${KILLS} kills at moments from seed ${SEED} lose, double and leave nothing`, async () => {
  const lines: string[] = [];
  const { broken, figures } = await killEmbedded({
    kills: KILLS,
    seed: SEED,
    log: (line) => lines.push(line),
  });
  assert.deepEqual(broken, [], lines.join("\n"));
  assert.equal(figures.kills, KILLS);
});
