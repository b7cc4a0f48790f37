/** Says what will be here and offers the one next step. */
import type { ReactNode } from "react";

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Level of its heading: 1 where it stands for the whole page. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, level = 3, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center px-6 py-10 text-center">
      {icon && <div className="mb-3 text-muted">{icon}</div>}
      <Heading className={level === 1 ? "page-title" : "text-md font-semibold"}>{title}</Heading>
      {children && <div className="mt-1 max-w-prose text-balance text-muted">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
