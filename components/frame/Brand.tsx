/** Name and mark: a sheet whose corner folds into a check mark. */

/** The mark in one colour, that of the text around it. `id` keeps the mask unique on the page. */
export function Mark({ id }: { id: string }) {
  return (
    <svg
      width="1.375rem"
      height="1.375rem"
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="currentColor"
    >
      <mask id={id}>
        <path fill="#fff" d="M0 0h32v32H0z" />
        <path fill="#000" d="M15.5 25L32 8.5V32H15.5z" />
        <path d="M7.5 17l8 8L35 5.5" fill="none" stroke="#000" strokeWidth="8" />
      </mask>
      <path mask={`url(#${id})`} d="M3 2h24v28H3z" />
      <path fill="none" stroke="currentColor" strokeWidth="4" d="M10 19.5l5.5 5.5L30.5 10" />
    </svg>
  );
}

/** Mark and name side by side; FL in the accent colour. */
export function Brand({ id = "mark" }: { id?: string }) {
  return (
    <span className="brand inline-flex items-center gap-2 font-semibold tracking-tight">
      <span className="text-accent">
        <Mark id={id} />
      </span>
      <span>
        <span className="text-accent">FL</span>Clear
      </span>
    </span>
  );
}
