/**
 * `deno task siege [--reviews 6] [--attacks 1,3] [--results .bench/siege.jsonl]`: three people review a plan again and again, first alone and then while one account
 * sends what once took everybody's service down. Fails when somebody waits more than twice the usual time, the
 * server ends, memory goes over 1.5 GB, or an attack ends without its reason. Each run is a line of the results file;
 * with some attacks alone it is a shard, and one that held is not tried again.
 */
import { buildIfStale } from "../../functions/cli/build.ts";
import { readNumber } from "../fakes/random.ts";
import { startServer } from "../fakes/server_process.ts";
import { emptyPicture, manyPages, mixedLengths, repeatedLengths } from "./files.ts";
import { type Ending, signUp } from "./people.ts";
import { watchMemory } from "./memory.ts";

const PLAN = new URL("../fixtures/plans/office-buildout.pdf", import.meta.url);
const MEGABYTE = 2 ** 20;
const MOST_MEMORY = 1_500 * MEGABYTE;
/** Longest wait beside the attacks, as a multiple of the usual one; medians of each person. */
const MOST_WAIT = 2;

/** What the server says of an answer of 5xx, and of what it depends on. */
const FAILURE = /"event":"(?:failure|\w+_unreachable|\w+_stopped|job_failed)"/;

const reviews = readNumber(Deno.args, "reviews", 6);
const said: string[] = [];
const log = (line: string) => {
  said.push(line);
  console.log(line);
};

const ATTACKS: [name: string, bytes: () => Uint8Array<ArrayBuffer>][] = [
  ["20,000 times one length.pdf", () => repeatedLengths(20_000)],
  ["20,000 mixed lengths.pdf", () => mixedLengths(20_000)],
  ["20,000 pages.pdf", () => manyPages(20_000)],
  ["20,000 x 12,000 pixels.png", () => emptyPicture(20_000, 12_000)],
];

const textOf = (name: string) =>
  Deno.args.includes(`--${name}`) ? Deno.args[Deno.args.indexOf(`--${name}`) + 1] : null;
const asked = textOf("attacks");
const attacks = asked ? asked.split(",").map((it) => ATTACKS[Number(it) - 1]) : ATTACKS;
const results = textOf("results");
const shard = `${reviews} reviews, attacks ${asked ?? "1,2,3,4"}`;
const before = results ? await Deno.readTextFile(results).catch(() => "") : "";
if (before.includes(`{"shard":"${shard}","held":true`)) {
  log(`${shard}: held before`);
  Deno.exit(0);
}

await buildIfStale();
const plan = await Deno.readFile(PLAN);
const server = await startServer();
const memory = watchMemory(server.pid);
const broken: string[] = [];
try {
  const people: Awaited<ReturnType<typeof signUp>>[] = [];
  for (const name of ["ann", "bob", "cho"]) {
    const person = await signUp(server.url, name);
    await person.choosePlan("enterprise");
    people.push(person);
  }
  const attacker = await signUp(server.url, "mallory");
  // Nothing but the queue holds it back: the free plan would end its attack after ten files.
  await attacker.choosePlan("enterprise");
  const reviewAll = () =>
    Promise.all(people.map(async (person) => {
      const took: number[] = [];
      for (let n = 0; n < reviews; n++) {
        const { status, reason, tookMs } = await person.review(`plan ${n}.pdf`, plan);
        if (status !== "completed") broken.push(`a plan ended ${status}: ${reason}`);
        took.push(tookMs);
      }
      return median(took);
    }));

  await people[0].review("warm up.pdf", plan);
  const alone = await reviewAll();
  log(
    `alone: ${
      alone.map(seconds).join(", ")
    } at the median; ${memory.peakMb()} MB at most (${memory.peakParts()})`,
  );

  let isOver = false;
  const endings: Ending[] = [];
  const isUntried = () => attacks.some(([name]) => endings.every((it) => it.name !== name));
  const attack = async (from: number) => {
    for (let n = from; !isOver || isUntried(); n++) {
      const [name, bytes] = attacks[n % attacks.length];
      endings.push(await attacker.review(name, bytes()));
    }
  };
  // What an attacker is told wrongly is said at once, and the others are still waited for.
  const attackToTheEnd = (from: number) =>
    attack(from).catch((error) => {
      broken.push(String(error));
      for (const line of server.output().split("\n")) if (FAILURE.test(line)) log(line);
    });
  const attacking = Promise.all([attackToTheEnd(0), attackToTheEnd(2)]);
  const beside = await reviewAll();
  isOver = true;
  await attacking;
  log(
    `besieged: ${
      beside.map(seconds).join(", ")
    }; ${memory.peakMb()} MB at most (${memory.peakParts()})`,
  );

  for (const [name] of attacks) {
    const own = endings.filter((it) => it.name === name);
    for (const [words, alike] of Map.groupBy(own, wordsOf)) {
      const longest = Math.max(...alike.map((it) => it.tookMs));
      log(`${name}: ${alike.length} times ${words}, in ${seconds(longest)} at most`);
    }
    if (own.length === 0) broken.push(`${name} was never tried to its end`);
    if (own.some((it) => it.status !== "completed" && !it.reason)) {
      broken.push(`${name} ended without its reason`);
    }
  }
  beside.forEach((tookMs, i) => {
    if (tookMs > MOST_WAIT * alone[i]) {
      broken.push(`somebody waited ${seconds(tookMs)} instead of ${seconds(alone[i])}`);
    }
  });
  if (memory.peakMb() === 0) broken.push("memory was never looked at");
  if (memory.peakMb() * MEGABYTE > MOST_MEMORY) broken.push(`${memory.peakMb()} MB were taken`);
  const { status } = await fetch(`${server.url}/api/health/ready`);
  if (status !== 200) broken.push(`the server answers ${status}`);
} catch (error) {
  broken.push(String(error));
  for (const line of server.output().split("\n")) if (FAILURE.test(line)) log(line);
} finally {
  memory.stop();
  await server.stop();
  await Deno.remove(server.dataDir, { recursive: true });
}
if (results) {
  await Deno.mkdir(results.replace(/[^/]*$/, "") || ".", { recursive: true });
  const line = { shard, held: broken.length === 0, peakMb: memory.peakMb(), said, broken };
  await Deno.writeTextFile(results, `${JSON.stringify(line)}\n`, { append: true });
}
for (const it of broken) log(`BROKEN ${it}`);
log(broken.length === 0 ? "it held" : `${broken.length} promises broken`);
Deno.exit(broken.length === 0 ? 0 : 1);

function wordsOf({ status, reason }: Ending): string {
  return reason ? `${status} (${reason})` : status;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
