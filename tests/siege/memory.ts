/** Memory of a process and all it started, as long as somebody watches. Linux only. */

const LOOK_MS = 200;
const PAGE_BYTES = 4_096;

/** Watches from now on; shared pages, such as the program's own code, count once. */
export function watchMemory(
  pid: number,
): { peakMb: () => number; peakParts: () => string; stop: () => void } {
  let peak = 0;
  let parts = "";
  const timer = setInterval(() => {
    try {
      const all = [pid, ...descendants(pid)];
      const own = all.reduce((sum, it) => sum + held(it).own, 0);
      const total = own + Math.max(...all.map((it) => held(it).shared));
      if (total <= peak) return;
      peak = total;
      parts = all.map((it) => {
        const name = it === pid ? "server and database" : nameOf(it);
        return `${name} ${Math.round(held(it).own / 2 ** 20)}`;
      }).join(", ");
    } catch {
      // Some of them ended meanwhile.
    }
  }, LOOK_MS);
  return {
    peakMb: () => Math.round(peak / 2 ** 20),
    peakParts: () => parts,
    stop: () => clearInterval(timer),
  };
}

/** What a process below the server does. */
function nameOf(pid: number): string {
  const command = Deno.readTextFileSync(`/proc/${pid}/cmdline`);
  return /([a-z_]+)\.ts/.exec(command)?.[1] ?? "process";
}

function held(pid: number): { own: number; shared: number } {
  const [, resident, shared] = Deno.readTextFileSync(`/proc/${pid}/statm`).split(" ").map(Number);
  return { own: (resident - shared) * PAGE_BYTES, shared: shared * PAGE_BYTES };
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
