/** One figure by day as bars on a scale of its own; its name, sum and highest day stand beside it in words. */
import { formatDate, plural } from "../format.ts";

export interface DayBarsProps {
  name: string;
  /** A count with its unit: `3 files`. */
  write: (count: number) => string;
  /** From the first day on, without gaps. */
  days: readonly { date: string; count: number }[];
  /** Days the axis has room for. */
  length: number;
}

/** One day is this wide and the tallest bar this high, in units of the drawing. */
const DAY = 10;
const TOP = 64;
/** The least a bar is drawn with, so that one of a thousand is still seen. */
const LEAST = 2;

export function DayBars({ name, write, days, length }: DayBarsProps) {
  const sum = days.reduce((total, it) => total + it.count, 0);
  const highest = days.reduce((best, it) => it.count > best.count ? it : best, days[0]);
  const last = days[days.length - 1];
  const summary = sum === 0
    ? "none so far"
    : `${write(sum)}, most on ${formatDate(highest.date)}: ${highest.count}`;
  return (
    <figure className="min-w-0">
      <figcaption className="flex justify-between gap-2">
        <span>{name}</span>
        <span className="tabular-nums text-muted">{sum.toLocaleString("en-US")}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${length * DAY} ${TOP + 1}`}
        preserveAspectRatio="none"
        className="mt-1.5 block h-16 w-full"
        role="img"
        aria-label={`${name} by day: ${summary}`}
      >
        {[0.5, TOP / 2, TOP + 0.5].map((y) => (
          <line
            key={y}
            x1="0"
            x2={length * DAY}
            y1={y}
            y2={y}
            className={y > TOP ? "stroke-edge" : "stroke-hairline"}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {days.map(({ date, count }, index) => {
          if (count === 0) return null;
          const height = Math.max(LEAST, (count / highest.count) * TOP);
          return (
            <rect
              key={date}
              x={index * DAY + 1.5}
              y={TOP - height}
              width={DAY - 3}
              height={height}
              className="fill-accent"
            >
              <title>{`${formatDate(date)}: ${write(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between gap-2 text-xs text-muted">
        <span>{formatDate(days[0].date)}</span>
        {sum > 0 && <span>highest day {highest.count.toLocaleString("en-US")}</span>}
        <span>
          {days.length < length
            ? `${plural(length - days.length, "day")} to go`
            : formatDate(last.date)}
        </span>
      </p>
    </figure>
  );
}
