/**
 * `deno task screenshots [word…]`: pictures of every screen at 1440, 768 and 390 px, light and dark, into
 * `screenshots/`, to be looked at before a release. With words, only screens whose name holds one of them. Nothing is
 * compared.
 */
import type { Page } from "playwright-core";
import { fromFileUrl } from "../../functions/cli/paths.ts";
import { DESKTOP, launch, PHONE, PLANS, PROJECT, signUp, startApp, visit } from "./_browser.ts";

const folder = fromFileUrl(new URL("../../screenshots/", import.meta.url));

const SIZES = { desktop: DESKTOP, tablet: { width: 768, height: 1024 }, phone: PHONE };
const words = Deno.args;
/** A set nobody can open without its password. */
const LOCKED = fromFileUrl(new URL("../fixtures/plans/password-abc.pdf", import.meta.url));

interface Shot {
  name: string;
  path: string;
  /** What to do before the picture is taken. */
  before?: (page: Page) => Promise<void>;
}

const openTab = (name: string) => async (page: Page) => {
  await page.getByRole("tab", { name }).click();
};

const PUBLIC: Shot[] = [
  { name: "landing", path: "/" },
  { name: "login", path: "/login" },
  { name: "register", path: "/register" },
  {
    name: "sample",
    path: "/sample",
    before: async (page) => {
      await page.locator("[data-box]").first().waitFor();
      await page.keyboard.press("j");
    },
  },
  { name: "method", path: "/method" },
  { name: "security", path: "/security" },
  { name: "terms", path: "/terms" },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "verify", path: "/verify" },
  { name: "verify-unknown", path: "/verify?code=FLC-AAAAAA-CERT" },
  { name: "not-found", path: "/no-such-page" },
];

function accountShots({ id, code }: Reviewed, failedId: string): Shot[] {
  const report = `/project/${id}/enhanced-report`;
  const analysis = `/dashboard?project=${id}`;
  return [
    { name: "dashboard", path: "/dashboard" },
    {
      name: "create-project",
      path: "/dashboard",
      before: (page) => page.getByRole("button", { name: "Create New Project" }).click(),
    },
    { name: "analysis-markup", path: analysis },
    { name: "analysis-overview", path: analysis, before: openTab("Overview") },
    { name: "analysis-live", path: analysis, before: openTab("Live Analysis") },
    {
      name: "report-markup",
      path: report,
      before: async (page) => {
        await page.locator("[data-box]").first().waitFor();
        await page.keyboard.press("j");
      },
    },
    {
      name: "report-search",
      path: report,
      before: async (page) => {
        await page.getByRole("button", { name: "Search the sheets" }).click();
        await page.getByRole("searchbox", { name: "Search the sheets" }).fill("door");
        await page.getByRole("list", { name: "Places" }).getByRole("button").first().click();
        await page.locator("[data-found]").waitFor();
      },
    },
    { name: "report-findings", path: report, before: openTab("Detailed Findings") },
    { name: "report-matrix", path: report, before: openTab("Requirements") },
    { name: "report-checklist", path: report, before: openTab("Checklist") },
    { name: "report-calculators", path: report, before: openTab("Calculators") },
    { name: "report-summary", path: report, before: openTab("Executive Summary") },
    { name: "report-legal", path: report, before: openTab("Legal Analysis") },
    { name: "projects", path: "/projects" },
    { name: "reports", path: "/reports" },
    { name: "failed-card", path: "/projects" },
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
    {
      name: "billing-confirm",
      path: "/billing",
      before: (page) => page.getByRole("button", { name: "Choose Professional" }).click(),
    },
    { name: "settings", path: "/settings" },
    { name: "verify-valid", path: `/verify?code=${code}` },
  ];
}

const app = await startApp();
const browser = await launch();
try {
  await Deno.mkdir(folder, { recursive: true });
  const { page, close } = await visit(browser, { reducedMotion: "reduce" });
  await take(page, PUBLIC);
  await signUp(page, app, { name: "Mara Ortiz", email: "mara@example.com" });
  await take(page, [{ name: "dashboard-empty", path: "/dashboard" }]);
  const failedId = await upload(page, LOCKED);
  await take(page, accountShots(await reviewOne(page), failedId));
  await close();
  console.log(`Screenshots are in ${folder}`);
} finally {
  await browser.close();
  await app.stop();
}

async function take(page: Page, shots: readonly Shot[]): Promise<void> {
  for (const { name, path, before } of shots) {
    if (words.length > 0 && !words.some((it) => name.includes(it))) continue;
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.goto(app.url + path, { waitUntil: "load" });
        await before?.(page);
        await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => {});
        await page.screenshot({ path: `${folder}${name}-${size}-${colorScheme}.png` });
      }
    }
  }
}

interface Reviewed {
  id: string;
  code: string;
}

async function headersOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  return { cookie: cookies.map((it) => `${it.name}=${it.value}`).join("; "), origin: app.url };
}

/** Makes a project of one file. @returns its id */
async function upload(page: Page, path: string): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(PROJECT)) form.set(name, value);
  form.set("occupancyClassification", '["B"]');
  form.set("typeOfConstruction", "IIB");
  form.set("files", new File([await Deno.readFile(path)], "plans.pdf"));
  const headers = await headersOf(page);
  const created = await fetch(`${app.url}/api/projects`, { method: "POST", headers, body: form });
  const { id }: { id: string } = await created.json();
  return id;
}

/** Uploads a plan set and waits for its report. */
async function reviewOne(page: Page): Promise<Reviewed> {
  const id = await upload(page, PLANS);
  const headers = await headersOf(page);
  await page.addInitScript((key) => localStorage.setItem(key, "true"), `feedback_shown_${id}`);
  for (;;) {
    const report = await fetch(`${app.url}/api/projects/${id}/report`, { headers });
    const body: { verificationCode?: string } = await report.json();
    if (report.ok && body.verificationCode) return { id, code: body.verificationCode };
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
