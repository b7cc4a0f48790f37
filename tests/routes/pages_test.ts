/** Pages of the built bundle, without a server: status, title and what a visitor reads first. */
import assert from "node:assert/strict";
import { Hono } from "hono";
import { buildIfStale } from "../../functions/cli/build.ts";
import type {
  BillingAnalytics,
  Invitation,
  Member,
  Organization,
  ProjectSummary,
  SessionList,
} from "../../functions/_shared/contract/mod.ts";
import { rules } from "../../functions/_rules/mod.ts";
import { AppError } from "../../functions/_shared/errors.ts";
import type { AppEnv, Services, Session } from "../../functions/_services/mod.ts";

await buildIfStale();
const bundle = new URL("../../dist/server/pages.js", import.meta.url).href;
const { createPages }: { createPages: (base: Hono<AppEnv>) => Hono<AppEnv> } = await import(bundle);

const SESSION: Session = {
  device: "Firefox on Linux",
  id: "session",
  expiresAt: "2026-12-21T00:00:00Z",
  user: {
    id: "11111111-1111-4111-8111-111111111111",
    email: "mara@example.com",
    name: "Mara Ortiz",
    role: "user",
    subscriptionTier: "free",
    subscriptionStatus: "active",
    emailConfirmed: true,
    createdAt: "2026-01-01T00:00:00Z",
  },
};

const UNUSED = { projectsCreated: 0, filesUploaded: 0, reportsGenerated: 0, apiCallsCount: 0 };
const BILLING: BillingAnalytics = {
  currentSubscription: {
    tier: "free",
    status: "active",
    startDate: null,
    endDate: null,
    cancelAtPeriodEnd: false,
  },
  totalSpent: 0,
  usageStats: {
    projectsUsed: 2,
    failedProjects: 0,
    projectsLimit: 3,
    weeklyProjects: 0,
    weeklyProjectsLimit: -1,
    storageUsed: 0,
    storageLimit: 1024,
    monthlyUploads: 0,
    monthlyUploadsLimit: 9,
    monthlyReports: 0,
    monthlyReportsLimit: 6,
  },
  usagePeriod: {
    startDate: "2026-11-01",
    startedAt: "2026-11-01T00:00:00Z",
    endDate: "2026-12-01",
    weekEndDate: "2026-11-08",
    days: [],
    before: UNUSED,
  },
  billingHistory: [],
  provider: "sandbox",
  hasPortal: false,
};

const ORGANIZATION = "22222222-2222-4222-8222-222222222222";

const TEAM: Organization = {
  id: ORGANIZATION,
  name: "Bay Reviewers",
  role: "owner",
  createdAt: "2026-01-01T00:00:00Z",
  isPayer: true,
  payer: "Mara Ortiz",
  tier: "free",
  members: 1,
  projects: 2,
  handover: null,
};

const MEMBER: Member = {
  userId: "44444444-4444-4444-8444-444444444444",
  name: "Rui Vega",
  email: "rui@example.com",
  role: "reviewer",
  disciplines: [],
  joinedAt: "2026-01-02T00:00:00Z",
  isPayer: false,
  isMe: false,
};

const INVITATION: Invitation = {
  id: "55555555-5555-4555-8555-555555555555",
  organizationId: ORGANIZATION,
  organizationName: "Bay Reviewers",
  email: "dora@example.com",
  role: "designer",
  invitedBy: "Rui Vega",
  createdAt: "2026-01-03T00:00:00Z",
  expiresAt: "2027-01-03T00:00:00Z",
};

const SESSIONS: SessionList = {
  total: 1,
  sessions: [{
    id: "66666666-6666-4666-8666-666666666666",
    device: "Firefox on Linux",
    createdAt: "2026-11-01T00:00:00Z",
    lastSeenAt: "2026-11-02T00:00:00Z",
    isCurrent: true,
  }],
};

/** One finished project, named after whose projects were asked for. */
const projectsOf = (organization = "everyone"): ProjectSummary[] => [{
  id: "33333333-3333-4333-8333-333333333333",
  name: `Clinic of ${organization}`,
  clientName: "Mills Holdings",
  address: "12 Mills Avenue, Orlando, FL 32801",
  status: "completed",
  issuesFound: 2,
  complianceScore: 59,
  fileCount: 1,
  uploadedAt: "2026-11-26T10:00:00Z",
  updatedAt: "2026-11-26T10:05:00Z",
  priority: "medium",
  tags: [],
  organizationId: null,
  archivedAt: null,
  progressPercent: null,
  failureReason: null,
  isReportRevoked: false,
  approval: null,
  cycle: 1,
  review: null,
}];

let hasProjects = true;
let verifiedToday: number | null = 0;
let operator: string | null = null;
const services = {
  getDashboard: (_: Session, { organization }: { organization?: string }) =>
    Promise.resolve({
      projects: hasProjects ? projectsOf(organization) : [],
      stats: { totalProjects: 0, compliant: 0, issuesFound: 0, processing: 0 },
    }),
  listProjects: (_: Session, { organization }: { organization?: string }) =>
    Promise.resolve(
      hasProjects ? { projects: projectsOf(organization), total: 1 } : { projects: [], total: 0 },
    ),
  listSavedViews: () =>
    Promise.resolve({
      total: 1,
      views: [{ id: "v", list: "projects", name: "Tampa", query: { search: "Tampa" } }],
    }),
  getBillingAnalytics: () => Promise.resolve(BILLING),
  listOrganizations: () => Promise.resolve({ total: 1, organizations: [TEAM] }),
  listMembers: () => Promise.resolve({ total: 1, members: [MEMBER] }),
  listInvitations: () => Promise.resolve({ total: 1, invitations: [INVITATION] }),
  listMyInvitations: () => Promise.resolve({ total: 0, invitations: [] }),
  listSessions: () => Promise.resolve(SESSIONS),
  countVerifiedToday: () => Promise.resolve(verifiedToday),
  getOperator: () => operator,
} as unknown as Services;

/** @param logout how the server answers a sign-out */
function pages(session: Session | null, logout: 200 | 429 | 500 = 200): Hono<AppEnv> {
  const base = new Hono<AppEnv>();
  base.use("*", async (c, next) => {
    c.set("session", session);
    c.set("services", services);
    c.set("requestId", "request-1");
    c.set("nonce", "nonce-1");
    await next();
  });
  base.post("/api/auth/login", (c) => {
    const { message } = { message: "Invalid email or password" };
    return c.json({ code: "invalid_credentials", message, error: message }, 401);
  });
  base.post("/api/auth/logout", (c) => {
    c.header("set-cookie", "session=; Max-Age=0; Path=/");
    return c.json({ success: logout === 200 }, logout);
  });
  base.get("/api/verify/:code", (c) => {
    const message = "No report has this code";
    return c.json({ code: "report_not_found", message, error: message }, 404);
  });
  base.get(
    "/api/auth/confirm-email/:token",
    (c) =>
      c.req.param("token") === "works"
        ? c.json({ email: "kim@example.com", isChange: false })
        : c.json({ code: "not_found", message: "This link has been used or has expired" }, 404),
  );
  base.post("/api/mail/unsubscribe", async (c) => {
    const { token } = await c.req.json();
    return token === "works"
      ? c.json({ success: true, email: "m•••@example.com" })
      : c.json({ code: "not_found", message: "This link doesn’t belong to any account" }, 404);
  });
  base.get("/api/invitations/works", (c) => c.json(INVITATION));
  base.get("/broken", () => {
    throw new Error("secret detail");
  });
  base.get("/busy", () => {
    const words = "Too many requests. Please try again in 7 seconds.";
    throw new AppError("over_request_rate_limit", words, { retryAfterS: 7 });
  });
  return createPages(base);
}

const stranger = pages(null);
const owner = pages(SESSION);

const PUBLIC = [
  ["/", "FLClear – plan review", "Know what the plans examiner will ask"],
  ["/landing", "FLClear – plan review", "REQUEST FREE ACCESS"],
  ["/login", "Sign In", "Sign In"],
  ["/register", "Create Account", "At least 8 characters"],
  ["/verify", "Verify a report", "Verify Report"],
  ["/forgot-password", "Forgot password", "Send link"],
  ["/sample", "Sample report", "Sample report: an office build-out"],
  ["/method", "How accurate it is", "Measured blind"],
  ["/security", "Security and privacy", "row-level security"],
  ["/terms", "Terms", "What it costs"],
] as const;

for (const [path, title, words] of PUBLIC) {
  Deno.test(`GET ${path} answers a visitor`, async () => {
    const response = await stranger.request(path);
    const html = await response.text();
    assert.equal(response.status, 200);
    assert.match(response.headers.get("content-type") ?? "", /^text\/html/);
    assert.ok(html.includes(`<title>${title}`), "title");
    assert.ok(html.includes(words), words);
  });
}

const PRIVATE = [
  ["/dashboard", "Dashboard"],
  ["/projects", "Projects"],
  ["/reports", "Reports"],
  ["/billing", "Billing"],
  ["/settings", "Settings"],
  ["/organizations", "Organizations"],
  ["/project/11111111-1111-4111-8111-111111111111/enhanced-report", "Report"],
] as const;

for (const [path, title] of PRIVATE) {
  Deno.test(`GET ${path} sends a stranger to sign in and shows the owner the page`, async () => {
    const turned = await stranger.request(path);
    assert.equal(turned.status, 302);
    assert.equal(turned.headers.get("location"), `/login?next=${encodeURIComponent(path)}`);
    const response = await owner.request(path);
    const html = await response.text();
    assert.equal(response.status, 200);
    assert.ok(html.includes(`<title>${title}`));
    assert.ok(html.includes("honox-island"));
    assert.equal(response.headers.get("cache-control"), "private, no-store");
  });
}

for (const path of ["/dashboard", "/projects", "/reports"]) {
  Deno.test(`GET ${path} comes with its rows, of the workspace that was chosen`, async () => {
    const open = async (cookie?: string) =>
      await (await owner.request(path, { headers: cookie ? { cookie } : {} })).text();
    for (
      const [cookie, whose] of [
        [undefined, "everyone"],
        [`flc_workspace=${ORGANIZATION}`, ORGANIZATION],
        ["flc_workspace=personal", "personal"],
        ["flc_workspace=elsewhere%20or%20nowhere", "everyone"],
      ] as const
    ) {
      const html = await open(cookie);
      const [rows] = /<(article|tbody)[^]*?<\/\1>/.exec(html) ?? [""];
      assert.ok(rows.includes(`>Clinic of ${whose}<`), `${cookie}`);
    }
  });
}

for (const path of ["/projects", "/reports"]) {
  Deno.test(`GET ${path} comes with the views that were saved`, async () => {
    const html = await (await owner.request(path)).text();
    assert.match(html.slice(html.indexOf("<main"), html.indexOf("</main>")), />Tampa</);
  });
}

Deno.test("an account without projects is led to its first one from every list", async () => {
  hasProjects = false;
  try {
    for (
      const [path, words] of [
        ["/dashboard", "Start Your First Project"],
        ["/projects", "Create Your First Project"],
        ["/reports", "Create Your First Project"],
      ] as const
    ) {
      const html = await (await owner.request(path)).text();
      assert.ok(html.slice(html.indexOf("<main")).includes(words), path);
    }
  } finally {
    hasProjects = true;
  }
});

Deno.test("a page asks for its style before any script, and a list for no viewer of sheets", async () => {
  for (const path of ["/dashboard", "/projects", "/reports", "/billing"]) {
    const html = await (await owner.request(path)).text();
    const scripts = html.indexOf('rel="modulepreload"');
    assert.ok(scripts > 0, path);
    assert.ok(html.indexOf('rel="stylesheet"') < scripts, path);
    assert.ok(!html.includes("/sheets-"), path);
  }
  const opened = await (await owner.request(`/dashboard?project=${ORGANIZATION}`)).text();
  assert.ok(opened.includes("/sheets-"));
});

Deno.test("GET /billing comes with its figures", async () => {
  const html = await (await owner.request("/billing")).text();
  assert.match(html.replaceAll("<!-- -->", ""), />2 of 3</);
  // Support that is sold can be reached from where it is sold.
  assert.match(html, /<a href="\/landing#contact"[^>]*>\s*contact form/);
});

Deno.test("GET /settings and /organizations come with their rows", async () => {
  const settings = await (await owner.request("/settings")).text();
  assert.match(settings, />Firefox on Linux</);
  assert.match(settings, />This session</);
  const organizations = (await (await owner.request("/organizations")).text())
    .replaceAll(/<!-- -->|<wbr\/?>/g, "");
  for (const words of ["Bay Reviewers", "rui@example.com", "dora@example.com"]) {
    assert.ok(organizations.includes(`>${words}<`), words);
  }
});

Deno.test("every page behind sign-in comes with the menu of workspaces", async () => {
  for (const [path] of PRIVATE) {
    const html = await (await owner.request(path)).text();
    assert.ok(html.includes('aria-label="Workspace: All projects"'), path);
  }
});

Deno.test("what a page asks for is under way before its script", async () => {
  const [{ id }] = projectsOf();
  const asked = async (path: string) =>
    [...(await (await owner.request(path)).text()).matchAll(/<link rel="preload" href="([^"]+)"/g)]
      .map(([, href]) => href.replace(`/api/projects/${id}`, ""));
  const whole = ["", "/report", "/files", "/dispositions", "/own-findings", "/cycles"];
  assert.deepEqual((await asked("/dashboard")).filter((it) => !it.includes(".")), ["/compliance"]);
  for (const path of [`/dashboard?project=${id}`, `/project/${id}/enhanced-report`]) {
    assert.deepEqual((await asked(path)).filter((it) => !it.includes(".")), whole, path);
  }
});

for (
  const [status, words] of [
    [200, "You’re signed out."],
    [429, "the server couldn’t end your session. It ends there within 30 days"],
    [500, "the server couldn’t end your session. It ends there within 30 days"],
  ] as const
) {
  for (const notice of ["out", "untold"]) {
    Deno.test(`GET /login?notice=${notice} asks for the sign-out again and says what a ${status} means`, async () => {
      const response = await pages(SESSION, status).request(`/login?notice=${notice}`);
      assert.equal(response.status, 200);
      assert.ok((await response.text()).includes(words));
      assert.match(response.headers.get("set-cookie") ?? "", /^session=;/);
    });
  }
}

Deno.test("GET /login?notice=untold without a session to end says that it lives on", async () => {
  const html = await (await stranger.request("/login?notice=untold")).text();
  assert.ok(html.includes("the server couldn’t end your session"));
});

Deno.test("GET /sample asks visitors alone to register", async () => {
  const invites = async (page: typeof owner) =>
    (await (await page.request("/sample")).text()).includes("Review your own plans");
  assert.deepEqual([await invites(stranger), await invites(owner)], [true, false]);
});

Deno.test("public pages claim nothing that nobody can check", async () => {
  for (const [path] of PUBLIC) {
    const html = await (await stranger.request(path)).text();
    const words = html.replace(/<(script|style)[^]*?<\/\1>/g, "").replace(/<[^>]+>/g, " ");
    assert.doesNotMatch(
      words,
      /\d\+ (professionals|firms|reviews)|99\.\d|uptime|24\/7|trusted by|premium|dedicated|free and unlimited/i,
      path,
    );
  }
});

Deno.test("GET / counts its rules, and says of how many errors how many were found, with the way to the method", async () => {
  const html = (await (await stranger.request("/")).text()).replaceAll("<!-- -->", "");
  assert.ok(html.includes(`with ${rules.length} rules`), `${rules.length}`);
  const facts = JSON.parse(
    /data-rotate="([^"]*)"/.exec(html)![1].replaceAll("&quot;", '"'),
  ) as { text: string; href: string }[];
  assert.ok(facts.some((it) => it.text.startsWith(`${rules.length} rules`)));
  const blind = facts.find((it) => it.text.includes("blind tests"))!;
  assert.match(blind.text, /Found [\d,]+ of [\d,]+/);
  const { pathname, hash } = new URL(blind.href, "http://x");
  const method = await (await stranger.request(pathname)).text();
  assert.ok(method.includes(`id="${hash.slice(1)}"`), blind.href);
  for (const path of ["/", "/register"]) {
    assert.match(
      await (await stranger.request(path)).text(),
      /The Free plan includes 3 projects, 5 reports a month and files up to 25\sMB/,
      path,
    );
  }
});

for (
  const [times, badge, figure] of [
    [1, "Reports verified once today (UTC)", "1"],
    [1234, "Reports verified 1,234 times today (UTC)", "1,234"],
  ] as const
) {
  Deno.test(`GET / says that reports were verified ${times} times today, and where that is told`, async () => {
    verifiedToday = times;
    const html = await (await stranger.request("/")).text();
    assert.ok(html.includes(badge), badge);
    const [, told] =
      /<a href="\/method#verified"[^>]*>(?:verifications? of a? ?reports? today[^<]*)<\/a><\/dt><dd[^>]*>([^<]*)</
        .exec(html) ?? [];
    assert.equal(told, figure);
    const method = await (await stranger.request("/method")).text();
    assert.ok(method.includes('id="verified"'));
    assert.match(method, /Authors 16 to 20 aren’t listed/);
    assert.match(method, /<td>51<\/td><td>24<\/td><td>47%<\/td><td>48<\/td><td>2</);
  });
}

Deno.test("GET / says nothing of verifications where there are none yet or they can't be counted now", async () => {
  for (const none of [0, null]) {
    verifiedToday = none;
    const html = await (await stranger.request("/")).text();
    assert.ok(!html.includes("#verified") && !html.includes("today (UTC)"), String(none));
    assert.ok(html.includes("Every report signed and verifiable by anyone"));
  }
});

Deno.test("GET / shows findings behind the part of the sheet they are on, and leads on to the whole report", async () => {
  const html = await (await stranger.request("/")).text();
  const places = [
    `alt="Door schedule of sheet A-101"`,
    'id="sample-lock"',
    'id="sample-width"',
    `alt="Offices 1 and 2 on the floor plan`,
    '<ol start="3"',
    'id="sample-latch"',
    "Open the whole report",
    "<figcaption",
  ].map((it) => html.indexOf(it));
  assert.ok(places.every((it, at) => it > (places[at - 1] ?? 0)), places.join(" "));
});

Deno.test("GET / tells in the dialog of how a review works where its accuracy is told", async () => {
  const html = await (await stranger.request("/")).text();
  const dialog = html.match(/<dialog id="about-dialog".*?<\/dialog>/s)?.[0] ?? "";
  assert.match(dialog, /<a href="\/method"[^>]*>How accurate FLClear is<\/a>/);
});

Deno.test("GET / says how long the password of a free account has to be", async () => {
  const html = await (await stranger.request("/")).text();
  assert.match(html, /id="trial-password"[^>]*aria-describedby="trial-hint trial-password-error"/);
  assert.match(html, /id="trial-hint"[^>]*>Password must be at least 6 characters\./);
});

Deno.test("GET / takes who is signed in to the dashboard", async () => {
  const response = await owner.request("/");
  assert.equal(response.headers.get("location"), "/dashboard");
});

Deno.test("an unknown path is the 404 page", async () => {
  const response = await stranger.request("/nowhere");
  assert.equal(response.status, 404);
  assert.ok((await response.text()).includes("Page Not Found"));
});

Deno.test("a failing page hides the fault and shows the request's number", async () => {
  const log = console.error;
  console.error = () => {};
  try {
    const response = await stranger.request("/broken");
    const html = await response.text();
    assert.equal(response.status, 500);
    assert.ok(!html.includes("secret detail"));
    assert.ok(html.includes("request-1"));
  } finally {
    console.error = log;
  }
});

Deno.test("who opens too many pages is told when to come back", async () => {
  const response = await stranger.request("/busy");
  assert.equal(response.status, 429);
  assert.equal(response.headers.get("retry-after"), "7");
  assert.match(await response.text(), /Please try again in 7 seconds\./);
});

Deno.test("GET /register goes on to a path of this site alone, with the address it was given", async () => {
  const asked = "/register?next=/invitation/abc&email=dora%40example.com";
  const html = await (await stranger.request(asked)).text();
  assert.match(html, /name="next"[^>]*value="\/invitation\/abc"/);
  assert.match(html, /value="dora@example\.com"/);
  assert.match(html, /href="\/login\?next=%2Finvitation%2Fabc"/);
  const turned = await owner.request(asked);
  assert.equal(turned.headers.get("location"), "/invitation/abc");
  const away = await (await stranger.request("/register?next=//elsewhere.example")).text();
  assert.match(away, /name="next"[^>]*value="\/dashboard"/);
  assert.match(away, /href="\/login"/);
});

Deno.test("GET /register and /login say what somebody was invited to", async () => {
  for (
    const [path, words] of [
      ["/register", "Create an account with dora@example.com to join."],
      ["/login", "Sign in with dora@example.com to join."],
    ] as const
  ) {
    const response = await stranger.request(`${path}?next=%2Finvitation%2Fworks`);
    const html = (await response.text()).replaceAll("<!-- -->", "");
    assert.ok(html.includes(`Rui Vega invited you to Bay Reviewers. ${words}`), path);
    assert.match(html, /value="dora@example\.com"/, path);
    assert.equal(response.headers.get("cache-control"), "private, no-store");
    const gone = await (await stranger.request(`${path}?next=%2Finvitation%2Fgone`)).text();
    assert.ok(!gone.includes("invited you"), path);
  }
});

Deno.test("GET /terms says of which day they are, who runs the site or how to ask, and last whom to ask", async () => {
  const read = async () =>
    (await (await stranger.request("/terms")).text()).replaceAll("<!-- -->", "");
  assert.match(await read(), /As of [A-Z][a-z]{2} \d{1,2}, \d{4}\./);
  assert.match(
    await read(),
    /<h2>Who runs this site<\/h2><p>This site hasn’t named its operator yet\. Until it does, [^<]*; to ask who that is, use the <a href="\/#contact">/,
  );
  assert.match(
    await read(),
    /<h2>Changes<\/h2>.*<h2>Questions<\/h2><p>[^<]*<a href="\/#contact">/s,
  );
  operator = "Bay Reviews LLC, 1 Main St, Tampa, FL 33602";
  assert.ok((await read()).includes(`${operator}, called the operator below.`));
  operator = null;
});

Deno.test("every picture of the landing page is there, for each width and theme", async () => {
  const html = await (await stranger.request("/")).text();
  const names = new Set(html.match(/\/landing\/[\w-]+\.webp/g));
  for (const name of names) await Deno.stat(new URL(`../../static${name}`, import.meta.url));
  for (const size of ["", "-tablet", "-phone"]) {
    for (const theme of ["", "-dark"]) {
      assert.ok(names.has(`/landing/report${size}${theme}.webp`), `${size}${theme}`);
    }
  }
});

Deno.test("GET /verify says where the code stands before it asks for it", async () => {
  const html = await (await stranger.request("/verify")).text();
  const [hint, field] = ['id="code-hint"', "<input"].map((it) => html.indexOf(it));
  assert.ok(0 < hint && hint < field, `${hint} ${field}`);
});

Deno.test("a link that has lost its token says so before anything is filled in", async () => {
  for (const path of ["/reset-password", "/unsubscribe?token="]) {
    const answer = await stranger.request(path);
    const html = await answer.text();
    assert.equal(answer.status, 404, path);
    assert.ok(html.includes("This link doesn’t work"), path);
    assert.ok(!html.includes("<form"), path);
  }
  assert.equal((await stranger.request("/reset-password?token=x")).status, 200);
});

Deno.test("POST /unsubscribe says whose mails have ended, which ones, and how they come again", async () => {
  const unsubscribe = async (token: string) => {
    const body = new URLSearchParams({ token });
    const answer = await stranger.request("/unsubscribe", { method: "POST", body });
    return [answer.status, (await answer.text()).replaceAll("<!-- -->", "")] as const;
  };
  const [status, html] = await unsubscribe("works");
  assert.equal(status, 200);
  assert.match(html, /We’ll no longer email m•••@example\.com\s+when a review finishes or fails\./);
  assert.match(html, /<a href="\/settings#mail">Settings, Notifications<\/a>/);
  assert.ok(!html.includes('<button class="button"'), "nothing is left to press");
  const [refused, alert] = await unsubscribe("foreign");
  assert.equal(refused, 404);
  assert.ok(alert.includes("This link doesn’t belong to any account"));
});

Deno.test("GET /security says of each log what it names", async () => {
  const html = await (await stranger.request("/security")).text();
  assert.match(html, /The server’s log [^<]*No names, addresses or plan content/);
  assert.match(html, /The audit log [^<]*shows email addresses/);
});

Deno.test("GET /method says what it doesn't do and how to read the figures before the table, which begins with all sets", async () => {
  const html = await (await stranger.request("/method")).text();
  const places = [
    "Look at the spread",
    "What it doesn’t do",
    "count issues and questions alike",
    "<table",
    "All sets",
    ">1\u00a0(3)<",
  ].map((it) => html.indexOf(it));
  assert.ok(places.every((it, at) => it > (places[at - 1] ?? 0)), places.join(" "));
  assert.equal(
    new Set(html.match(/<th scope="row">[^<]+/g)).size,
    html.match(/<th scope="row">/g)!.length,
  );
});

Deno.test("GET /invitation says who accepts it, and until when nothing need be done", async () => {
  const user = { ...SESSION.user, email: INVITATION.email };
  const response = await pages({ ...SESSION, user }).request("/invitation/works");
  const html = (await response.text()).replaceAll("<!-- -->", "");
  assert.ok(html.includes("You’ll join as dora@example.com"), html);
  assert.match(html, /Not you\? <a href="[^"]*notice=out">Sign out/);
  assert.match(html, /the invitation expires on [A-Z][a-z]{2} \d+, \d{4}/);
  const other = (await (await owner.request("/invitation/works")).text()).replaceAll(
    "<!-- -->",
    "",
  );
  assert.ok(other.includes("You’re signed in as mara@example.com."), other);
  assert.ok(!other.includes("Accept the invitation"));
  const newcomer = (await (await stranger.request("/invitation/works")).text()).replaceAll(
    "<!-- -->",
    "",
  );
  for (const html of [other, newcomer]) {
    assert.match(html, /The invitation expires on [A-Z][a-z]{2} /);
  }
  assert.match(newcomer, /Rui Vega invited you at dora@example\.com/);
});

Deno.test("GET /confirm-email says which address it confirms; a used link leads on", async () => {
  const response = await stranger.request("/confirm-email?token=works");
  assert.equal(response.status, 200);
  assert.match(await response.text(), /<strong>kim@example\.com<\/strong>/);
  assert.equal(response.headers.get("cache-control"), "private, no-store");
  assert.equal(response.headers.get("referrer-policy"), "same-origin");
  for (const address of ["/confirm-email?token=used", "/confirm-email"]) {
    const gone = await stranger.request(address);
    const html = await gone.text();
    assert.equal(gone.status, 404, address);
    assert.ok(html.includes("This link doesn’t work") && html.includes('href="/login"'), address);
    assert.ok(!html.includes("<form"), address);
  }
});

Deno.test("POST /login with a wrong password shows the server's words and keeps the address", async () => {
  const response = await stranger.request("/login", {
    method: "POST",
    body: new URLSearchParams({ email: "mara@example.com", password: "wrong-one" }),
  });
  const html = await response.text();
  assert.equal(response.status, 401);
  assert.ok(html.includes("Login failed"));
  assert.ok(html.includes("Invalid email or password"));
  assert.ok(html.includes('value="mara@example.com"'));
  assert.ok(!html.includes("wrong-one"));
});

Deno.test("sign-in goes only to paths of this site", async () => {
  const elsewhere = [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    // Browsers leave tabs and line ends out of an address.
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\n\\evil.example",
  ];
  for (const next of elsewhere) {
    const html = await (await stranger.request(`/login?next=${encodeURIComponent(next)}`)).text();
    assert.ok(html.includes('name="next" value="/dashboard"'), next);
    const turned = await owner.request(`/login?next=${encodeURIComponent(next)}`);
    assert.equal(turned.headers.get("location"), "/dashboard", next);
  }
  const inside = await owner.request(`/login?next=${encodeURIComponent("/billing?checkout=done")}`);
  assert.equal(inside.headers.get("location"), "/billing?checkout=done");
});

Deno.test("a form larger than any page's is not read to its end", async () => {
  const piece = new TextEncoder().encode(`${"a".repeat(64 * 1024)}`);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += piece.length;
      if (sent > 64 * 1024 * 1024) controller.close();
      else controller.enqueue(piece);
    },
  });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const response = await stranger.request("/login", { method: "POST", headers, body });
  assert.equal(response.status, 413);
  assert.ok((await response.text()).includes("That didn’t work"));
  assert.ok(sent < 4 * 1024 * 1024, `${sent}`);
});

Deno.test("GET /verify?code= answers in the page, uppercased", async () => {
  const response = await stranger.request("/verify?code=flc-abcdef-cert");
  const html = await response.text();
  assert.equal(response.status, 404);
  assert.ok(html.includes("No report has this code"));
  assert.ok(html.includes('value="FLC-ABCDEF-CERT"'));
});

Deno.test("every inline script carries the nonce", async () => {
  const html = await (await stranger.request("/")).text();
  for (const [tag] of html.matchAll(/<script[^>]*>/g)) assert.ok(tag.includes("nonce-1"), tag);
});
