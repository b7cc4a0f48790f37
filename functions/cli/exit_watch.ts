/**
 * Ends the process where its exit does not come to an end. Deno sends what is left of traces and metrics as it exits,
 * on the thread that runs the program, and waits as long as a collector takes it and does not answer.
 * @source denoland/deno#33157
 */
import { isMeasured } from "../_providers/telemetry/mod.ts";

/** Starts watching, where there is telemetry to send. Called as the first step of a stop; resolves when it watches. */
export async function watchExit(): Promise<void> {
  if (!isMeasured()) return;
  const watching = Promise.withResolvers<void>();
  const thread = new Worker(new URL("./exit_watch_thread.ts", import.meta.url), {
    type: "module",
    name: "exit watch",
  });
  thread.onmessage = () => watching.resolve();
  thread.onerror = (event) => {
    event.preventDefault();
    watching.resolve();
  };
  await watching.promise;
}
