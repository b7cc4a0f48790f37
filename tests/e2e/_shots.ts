/** Every screen there is, by name, address, and what to do before its picture is taken. */
import type { Page } from "playwright-core";
import type { Furnished, Reviewed } from "./_furnish.ts";

export interface Shot {
  name: string;
  path: string;
  before?: (page: Page) => Promise<void>;
}

const openTab = (name: string) => async (page: Page) => {
  await page.getByRole("tab", { name }).click();
};

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

const openFirstFinding = async (page: Page) => {
  await page.locator("[data-box]").first().waitFor();
  await page.keyboard.press("j");
};

export const PUBLIC_SHOTS: readonly Shot[] = [
  { name: "landing", path: "/" },
  {
    name: "landing-register",
    path: "/",
    before: async (page) => {
      const trial = page.getByRole("link", { name: "START FREE TRIAL" });
      // Where text is large, a phone has it in its menu.
      if (!await trial.isVisible()) await page.locator(".site-menu summary").click();
      await trial.click();
    },
  },
  { name: "login", path: "/login" },
  { name: "register", path: "/register" },
  { name: "sample", path: "/sample", before: openFirstFinding },
  { name: "method", path: "/method" },
  { name: "security", path: "/security" },
  { name: "terms", path: "/terms" },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "reset-password", path: "/reset-password?token=x" },
  { name: "confirm-email", path: "/confirm-email?token=x" },
  { name: "unsubscribe", path: "/unsubscribe?token=xxxxxxxxxxxxxxxxxxxxxxxx" },
  { name: "verify", path: "/verify" },
  { name: "verify-unknown", path: "/verify?code=FLC-AAAAAA-CERT" },
  { name: "invitation-gone", path: `/invitation/${"a".repeat(43)}` },
  { name: "shared-gone", path: `/shared/${"a".repeat(43)}` },
  { name: "not-found", path: "/no-such-page" },
];

export function accountShots({ id, code }: Reviewed, failedId: string): Shot[] {
  const report = `/project/${id}/enhanced-report`;
  const analysis = `/dashboard?project=${id}`;
  return [
    { name: "dashboard", path: "/dashboard" },
    { name: "create-project", path: "/dashboard", before: press("Create New Project") },
    { name: "notifications", path: "/dashboard", before: press(/^Notifications/) },
    { name: "analysis-markup", path: analysis },
    { name: "analysis-overview", path: analysis, before: openTab("Overview") },
    { name: "analysis-live", path: analysis, before: openTab("Live Analysis") },
    { name: "report-markup", path: report, before: openFirstFinding },
    {
      name: "report-folded",
      path: report,
      before: async (page) => {
        await page.getByRole("button", { name: "Hide header and summary" }).click();
        await openFirstFinding(page);
        await page.getByRole("button", { name: "Show header and summary" }).waitFor();
        await page.evaluate(() => localStorage.removeItem("flc_report_folded"));
      },
    },
    {
      name: "report-keys",
      path: report,
      before: async (page) => {
        await openFirstFinding(page);
        await page.keyboard.press("?");
        await page.getByRole("dialog").waitFor();
      },
    },
    {
      name: "report-measure",
      path: report,
      before: async (page) => {
        await openFirstFinding(page);
        await page.keyboard.press("m");
      },
    },
    {
      name: "report-search",
      path: report,
      before: async (page) => {
        await page.getByRole("button", { name: "Search the sheets" }).click();
        await page.getByRole("searchbox", { name: "Search the sheets" }).fill("door");
        await page.getByRole("list", { name: "Matches" }).getByRole("button").first().click();
        await page.locator("[data-found]").waitFor();
      },
    },
    { name: "report-findings", path: report, before: openTab("Detailed Findings") },
    { name: "report-matrix", path: report, before: openTab("Requirements") },
    { name: "report-checklist", path: report, before: openTab("Checklist") },
    { name: "report-calculators", path: report, before: openTab("Calculators") },
    { name: "report-revisions", path: report, before: openTab("Revisions") },
    { name: "report-summary", path: report, before: openTab("Executive Summary") },
    { name: "report-legal", path: report, before: openTab("Legal Analysis") },
    { name: "report-share", path: report, before: press(/^Share/) },
    { name: "projects", path: "/projects" },
    { name: "reports", path: "/reports" },
    {
      name: "failed-replace",
      path: "/projects",
      before: async (page) => {
        await page.getByRole("button", { name: /^Replace file/ }).click();
        await page.getByText("File to replace").waitFor();
      },
    },
    { name: "failed-report", path: `/project/${failedId}/enhanced-report` },
    { name: "billing", path: "/billing" },
    { name: "billing-confirm", path: "/billing", before: press("Choose Professional") },
    { name: "settings", path: "/settings" },
    ...["Standard comments", "Accuracy", "API keys"].map((heading) => ({
      name: `settings-${heading.split(" ")[0].toLowerCase()}`,
      path: "/settings",
      before: async (page: Page) => {
        // Cards above it that still load would push it away again.
        await page.waitForLoadState("networkidle");
        await page.getByRole("heading", { name: new RegExp(heading, "i") }).first()
          .evaluate((it) => it.scrollIntoView({ block: "center" }));
      },
    })),
    { name: "verify-valid", path: `/verify?code=${code}` },
  ];
}

export const peopleShots = ({ sharedPath, invitationPath }: Furnished): Shot[] => [
  { name: "organizations", path: "/organizations" },
  { name: "invitation", path: invitationPath },
  { name: "shared", path: sharedPath, before: openFirstFinding },
];

export const adminShots = (): Shot[] => [
  { name: "admin-users", path: "/admin" },
  ...["Jobs", "Feedback", "Accuracy by rule", "Access requests", "Audit log"].map((tab) => ({
    name: `admin-${tab.split(" ")[0].toLowerCase()}`,
    path: "/admin",
    before: openTab(tab),
  })),
];
