/** How the embedded database engine is started. */
import { LOG_PARAMS } from "./short_log.ts";

/** The library's own, which giving any would replace. */
export const LIBRARY_PARAMS = [
  "--single",
  "-F",
  "-O",
  "-j",
  ...setting("search_path", "public"),
  ...setting("exit_on_error", "false"),
  ...setting("log_checkpoints", "false"),
  ...setting("max_worker_processes", "0"),
  ...setting("max_parallel_workers", "0"),
  ...setting("max_parallel_workers_per_gather", "0"),
];

/**
 * The engine claims its page cache whole at the start, 128 MB where nothing is said. The rows of one machine fit a
 * quarter of it many times, and what does not is in the system's cache.
 */
export const ENGINE_PARAMS: string[] = [
  ...LIBRARY_PARAMS,
  ...setting("shared_buffers", "32MB"),
  ...LOG_PARAMS,
];

/** The same where every commit is on the disk before it is answered; the only way to get there that the library has. */
export const DURABLE_PARAMS: string[] = [
  ...ENGINE_PARAMS.filter((it) => it !== "-F"),
  ...setting("wal_sync_method", "fsync"),
];

function setting(name: string, value: string): string[] {
  return ["-c", `${name}=${value}`];
}
