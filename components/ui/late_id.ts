/**
 * Ids of the dialog, menu and tab primitives, which the build puts in the place of their own: none in the
 * server's markup, then counted in the browser. Server and browser would count differently, and a label that
 * points at another element is worse than one that points a moment later.
 */
import { useLayoutEffect, useState } from "react";

let count = 0;

/** The id given, else one of its own once the island is awake; empty until then. */
export function useId(given?: string): string {
  const [own, setOwn] = useState("");
  useLayoutEffect(() => {
    if (!given) setOwn(`part-${count += 1}`);
  }, [given]);
  return given || own;
}
