/** One part of a page over the whole window; until it is back in its place the rest can't be reached. */
import { type RefObject, useEffect, useState } from "react";

export interface FullView {
  isFull: boolean;
  setFull: (isFull: boolean) => void;
}

export function useFullView(part: RefObject<HTMLElement | null>): FullView {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull || !part.current) return;
    const shut = othersThan(part.current);
    const { style } = document.documentElement;
    shut.forEach((it) => it.inert = true);
    style.overflow = "hidden";
    return () => {
      shut.forEach((it) => it.inert = false);
      style.overflow = "";
    };
  }, [isFull]);
  return { isFull, setFull };
}

/** Everything beside the part and beside what holds it, but for notices. */
function othersThan(part: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let at = part; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const it of at.parentElement.children) {
      const isNotice = it.matches("[role=region], :has([role=region][aria-label^=Notifications])");
      if (it !== at && it instanceof HTMLElement && !it.inert && !isNotice) others.push(it);
    }
  }
  return others;
}
