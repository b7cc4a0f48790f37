/** What the pictures of the screens show: one account with a reviewed set, a set that failed, people, and words kept. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { fromFileUrl } from "../../functions/cli/paths.ts";
import { REVIEWER, reviewSet } from "../fakes/reviewed.ts";
import { PASSWORD, PLANS, PROJECT, REVIEW_TIMEOUT_MS, type RunningApp } from "./_browser.ts";

const pathOf = (path: string) => fromFileUrl(new URL(path, import.meta.url));

/** A set nobody can open without its password. */
const LOCKED = pathOf("../fixtures/plans/password-abc.pdf");
/** A scan, and how many of it are a review of minutes. */
const SCAN = pathOf("../fixtures/plans/retail-plan-150dpi.png");
const SCANS = 40;
const SET = pathOf("../fixtures/plans/apartments.pdf");
/** Invited, and without an account. */
const NEWCOMER = "dora@example.com";
const REVISED = pathOf("../bench/revisions/apartments-r2/plans.pdf");

export interface Reviewed {
  id: string;
  /** `FLC-XXXXXX-CERT` */
  code: string;
  reportId: string;
}

export interface Furnished {
  reviewed: Reviewed;
  /** Address of the link a guest got, without its host. */
  sharedPath: string;
  /** Address of the invitation to the account's own address, without its host. */
  invitationPath: string;
  /** Of one to somebody without an account. */
  newcomerPath: string;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Calls the product with the page's cookie. */
export async function call(
  page: Page,
  app: RunningApp,
  method: Method,
  path: string,
  data?: unknown,
  // deno-lint-ignore no-explicit-any -- every call answers with a shape of its own
): Promise<any> {
  const answer = await page.request.fetch(`${app.url}/api/${path}`, {
    method,
    headers: { origin: app.url },
    data,
  });
  assert.ok(answer.ok(), `${method} ${path}: ${await answer.text()}`);
  return await answer.json();
}

/** Makes a project of one file, or of as many copies as are asked for. @returns its id */
async function upload(
  page: Page,
  app: RunningApp,
  path: string,
  values: Record<string, string> = {},
  copies = 1,
): Promise<string> {
  const bytes = await Deno.readFile(path);
  const form = new FormData();
  const fields = {
    ...PROJECT,
    occupancyClassification: '["B"]',
    typeOfConstruction: "IIB",
    ...values,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const ending = path.slice(path.lastIndexOf("."));
  for (let copy = 1; copy <= copies; copy++) {
    // Bytes after its end make another file of a picture.
    const padded = new Uint8Array([...bytes, ...new Uint8Array(copy - 1)]);
    form.append("files", new File([padded], `plans${copy > 1 ? ` ${copy}` : ""}${ending}`));
  }
  const answer = await page.request.post(`${app.url}/api/projects`, {
    headers: { origin: app.url },
    multipart: form,
  });
  assert.equal(answer.status(), 201, await answer.text());
  return (await answer.json()).id;
}

/** Begins a review of scans, which takes longer than its pictures. @returns the project's id */
export async function beginLong(page: Page, app: RunningApp): Promise<string> {
  return await upload(page, app, SCAN, { name: "Palmetto Retail, as built" }, SCANS);
}

/** Ends a review by deleting its project. */
export async function endLong(page: Page, app: RunningApp, id: string): Promise<void> {
  await call(page, app, "DELETE", `projects/${id}`);
}

/** Takes the plan that has exports, and room for more files. */
export async function subscribe(page: Page, app: RunningApp): Promise<void> {
  await call(page, app, "POST", "billing/create-subscription", { planTier: "professional" });
}

/** Reviews a set and the revision that answers it. @returns the project's id */
export async function uploadAnswered(page: Page, app: RunningApp): Promise<string> {
  const id = await upload(page, app, SET, {
    name: "Heckscher Flats",
    address: "2750 Heckscher Avenue, Jacksonville, FL 32218",
    occupancyClassification: '["R-2"]',
    typeOfConstruction: "VA",
    buildingHeight: "38",
    buildingArea: "24000",
  });
  await waitForRun(page, app, id);
  const { id: reportId, findings } = await call(page, app, "GET", `projects/${id}/report`);
  await call(page, app, "PATCH", `projects/${id}/dispositions`, {
    reportId,
    // deno-lint-ignore no-explicit-any -- every call answers with a shape of its own
    changes: findings.filter((it: any) => it.status !== "compliant").map((it: any) => ({
      findingId: it.id,
      set: { state: "accepted" },
    })),
  });
  const form = new FormData();
  form.set("coverage", "complete");
  form.append("files", new File([await Deno.readFile(REVISED)], "plans.pdf"));
  const answer = await page.request.post(`${app.url}/api/projects/${id}/cycles`, {
    headers: { origin: app.url },
    multipart: form,
  });
  assert.ok(answer.ok(), await answer.text());
  await waitForRun(page, app, id);
  await page.addInitScript((key) => localStorage.setItem(key, "true"), `feedback_shown_${id}`);
  return id;
}

/** The stream of a run ends when its report is there. */
export async function waitForRun(page: Page, app: RunningApp, id: string): Promise<void> {
  const events = await page.request.get(`${app.url}/api/projects/${id}/events`, {
    timeout: REVIEW_TIMEOUT_MS,
  });
  await events.body();
}

/** Uploads a set that cannot be opened. @returns the project's id */
export async function uploadLocked(page: Page, app: RunningApp): Promise<string> {
  const id = await upload(page, app, LOCKED);
  for (;;) {
    const { status } = await call(page, app, "GET", `projects/${id}`);
    if (status === "failed") return id;
    await page.waitForTimeout(300);
  }
}

/** Uploads a plan set and waits for its report; the survey about it does not open. */
export async function uploadReviewed(page: Page, app: RunningApp): Promise<Reviewed> {
  const id = await upload(page, app, PLANS);
  await page.addInitScript((key) => localStorage.setItem(key, "true"), `feedback_shown_${id}`);
  for (;;) {
    const answer = await page.request.get(`${app.url}/api/projects/${id}/report`);
    const body: { verificationCode?: string; id: string } = await answer.json();
    if (answer.ok() && body.verificationCode) {
      return { id, code: body.verificationCode, reportId: body.id };
    }
    await page.waitForTimeout(300);
  }
}

/** The path of the newest link mailed to `email` that holds `part`. */
export async function mailedPath(app: RunningApp, email: string, part: string): Promise<string> {
  const folder = `${app.dataDir}/mailbox`;
  for (;;) {
    const names = await Array.fromAsync(Deno.readDir(folder), (it) => it.name).catch(() => []);
    for (const name of names.filter((it) => it.endsWith(".json")).sort().reverse()) {
      const { to, text } = JSON.parse(await Deno.readTextFile(`${folder}/${name}`));
      if (to !== email) continue;
      const found = new RegExp(`\\S*(${part}\\S+)`).exec(text);
      if (found) return found[1];
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Signs the page's context in as whoever had the set of `reviewedDataDir()` reviewed. */
export async function enterReviewed(page: Page, app: RunningApp): Promise<Reviewed> {
  const { email, password } = REVIEWER;
  const login = () =>
    page.request.post(`${app.url}/api/auth/login`, {
      headers: { origin: app.url },
      data: { email, password },
    });
  if (!(await login()).ok()) {
    await reviewSet(app.url);
    const answer = await login();
    assert.ok(answer.ok(), await answer.text());
  }
  const [{ id }] = await call(page, app, "GET", "projects");
  const report = await call(page, app, "GET", `projects/${id}/report`);
  return { id, code: report.verificationCode, reportId: report.id };
}

/**
 * A person of another account who invites this one, an organization of one's own with an invitation, a link for a
 * guest who comments, an own finding, standard comments, a saved view, and decisions about findings.
 *
 * @param email of this account
 * @param hostEmail of the one that invites it
 */
export async function furnish(
  page: Page,
  app: RunningApp,
  reviewed: Reviewed,
  email: string,
  hostEmail = "noor@example.com",
): Promise<Furnished> {
  const { id, reportId } = reviewed;
  const ask = (method: Method, path: string, data?: unknown) => call(page, app, method, path, data);
  const { sections } = await ask("GET", "code-sections?words=door%20swing");
  const own = {
    requirementId: sections[0].requirementId,
    status: "issue",
    severity: "high",
    title: "Door swing shown into the corridor",
    description: "Door 104 swings into the exit access corridor.",
    recommendation: "Reverse the swing, or recess the door.",
  };
  await ask("POST", `projects/${id}/own-findings`, {
    ...own,
    reportId,
    place: { page: 1, x: 30, y: 30, width: 10, height: 8 },
  });
  await ask("POST", "standard-comments", own);
  await ask("PUT", "saved-views", { list: "projects", name: "Tampa", query: { search: "Tampa" } });
  const { findings } = await ask("GET", `projects/${id}/report`);
  await ask("PATCH", `projects/${id}/dispositions`, {
    reportId,
    changes: [
      { findingId: findings[0].id, set: { state: "accepted" } },
      { findingId: findings[1].id, set: { state: "dismissed", reasonCode: "shown_elsewhere" } },
    ],
  });
  await ask("PATCH", "account/accuracy", { isShared: true });
  await ask("POST", "feedback", {
    projectId: id,
    rating: 4,
    wasHelpful: true,
    concerns: "Door 104 is a closet door, which the schedule does not say.",
    suggestions: "Group what one change of the door schedule would settle.",
  });
  await ask("POST", "auth/register", {
    projectType: "commercial",
    name: "Teresa Quintana-Fernandez",
    email: "teresa.quintana-fernandez@coastalplanreview.example.com",
    company: "Coastal Plan Review LLC",
    message:
      "We review about forty sets a month for three counties and would like to try two of them.",
  });
  const organization = await ask("POST", "organizations", { name: "Lakefront Reviewers" });
  await ask("POST", `organizations/${organization.id}/invitations`, {
    email: "ben@example.com",
    role: "reviewer",
  });
  const share = await ask("POST", `projects/${id}/shares`, {
    label: "Orange County Fire Rescue",
    canComment: true,
    days: 30,
  });
  const sharedPath = new URL(share.url).pathname;
  await ask("POST", `${sharedPath.replace(/^\//, "")}/findings/${findings[0].id}/comments`, {
    reportId,
    name: "Lt. Casey Boyd",
    body: "Is this door part of the rated corridor?",
  });
  const other = await page.context().browser()!.newContext();
  const host = await other.newPage();
  await host.request.post(`${app.url}/api/auth/register`, {
    data: { name: "Noor Haddad", email: hostEmail, password: PASSWORD },
    headers: { origin: app.url },
  });
  const theirs = await call(host, app, "POST", "organizations", { name: "Haddad Plan Review" });
  for (const invited of [email, NEWCOMER]) {
    await call(host, app, "POST", `organizations/${theirs.id}/invitations`, {
      email: invited,
      role: "reviewer",
    });
  }
  await other.close();
  const invitationPath = await mailedPath(app, email, "/invitation/");
  const newcomerPath = await mailedPath(app, NEWCOMER, "/invitation/");
  return { reviewed, sharedPath, invitationPath, newcomerPath };
}
