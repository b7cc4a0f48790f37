/** Links of every public page, in reading order. */
export const PUBLIC_LINKS = [
  { href: "/sample", label: "Sample report" },
  { href: "/#pricing", label: "Pricing" },
  { href: "/method", label: "Accuracy" },
  { href: "/verify", label: "Verify a report" },
];
