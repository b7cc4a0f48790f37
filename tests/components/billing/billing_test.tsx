import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { PlanGrid } from "../../../components/billing/PlanGrid.tsx";
import { PlanTable } from "../../../components/billing/PlanTable.tsx";
import { Pricing } from "../../../components/landing/Pricing.tsx";
import { UsageBars, usagePercent } from "../../../components/billing/UsageBars.tsx";

Deno.test("usagePercent() is capped at 100 and 0 when unlimited", () => {
  assert.equal(usagePercent(1, 4), 25);
  assert.equal(usagePercent(9, 4), 100);
  assert.equal(usagePercent(500, -1), 0);
  assert.equal(usagePercent(0, 0), 0);
});

Deno.test("the bars say what they leave out, and since when a paid month counts", () => {
  const usage = {
    projectsUsed: 1,
    projectsLimit: 3,
    failedProjects: 0,
    weeklyProjects: 1,
    weeklyProjectsLimit: -1,
    storageUsed: 1,
    storageLimit: 100,
    monthlyUploads: 2,
    monthlyUploadsLimit: 10,
    monthlyReports: 1,
    monthlyReportsLimit: 5,
  };
  const bars = (tier: "free" | "professional", over: Partial<typeof usage> = {}) =>
    renderToString(
      <UsageBars
        usage={{ ...usage, ...over }}
        period={{
          subscription: { tier, startDate: "2026-11-28T08:47:03Z" },
          startedAt: "2026-11-28T08:47:00Z",
          endDate: "2026-12-28",
          weekEndDate: "2026-12-05",
        }}
      />,
    ).replaceAll("<!-- -->", "").replaceAll(/<\/?span[^>]*>(?=8:47|;)/g, "").replaceAll(
      "\u00a0",
      " ",
    );
  for (const tier of ["free", "professional"] as const) {
    assert.ok(bars(tier).includes("Projects that fail don’t count toward the limit."));
    for (
      const [failedProjects, words] of [
        [1, "1 project that failed isn’t counted toward the limit."],
        [2, "2 projects that failed aren’t counted toward the limit."],
      ] as const
    ) assert.ok(bars(tier, { failedProjects }).includes(words));
  }
  const counts = (what: string, plan: string) =>
    `${what} count from Nov 28, 2026, when your ${plan} plan began, and start over on Dec 28, 2026.`;
  assert.ok(
    bars("professional").includes(
      counts("Projects, uploads and reports", "Professional"),
    ),
  );
  assert.ok(bars("free").includes(counts("Uploads and reports", "Free")));
  assert.ok(bars("free").includes("1 MB of 100 MB"), "as files and the admin page tell sizes");
  assert.ok(!bars("free").includes("this week"));
  const weekly = bars("professional", { weeklyProjectsLimit: 2 });
  assert.ok(weekly.includes("The week starts over on Dec 5, 2026."));
  // The limit that is reached first has its own bar, and stands first once it is the fullest.
  assert.match(
    weekly,
    /^<ul[^>]*><li><p[^>]*><span>Projects started this week<\/span><span[^>]*>1 of 2</,
  );
  assert.ok(bars("professional", { monthlyUploadsLimit: -1 }).includes("2 (unlimited)"));
});

Deno.test("the plans compared say what each comes with", () => {
  const html = renderToString(<PlanTable current="free" />).replaceAll("<!-- -->", "");
  const row = (name: string) =>
    [...html.split(`>${name}</th>`)[1].split("</tr>")[0].matchAll(/<td[^>]*>([^<]*)/g)]
      .map(([, said]) => said);
  assert.deepEqual(row("Export of findings as a spreadsheet, comment letter or BCF issues"), [
    "No",
    "Yes",
    "Yes",
  ]);
  assert.deepEqual(row("API keys"), ["None", "5", "50"]);
  assert.deepEqual(row("Your firm’s name and logo on reports"), ["No", "No", "Yes"]);
  assert.deepEqual(row("Support"), ["By email", "By email", "By email"]);
  // The plan in force is one column from its head down.
  const head = html.split("</thead>")[0];
  assert.match(head, /<th[^>]*bg-accent-soft[^>]*>Free/);
  assert.equal(head.match(/<th[^>]*bg-accent-soft/g)?.length, 1);
});

const grid = (isAdmin: boolean) =>
  renderToString(
    <PlanGrid current="professional" isAdmin={isAdmin} changingTo={null} onChoose={() => {}} />,
  );

Deno.test("the free plan's card is shown to admins only", () => {
  assert.ok(!grid(false).includes("Choose Free"));
  assert.ok(grid(true).includes("Choose Free"));
});

Deno.test("the current plan cannot be chosen again, and Enterprise is marked", () => {
  const html = grid(false);
  assert.match(html, /<button[^>]*aria-disabled="true"[^>]*>Current Plan/);
  assert.ok(html.includes("Largest plan"));
  assert.doesNotMatch(html, /Most Popular|24\/7|[Pp]riority|account manager|[Pp]remium/);
  assert.ok(html.includes("$99"));
  assert.ok(html.includes("$199"));
});

Deno.test("a limit with two parts is broken between them alone, and said alike on the landing page", () => {
  const table = renderToString(<PlanTable current="free" />);
  assert.ok(table.includes("2\u00a0a\u00a0week, 8\u00a0a\u00a0month"));
  // Whatever isn't counted by the month says so.
  assert.ok(table.includes("3\u00a0in\u00a0total"));
  const sold = renderToString(<Pricing />);
  assert.ok(sold.includes("3 in total"));
  for (const words of ["Reports per month", "Unlimited", "Largest file size"]) {
    assert.ok(table.includes(words) && sold.includes(words), words);
  }
});
