/** Names of uploaded files. Findings name their file, so that no two of a set may be called alike. */
import type { NewFile } from "../_providers/supabase/port.ts";

/** Tells different files of one name apart by a number. @param taken names the set has already */
export function nameApart(files: readonly NewFile[], taken: readonly string[] = []): NewFile[] {
  const known = new Set(taken.map((it) => it.toLowerCase()));
  return files.map((file) => {
    let filename = file.filename;
    for (let n = 2; known.has(filename.toLowerCase()); n++) {
      filename = file.filename.replace(/(\.[^.]*)?$/, (ending) => ` (${n})${ending}`);
    }
    known.add(filename.toLowerCase());
    return { ...file, filename };
  });
}
