/** The worker as a program: takes jobs on its standard input until its host is gone. */
import { createWorker } from "./do_job.ts";
import { serveHost } from "./worker_process.ts";

await serveHost(createWorker);
