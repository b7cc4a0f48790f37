/** Sheets of the set before in whose place a revision put others: they were not judged. */
import type { SheetSummary, SupersededSheet } from "../../functions/_shared/domain/report.ts";

export interface SupersededSheetsProps {
  superseded: readonly SupersededSheet[];
  sheets: readonly SheetSummary[];
}

export function SupersededSheets({ superseded, sheets }: SupersededSheetsProps) {
  const numberOf = (page: number) => sheets.find((it) => it.page === page)?.number;
  return (
    <ul className="divide-y divide-hairline text-sm">
      {superseded.map((it) => (
        <li key={it.page} className="keep-together flex flex-wrap gap-x-4 py-1.5">
          <span className="font-mono whitespace-nowrap">
            {it.number ?? `Page ${it.pageInFile}`}
          </span>
          <span className="text-muted">{it.file}, page {it.pageInFile}</span>
          <span>
            replaced by{" "}
            <span className="font-mono whitespace-nowrap">
              {numberOf(it.byPage) ?? `page ${it.byPage}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
