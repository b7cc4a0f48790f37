/** Removes stored objects that belong to nothing, such as the files of an upload that was cut off. */
import type { BackendClient } from "./client.ts";
import { unwrap } from "./errors.ts";
import { createObjects } from "./objects.ts";
import type { BucketName } from "./port.ts";

/** Objects asked for at once. */
const BATCH = 1000;

export interface OrphanStore {
  /** Removes objects without an owner, older than this. @returns how many */
  removeOrphans(olderMs: number): Promise<number>;
}

/** Binds the sweep. It runs past row-level security: for the worker alone. */
export function createOrphanStore(client: BackendClient): OrphanStore {
  const objects = createObjects(client);
  const list = async (olderMs: number) =>
    unwrap(
      await client.db.rpc("list_orphan_objects", { p_older_ms: olderMs, p_limit: BATCH }),
    ) as { bucket: BucketName; path: string }[];
  return {
    async removeOrphans(olderMs) {
      for (let removed = 0;;) {
        const found = await list(olderMs);
        const byBucket = Map.groupBy(found, (it) => it.bucket);
        for (const [bucket, rows] of byBucket) {
          await objects.remove(
            bucket,
            rows.map((it) => it.path),
          );
        }
        removed += found.length;
        if (found.length < BATCH) return removed;
      }
    },
  };
}
