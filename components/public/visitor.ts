/** Who looks at a public page: told by the renderer, so that no page has to hand it down. */
import { createContext, useContext } from "react";

export const VisitorContext = createContext<{ isSignedIn: boolean }>({ isSignedIn: false });

export const useVisitor = () => useContext(VisitorContext);
