/** The files chosen for a project: previews, and each file's share of what has been sent. */
import { useEffect, useRef, useState } from "react";
import type { ChosenFile } from "../../components/project/FileDrop.tsx";

export interface PlanFiles {
  files: ChosenFile[];
  add: (files: File[]) => void;
  remove: (id: string) => void;
  clear: () => void;
  /** Spreads the bytes sent over the files, which go out one after another. */
  showSent: (sentBytes: number) => void;
  markAll: (status: ChosenFile["status"]) => void;
}

let lastId = 0;

export function usePlanFiles(): PlanFiles {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const current = useRef(files);
  current.current = files;

  useEffect(() => () => current.current.forEach(release), []);

  return {
    files,
    add: (added) =>
      setFiles((before) => [
        ...before,
        ...added
          .filter((file) => !before.some((it) => isSame(it.file, file)))
          .map((file): ChosenFile => ({
            id: `file-${++lastId}`,
            file,
            previewUrl: file.type.startsWith("image/") ? URL.createObjectURL(file) : null,
            status: "pending",
            percent: 0,
          })),
      ]),
    remove: (id) =>
      setFiles((before) => {
        before.filter((it) => it.id === id).forEach(release);
        return before.filter((it) => it.id !== id);
      }),
    clear: () =>
      setFiles((before) => {
        before.forEach(release);
        return [];
      }),
    showSent: (sentBytes) =>
      setFiles((before) => {
        let start = 0;
        return before.map((it) => {
          const percent = Math.min(100, Math.max(0, ((sentBytes - start) / it.file.size) * 100));
          start += it.file.size;
          return { ...it, status: "uploading", percent };
        });
      }),
    markAll: (status) => setFiles((before) => before.map((it) => ({ ...it, status }))),
  };
}

function release(chosen: ChosenFile): void {
  if (chosen.previewUrl) URL.revokeObjectURL(chosen.previewUrl);
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
