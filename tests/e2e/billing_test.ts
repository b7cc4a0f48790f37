/** The way through the checkout of the payment service's peer and back: plan, limits, invoices, a failed card. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { StripePeer } from "../fakes/stripe_peer.ts";
import { checkBothThemes, choosePlan, journey, signUp, waitForFocus } from "./_browser.ts";

const SECRET = "whsec_of_the_journey";

/** The usage bar's words: `0 of 8`. */
const usage = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ hasText: name }).filter({ hasText: " of " }).first();

/** Waits until the worker has read what the events were about: the plan's status, then its tier. */
async function untilRead(page: Page, url: string, expected: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const answer = await page.request.get(`${url}/api/billing/analytics`);
    const { status, tier } = (await answer.json()).currentSubscription;
    if (`${status} ${tier}` === expected) return;
    assert.ok(Date.now() < deadline, `still ${status} ${tier}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

journey(
  "a subscriber goes through checkout and back, changes, fails to pay, pays and cancels",
  async ({ start, step, visit }) => {
    const peer = new StripePeer(new Date());
    const app = await start({
      STRIPE_SECRET_KEY: "sk_test_peer",
      STRIPE_API_BASE: peer.listen(),
      STRIPE_WEBHOOK_SECRETS: `whsec_next,${SECRET}`,
    });
    peer.deliverTo(`${app.url}/api/billing/webhook`, SECRET);
    const { page, errors, close } = await visit();
    await signUp(page, app, { name: "Cora Billing", email: "cora@example.com" });

    await step("the free plan's limits, and no word of a sandbox", async () => {
      await page.goto(`${app.url}/billing`);
      await page.getByText("0 of 3", { exact: true }).waitFor();
      await page.getByText("No invoices yet").waitFor();
      assert.equal(await page.getByText("Sandbox billing").count(), 0);
      assert.equal(await page.getByRole("heading", { name: "Free", exact: true }).count(), 0);
      assert.equal(await page.getByRole("button", { name: "Manage payment" }).count(), 0);
    });

    await step("leaving the checkout changes nothing", async () => {
      await choosePlan(page, "Professional");
      await page.getByRole("heading", { name: "Test checkout" }).waitFor();
      await page.getByRole("link", { name: "Back" }).click();
      await page.waitForURL(/\/billing/);
      await page.getByText("0 of 3", { exact: true }).waitFor();
    });

    await step("paying in the checkout changes plan and limits at once", async () => {
      await choosePlan(page, "Professional");
      // Looked for from before the click: it stays five seconds, and a page may take long to load to its end.
      await Promise.all([
        page.getByText("Subscription updated", { exact: true }).waitFor(),
        page.getByRole("button", { name: "Pay", exact: true }).click(),
      ]);
      await page.waitForURL(/\/billing/);
      await page.getByText("0 of 8", { exact: true }).waitFor();
      await usage(page, "Storage").getByText("5 GB").waitFor();
      assert.ok(!page.url().includes("checkout"), "the address is clean again");
      const row = page.getByRole("row").filter({ hasText: "$99.00" });
      await row.getByText("Paid", { exact: true }).waitFor();
      await checkBothThemes(page, "billing, professional");
    });

    await step("another plan needs no checkout", async () => {
      await choosePlan(page, "Enterprise");
      await page.getByRole("button", { name: "Current Plan" }).waitFor();
      await page.getByText("0 (unlimited)", { exact: true }).first().waitFor();
      await page.getByRole("row").filter({ hasText: "$199.00" }).waitFor();
      await page.getByText("$298.00").waitFor();
    });

    const [customer] = peer.customers.keys();
    await step("a failed renewal is said on the page, and a new card puts it right", async () => {
      peer.badCards.add(customer);
      peer.advance(31);
      await peer.deliver();
      await untilRead(page, app.url, "past_due enterprise");
      await page.reload();
      await page.getByText("Your last payment failed").waitFor();
      await page.getByRole("row").filter({ hasText: "failed" }).waitFor();
      await checkBothThemes(page, "billing, past due");
      await page.getByRole("button", { name: "Manage payment" }).click();
      await page.getByRole("button", { name: "Use a new card" }).click();
      await page.waitForURL(/\/billing/);
      await page.getByText("Your last payment failed").waitFor({ state: "detached" });
    });

    await step(
      "cancelling asks, keeps the plan to the end of the period, can be taken back",
      async () => {
        await page.getByRole("button", { name: "Cancel subscription" }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByText(/It stays active until/).waitFor();
        await dialog.getByRole("button", { name: "Cancel subscription" }).click();
        await page.getByText("Ends on").waitFor();
        const keep = page.getByRole("button", { name: "Keep the Enterprise plan" });
        await waitForFocus(keep);
        await keep.click();
        await dialog.getByText(/continues instead of ending/).waitFor();
        await dialog.getByRole("button", { name: "Keep Enterprise" }).click();
        await page.getByText("Next billing date").waitFor();
        await page.getByRole("button", { name: "Cancel subscription" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Cancel subscription" })
          .click();
        await page.getByText("Ends on").waitFor();
      },
    );

    await step("after the period the free plan is back, its history stays", async () => {
      peer.advance(31);
      await peer.deliver();
      await untilRead(page, app.url, "active free");
      await page.reload();
      await page.getByText("0 of 3", { exact: true }).waitFor();
      await page.getByRole("row").filter({ hasText: "$99.00" }).waitFor();
      await checkBothThemes(page, "billing, free again");
    });
    assert.deepEqual(errors, []);
    await close();
    await peer.close();
  },
);
