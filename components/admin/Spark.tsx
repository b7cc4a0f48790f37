/** A small line of days, with its first and last value in words for those who do not see it. */
export interface SparkProps {
  label: string;
  values: readonly number[];
}

export function Spark({ label, values }: SparkProps) {
  if (values.length < 2) return <p className="text-xs text-muted">One day so far</p>;
  const top = Math.max(...values);
  const bottom = Math.min(...values);
  const range = top - bottom || 1;
  const points = values.map((value, index) =>
    `${(index / (values.length - 1)) * 100},${24 - ((value - bottom) / range) * 22}`
  );
  return (
    <svg
      viewBox="0 0 100 26"
      preserveAspectRatio="none"
      className="mt-1 block h-8 w-full"
      role="img"
      aria-label={`${label}: from ${values[0]} to ${values.at(-1)} in ${values.length} days`}
    >
      <polyline
        points={points.join(" ")}
        fill="none"
        className="stroke-accent"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
