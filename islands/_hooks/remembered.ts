/** A choice of how a screen is laid out, kept on this device. */
import { useSyncExternalStore } from "react";

/** What was chosen on this page, which counts without storage, too. */
const chosen = new Map<string, boolean>();
const listeners = new Set<() => void>();

/** Yes or no under `key`; no where nothing was chosen yet, and in what the server rendered. */
export function useRemembered(key: string): [boolean, (value: boolean) => void] {
  const value = useSyncExternalStore(subscribe, () => read(key), () => false);
  return [value, (next) => choose(key, next)];
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function read(key: string): boolean {
  const now = chosen.get(key);
  if (now !== undefined) return now;
  try {
    return localStorage.getItem(key) === "yes";
  } catch {
    return false;
  }
}

function choose(key: string, value: boolean): void {
  chosen.set(key, value);
  try {
    if (value) localStorage.setItem(key, "yes");
    else localStorage.removeItem(key);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const tell of listeners) tell();
}
