/** The steps of a long form; steps already passed can be gone back to. */
import { cx } from "../ui/cx.ts";

export interface StepsProps {
  labels: readonly string[];
  current: number;
  onSelect: (step: number) => void;
}

export function Steps({ labels, current, onSelect }: StepsProps) {
  return (
    <ol className="grid gap-2 min-[20rem]:grid-cols-3">
      {labels.map((label, index) => (
        <li key={label}>
          <button
            type="button"
            disabled={index > current}
            aria-current={index === current ? "step" : undefined}
            onClick={() => onSelect(index)}
            className={cx(
              "w-full border-t-3 pt-2 text-left text-sm disabled:cursor-default pointer-coarse:pb-4",
              index <= current ? "border-accent" : "border-hairline text-muted",
              index === current && "font-semibold",
            )}
          >
            <span className="tabular-nums text-muted">{`${index + 1} `}</span>
            {label}
          </button>
        </li>
      ))}
    </ol>
  );
}
