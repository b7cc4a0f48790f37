/** Whose projects the screens show; only for members of an organization. */
import { Building2, Check, ChevronDown } from "lucide-react";
import { useEffect } from "react";
import { HEADER_MENU_PX } from "../../components/frame/AppHeader.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Menu } from "../../components/ui/Menu.tsx";
import { useOrganizations } from "../_client/organizations.ts";
import { setWorkspace, useWorkspace } from "../_hooks/workspace.ts";

export default function WorkspaceSwitch() {
  const { data } = useOrganizations();
  const workspace = useWorkspace();
  // An organization that was left, or one of the account before.
  const isForeign = data !== undefined && workspace !== null &&
    (data.total === 0 ||
      // Of more organizations than one answer holds nothing is foreign for certain.
      workspace !== "personal" && data.total === data.organizations.length &&
        !data.organizations.some(({ id }) => id === workspace));
  useEffect(() => {
    if (isForeign) setWorkspace(null);
  }, [isForeign]);
  if (!data || data.total === 0) return null;
  const choices = [
    { id: null, name: "All projects" },
    { id: "personal", name: "My projects" },
    ...data.organizations,
  ];
  const chosen = choices.find((it) => it.id === workspace) ?? choices[0];
  return (
    <Menu
      offsetPx={HEADER_MENU_PX}
      trigger={
        <Button variant="ghost" aria-label={`Workspace: ${chosen.name}`} className="px-2!">
          <Building2 size={17} aria-hidden="true" />
          <span className="hidden max-w-40 truncate xl:inline">{chosen.name}</span>
          <ChevronDown size={14} aria-hidden="true" className="hidden sm:block" />
        </Button>
      }
      groups={[
        choices.map((it) => ({
          label: it.name,
          icon: it === chosen
            ? <Check size={16} aria-label="chosen" />
            : <span className="w-4" aria-hidden="true" />,
          onSelect: () => setWorkspace(it.id),
        })),
        [{
          label: "Organizations",
          icon: <Building2 size={16} aria-hidden="true" />,
          href: "/organizations",
        }],
      ]}
    />
  );
}
