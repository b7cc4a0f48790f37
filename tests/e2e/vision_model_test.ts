/** The vision model in the product: asked only with consent, shown while it works, stopped without losing the report. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { EMPTY_ANSWERS } from "../fakes/model_answers.ts";
import { createModelPeer } from "../fakes/model_peer.ts";
import { drawSmallPlan } from "../fakes/small_plan.ts";
import { checkBothThemes, journey, PROJECT, REVIEW_TIMEOUT_MS, signUp } from "./_browser.ts";

/** The peer on a port of its own; `hold` keeps every answer back until it is released. */
function servePeer() {
  const peer = createModelPeer(({ schemaName }) => ({
    kind: "json",
    value: EMPTY_ANSWERS[schemaName],
  }));
  let gate: Promise<void> = Promise.resolve();
  const ending = new AbortController();
  const server = Deno.serve({
    port: 0,
    hostname: "127.0.0.1",
    signal: ending.signal,
    onListen: () => {},
  }, async (it) => {
    await gate;
    return await peer.fetch(it);
  });
  return {
    url: `http://127.0.0.1:${server.addr.port}/v1`,
    requests: peer.requests,
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    // Whatever is still held is dropped with its connection.
    close: () => ending.abort(),
  };
}

journey("the vision model is asked with consent, watched and stopped", async (it) => {
  const { start, step, visit } = it;
  const peer = servePeer();
  try {
    const app = await start({
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: peer.url,
      OPENAI_MAX_COST_PROJECT_CENTS: "1357",
      OPENAI_MAX_COST_MONTH_CENTS: "24680",
    });
    const { page, errors, close } = await visit();
    await signUp(page, app, { name: "Ida Moss", email: `ida-${it.size.width}@example.com` });
    let projectId = "";
    // A finished review opens on its markup.
    const finished = () => page.getByRole("button", { name: /Generate Visual Building Plan/ });

    await step("health tells everybody the model, and nobody what may be spent on it", async () => {
      const health = await (await fetch(`${app.url}/api/health`)).text();
      assert.match(health, /gpt-5\.5/);
      assert.doesNotMatch(health, /1,?357|13\.57|24,?680|246\.80|sk-test/);
    });

    await step("the create form says what is sent to whom, and asks", async () => {
      await page.goto(`${app.url}/dashboard`);
      const box = page.getByLabel("Let the vision model look at these plans too");
      await box.waitFor({ state: "attached" });
      assert.equal(await box.getAttribute("aria-checked"), "false");
      const words = await page.locator("#first-modelConsent-hint").textContent();
      assert.match(words!, /are sent to 127\.0\.0\.1:\d+ \(model gpt-5\.5\)/);
    });

    await step(
      "the create form tells the price of what was uploaded, and of one sheet else",
      async () => {
        const hint = (words: RegExp) =>
          page.locator("#first-modelConsent-hint", { hasText: words }).waitFor({
            state: "attached",
          });
        await hint(/It costs about \$0\.\d\d per sheet\./);
        await page.locator("#first-files").setInputFiles({
          name: "set.pdf",
          mimeType: "application/pdf",
          buffer: Buffer.from(await drawSmallPlan({ pages: 2 })),
        });
        await hint(/It costs about \$0\.\d\d and 3 minutes for 2 sheets\./);
        // Plans are chosen in the last step, which is hidden yet.
        await page.locator("[data-remove]").dispatchEvent("click");
        await hint(/It costs about \$0\.\d\d per sheet\./);
      },
    );

    await step("without consent nothing is sent", async () => {
      const answer = await page.request.post(`${app.url}/api/projects`, {
        headers: { origin: app.url },
        multipart: {
          ...PROJECT,
          occupancyClassification: '["B"]',
          typeOfConstruction: "IIB",
          files: {
            name: "plans.pdf",
            mimeType: "application/pdf",
            buffer: Buffer.from(await drawSmallPlan({ pages: 2 })),
          },
        },
      });
      projectId = (await answer.json()).id;
      // The survey that pops up over a finished project is another journey's matter.
      await page.evaluate((id) => localStorage.setItem(`feedback_shown_${id}`, "true"), projectId);
      await page.goto(`${app.url}/dashboard?project=${projectId}`);
      await finished().waitFor({ timeout: REVIEW_TIMEOUT_MS });
      assert.equal(peer.requests.length, 0);
    });

    await step("consent is given on the project, and the second review asks", async () => {
      await page.getByRole("tab", { name: "Live Analysis" }).click();
      const begin = page.getByRole("button", { name: "Start Enhanced Analysis" });
      await begin.waitFor();
      assert.ok(await begin.isDisabled());
      await page.getByLabel("Let the vision model look at these plans too").click();
      await page.getByText("The vision model may look at this project").first().waitFor();
      await page.getByText(/The model costs about \$0\.\d\d and 3 minutes for 2 sheets/).waitFor();
      await checkBothThemes(page, "consent");
      await begin.click();
      await finished().waitFor({ timeout: REVIEW_TIMEOUT_MS });
      // Loaded anew, so that no late answer about the finished run changes the tab.
      await page.goto(`${app.url}/dashboard?project=${projectId}`);
      await page.getByRole("tab", { name: "Live Analysis" }).click();
      await page.getByText(/Last review: gpt-5\.5 was asked about 2 pages for \$0\.\d\d/)
        .waitFor();
      assert.ok(peer.requests.length > 0 && peer.requests.every((one) => !one.store));
    });

    await step("a third review shows its questions and cost, and is stopped", async () => {
      const report = async () =>
        (await (await page.request.get(`${app.url}/api/projects/${projectId}/report`)).json())
          .verificationCode;
      const before = await report();
      const box = page.getByLabel("Let the vision model look at these plans too");
      await box.click();
      await page.getByText("The vision model is off for this project").first().waitFor();
      await box.click();
      await page.getByText("The vision model may look at this project").first().waitFor();
      const release = peer.hold();
      await page.getByRole("button", { name: "Start Enhanced Analysis" }).click();
      await page.getByText(/Asking the vision model about page \d of 2/).first()
        .waitFor({ timeout: REVIEW_TIMEOUT_MS });
      await page.getByText(/gpt-5\.5: \d+ questions? about \d pages?/).waitFor();
      await checkBothThemes(page, "live analysis with the model");
      await page.getByText(/so far, about \$0\.\d\d and 3 minutes for 2 sheets in all/).waitFor();
      await page.getByRole("button", { name: "Stop asking the model" }).click();
      await page.getByText("The vision model is off for this project").first().waitFor();
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Stop analysis" }).click();
      await page.getByText("Analysis stopped").first().waitFor();
      await finished().waitFor();
      release();
      assert.equal(await report(), before);
    });

    await step("the report says what was asked, paid and sent", async () => {
      await page.goto(`${app.url}/project/${projectId}/enhanced-report`);
      await page.getByRole("tab", { name: /Legal/ }).click();
      await page.getByText(/gpt-5\.5, asked about pages 1, 2 for/).waitFor();
      await page.getByText(/were sent to 127\.0\.0\.1:\d+, which was asked not to store them/)
        .waitFor();
    });
    assert.deepEqual(errors, []);
    await close();
  } finally {
    peer.close();
  }
});
