/** What every page behind sign-in has: data cache, header with menu, the create dialog, notices. */
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { AppHeader } from "../../components/frame/AppHeader.tsx";
import { ConfirmDialog, Dialog } from "../../components/ui/Dialog.tsx";
import { cx } from "../../components/ui/cx.ts";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { Toaster } from "../../components/ui/Toast.tsx";
import { hasCustomTags } from "../../functions/_shared/constants/plans.ts";
import { TOAST_LIFE_MS } from "../../functions/_shared/constants/timing.ts";
import type { OrganizationList, SessionUser } from "../../functions/_shared/contract/mod.ts";
import { signOut, useCurrentUser, useResolving } from "../_client/account.ts";
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

export interface AppFrameProps {
  user: SessionUser;
  /** Whose projects the page was rendered with, where it shows any. */
  workspace?: WorkspaceChoice;
  /** Those the user is in; null where they could not be read: the browser asks. */
  organizations: OrganizationList | null;
  /** Path of the page, to mark its link. */
  path: string;
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

function Frame({ user: initial, path, isBare = false, children }: AppFrameProps) {
  const user = useCurrentUser(initial);
  const notice = useNotice();
  const [theme, setTheme] = useTheme();
  const isResolving = useResolving();
  const [isCreating, setIsCreating] = useState(false);
  const [filesAtStake, setFilesAtStake] = useState(0);
  // For keys pressed before the dialog has heard of the change.
  const stake = useRef(0);
  const [isAsking, setIsAsking] = useState(false);
  const app = useMemo(() => ({ user, openCreate: () => setIsCreating(true) }), [user]);

  useEffect(() => {
    readUser();
    welcome(user.name);
  }, []);

  function onFilesChange(count: number) {
    stake.current = count;
    setFilesAtStake(count);
  }

  return (
    <AppContext.Provider value={app}>
      <a href="#main" className="skip-link">Skip to content</a>
      {!isBare && (
        <AppHeader
          user={user}
          path={path}
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
      <Dialog
        isOpen={isCreating}
        onOpenChange={(isOpen) => {
          // Chosen files can't be brought back by the page itself: they are not dropped by a stray key.
          if (!isOpen && stake.current > 0) setIsAsking(true);
          else setIsCreating(isOpen);
        }}
        title="Create New Project"
        description="What the review needs to know, and the plan files to read."
        size="lg"
      >
        <CreateProjectForm
          idPrefix="dialog"
          hasTags={hasCustomTags(user.subscriptionTier)}
          onFilesChange={onFilesChange}
          onCreated={(project) => {
            setIsCreating(false);
            if (path !== "/dashboard") location.assign(`/dashboard?project=${project.id}`);
          }}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Discard the chosen files?"
        description={`Your entries are saved on this device, but the ${
          filesAtStake === 1 ? "file" : `${filesAtStake} files`
        } you chose will have to be chosen again.`}
        cancelLabel="Keep editing"
        confirmLabel="Discard files"
        onConfirm={() => {
          setIsAsking(false);
          setIsCreating(false);
          onFilesChange(0);
        }}
      />
      <Toaster notice={notice} lifeMs={TOAST_LIFE_MS} onDismiss={dismissNotice} />
    </AppContext.Provider>
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
