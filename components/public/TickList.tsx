/** A list of short statements, each with a tick. */
import type { ReactNode } from "react";

export function TickList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="list">
      {items.map((item, index) => (
        <li key={index}>
          <svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 8.5l4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
