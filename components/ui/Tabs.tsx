/** Tabs on Radix; the strip scrolls sideways on a phone instead of wrapping. */
import * as Radix from "@radix-ui/react-tabs";
import { type ReactNode, useEffect, useRef } from "react";
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
  /** The strip lies on a card, not on the page. */
  isOnCard?: boolean;
  className?: string;
}

export function Tabs(
  { label, items, value, onValueChange, isOnCard, className }: TabsProps,
) {
  const strip = useRef<HTMLDivElement>(null);
  // The tab that is lit stands clear of the edges, where words fade.
  useEffect(() => {
    const { current } = strip;
    const lit = current?.querySelector<HTMLElement>("[data-state=active]");
    if (current && lit) {
      current.scrollLeft = lit.offsetLeft - (current.clientWidth - lit.offsetWidth) / 2;
    }
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className={className}>
      <Radix.List
        ref={strip}
        aria-label={label}
        className={cx(
          "no-print scroll-shade scroll-fade flex gap-1 relative overflow-x-auto overflow-y-hidden border-b border-hairline",
          isOnCard && "[--strip:var(--surface)]",
          // All of them fit on a tablet then.
          items.length > 6 &&
            "md:max-lg:gap-0 md:max-lg:[&>button]:px-2.5 md:max-lg:[&>button]:text-sm",
        )}
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.isDisabled}
            className="relative h-[2.4375rem] pointer-coarse:h-11 shrink-0 border-b-2 border-transparent px-3 text-base font-medium text-muted transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink focus-visible:bg-accent-soft focus-visible:text-ink focus-visible:outline-none disabled:cursor-not-allowed disabled:opacity-55"
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
