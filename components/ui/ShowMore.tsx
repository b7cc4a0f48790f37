/** Where the shown part of a long list ends: more of it comes as the reader gets there, or at a press. */
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { formatCount } from "../format.ts";
import { Button } from "./Button.tsx";

export interface ShowMoreProps {
  /** Rows that are not shown yet. */
  left: number;
  onMore: () => void;
}

export function ShowMore({ left, onMore }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Another list may leave as many rows out.
  const latest = useRef(onMore);
  latest.current = onMore;
  useEffect(() => {
    if (!button.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((it) => it.isIntersecting)) latest.current();
    });
    watch.observe(button.current);
    return () => watch.disconnect();
  }, [left]);
  if (left === 0) return null;
  /** Goes on with the first of the rows that came: it stands where the button stood. */
  function onPress() {
    const at = stops().indexOf(button.current!);
    flushSync(onMore);
    stops()[at]?.focus();
  }
  return (
    <p className="p-2 text-center">
      <Button ref={button} size="sm" onClick={onPress}>Show more ({formatCount(left)} left)</Button>
    </p>
  );
}

/** All that can have the focus, as it follows on the page. */
const stops = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
];
