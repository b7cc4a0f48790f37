/** Secrets of the embedded backend: made on the first start, kept in the data directory, never in the code. */
import { generateApiKey } from "@supabase/lite";

/** Keys of the embedded backend. `jwtSecret` signs its access tokens. */
export interface BackendSecrets {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
}

/** Reads the secrets of a data directory, making them when they are not there yet. */
export async function loadBackendSecrets(dataDir: string): Promise<BackendSecrets> {
  const path = `${dataDir}/keys/backend.json`;
  try {
    return JSON.parse(await Deno.readTextFile(path));
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  const secrets: BackendSecrets = {
    jwtSecret: crypto.getRandomValues(new Uint8Array(48)).toBase64({ alphabet: "base64url" }),
    publishableKey: (await generateApiKey("publishable")).key,
    secretKey: (await generateApiKey("secret")).key,
  };
  await Deno.mkdir(`${dataDir}/keys`, { recursive: true, mode: 0o700 });
  // Whole or not at all: half a file would keep the product from ever starting again.
  const draft = `${path}.draft`;
  await Deno.writeTextFile(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  await Deno.rename(draft, path);
  return secrets;
}
