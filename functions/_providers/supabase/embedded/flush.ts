/**
 * Commits that outlive a power cut. The engine asks its file system to put files on the disk before it answers a
 * commit, but the library's file system does nothing then: here it does.
 */
import { fsyncSync } from "node:fs";

/** The part of the engine's file system that is needed. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/** Lets the engine's file system put files on the disk. @throws {TypeError} when the library has no such part any more */
export function flushToDisk(engine: unknown): void {
  const { Module } = engine as { Module?: { FS?: { filesystems?: { NODEFS?: NodeFiles } } } };
  const files = Module?.FS?.filesystems?.NODEFS;
  if (!files) throw new TypeError("Cannot flush commits: the engine's file system is not known");
  files.stream_ops.fsync = ({ nfd }) => {
    fsyncSync(nfd);
    return 0;
  };
}

/** Puts one file on the disk. */
export async function flushFile(path: string): Promise<void> {
  using file = await Deno.open(path, { read: true, write: true });
  await file.syncData();
}
