/** The header of every page behind sign-in. On a phone the links move into a menu. */
import {
  Building2,
  CreditCard,
  LogOut,
  Menu as MenuIcon,
  Monitor,
  Moon,
  Plus,
  Settings,
  Shield,
  Sun,
} from "lucide-react";
import type { ReactNode } from "react";
import type { SessionUser } from "../../functions/_shared/contract/mod.ts";
import { sentence } from "../format.ts";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Menu } from "../ui/Menu.tsx";
import { Brand } from "./Brand.tsx";

export interface AppHeaderProps {
  user: SessionUser;
  path: string;
  /** Path of the link the page belongs to, where that isn't its own. */
  section?: string;
  theme: "system" | "light" | "dark";
  onThemeChange: (theme: "system" | "light" | "dark") => void;
  onCreate: () => void;
  onSignOut: () => void;
  /** Workspace and bell. */
  notifications: ReactNode;
}

/** Menus of the header begin below its line. */
export const HEADER_MENU_PX = 12;

const LINKS = [
  { href: "/dashboard", label: "Dashboard" },
  { href: "/projects", label: "Projects" },
  { href: "/reports", label: "Reports" },
  { href: "/billing", label: "Billing" },
  { href: "/settings", label: "Settings" },
];

export function AppHeader(props: AppHeaderProps) {
  const { path, section = path, onCreate } = props;
  return (
    <header
      className={cx(
        "no-print sticky top-0 z-30 border-b border-hairline bg-surface max-[20rem]:static",
        // What goes under it fades: cut off it looks like a fault.
        "after:pointer-events-none after:absolute after:inset-x-0 after:top-[calc(100%+1px)] after:h-2.5 after:bg-linear-to-b after:from-paper after:from-40% after:to-transparent",
      )}
    >
      <div className="mx-auto flex min-h-14 max-w-[105rem] items-center gap-3 px-4 max-[20rem]:flex-wrap max-[20rem]:gap-1 max-[20rem]:px-2 max-[20rem]:py-1 sm:px-6">
        <div className="md:hidden">
          <Menu
            trigger={
              <Button variant="ghost" size="icon" aria-label="Open navigation" className="-ml-2">
                <MenuIcon size={20} aria-hidden="true" />
              </Button>
            }
            groups={[LINKS]}
          />
        </div>
        <a
          href="/dashboard"
          aria-label="FLClear dashboard"
          className="flex min-h-11 items-center text-md"
        >
          <Brand />
        </a>
        <nav aria-label="Main" className="ml-1 hidden h-14 items-stretch md:flex lg:ml-4 lg:gap-1">
          {LINKS.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              aria-current={section !== href ? undefined : path === href ? "page" : "true"}
              className={cx(
                "flex items-center border-b-2 px-2.5 text-base lg:px-3 font-medium -outline-offset-2 hover:text-ink",
                section === href ? "border-accent text-ink" : "border-transparent text-muted",
              )}
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <Button variant="primary" onClick={onCreate} aria-label="Create New Project">
            <Plus size={17} aria-hidden="true" />
            <span className="hidden lg:inline">Create New Project</span>
          </Button>
          {props.notifications}
          <UserMenu {...props} />
        </div>
      </div>
    </header>
  );
}

function UserMenu({ user, theme, onThemeChange, onSignOut }: AppHeaderProps) {
  const next = theme === "system" ? "light" : theme === "light" ? "dark" : "system";
  const ThemeIcon = theme === "system" ? Monitor : theme === "light" ? Sun : Moon;
  const letter = (user.name.trim()[0] ?? user.email[0] ?? "?").toUpperCase();
  return (
    <Menu
      offsetPx={HEADER_MENU_PX}
      trigger={
        <button
          type="button"
          aria-label={`Account of ${user.name}`}
          className="grid h-9 w-9 pointer-coarse:h-11 pointer-coarse:w-11 place-items-center rounded-full border border-transparent bg-accent-soft font-semibold text-accent"
        >
          {letter}
        </button>
      }
      header={
        <>
          <p className="font-semibold">{user.name}</p>
          <p className="text-sm text-muted">{user.email}</p>
        </>
      }
      groups={[
        [
          {
            label: "Organizations",
            icon: <Building2 size={16} aria-hidden="true" />,
            href: "/organizations",
          },
          { label: "Billing", icon: <CreditCard size={16} aria-hidden="true" />, href: "/billing" },
          { label: "Settings", icon: <Settings size={16} aria-hidden="true" />, href: "/settings" },
          ...(user.role === "admin"
            ? [{ label: "Admin", icon: <Shield size={16} aria-hidden="true" />, href: "/admin" }]
            : []),
          {
            label: `Theme: ${sentence(theme)}`,
            icon: <ThemeIcon size={16} aria-hidden="true" />,
            onSelect: () => onThemeChange(next),
          },
        ],
        [{ label: "Log out", icon: <LogOut size={16} aria-hidden="true" />, onSelect: onSignOut }],
      ]}
    />
  );
}
