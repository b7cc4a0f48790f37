/** The notice region: one at a time, five seconds, F8 moves the focus there, a swipe to the right dismisses. */
import * as Radix from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { keepClear } from "./clear_spot.ts";
import { cx } from "./cx.ts";

export interface Notice {
  id: number;
  title: string;
  description?: string;
  variant: "default" | "destructive";
  /** What can be done about it: undo. */
  action?: { label: string; onAction: () => void };
}

export interface ToasterProps {
  /** The newest notice; null when there is none. */
  notice: Notice | null;
  lifeMs: number;
  onDismiss: (id: number) => void;
}

/** Between title, description and action, which are read out one after the other. */
const PAUSE = ". ";

export function Toaster({ notice, lifeMs, onDismiss }: ToasterProps) {
  const home = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => notice && home.current ? keepClear(home.current) : undefined, [notice]);
  return (
    <Radix.Provider duration={lifeMs} swipeDirection="right" swipeThreshold={50}>
      {notice && (
        <Radix.Root
          key={notice.id}
          type={notice.variant === "destructive" ? "foreground" : "background"}
          onOpenChange={(isOpen) => !isOpen && onDismiss(notice.id)}
          className={cx(
            "toast grid grid-cols-[1fr_auto] items-start gap-x-3 rounded-lg border bg-surface px-4 py-3 shadow-lg",
            notice.variant === "destructive" ? "border-critical" : "border-hairline",
          )}
        >
          <div className="min-w-0 wrap-anywhere">
            <Radix.Title
              className={cx(
                "font-semibold",
                notice.variant === "destructive" && "text-critical",
              )}
            >
              {notice.title}
            </Radix.Title>
            {notice.description && <span className="sr-only">{PAUSE}</span>}
            {notice.description && (
              <Radix.Description className="mt-0.5 text-sm text-muted">
                {notice.description}
              </Radix.Description>
            )}
            {notice.action && <span className="sr-only">{PAUSE}</span>}
            {notice.action && (
              <Radix.Action
                altText={notice.action.label}
                onClick={notice.action.onAction}
                className="mt-1 min-h-8 pointer-coarse:min-h-11 font-medium text-accent underline-offset-2 hover:underline"
              >
                {notice.action.label}
              </Radix.Action>
            )}
          </div>
          <Radix.Close
            aria-label="Dismiss"
            className="relative -mr-1 rounded p-1 text-muted after:absolute after:-inset-2.5 hover:text-ink"
          >
            <X size={16} aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        ref={home}
        label="Notifications ({hotkey})"
        // On the right findings are read and decided; on a phone the buttons of a dialog are at the bottom, and so are
        // everywhere those of a form that fills its page.
        className="no-print fixed bottom-0 left-0 z-70 [body:has(main_.form-footer)_&]:bottom-16 m-0 w-full list-none p-4 sm:w-96 max-sm:[body:has([role$=dialog],[data-asks])_&]:top-0 max-sm:[body:has([role$=dialog],[data-asks])_&]:bottom-auto"
      />
    </Radix.Provider>
  );
}
