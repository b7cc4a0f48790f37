/** Where the calls about a project are: its own, or those a guest's link opens. */

/** What stands where a project's id stands when a guest looks at it by a link. */
const SHARED = "shared:";

export const sharedId = (token: string): string => `${SHARED}${token}`;
export const isShared = (id: string): boolean => id.startsWith(SHARED);

export function projectPath(id: string): string {
  return isShared(id)
    ? `/api/shared/${encodeURIComponent(id.slice(SHARED.length))}`
    : `/api/projects/${encodeURIComponent(id)}`;
}
