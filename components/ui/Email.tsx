/** An e-mail address. Where a line is too short for it, it goes on with its host: `name` / `@example.com`. */
export function Email({ of }: { of: string }) {
  const at = of.lastIndexOf("@");
  if (at < 1) return of;
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
}
