/** Keys a report is sealed and signed with, from `DATA_DIR/keys`; made on first use. */
import { loadSealKeys, readOrMake } from "../_providers/keys/key_files.ts";
import { createSigningIdentity, type SigningIdentity } from "../_report/signing_identity.ts";
import type { SealKey } from "../_shared/seal.ts";

/** Sealing keys, newest first, and the identity PDFs are signed with. */
export interface ReportKeys {
  sealKeys: SealKey[];
  identity: SigningIdentity;
}

/** Loads or makes the keys below `dataDir`. */
export async function loadReportKeys(dataDir: string, now: Date): Promise<ReportKeys> {
  const folder = `${dataDir}/keys`;
  const sealKeys = await loadSealKeys(folder, () => now);
  const identity = await readOrMake(folder, "report-signing.json", async () =>
    JSON.stringify(
      await createSigningIdentity({
        commonName: "FLClear compliance reports",
        now,
        random: (length) => crypto.getRandomValues(new Uint8Array(length)),
      }),
    ));
  return { sealKeys, identity: JSON.parse(identity) };
}
