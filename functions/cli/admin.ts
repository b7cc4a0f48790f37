/**
 * `deno task admin grant <mail>` and `deno task admin revoke <mail>`: who is an admin. `deno task admin reset-two-step
 * <mail>` takes the second factor from somebody who lost phone and recovery codes, and ends their sessions. On the
 * embedded backend the server has to be stopped meanwhile, since one process holds the database.
 */
import { openProduct } from "../../main.ts";
import { openCache } from "../_providers/kv/mod.ts";
import { readEnvironment } from "./environment.ts";

const [command, email] = Deno.args;
const ROLES: Record<string, "admin" | "user"> = { grant: "admin", revoke: "user" };
const RESET = "reset-two-step";
const role = ROLES[command];

if ((!role && command !== RESET) || !email) {
  console.error(`Usage: deno task admin grant <mail> | revoke <mail> | ${RESET} <mail>`);
  Deno.exit(2);
}

try {
  const env = readEnvironment();
  const product = await openProduct(env, () => {});
  const { server } = product.backend;
  const isDone = role ? await server.setRole(email, role) : await server.resetFactor(email);
  await product.close();
  if (isDone) await forgetSessions(env.DATA_DIR);
  console.log(
    isDone
      ? role
        ? `The role of this account is now ${role}`
        : "Two-step sign-in of this account is off, and its sessions have ended"
      : role
      ? "There is no account with this address"
      : "No account with this address uses two-step sign-in",
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
