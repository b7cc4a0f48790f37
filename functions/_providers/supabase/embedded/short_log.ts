/**
 * Keeps the embedded database's log of changes short. A server has a process that writes a checkpoint now and then;
 * the engine in this process writes one when it is closed, and until then each change ever made would stay in its log.
 */

/** Of a log this long a start after a crash has to read again; three of them may lie in the folder. */
const LOG_BYTES = 48 * 2 ** 20;
/** How often its length is looked at. */
const LOOK_MS = 30_000;

type Exec = (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** Settings of the engine, which without them keeps a gigabyte of old log. */
export const LOG_PARAMS = ["-c", "max_wal_size=96MB", "-c", "min_wal_size=32MB"];

/** Looks at the log again and again, as long as the process has something to do. @returns what ends that */
export function keepLogShort(exec: Exec): () => void {
  const timer = setInterval(() => {
    // A database that is gone says so to whoever asks it next.
    shortenLog(exec, LOG_BYTES).catch(() => {});
  }, LOOK_MS);
  Deno.unrefTimer(timer);
  return () => clearInterval(timer);
}

/** Writes a checkpoint where the log since the last one is longer than `mostBytes`. @returns whether one was written */
export async function shortenLog(exec: Exec, mostBytes: number): Promise<boolean> {
  const { rows: [log] } = await exec(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()",
  );
  if (Number(log.bytes) <= mostBytes) return false;
  await exec("checkpoint");
  return true;
}
