/** The name of a tab of the report, of which narrow screens show one word. */
export function TabName({ children, short }: { children: string; short: string }) {
  return (
    <>
      <span className="max-lg:sr-only">{children}</span>
      <span aria-hidden="true" className="lg:hidden">{short}</span>
    </>
  );
}
