/**
 * Buttons and links that look like buttons. One primary action a view; danger only where something is lost.
 * Under a finger every size is at least 44 px high.
 */
import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef } from "react";
import { cx } from "./cx.ts";
import { Spinner } from "./Spinner.tsx";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "link";
export type ButtonSize = "sm" | "md" | "lg" | "icon";

/** Filled ones that can't be pressed yet: gray with words as legible as any, since paler ones could not be read. */
const OFF = "disabled:bg-sunken disabled:text-muted disabled:border-hairline disabled:opacity-100!";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: `bg-accent text-on-accent border-transparent hover:bg-accent-strong ${OFF}`,
  secondary: "bg-surface text-ink border-edge hover:bg-sunken",
  ghost: "bg-transparent text-ink border-transparent hover:bg-sunken",
  danger: `bg-critical text-surface border-transparent hover:opacity-90 ${OFF}`,
  link:
    "bg-transparent text-accent border-transparent underline-offset-2 hover:underline px-0! forced-colors:border-none forced-colors:underline",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-8 px-3 text-sm gap-1.5 pointer-coarse:min-h-11",
  md: "min-h-9 px-4 text-base gap-2 pointer-coarse:min-h-11",
  lg: "min-h-11 px-5 text-md gap-2",
  icon: "h-9 w-9 p-0 text-base pointer-coarse:h-11 pointer-coarse:w-11",
};

/** Class names of a button, for elements that only look like one. Paper has no use for them, but for links in a text. */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "md"): string {
  return cx(
    "inline-flex shrink-0 [&>svg]:shrink-0 items-center justify-center rounded border font-medium whitespace-nowrap transition-colors max-[20rem]:max-w-full max-[20rem]:whitespace-normal",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-75",
    variant !== "link" && "no-print",
    VARIANTS[variant],
    SIZES[size],
  );
}

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Shows a spinner and refuses to be pressed while something is under way; the focus stays on it. */
  isBusy?: boolean;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    isBusy = false,
    className,
    children,
    disabled,
    type = "button",
    onClick,
    ...rest
  },
  ref,
) {
  const isOnce = type === "submit" || variant === "primary" || variant === "danger";
  return (
    <button
      ref={ref}
      type={type}
      disabled={disabled}
      // Not disabled: a browser takes the focus from what is, and with it the place of who works by keyboard.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        // What saves or deletes is pressed once: the second click of a double one comes before it is busy. Enter in
        // a field presses the form's button, too.
        if (isBusy || isOnce && event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
      className={cx(buttonClass(variant, size), className)}
      {...rest}
    >
      {isBusy && <Spinner size={14} />}
      {children}
    </button>
  );
});

export const ButtonLink = forwardRef<
  HTMLAnchorElement,
  AnchorHTMLAttributes<HTMLAnchorElement> & Look
>(function ButtonLink({ variant, size, className, ...rest }, ref) {
  return <a ref={ref} className={cx(buttonClass(variant, size), className)} {...rest} />;
});
