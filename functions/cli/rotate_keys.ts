/**
 * `deno task rotate-keys`: a new key for sealing and a new certificate for signing, for reports from the next
 * start on. The old sealing keys stay, published under `/.well-known/`, so that their reports still verify; the
 * old certificate's private key is gone, since each signed file carries its certificate and what vouches for it.
 */
import { createSealKey } from "../_shared/seal.ts";
import { createSigningIdentity } from "../_report/signing_identity.ts";

/** Makes new keys in a folder. @returns the id of the new sealing key */
export async function rotateKeys(
  folder: string,
  { now, random }: { now: Date; random: (length: number) => Uint8Array<ArrayBuffer> },
): Promise<string> {
  await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
  const key = await createSealKey(now.toISOString());
  const identity = await createSigningIdentity({
    commonName: "FLClear compliance reports",
    now,
    random,
  });
  await replaceFile(`${folder}/report-seal-${key.kid.slice(0, 8)}.jwk`, JSON.stringify(key));
  await replaceFile(`${folder}/report-signing.json`, JSON.stringify(identity));
  return key.kid;
}

/** Appears whole or not at all, readable by the owner alone. */
async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${crypto.randomUUID()}`;
  await Deno.writeTextFile(draft, text, { mode: 0o600 });
  await Deno.rename(draft, path);
}

if (import.meta.main) {
  const dataDir = Deno.env.get("DATA_DIR") ?? ".data";
  const kid = await rotateKeys(`${dataDir}/keys`, {
    now: new Date(),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
  console.log(`Reports will be sealed with key ${kid} after the next start.`);
  console.log(
    "Restart every server and worker; with SERVER_KEYS, run `deno task keys` again first.",
  );
}
