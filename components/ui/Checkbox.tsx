/** A check box with its words as the hit area; under a finger that is 44 px high and reaches into the gaps around it. */
import * as Radix from "@radix-ui/react-checkbox";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

export interface CheckboxProps {
  id: string;
  isChecked: boolean;
  onCheckedChange: (isChecked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ id, isChecked, onCheckedChange, label, hint }: CheckboxProps) {
  return (
    <div className="flex items-start gap-2.5">
      <Radix.Root
        id={id}
        checked={isChecked}
        onCheckedChange={(value) => onCheckedChange(value === true)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative mt-0.5 grid h-5 w-5 shrink-0 place-items-center rounded-sm border border-edge bg-surface data-[state=checked]:border-accent data-[state=checked]:bg-accent pointer-coarse:after:absolute pointer-coarse:after:-inset-3"
      >
        <Radix.Indicator className="text-on-accent">
          <Check size={14} strokeWidth={3} aria-hidden="true" />
        </Radix.Indicator>
      </Radix.Root>
      <div className="min-w-0 grow">
        <label
          htmlFor={id}
          className="relative text-base pointer-coarse:block pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.75"
        >
          {label}
        </label>
        {hint && <p id={`${id}-hint`} className="text-xs text-muted">{hint}</p>}
      </div>
    </div>
  );
}
