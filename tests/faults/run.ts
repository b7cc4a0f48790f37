/**
 * `deno task faults [--kills 200] [--one 25] [--seed n] [--outage 60] [--minutes n] [--logs folder]`: ends processes at random moments
 * and says whether anything was lost, doubled or left behind. So many of the kills hit the product as one process (one in
 * eight when left out); at the same time, when the machine has a PostgreSQL server, the others hit web, workers,
 * backend and database of a split one, whose database once stays away for so many seconds. Without such a server,
 * or with `--embedded`, all kills hit the one process. What the parts printed last is kept in the folder.
 */
import { buildIfStale } from "../../functions/cli/build.ts";
import { readNumber } from "../fakes/random.ts";
import { findPostgres } from "../fakes/postgres_server.ts";
import { killEmbedded, type Outcome } from "./embedded_kills.ts";
import { killSplit } from "./split_kills.ts";

const kills = readNumber(Deno.args, "kills", 200);
const seed = readNumber(Deno.args, "seed", Math.floor(Date.now() / 1000));
const outageMs = readNumber(Deno.args, "outage", 60) * 1000;
const programs = Deno.args.includes("--embedded") ? null : findPostgres();
const inOne = programs ? readNumber(Deno.args, "one", Math.ceil(kills / 8)) : kills;
const mostMs = readNumber(Deno.args, "minutes", Infinity) * 60_000;
const logs = Deno.args.includes("--logs") ? Deno.args[Deno.args.indexOf("--logs") + 1] : undefined;
const log = (line: string) => console.log(line);

await buildIfStale();
log(`${kills} kills, seed ${seed}`);
const runs: [name: string, outcome: Promise<Outcome>][] = [];
const logAs = (name: string) => (line: string) => log(`  ${name}: ${line}`);
if (inOne > 0) {
  const outcome = killEmbedded({ kills: inOne, seed, mostMs, log: logAs("one process") });
  runs.push(["one process with the embedded database", outcome]);
}
if (programs && kills > inOne) {
  const campaign = { kills: kills - inOne, seed, mostMs, log: logAs("split"), outageMs, logs };
  runs.push(["web, workers, backend and PostgreSQL apart", killSplit(programs, campaign)]);
}
let broken = 0;
let done = 0;
await Promise.all(runs.map(async ([name, running]) => {
  const outcome = await running;
  broken += report(name, outcome);
  done += outcome.figures.kills;
}));
log(broken === 0 ? `${done} kills, nothing lost or doubled` : `${broken} broken promises`);
Deno.exit(broken === 0 ? 0 : 1);

function report(name: string, { broken, figures }: Outcome): number {
  log(name);
  for (const [what, count] of Object.entries(figures)) log(`  ${what}: ${count}`);
  for (const what of broken) log(`  BROKEN ${what}`);
  return broken.length;
}
