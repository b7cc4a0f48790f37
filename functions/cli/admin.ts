/**
 * `deno task admin grant <mail>` and `deno task admin revoke <mail>`: who is an admin. On the embedded backend
 * the server has to be stopped meanwhile, since one process holds the database.
 */
import { openProduct } from "../../main.ts";
import { openCache } from "../_providers/kv/mod.ts";
import { readEnvironment } from "./environment.ts";

const [command, email] = Deno.args;
const ROLES: Record<string, "admin" | "user"> = { grant: "admin", revoke: "user" };
const role = ROLES[command];

if (!role || !email) {
  console.error("Usage: deno task admin grant <mail> | revoke <mail>");
  Deno.exit(2);
}

try {
  const env = readEnvironment();
  const product = await openProduct(env, () => {});
  const isDone = await product.backend.server.setRole(email, role);
  await product.close();
  if (isDone) await forgetSessions(env.DATA_DIR);
  console.log(
    isDone ? `The role of this account is now ${role}` : "There is no account with this address",
  );
  Deno.exit(isDone ? 0 : 2);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}

/** Sessions are kept with their role: they are read again at their next use. */
async function forgetSessions(dataDir: string): Promise<void> {
  const { kv } = await openCache(dataDir);
  await kv.deleteBelow(["session"]);
  kv.close();
}
