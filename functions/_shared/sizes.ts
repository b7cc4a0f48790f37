/** How the size of a file, or of what an account holds, is written: on screens, in reports, in mails and in refusals. */

/** Largest first; a kilobyte is 1,024 bytes, as limits count it. */
const UNITS = [
  { name: "GB", bytes: 1024 ** 3, digits: 1 },
  { name: "MB", bytes: 1024 ** 2, digits: 1 },
  { name: "KB", bytes: 1024, digits: 0 },
] as const;

/**
 * A size in the unit that fits it: `48 KB`, `3.2 MB`, `1.1 GB`. What is less than a kilobyte is still not nothing.
 *
 * @param bytes 0 or more
 */
export function sizeWords(bytes: number): string {
  if (bytes <= 0) return "0 KB";
  for (const { name, bytes: unit, digits } of UNITS) {
    const figure = Number((bytes / unit).toFixed(digits));
    if (figure >= 1) return `${figure.toLocaleString("en-US")} ${name}`;
  }
  return "1 KB";
}
