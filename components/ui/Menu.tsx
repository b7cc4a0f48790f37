/** A menu behind a button, on Radix. */
import * as Radix from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface MenuItem {
  label: ReactNode;
  /** What it is good for, under the label. */
  hint?: string;
  icon?: ReactNode;
  href?: string;
  onSelect?: () => void;
  /** The menu stays open when it is chosen. */
  isStaying?: boolean;
  isDanger?: boolean;
  isDisabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it; must take a ref. */
  trigger: ReactNode;
  /** Words above the items. */
  header?: ReactNode;
  /** Items in groups, a hairline between groups. */
  groups: MenuItem[][];
  /** Between button and menu, px: below a bar it begins under its line. */
  offsetPx?: number;
}

const ITEM =
  "flex [&>:not(:last-child)]:shrink-0 min-h-9 pointer-coarse:min-h-11 items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-base outline-none select-none data-[highlighted]:bg-accent-soft data-[disabled]:text-muted data-[disabled]:[&>svg]:opacity-55";

/** Menus hang in the page's own part, so that nothing of it lies outside of its landmarks; none on the server. */
const mainOf = (): HTMLElement | null =>
  typeof document === "undefined" ? null : document.getElementById("main");

export function Menu({ trigger, header, groups, offsetPx = 6 }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={mainOf()}>
        <Radix.Content
          align="end"
          sideOffset={offsetPx}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] sm:max-w-88 min-w-56 overflow-y-auto rounded-lg border border-edge bg-surface p-1.5 shadow-lg animate-appear"
        >
          {header && <div className="px-2.5 py-2 wrap-anywhere">{header}</div>}
          {groups.map((group, index) => (
            <Radix.Group
              key={index}
              className={cx((index > 0 || header) && "mt-1 border-t border-hairline pt-1")}
            >
              {group.map((item, at) => (
                <Radix.Item
                  key={at}
                  disabled={item.isDisabled}
                  onSelect={(event) => {
                    if (item.isStaying) event.preventDefault();
                    item.onSelect?.();
                  }}
                  asChild={item.href !== undefined}
                  className={cx(ITEM, item.isDanger && "text-critical")}
                >
                  {item.href === undefined ? <Line item={item} /> : (
                    <a href={item.href}>
                      <Line item={item} />
                    </a>
                  )}
                </Radix.Item>
              ))}
            </Radix.Group>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Line({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon}
      <span className="min-w-0 wrap-anywhere text-pretty">
        {item.label}
        {item.hint && <span className="block text-sm text-muted">{item.hint}</span>}
      </span>
    </>
  );
}
