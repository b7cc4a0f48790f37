/**
 * `deno task faults [--kills 200] [--seed n] [--outage 60]`: ends processes at random moments and says whether anything was
 * lost, doubled or left behind. Half of the kills hit the product as one process; when the machine has a
 * PostgreSQL server, the other half hits web, workers and database one by one, and once the database stays away
 * for so many seconds. `--embedded` and `--split` run one of the two alone.
 */
import { readNumber } from "../fakes/random.ts";
import { findPostgres } from "../fakes/postgres_server.ts";
import { killEmbedded, type Outcome } from "./embedded_kills.ts";
import { killSplit } from "./split_kills.ts";

const kills = readNumber(Deno.args, "kills", 200);
const seed = readNumber(Deno.args, "seed", Math.floor(Date.now() / 1000));
const outageMs = readNumber(Deno.args, "outage", 60) * 1000;
const programs = Deno.args.includes("--embedded") ? null : findPostgres();
const isSplitOnly = Deno.args.includes("--split") && programs !== null;
const log = (line: string) => console.log(line);

log(`seed ${seed}`);
const half = isSplitOnly ? 0 : programs ? Math.ceil(kills / 2) : kills;
let broken = 0;
if (half > 0) {
  log(`One process with the embedded database: ${half} kills`);
  broken += report(await killEmbedded({ kills: half, seed, log }));
}
if (programs && kills > half) {
  log(`Web, two workers and PostgreSQL apart: ${kills - half} kills`);
  broken += report(await killSplit(programs, { kills: kills - half, seed, log, outageMs }));
}
log(broken === 0 ? `${kills} kills, nothing lost or doubled` : `${broken} broken promises`);
Deno.exit(broken === 0 ? 0 : 1);

function report({ broken, figures }: Outcome): number {
  for (const [what, count] of Object.entries(figures)) log(`  ${what}: ${count}`);
  for (const what of broken) log(`  BROKEN ${what}`);
  return broken.length;
}
