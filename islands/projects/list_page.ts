/** What a page with a list of projects is rendered with. */
import type {
  OrganizationList,
  ProjectSummary,
  SavedView,
  SessionUser,
} from "../../functions/_shared/contract/mod.ts";
import type { WorkspaceChoice } from "../_hooks/workspace.ts";

export interface ListPageProps {
  user: SessionUser;
  organizations: OrganizationList | null;
  /** Whose projects `initial` has. */
  workspace: WorkspaceChoice;
  /** Null where they could not be read: the browser asks. */
  initial: ProjectSummary[] | null;
  views: SavedView[] | null;
}
