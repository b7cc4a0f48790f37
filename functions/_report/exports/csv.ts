/** Findings as CSV that spreadsheets open without a question and without running anything in it. */
import type { Finding } from "../../_shared/domain/finding.ts";
import { type CellValue, type Dispositions, FINDING_COLUMNS } from "./rows.ts";

/**
 * Writes all findings, UTF-8 with byte order mark, one head row.
 *
 * @source RFC 4180
 */
export function exportCsv(
  findings: readonly Finding[],
  dispositions: Dispositions = new Map(),
): string {
  const head = FINDING_COLUMNS.map((it) => writeCell(it.head));
  const rows = findings.map((finding) =>
    FINDING_COLUMNS.map((it) => writeCell(it.value(finding, dispositions.get(finding.id))))
  );
  return "\ufeff" + [head, ...rows].map((row) => row.join(",") + "\r\n").join("");
}

/**
 * A cell. Text that a spreadsheet would take for a formula gets an apostrophe before it, also behind blanks.
 *
 * @source OWASP, CSV injection
 */
function writeCell(value: CellValue): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const harmless = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(value)
    ? `'${value}`
    : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
