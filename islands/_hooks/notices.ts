/** One notice at a time, for every part of a page: the newest takes the place of the one before. */
import { useSyncExternalStore } from "react";
import type { Notice } from "../../components/ui/Toast.tsx";
import { wordsOf } from "../_client/api.ts";

let current: Notice | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(notice: Notice | null): void {
  current = notice;
  for (const listener of listeners) listener();
}

/** Shows a notice. */
export function notify(
  notice: Pick<Notice, "title" | "description" | "action"> & Partial<Pick<Notice, "variant">>,
): void {
  lastId += 1;
  set({ variant: "default", ...notice, id: lastId });
}

/** Says that something did not work: the server's words, else `fallback`. */
export function notifyFailure(
  title: string,
  error: unknown,
  fallback = "Please try again.",
): void {
  notify({ title, description: wordsOf(error, fallback), variant: "destructive" });
}

/** Takes a notice away, unless a newer one stands in its place. */
export function dismissNotice(id: number): void {
  if (current?.id === id) set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The notice to show now. */
export function useNotice(): Notice | null {
  return useSyncExternalStore(subscribe, () => current, () => null);
}
