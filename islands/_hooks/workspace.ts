/**
 * Whose projects the screens show: all, the user's own, or those of an organization. Kept on this device, in a cookie:
 * what the server renders is what was chosen.
 */
import { createContext, useContext, useSyncExternalStore } from "react";
import { WORKSPACE_COOKIE, WORKSPACE_LIFE_S } from "../../functions/_shared/constants/workspace.ts";

const listeners = new Set<() => void>();

/** An organization's id, `personal`, or null for all. */
export type WorkspaceChoice = string | null;

/** What the page was rendered with; set by the frame. */
export const RenderedWorkspace = createContext<WorkspaceChoice>(null);

function read(): WorkspaceChoice {
  const start = `${WORKSPACE_COOKIE}=`;
  const found = document.cookie.split("; ").find((it) => it.startsWith(start));
  return found?.slice(start.length) || null;
}

export function setWorkspace(choice: WorkspaceChoice): void {
  const life = choice === null ? 0 : WORKSPACE_LIFE_S;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${WORKSPACE_COOKIE}=${
    choice ?? ""
  }; Path=/; Max-Age=${life}; SameSite=Lax${secure}`;
  for (const tell of listeners) tell();
}

export function useWorkspace(): WorkspaceChoice {
  const rendered = useContext(RenderedWorkspace);
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    read,
    () => rendered,
  );
}
