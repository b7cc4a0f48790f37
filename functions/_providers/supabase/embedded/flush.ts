/**
 * Commits that outlive a power cut. The engine asks its file system to put files on the disk before it answers a
 * commit, but the library's file system does nothing then: here it does.
 */
import { closeSync, fsyncSync, openSync } from "node:fs";

/** WASI's number for an input or output error. @source WASI preview 1, errno */
const EIO = 29;

/** An open file, or a folder: those the library opens without a descriptor. */
interface EngineStream {
  node: unknown;
  nfd?: number;
}

/** The part of the engine's file system that is needed. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: EngineStream) => number };
  realPath: (node: unknown) => string;
}

/**
 * Lets the engine's file system put files and folders on the disk. What fails there is answered as an error number: an
 * exception would pass through the engine, which would keep its locks and wait for them for ever.
 *
 * @throws {TypeError} when the library has no such part any more
 */
export function flushToDisk(engine: unknown): void {
  const { Module } = engine as { Module?: { FS?: { filesystems?: { NODEFS?: NodeFiles } } } };
  const files = Module?.FS?.filesystems?.NODEFS;
  if (!files) throw new TypeError("Cannot flush commits: the engine's file system is not known");
  files.stream_ops.fsync = ({ node, nfd }) => {
    try {
      if (nfd === undefined) flushFolder(files.realPath(node));
      else fsyncSync(nfd);
      return 0;
    } catch {
      return EIO;
    }
  };
}

/** After it the folder's names outlive a power cut. Windows knows no such thing. */
function flushFolder(path: string): void {
  if (Deno.build.os === "windows") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Puts what is in a file on the disk. */
export async function flushBody(path: string): Promise<void> {
  using file = await Deno.open(path, { read: true, write: true });
  await file.syncData();
}

/** Puts the name of a file on the disk, and those of the folders below `root` it lies in, which may be new. */
export function flushName(path: string, root: string): void {
  for (let folder = path; folder.length > root.length;) {
    folder = folder.slice(0, folder.lastIndexOf("/"));
    flushFolder(folder);
  }
}
