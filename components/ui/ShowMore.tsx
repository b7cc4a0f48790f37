/** Where the shown part of a long list ends: more of it comes as the reader gets there, or at a press. */
import { useEffect, useRef } from "react";
import { formatCount } from "../format.ts";
import { Button } from "./Button.tsx";

export interface ShowMoreProps {
  /** Rows that are not shown yet. */
  left: number;
  onMore: () => void;
}

export function ShowMore({ left, onMore }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((it) => it.isIntersecting)) onMore();
    });
    watch.observe(button.current);
    return () => watch.disconnect();
  }, [left]);
  if (left === 0) return null;
  return (
    <p className="p-2 text-center">
      <Button ref={button} size="sm" onClick={onMore}>Show more ({formatCount(left)} left)</Button>
    </p>
  );
}
