/** Steps through the pages of a list; nothing where one page holds all of it. */
import { type ReactNode, useEffect } from "react";
import { Button } from "./Button.tsx";

export interface PagesProps {
  page: number;
  /** Lines of all pages, and of one. */
  total: number;
  size: number;
  /** Of what: `jobs`, for whoever hears it. */
  label: string;
  onPage: (page: number) => void;
}

export function Pages({ page, total, size, label, onPage }: PagesProps): ReactNode {
  const pages = Math.ceil(total / size);
  // The last line of the last page may be gone meanwhile.
  useEffect(() => {
    if (pages > 0 && page > pages) onPage(pages);
  }, [page, pages]);
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={`Pages of ${label}`}
      className="flex items-center gap-3 border-t border-hairline px-5 py-2.5"
    >
      <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>Back</Button>
      <span role="status" className="text-sm text-muted">Page {page} of {pages}</span>
      <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>Next</Button>
    </nav>
  );
}
