/** Memory of a process and all it started, as long as somebody watches. Linux only. */

const LOOK_MS = 200;

/** Watches from now on; what several of them share, such as the program's own code, counts once. */
export function watchMemory(
  pid: number,
): { peakMb: () => number; peakParts: () => string; stop: () => void } {
  let peakKb = 0;
  let parts = "";
  const server = nameOf(pid);
  const timer = setInterval(() => {
    try {
      const below = descendants(pid).map((it) => ({ pid: it, name: nameOf(it) }));
      // One is just being started: still a copy of the server, which would be counted twice.
      if (below.some(({ name }) => name === null || name === server)) return;
      const all = [{ pid, name: "server and database" }, ...below];
      const held = all.map(({ pid, name }) => ({ name, kb: heldKb(pid) }));
      const totalKb = held.reduce((sum, { kb }) => sum + kb, 0);
      if (totalKb <= peakKb) return;
      peakKb = totalKb;
      parts = held.map(({ name, kb }) => `${name} ${toMb(kb)}`).join(", ");
    } catch {
      // Some of them ended meanwhile.
    }
  }, LOOK_MS);
  return {
    peakMb: () => toMb(peakKb),
    peakParts: () => parts,
    stop: () => clearInterval(timer),
  };
}

const toMb = (kb: number): number => Math.round(kb / 1024);

/** The program a process runs; null while it is being replaced. */
function nameOf(pid: number): string | null {
  const command = Deno.readTextFileSync(`/proc/${pid}/cmdline`);
  return /([a-z_]+)\.ts/.exec(command)?.[1] ?? null;
}

/**
 * Resident memory, of what is shared its part: a process that has just begun shares all of its parent's.
 * @source proc(5), smaps_rollup: Pss
 */
function heldKb(pid: number): number {
  const [, kb] = /^Pss:\s+(\d+) kB/m.exec(Deno.readTextFileSync(`/proc/${pid}/smaps_rollup`))!;
  return Number(kb);
}

function descendants(pid: number): number[] {
  const found: number[] = [];
  for (const { name: thread } of Deno.readDirSync(`/proc/${pid}/task`)) {
    const children = Deno.readTextFileSync(`/proc/${pid}/task/${thread}/children`);
    for (const child of children.split(" ").filter(Boolean).map(Number)) {
      found.push(child, ...descendants(child));
    }
  }
  return found;
}
