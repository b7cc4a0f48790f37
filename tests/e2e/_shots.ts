/** Every screen there is, by name, address, and what to do before its picture is taken. */
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { PASSWORD, PLANS, pressUnderName } from "./_browser.ts";
import type { Furnished, Reviewed } from "./_furnish.ts";

export interface Shot {
  name: string;
  path: string;
  before?: (page: Page) => Promise<unknown>;
  /** From top to bottom: a page that is read, not worked on. */
  isWhole?: boolean;
  /** Calls that are never answered, so that what stands there until they are can be seen. */
  stalls?: RegExp;
}

export const openTab = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("tab", { name }).click();
};

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

/** Presses a button and waits for its dialog. */
export const ask = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole("dialog").waitFor();
};

/** The same of what a phone folds under the name of a project. */
const askUnderName = (name: string) => async (page: Page) => {
  await pressUnderName(page, name);
  await page.getByRole("dialog").waitFor();
};

export const openFirstFinding = async (page: Page) => {
  await page.locator("[data-box]").first().waitFor();
  await page.keyboard.press("j");
};

/** Presses what opens a dialog of the landing page. */
const openLanding = (dialog: string) => async (page: Page) => {
  const openers = page.locator(`[data-dialog="${dialog}"]`).filter({ visible: true });
  // Where text is large, a phone has it in its menu.
  if (await openers.count() === 0) await page.locator(".site-menu button").click();
  await openers.first().click();
};

const fillSignIn = async (page: Page) => {
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not the one");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Invalid email or password").first().waitFor();
};

const fillBadly = async (page: Page) => {
  await page.getByLabel("Full name").fill("M");
  await page.getByLabel("Email").fill("mara");
  await page.getByLabel("Password", { exact: true }).fill("drafting");
  await page.getByRole("button", { name: "Create Account" }).click();
};

export const PUBLIC_SHOTS: readonly Shot[] = [
  { name: "landing", path: "/" },
  {
    name: "landing-whole",
    path: "/",
    isWhole: true,
    before: (page) => page.locator("summary").last().click(),
  },
  {
    name: "landing-menu",
    path: "/",
    before: async (page) => {
      const menu = page.locator(".site-menu button");
      if (await menu.isVisible()) await menu.click();
    },
  },
  { name: "landing-register", path: "/", before: openLanding("trial-dialog") },
  { name: "landing-access", path: "/", before: openLanding("access-dialog") },
  { name: "landing-demo", path: "/", before: openLanding("demo-dialog") },
  { name: "landing-about", path: "/", before: openLanding("about-dialog") },
  { name: "login", path: "/login" },
  { name: "login-refused", path: "/login", before: fillSignIn },
  { name: "register", path: "/register" },
  { name: "register-refused", path: "/register", before: fillBadly },
  { name: "sample", path: "/sample", before: openFirstFinding },
  { name: "sample-loading", path: "/sample", stalls: /\/report$/ },
  { name: "sample-findings", path: "/sample", before: openTab("Detailed Findings") },
  { name: "method", path: "/method", isWhole: true },
  { name: "security", path: "/security", isWhole: true },
  { name: "terms", path: "/terms", isWhole: true },
  { name: "forgot-password", path: "/forgot-password" },
  {
    name: "forgot-password-sent",
    path: "/forgot-password",
    before: async (page) => {
      await page.getByLabel("Email").fill("nobody@example.com");
      await page.getByRole("button").last().click();
    },
  },
  { name: "reset-password", path: "/reset-password?token=x" },
  { name: "confirm-email-gone", path: "/confirm-email?token=x" },
  { name: "unsubscribe", path: "/unsubscribe?token=xxxxxxxxxxxxxxxxxxxxxxxx" },
  { name: "verify", path: "/verify" },
  { name: "verify-unknown", path: "/verify?code=FLC-AAAAAA-CERT" },
  { name: "invitation-gone", path: `/invitation/${"a".repeat(43)}` },
  { name: "shared-gone", path: `/shared/${"a".repeat(43)}` },
  { name: "not-found", path: "/no-such-page" },
];

const next = (page: Page) => page.getByRole("button", { name: /^Next:/ }).click();

/** Drops what was kept of a form that was left. */
const startOver = async (page: Page) => {
  await page.getByRole("button", { name: /^(Start over|Use the sample drawing)$/ }).waitFor();
  const again = page.getByRole("button", { name: "Start over" });
  if (await again.isVisible()) await again.click();
};

/** Fills the first step of the create form and goes to the second. */
const toBuilding = async (page: Page) => {
  await page.getByLabel("Project name").fill("Lakefront Title");
  await page.getByLabel("Project address").fill("900 Commerce Lake Drive, Orlando, FL 32809");
  await page.getByLabel("Client name").fill("Lakefront Title Company LLC");
  await page.getByLabel("Client phone").fill("407-555-0163");
  await page.getByLabel("Client email").fill("facilities@lakefronttitle.example.com");
  await next(page);
};

/** @param path of the link that was mailed to a new account */
export const confirmShots = (path: string): Shot[] => [{ name: "confirm-email", path }];

/** @param path of the link in a mail about a review that ends such mails */
export const unsubscribedShots = (path: string): Shot[] => [{
  name: "unsubscribed",
  path,
  before: async (page) => {
    await press("Stop emails about reviews")(page);
    await page.getByRole("status").waitFor();
  },
}];

/** What an account without projects sees. */
export const EMPTY_SHOTS: readonly Shot[] = [
  { name: "dashboard-empty", path: "/dashboard" },
  { name: "projects-empty", path: "/projects" },
  { name: "reports-empty", path: "/reports" },
  { name: "organizations-empty", path: "/organizations" },
  { name: "notifications-empty", path: "/dashboard", before: press(/^Notifications/) },
  { name: "create-errors", path: "/dashboard", before: next },
  {
    name: "create-building",
    path: "/dashboard",
    before: async (page) => {
      await startOver(page);
      await toBuilding(page);
      await page.getByLabel("Occupancy classification").click();
      await page.keyboard.type("office");
    },
  },
  {
    name: "create-files",
    path: "/dashboard",
    before: async (page) => {
      await startOver(page);
      await page.getByRole("button", { name: "Use the sample drawing" }).click();
      await page.locator("input[type=file]").setInputFiles([
        { name: "site-photo.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") },
        {
          name: "office.pdf",
          mimeType: "application/pdf",
          buffer: Buffer.from(await Deno.readFile(PLANS)),
        },
      ]);
      await page.getByText("Uploaded").nth(1).waitFor();
    },
  },
];

/** What stands there while a review is under way. */
export const runningShots = (id: string): Shot[] => {
  const analysis = `/dashboard?project=${id}`;
  return [
    {
      name: "running-progress",
      path: analysis,
      before: (page) => page.getByRole("tab", { name: /^Live Insights/ }).waitFor(),
    },
    { name: "running-insights", path: analysis, before: openTab(/^Live Insights/) },
    { name: "running-preview", path: analysis, before: openTab("Preview") },
    { name: "running-report", path: `/project/${id}/enhanced-report` },
    { name: "running-card", path: "/projects" },
    { name: "running-cancel", path: "/projects", before: press(/^Cancel/) },
  ];
};

/** Compares the report's PDF with what is on record. */
const compareReport = (id: string, how: "as issued" | "altered") => async (page: Page) => {
  const address = new URL(`/api/projects/${id}/download-report`, page.url()).href;
  const buffer = await (await page.request.get(address)).body();
  if (how === "altered") buffer[buffer.length - 1200] ^= 1;
  await page.locator("#file").setInputFiles({
    name: "report.pdf",
    mimeType: "application/pdf",
    buffer,
  });
  await page.locator("#answer h2").first().waitFor();
};

export function accountShots({ id, code }: Reviewed, failedId: string): Shot[] {
  const analysis = `/dashboard?project=${id}`;
  return [
    { name: "dashboard", path: "/dashboard", isWhole: true },
    // The list comes with the page; the figures beside it do not.
    { name: "dashboard-loading", path: "/dashboard", stalls: /\/api\// },
    { name: "create-project", path: "/dashboard", before: press("Create New Project") },
    { name: "notifications", path: "/dashboard", before: press(/^Notifications/) },
    { name: "account-menu", path: "/dashboard", before: press(/^Account of/) },
    { name: "workspace-menu", path: "/dashboard", before: press(/^Workspace/) },
    { name: "analysis-markup", path: analysis },
    { name: "analysis-overview", path: analysis, before: openTab("Overview") },
    { name: "analysis-live", path: analysis, before: openTab("Live Analysis") },
    { name: "analysis-details", path: analysis, before: askUnderName("Edit details") },
    { name: "analysis-files", path: analysis, before: askUnderName("Edit files") },
    { name: "analysis-move", path: analysis, before: askUnderName("Move") },
    { name: "analysis-failed", path: `/dashboard?project=${failedId}` },
    {
      name: "analysis-gone",
      path: "/dashboard?project=00000000-0000-4000-8000-000000000000",
      before: (page) => page.getByText("could not be opened").waitFor(),
    },
    {
      name: "analysis-loading",
      path: "/dashboard?project=00000000-0000-4000-8000-000000000000",
      stalls: /\/api\//,
    },
    { name: "projects", path: "/projects" },
    { name: "projects-archived", path: "/projects", before: press("Archived") },
    {
      name: "projects-none",
      path: "/projects",
      before: async (page) => {
        await page.getByLabel("Search projects").fill("Sarasota");
        await page.getByText("No matches").waitFor();
      },
    },
    { name: "projects-delete", path: "/projects", before: ask(/^Delete/) },
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
    { name: "billing", path: "/billing", isWhole: true },
    { name: "billing-confirm", path: "/billing", before: press("Choose Professional") },
    { name: "settings", path: "/settings", isWhole: true },
    { name: "settings-two-step", path: "/settings", before: ask("Set up") },
    { name: "settings-comment", path: "/settings", before: ask("Add comment") },
    { name: "settings-delete", path: "/settings", before: ask("Delete account") },
    { name: "verify-valid", path: `/verify?code=${code}` },
    { name: "verify-file", path: "/verify", before: compareReport(id, "as issued") },
    { name: "verify-altered", path: "/verify", before: compareReport(id, "altered") },
  ];
}

/** What a plan that is paid for adds. */
export const PAID_SHOTS: readonly Shot[] = [
  { name: "paid-billing", path: "/billing", isWhole: true },
  { name: "paid-change", path: "/billing", before: ask("Choose Enterprise") },
  { name: "paid-cancel", path: "/billing", before: ask("Cancel subscription") },
  { name: "paid-keys", path: "/settings", before: ask("Create key") },
];

export const peopleShots = ({ sharedPath, invitationPath }: Furnished): Shot[] => [
  { name: "organizations", path: "/organizations", isWhole: true },
  { name: "organizations-disciplines", path: "/organizations", before: ask(/^Disciplines/) },
  { name: "organizations-revoke", path: "/organizations", before: ask(/^Revoke/) },
  { name: "invitation", path: invitationPath },
  { name: "shared", path: sharedPath, before: openFirstFinding },
  { name: "shared-loading", path: sharedPath, stalls: /\/report$/ },
];

/** What somebody without an account sees of an invitation. */
export const newcomerShots = ({ newcomerPath }: Furnished): Shot[] => [
  { name: "invitation-newcomer", path: newcomerPath },
  {
    name: "register-invited",
    path: newcomerPath,
    before: (page) => page.getByRole("link", { name: "Create one" }).click(),
  },
  {
    name: "login-invited",
    path: newcomerPath,
    before: (page) => page.getByRole("link", { name: "Sign in to accept" }).click(),
  },
];

export const adminShots = (): Shot[] => [
  { name: "admin-users", path: "/admin", isWhole: true },
  ...["Jobs", "Feedback", "Accuracy by rule", "Access requests", "Audit log"].map((tab) => ({
    name: `admin-${tab.split(" ")[0].toLowerCase()}`,
    path: "/admin",
    before: openTab(tab),
    isWhole: true,
  })),
];

/** The second step of signing in, for whoever has one. */
export const codeShots = (email: string): Shot[] => [{
  name: "login-code",
  path: "/login",
  before: async (page) => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.locator("[data-code]:not([hidden])").waitFor();
  },
}];
