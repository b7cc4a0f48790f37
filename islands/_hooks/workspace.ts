/** Whose projects the screens show: all, the user's own, or those of an organization. Kept on this device. */
import { useSyncExternalStore } from "react";

const KEY = "flc_workspace";
const listeners = new Set<() => void>();

/** An organization's id, `personal`, or null for all. */
export type WorkspaceChoice = string | null;

function read(): WorkspaceChoice {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function setWorkspace(choice: WorkspaceChoice): void {
  try {
    if (choice === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // A browser that keeps nothing shows all.
  }
  for (const tell of listeners) tell();
}

export function useWorkspace(): WorkspaceChoice {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    read,
    () => null,
  );
}
