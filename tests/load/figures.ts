/** Counts and times of a load run, and the memory of the processes under it. */

export interface Figures {
  note: (operation: string, status: number, ms: number) => void;
  noteMemory: (process: string, bytes: number) => void;
  /** Lines of the table, one per operation. */
  lines: () => string[];
  /** Errors other than an honest 429, by operation and status. */
  errors: () => string[];
  /** How much a process grew from the second to the last third of its samples, in bytes. */
  growth: () => { process: string; from: number; to: number; peak: number }[];
  total: () => { calls: number; limited: number };
}

/** Answers people get when they did nothing wrong. */
const isFine = (status: number) => status < 400 || status === 429;

export function createFigures(): Figures {
  const times = new Map<string, number[]>();
  const statuses = new Map<string, Map<number, number>>();
  const memory = new Map<string, number[]>();
  const all = () =>
    [...statuses].flatMap(([operation, counts]) =>
      [...counts].map(([status, count]) => ({ operation, status, count }))
    );
  return {
    note(operation, status, ms) {
      (times.get(operation) ?? times.set(operation, []).get(operation)!).push(ms);
      const counts = statuses.get(operation) ?? statuses.set(operation, new Map()).get(operation)!;
      counts.set(status, (counts.get(status) ?? 0) + 1);
    },
    noteMemory(process, bytes) {
      (memory.get(process) ?? memory.set(process, []).get(process)!).push(bytes);
    },
    lines() {
      const head = row("", ["calls", "p50 ms", "p95 ms", "p99 ms", "most ms", "429"]);
      const body = [...times].sort(([a], [b]) => a.localeCompare(b)).map(([operation, list]) => {
        list.sort((a, b) => a - b);
        const at = (share: number) => Math.round(quantile(list, share));
        const limited = statuses.get(operation)!.get(429) ?? 0;
        return row(operation, [list.length, at(0.5), at(0.95), at(0.99), at(1), limited]);
      });
      return [head, ...body];
    },
    errors: () =>
      all().filter((it) => !isFine(it.status))
        .map(({ operation, status, count }) =>
          `${operation}: ${count} × ${status === 0 ? "no answer" : status}`
        ),
    growth: () =>
      [...memory].map(([process, samples]) => {
        const third = Math.floor(samples.length / 3);
        const middle = (list: number[]) => quantile([...list].sort((a, b) => a - b), 0.5);
        return {
          process,
          from: middle(samples.slice(third, 2 * third)),
          to: middle(samples.slice(2 * third)),
          peak: Math.max(...samples),
        };
      }),
    total: () => ({
      calls: all().reduce((sum, it) => sum + it.count, 0),
      limited: all().filter((it) => it.status === 429).reduce((sum, it) => sum + it.count, 0),
    }),
  };
}

/** The value below which this share of a sorted list lies. */
export function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function row(name: string, cells: (string | number)[]): string {
  return name.padEnd(26) + cells.map((it) => String(it).padStart(9)).join("");
}
