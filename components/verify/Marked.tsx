/** A verdict with the sign before it, which is seen and not read out. */
import type { ReactNode } from "react";

export function Marked({ sign, children }: { sign: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{`${sign} `}</span>
      {children}
    </>
  );
}
