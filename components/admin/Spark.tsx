/** A line of days with its scale beside it in words: lowest and highest value, first and last day. */
import { formatDate } from "../format.ts";

export interface SparkProps {
  label: string;
  /** Oldest first. */
  days: readonly { date: string; value: number }[];
  /** A value as it is written elsewhere on the screen. */
  write: (value: number) => string;
}

const HEIGHT = 30;
/** Room above and below the line, so that its stroke is not cut. */
const PAD = 2;

export function Spark({ label, days, write }: SparkProps) {
  if (days.length === 0) return null;
  if (days.length === 1) return <p>One day so far</p>;
  const values = days.map((it) => it.value);
  const top = Math.max(...values);
  const bottom = Math.min(...values);
  const [first, last] = [days[0], days[days.length - 1]];
  const x = (index: number) => (index / (days.length - 1)) * 100;
  // A line that never moves runs through the middle: it is neither high nor low.
  const y = (value: number) =>
    top === bottom
      ? HEIGHT / 2
      : PAD + (1 - (value - bottom) / (top - bottom)) * (HEIGHT - 2 * PAD);
  const points = values.map((value, index) => `${x(index)},${y(value)}`).join(" ");
  const range = top === bottom ? `always ${write(top)}` : `${write(bottom)} to ${write(top)}`;
  return (
    <>
      <svg
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-1 block h-10 w-full"
        role="img"
        aria-label={`${label} in ${days.length} days: from ${write(first.value)} to ${
          write(last.value)
        }, ${range}`}
      >
        <polygon points={`0,${HEIGHT} ${points} 100,${HEIGHT}`} className="fill-accent-soft" />
        <polyline
          points={points}
          fill="none"
          className="stroke-accent"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p aria-hidden="true" className="mt-1 flex flex-wrap justify-between gap-x-2 tabular-nums">
        <span>{shortDay(first.date)} – {shortDay(last.date)}</span>
        <span>{range}</span>
      </p>
    </>
  );
}

/** `Nov 3`: the year is clear. */
const shortDay = (date: string) => formatDate(date)?.replace(/, \d{4}$/, "");
