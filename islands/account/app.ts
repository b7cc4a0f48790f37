/** What every page behind sign-in may ask of the frame around it. */
import { createContext, useContext } from "react";
import type { SessionUser } from "../../functions/_shared/contract/mod.ts";

export interface App {
  user: SessionUser;
  openCreate: () => void;
}

/** Set by the frame. */
export const AppContext = createContext<App | null>(null);

/** The signed-in user and the create dialog. @throws {TypeError} outside the frame */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new TypeError("Cannot use the application outside its frame");
  return app;
}
