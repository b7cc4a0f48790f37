/** Dialogs on Radix: focus is kept inside, Escape closes, what opened it gets focus back. */
import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "./Button.tsx";
import { isListOpen } from "./Combobox.tsx";
import { cx } from "./cx.ts";
import { Unbroken } from "./Unbroken.tsx";

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Of a text, each line is one. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons along the bottom. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
}

/** What a form is filled in with. */
const ENTRIES =
  ":is(input, select, textarea, [role=radio], [role=checkbox], [aria-pressed]):enabled";
/** What is written into: a list would open over what it asks, a file is chosen elsewhere. */
const WRITTEN =
  ":is(input:not([type=file], [type=checkbox], [type=radio], [role=combobox]), textarea)";

const SIZES = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-3xl" };

export function Dialog(
  { isOpen, onOpenChange, title, description, children, footer, size = "md" }: DialogProps,
) {
  // Taken before anything inside can ask for the focus: Radix looks only once that has happened.
  const opener = useRef<Element[]>([]);
  const wasOpen = useRef(false);
  if (isOpen && !wasOpen.current && typeof document !== "undefined") {
    opener.current = withParents(document.activeElement);
  }
  wasOpen.current = isOpen;

  /**
   * What is marked has the focus first, as the safe answer to a question; else a form begins in its first field. Under
   * a finger that would bring up the keyboard over it.
   */
  function onOpenAutoFocus(event: Event) {
    const layer = event.currentTarget as HTMLElement;
    const marked = layer.querySelector<HTMLElement>("[autofocus]");
    if (marked) {
      event.preventDefault();
      marked.focus();
      return;
    }
    if (matchMedia("(pointer: coarse)").matches) return;
    const field = layer.querySelector<HTMLElement>(ENTRIES);
    if (!field?.matches(WRITTEN)) return;
    event.preventDefault();
    field.focus();
  }

  function onCloseAutoFocus(event: Event) {
    const place = placeOf(opener.current);
    if (!place) return;
    event.preventDefault();
    place.focus();
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-shade animate-appear" />
        <Radix.Content
          className={cx(
            "fixed left-1/2 top-1/2 z-50 flex max-h-[calc(100dvh-24px)] w-[calc(100vw-24px)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-lg border border-hairline bg-surface animate-appear",
            SIZES[size],
          )}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            if (isListOpen(event.target)) event.preventDefault();
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div
            className={cx(
              "border-hairline px-5 py-4 wrap-anywhere",
              // A question without a body has one line, above its answers.
              children ? "border-b" : "",
            )}
          >
            <div className="flex items-start justify-between gap-3">
              {/* Beside the button, never under it. */}
              <div className="min-w-0">
                <Radix.Title className="text-md font-semibold">{title}</Radix.Title>
                {description && (
                  <Radix.Description className="mt-1 text-sm whitespace-pre-line text-muted">
                    {typeof description === "string"
                      ? <Unbroken text={description} />
                      : description}
                  </Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label="Close"
                  className="-my-1.5 -mr-2 shrink-0 pointer-coarse:-my-2.5"
                >
                  <X size={18} aria-hidden="true" />
                </Button>
              </Radix.Close>
            </div>
          </div>
          {children && (
            // No padding on what scrolls: what sticks in it would stand that far from its edge. Without a footer a bare
            // band keeps what fades out apart from the page behind.
            <div
              className={cx(
                "min-h-0 overflow-y-auto scroll-fade-foot",
                !footer && "mb-3 has-[.form-footer]:mb-0",
              )}
            >
              <div className="px-5 py-4">{children}</div>
            </div>
          )}
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-hairline px-5 py-3">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** An element and what it stands in, inside out. */
function withParents(element: Element | null): Element[] {
  return element ? [element, ...withParents(element.parentElement)] : [];
}

/** Where the focus goes on: to what opened the dialog, or to the part of the page it stood in where it is gone. */
function placeOf([opener, ...parents]: readonly Element[]): HTMLElement | null {
  const canTake = opener instanceof HTMLElement && opener.isConnected;
  if (canTake && !opener.matches(":disabled")) return opener;
  const part = parents.find((it) => it.isConnected && it.matches("section, article, main"));
  if (!(part instanceof HTMLElement)) return null;
  if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
  return part;
}

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  /** What the question is about, where one sentence would not do. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  isBusy?: boolean;
  /** True when nothing is lost by saying yes. */
  isHarmless?: boolean;
  onConfirm: () => void;
}

/** Asks before something is lost; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={props.title}
      description={props.description}
      size="sm"
      footer={
        <>
          <Button autoFocus onClick={() => props.onOpenChange(false)}>{props.cancelLabel}</Button>
          <Button
            variant={props.isHarmless ? "primary" : "danger"}
            isBusy={props.isBusy}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
