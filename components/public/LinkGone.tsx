/** What a link that was sent to somebody says where it leads nowhere, and the way on. */
import type { ReactNode } from "react";
import { PublicPage } from "./PublicPage.tsx";

export interface LinkGoneProps {
  title: string;
  /** Why, and what to do. */
  children: ReactNode;
  /** Says where the way on leads; without it there is none, as where trying again helps. */
  isSignedIn?: boolean;
  /** It led to something of an account: who followed it may have one and be signed out. */
  isOfAccount?: boolean;
}

export function LinkGone({ title, children, isSignedIn, isOfAccount }: LinkGoneProps) {
  return (
    <PublicPage isAlone>
      <div className="card stack">
        <h1>{title}</h1>
        <p>{children}</p>
        {isSignedIn !== undefined && (
          <a
            className={isSignedIn || isOfAccount ? "button" : "button quiet"}
            href={isSignedIn ? "/dashboard" : isOfAccount ? "/login" : "/"}
          >
            {isSignedIn ? "Go to the dashboard" : isOfAccount ? "Sign in" : "Back to the home page"}
          </a>
        )}
      </div>
    </PublicPage>
  );
}
