/**
 * `deno task keys`: prints the keys of `DATA_DIR/keys`, made when they are not there yet, as the value of
 * `SERVER_KEYS` for processes on other machines and for the edge. Whoever has it can seal reports: treat it
 * as a password.
 */
import { loadSecret, packKeys } from "../_providers/keys/key_files.ts";
import { readEnvironment } from "./environment.ts";
import { loadReportKeys } from "./keys.ts";

const { DATA_DIR } = readEnvironment();
const folder = `${DATA_DIR}/keys`;
await loadReportKeys(DATA_DIR, new Date());
for (const name of ["session", "mail-links"]) await loadSecret(folder, name);
console.log(await packKeys(folder));
