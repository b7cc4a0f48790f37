/** The dashboard: first project, list of projects, or one project opened from the list. */
import { useEffect, useRef, useState } from "react";
import { ProjectPending } from "../../components/project/ProjectPending.tsx";
import { EmptyStart } from "../../components/dashboard/EmptyStart.tsx";
import { hasCustomTags } from "../../functions/_shared/constants/plans.ts";
import type {
  DashboardStats,
  OrganizationList,
  ProjectSummary,
  SessionUser,
} from "../../functions/_shared/contract/mod.ts";
import { useProjects } from "../_client/projects.ts";
import { focusHeading, usePageTitle } from "../_hooks/page_title.ts";
import type { WorkspaceChoice } from "../_hooks/workspace.ts";
import AppFrame from "../account/AppFrame.tsx";
import type AnalysisView from "../project/AnalysisView.tsx";
import CreateProjectForm from "../project/CreateProjectForm.tsx";
import ProjectHome from "./ProjectHome.tsx";
import SampleProject from "./SampleProject.tsx";

export interface DashboardProps {
  user: SessionUser;
  organizations: OrganizationList | null;
  /** Whose projects `initial` has. */
  workspace: WorkspaceChoice;
  initial: { projects: ProjectSummary[]; stats: DashboardStats } | null;
  /** Project named in the address. */
  selectedId: string | null;
}

/** One opened project, with the viewer of its sheets: nothing the list needs. */
const loadView = () => import("../project/AnalysisView.tsx");

export default function Dashboard(props: DashboardProps) {
  const { user, organizations, workspace } = props;
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <AppFrame
      user={user}
      organizations={organizations}
      workspace={workspace}
      path="/dashboard"
      section={selectedId === null ? undefined : "/projects"}
    >
      <Content {...props} selectedId={selectedId} setSelectedId={setSelectedId} />
    </AppFrame>
  );
}

function Content(
  { user, initial, selectedId, setSelectedId }: DashboardProps & {
    setSelectedId: (id: string | null) => void;
  },
) {
  const projects = useProjects("", initial?.projects);

  useEffect(() => {
    const onPop = () => setSelectedId(new URL(location.href).searchParams.get("project"));
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, []);

  const isMoved = useRef(false);
  const onShown = () => {
    if (isMoved.current) focusHeading();
  };
  // A project gives the page its title and heading itself, once it is known.
  usePageTitle(selectedId === null ? "Dashboard" : undefined);
  useEffect(() => {
    if (selectedId === null) onShown();
  }, [selectedId]);

  function onSelect(id: string | null) {
    isMoved.current = true;
    setSelectedId(id);
    history.pushState(null, "", id === null ? "/dashboard" : `/dashboard?project=${id}`);
    scrollTo({ top: 0 });
  }

  const [View, setView] = useState<typeof AnalysisView | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    // Fetched as soon as the list stands, so that a project opens at once; where that failed, when one is opened.
    if (View !== null) return;
    setHasFailed(false);
    loadView().then(({ default: it }) => setView(() => it), () => setHasFailed(true));
  }, [selectedId]);

  if (selectedId !== null) {
    if (View === null) {
      return <ProjectPending onBack={() => onSelect(null)} hasFailed={hasFailed} />;
    }
    return (
      <View
        projectId={selectedId}
        known={isMoved.current ? projects.data?.find((it) => it.id === selectedId) : undefined}
        onShown={onShown}
        onBack={() => onSelect(null)}
      />
    );
  }
  if (projects.data?.length === 0) {
    return (
      <EmptyStart name={user.name} sample={<SampleProject projects={0} />}>
        <CreateProjectForm
          idPrefix="first"
          hasTags={hasCustomTags(user.subscriptionTier)}
          hasSample
          onCreated={(project) => onSelect(project.id)}
        />
      </EmptyStart>
    );
  }
  return <ProjectHome stats={initial?.stats} projects={projects} onSelect={onSelect} />;
}
