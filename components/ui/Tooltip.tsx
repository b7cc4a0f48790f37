/** A few words about a control, on hover and on focus. Never the only place of anything needed. */
import * as Radix from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";

export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-60 max-w-72 rounded bg-ink px-2.5 py-1.5 text-sm text-paper animate-appear"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
