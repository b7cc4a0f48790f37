import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { PlanGrid } from "../../../components/billing/PlanGrid.tsx";
import { usagePercent } from "../../../components/billing/UsageBars.tsx";

Deno.test("usagePercent() is capped at 100 and 0 when unlimited", () => {
  assert.equal(usagePercent(1, 4), 25);
  assert.equal(usagePercent(9, 4), 100);
  assert.equal(usagePercent(500, -1), 0);
  assert.equal(usagePercent(0, 0), 0);
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
  assert.match(html, /<button[^>]*disabled=""[^>]*>Current Plan/);
  assert.ok(html.includes("Largest plan"));
  assert.doesNotMatch(html, /Most Popular|24\/7|[Pp]riority|account manager|[Pp]remium/);
  assert.ok(html.includes("$99"));
  assert.ok(html.includes("$199"));
});
