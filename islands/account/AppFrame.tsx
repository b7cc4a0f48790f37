/** What every page behind sign-in has: data cache, header with menu, the create dialog, notices. */
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { AppHeader } from "../../components/frame/AppHeader.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { cx } from "../../components/ui/cx.ts";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { Toaster } from "../../components/ui/Toast.tsx";
import { hasCustomTags } from "../../functions/_shared/constants/plans.ts";
import { TOAST_LIFE_MS } from "../../functions/_shared/constants/timing.ts";
import type { OrganizationList, SessionUser } from "../../functions/_shared/contract/mod.ts";
import { signOut, useCurrentUser, useCutOff, useResolving } from "../_client/account.ts";
import { keepOrganizations } from "../_client/organizations.ts";
import { createQueryClient } from "../_client/query_client.ts";
import { loginFlash, readUser, registrationFlash, takeFlash } from "../_client/session_store.ts";
import { dismissNotice, notify, useNotice } from "../_hooks/notices.ts";
import { useTheme } from "../_hooks/theme.ts";
import { RenderedWorkspace, type WorkspaceChoice } from "../_hooks/workspace.ts";
import { AppContext } from "./app.ts";
import Notifications from "./Notifications.tsx";
import WorkspaceSwitch from "./WorkspaceSwitch.tsx";
import CreateProjectForm from "../project/CreateProjectForm.tsx";
import FilesDialog from "../project/FilesDialog.tsx";

export interface AppFrameProps {
  user: SessionUser;
  /** Whose projects the page was rendered with, where it shows any. */
  workspace?: WorkspaceChoice;
  /** Those the user is in; null where they could not be read: the browser asks. */
  organizations: OrganizationList | null;
  /** Path of the page, to mark its link. */
  path: string;
  /** Path of the link it belongs to, where that isn't its own. */
  section?: string;
  /** The page has folded the header away: the window is for what is worked on. */
  isBare?: boolean;
  children: ReactNode;
}

export default function AppFrame(props: AppFrameProps) {
  const [client] = useState(() => {
    const made = createQueryClient();
    keepOrganizations(made, props.organizations);
    return made;
  });
  return (
    <QueryClientProvider client={client}>
      <RenderedWorkspace.Provider value={props.workspace ?? null}>
        <Frame {...props} />
      </RenderedWorkspace.Provider>
    </QueryClientProvider>
  );
}

function Frame({ user: initial, path, section, isBare = false, children }: AppFrameProps) {
  const user = useCurrentUser(initial);
  const notice = useNotice();
  const [theme, setTheme] = useTheme();
  const isResolving = useResolving();
  const isCutOff = useCutOff();
  const [isCreating, setIsCreating] = useState(false);
  const app = useMemo(() => ({ user, openCreate: () => setIsCreating(true) }), [user]);

  useEffect(() => {
    readUser();
    welcome(user.name);
  }, []);

  if (isCutOff) return <CutOff />;
  return (
    <AppContext.Provider value={app}>
      <a href="#main" className="skip-link">Skip to content</a>
      {!isBare && (
        <AppHeader
          user={user}
          path={path}
          section={section}
          theme={theme}
          onThemeChange={setTheme}
          onCreate={app.openCreate}
          onSignOut={signOut}
          notifications={
            <>
              <WorkspaceSwitch />
              <Notifications />
            </>
          }
        />
      )}
      <main
        id="main"
        tabIndex={-1}
        className={cx(
          "mx-auto px-4 outline-none",
          isBare ? "pt-1.5 pb-2" : "max-w-[105rem] pt-4 pb-6 sm:px-6",
        )}
      >
        {isResolving ? <AuthSkeleton /> : children}
      </main>
      <FilesDialog
        isOpen={isCreating}
        onOpenChange={setIsCreating}
        title="Create New Project"
        description="What the review needs to know, and the plan files to read."
        size="lg"
        isDraftKept
      >
        {(onFilesChange) => (
          <CreateProjectForm
            idPrefix="dialog"
            hasTags={hasCustomTags(user.subscriptionTier)}
            onFilesChange={onFilesChange}
            onCreated={(project) => {
              setIsCreating(false);
              if (path !== "/dashboard") location.assign(`/dashboard?project=${project.id}`);
            }}
          />
        )}
      </FilesDialog>
      <Toaster notice={notice} lifeMs={TOAST_LIFE_MS} onDismiss={dismissNotice} />
    </AppContext.Provider>
  );
}

/** Stands in the page's place after a sign-out the server could not be told of. */
function CutOff() {
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <main ref={top} id="main" tabIndex={-1} className="mx-auto max-w-xl px-4 py-16 outline-none">
      <EmptyState
        level={1}
        title="You’re signed out here"
        action={
          <Button
            variant="primary"
            onClick={() => signOut()}
          >
            Try again
          </Button>
        }
      >
        The server couldn’t be reached, so your session hasn’t ended there yet. It will once you’re
        back online, on this page or the next one you open in this browser.
      </EmptyState>
    </main>
  );
}

/** Stands in the page's place until it is known who is signed in. */
function AuthSkeleton() {
  return (
    <div role="status" aria-label="Checking your session" className="grid gap-4">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}

/** Says what the sign-in page left to say, or what a plain form put into the address. */
function welcome(name: string): void {
  const flash = takeFlash();
  const address = new URL(location.href);
  const kind = address.searchParams.get("welcome");
  if (kind !== null) {
    address.searchParams.delete("welcome");
    history.replaceState(history.state, "", address);
  }
  if (flash) notify(flash);
  else if (kind === "in") notify(loginFlash(name));
  else if (kind === "new") notify(registrationFlash(name));
}
