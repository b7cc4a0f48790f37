/** Frame of the public pages that hold a whole report: header, typeface and footer of the others, as wide as the viewer. */
import type { ReactNode } from "react";
import { PublicFooter } from "./PublicFooter.tsx";
import { PublicHeader } from "./PublicHeader.tsx";

export interface ViewerPageProps {
  children: ReactNode;
  /** Path of this page, to mark its own link. */
  path?: string;
}

export function ViewerPage({ children, path }: ViewerPageProps) {
  return (
    <>
      <a href="#main" className="skip-link">Skip to content</a>
      <PublicHeader path={path} isWide />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto min-h-[80dvh] max-w-[105rem] px-4 pt-4 pb-6 outline-none sm:px-6"
      >
        {children}
      </main>
      <PublicFooter isWide />
    </>
  );
}
