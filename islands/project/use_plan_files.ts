/**
 * The files chosen for a project. Each is sent as soon as it is chosen and answers for itself; what has arrived stays
 * with the server until a project takes it, so that a reload loses nothing.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type ChosenFile, refusalOf } from "../../components/project/FileDrop.tsx";
import type { Upload } from "../../functions/_shared/contract/mod.ts";
import { wordsOf } from "../_client/api.ts";
import { deleteUpload, listUploads, sendFile } from "../_client/uploads.ts";
import { notify } from "../_hooks/notices.ts";

export interface PlanFiles {
  files: ChosenFile[];
  add: (files: File[]) => void;
  remove: (id: string) => void;
  /** Forgets all of them, at the server too. */
  discard: () => void;
  /** Forgets them here, once a project has taken them. */
  clear: () => void;
  /** Gives them to a project: once it has them they are forgotten here, and where it fails they stay. */
  handOver: (save: () => Promise<unknown>) => Promise<void>;
  /** Tries files again that broke off. */
  resume: (id: string) => void;
  /** Resolves when nothing is on its way any more. */
  settled: () => Promise<ChosenFile[]>;
}

export interface PlanFilesOptions {
  maxFileMb: number;
  /** Takes up what an earlier visit left behind; else nothing is kept of files nobody saved, and that is said. */
  isRestoring: boolean;
}

let lastId = 0;

export function usePlanFiles({ maxFileMb, isRestoring }: PlanFilesOptions): PlanFiles {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  // The truth between renders: sending goes on while the page is drawn.
  const current = useRef<ChosenFile[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const waiting = useRef<(() => void)[]>([]);
  const isSending = useRef(false);
  /** What an earlier visit left: a file chosen before it is known may be the rest of one of them. */
  const restored = useRef(Promise.resolve());
  const isGone = useRef(false);
  /** What a project is taking is left behind by nobody: its form may go before the answer is there. */
  const isHanded = useRef(false);

  function set(next: ChosenFile[]) {
    current.current = next;
    setFiles(next);
  }
  const change = (id: string, values: Partial<ChosenFile>) =>
    set(current.current.map((it) => it.id === id ? { ...it, ...values } : it));

  useEffect(() => {
    const leaving = new AbortController();
    isGone.current = false;
    if (isRestoring) {
      restored.current = listUploads(leaving.signal)
        .then((uploads) => set(uploads.map(fromUpload)))
        .catch(() => {/* What is there is shown the next time. */});
    }
    return () => {
      isGone.current = true;
      leaving.abort();
      for (const stop of stops.current.values()) stop.abort();
      const isLeft = !isRestoring && !isHanded.current && current.current.length > 0;
      if (!isLeft) current.current.forEach(release);
      else {
        notify({ title: "Files not saved", description: leftWords(current.current) });
        forget(current.current);
      }
    };
  }, []);

  /** One file at a time, so that the first is there soon. */
  async function sendAll() {
    if (isSending.current) return;
    isSending.current = true;
    for (;;) {
      const next = current.current.find((it) => it.status === "pending" && it.file);
      if (!next) break;
      await send(next);
    }
    isSending.current = false;
    for (const resolve of waiting.current.splice(0)) resolve();
  }

  async function send({ id, file, upload }: ChosenFile) {
    const stop = new AbortController();
    stops.current.set(id, stop);
    change(id, { status: "uploading", problem: null });
    try {
      await sendFile(file!, {
        begun: upload,
        onUpload: (it) => change(id, { upload: it }),
        onProgress: (sent) => change(id, { percent: percentOf(sent, file!.size) }),
        signal: stop.signal,
      });
      change(id, { status: "sent", percent: 100 });
    } catch (error) {
      if (stop.signal.aborted) return;
      const isLost = error instanceof TypeError;
      const problem = isLost ? "The connection was lost." : wordsOf(error, "It could not be sent.");
      // A refused file starts anew; one that broke off goes on.
      change(id, { status: "error", problem, isRefused: !isLost });
    } finally {
      stops.current.delete(id);
    }
  }

  function forget(list: ChosenFile[]) {
    for (const { id, upload } of list) {
      stops.current.get(id)?.abort();
      if (upload) deleteUpload(upload.id).catch(() => {/* It expires by itself. */});
    }
    list.forEach(release);
  }

  function clear() {
    current.current.forEach(release);
    set([]);
  }

  function take(added: File[]) {
    if (isGone.current) return;
    const next = [...current.current];
    for (const file of added) {
      const paused = next.findIndex((it) =>
        it.file === null && it.status === "paused" && it.name === file.name &&
        it.size === file.size
      );
      if (paused >= 0) next[paused] = { ...next[paused], file, status: "pending" };
      else if (!next.some((it) => it.file ? isSame(it.file, file) : isOf(it, file))) {
        next.push(fromFile(file, maxFileMb));
      }
    }
    set(next);
    sendAll();
  }

  return {
    files,
    add(added) {
      restored.current.then(() => take(added));
    },
    remove(id) {
      forget(current.current.filter((it) => it.id === id));
      set(current.current.filter((it) => it.id !== id));
    },
    discard() {
      forget(current.current);
      set([]);
    },
    clear,
    async handOver(save) {
      isHanded.current = true;
      try {
        await save();
        clear();
      } finally {
        isHanded.current = false;
      }
    },
    resume(id) {
      change(id, { status: "pending", problem: null });
      sendAll();
    },
    async settled() {
      await restored.current;
      if (isSending.current) await new Promise<void>((resolve) => waiting.current.push(resolve));
      return current.current;
    },
  };
}

/** Tells how many of these files would be lost with their form: one that was refused is nothing to lose. */
export function useStake(
  files: readonly ChosenFile[],
  onFilesChange: ((count: number) => void) | undefined,
): void {
  const count = files.filter((it) => !it.isRefused).length;
  // Before anything else can be pressed: Escape asks about them.
  useLayoutEffect(() => onFilesChange?.(count), [count]);
}

/** What is said of files whose form was left: those that were refused with their reason. */
export function leftWords(files: readonly Pick<ChosenFile, "name" | "problem">[]): string {
  return files.map(({ name, problem }) =>
    problem ? `${name}: ${problem}` : `${name} was discarded.`
  )
    .join(" ");
}

const percentOf = (sent: number, size: number): number => Math.min(100, (sent / size) * 100);

function fromFile(file: File, maxFileMb: number): ChosenFile {
  const problem = refusalOf(file, maxFileMb);
  return {
    id: `file-${++lastId}`,
    name: file.name,
    size: file.size,
    file: problem ? null : file,
    previewUrl: !problem && file.type.startsWith("image/") ? URL.createObjectURL(file) : null,
    status: problem ? "error" : "pending",
    percent: 0,
    upload: null,
    problem,
    isRefused: problem !== null,
  };
}

/** A file of an earlier visit: whole, or to be chosen once more for the rest of it. */
function fromUpload(upload: Upload): ChosenFile {
  const isWhole = upload.stored === upload.fileSize;
  return {
    id: `file-${++lastId}`,
    name: upload.filename,
    size: upload.fileSize,
    file: null,
    previewUrl: null,
    status: isWhole ? "sent" : "paused",
    percent: percentOf(upload.stored, upload.fileSize),
    upload,
    problem: null,
    isRefused: false,
  };
}

function release(chosen: ChosenFile): void {
  if (chosen.previewUrl) URL.revokeObjectURL(chosen.previewUrl);
}

/** Whether two files chosen are one, as far as a browser tells. */
export function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}

const isOf = ({ name, size }: ChosenFile, file: File): boolean =>
  name === file.name && size === file.size;
