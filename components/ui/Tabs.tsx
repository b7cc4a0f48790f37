/** Tabs on Radix; the strip scrolls sideways on a phone instead of wrapping. */
import * as Radix from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  label: string;
  items: TabItem[];
  value: string;
  onValueChange: (value: string) => void;
  /** Stays at the top while the page scrolls. */
  isSticky?: boolean;
  className?: string;
}

export function Tabs({ label, items, value, onValueChange, isSticky, className }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className={className}>
      <Radix.List
        aria-label={label}
        className={cx(
          "no-print flex gap-1 relative overflow-x-auto overflow-y-hidden border-b border-hairline",
          isSticky && "tab-strip sticky top-14 z-20",
        )}
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.isDisabled}
            className="relative -mb-px h-10 pointer-coarse:h-11 shrink-0 border-b-2 border-transparent px-3 text-base font-medium text-muted transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink focus-visible:bg-accent-soft focus-visible:text-ink focus-visible:outline-none disabled:cursor-not-allowed disabled:opacity-55"
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-4 -outline-offset-2">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
