/** Pages for everyone: light, accessible in both themes and sizes, and working without script. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  checkBothThemes,
  checkColumn,
  checkLargeText,
  type Journey,
  journey,
  PASSWORD,
  PHONE,
  type RunningApp,
  signUp,
} from "./_browser.ts";

const KB = 1024;
/** What a public page may send of scripts. */
const SCRIPT_BYTES = 20_000;

const PAGES = [
  ["/", "public"],
  ["/login", "public"],
  ["/register", "public"],
  ["/verify", "public"],
  ["/verify?code=FLC-AAAAAA-CERT", "public"],
  ["/sample", "app"],
  ["/method", "public"],
  ["/security", "public"],
  ["/terms", "public"],
  ["/forgot-password", "alone"],
  ["/reset-password?token=x", "alone"],
  ["/confirm-email?token=x", "alone"],
  ["/unsubscribe?token=x", "alone"],
  [`/invitation/${"a".repeat(43)}`, "alone"],
  [`/shared/${"a".repeat(43)}`, "alone"],
  ["/no-such-page", "alone"],
] as const;
/** Where somebody who is signed in is taken on. */
const ENTRANCES: readonly string[] = ["/", "/login", "/register"];

/** Bytes over the wire of a first visit, headers left out; pictures counted apart. */
async function weigh(
  visit: Journey["visit"],
  address: string,
): Promise<{ total: number; pictures: number; scripts: number }> {
  const { page, close } = await visit();
  let total = 0;
  let pictures = 0;
  let scripts = 0;
  const counting: Promise<void>[] = [];
  page.on("response", (response) => {
    counting.push((async () => {
      const { responseBodySize } = await response.request().sizes();
      if (new URL(response.url()).pathname.endsWith(".js")) scripts += responseBodySize;
      if (response.request().resourceType() === "image") pictures += responseBodySize;
      else total += responseBodySize;
    })());
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await Promise.all(counting);
  await close();
  return { total, pictures, scripts };
}

/** Links, what is offered to the visitor, and typefaces: of the header, and of words but those in fixed width. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((it) => it.textContent);
    const faces = [...document.querySelectorAll("body, h1, h2, p, a, button, input, label")]
      .map((it) => getComputedStyle(it).fontFamily).filter((it) => !it.includes("mono"));
    return {
      links: textsOf("header nav[aria-label=Main] a"),
      offered: textsOf("header .site-account a"),
      faces: [...new Set(faces)],
    };
  });

async function withoutScript(visit: Journey["visit"], app: RunningApp): Promise<void> {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto(`${app.url}/dashboard`);
  assert.match(page.url(), /\/login\?next=%2Fdashboard$/);
  await page.goto(`${app.url}/register`);
  await page.getByLabel("Full name").fill("Jo Plain");
  await page.getByLabel("Email").fill("jo@example.com");
  await page.getByLabel("Password", { exact: true }).fill("alllowercase");
  await page.getByRole("button", { name: "Create Account" }).click();
  const wrong = /^Password must contain at least one uppercase letter/;
  const line = page.getByRole("alert").getByRole("link", { name: wrong });
  assert.equal(await line.getAttribute("href"), "#password");
  assert.equal(await page.getByLabel("Full name").inputValue(), "Jo Plain");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL("**/dashboard*");
  await page.context().clearCookies();
  await page.goto(`${app.url}/login?next=/billing`);
  await page.getByLabel("Email").fill("jo@example.com");
  await page.getByLabel("Password", { exact: true }).fill("wrong-password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Login failed").waitFor();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/billing*");
  await page.context().clearCookies();
  await page.goto(`${app.url}/landing`);
  const contact = page.locator("#contact");
  await contact.getByLabel("Project type").selectOption("commercial");
  await contact.getByLabel("Name").fill("Jo Plain");
  await contact.getByLabel("Email").fill("jo.plain@example.com");
  await contact.getByLabel("Message").fill("How do I replace one sheet?");
  await contact.getByRole("button", { name: "Send message" }).click();
  await contact.getByText("We have received your request").waitFor();
  await close();
}

journey(
  "public pages are light, accessible and work without script",
  async ({ start, step, visit, isPhone }) => {
    const app = await start();
    await step("axe finds nothing on any of them, in both themes", async () => {
      const { page, errors, close } = await visit();
      for (const [path, kind] of PAGES) {
        await page.goto(app.url + path);
        await checkBothThemes(page, path);
        if (!isPhone) await checkColumn(page, path, kind);
        await checkLargeText(page, path);
      }
      assert.deepEqual(errors, []);
      await close();
    });

    await step("all have one header and one typeface, and know who is signed in", async () => {
      const { page, close } = await visit();
      const links = ["Sample report", "Pricing", "Accuracy", "Verify a report"];
      await page.goto(app.url);
      const { faces } = await lookOf(page);
      assert.equal(faces.length, 1);
      const check = async (paths: readonly string[], offered: string[]) => {
        for (const path of paths) {
          await page.goto(app.url + path);
          assert.deepEqual(await lookOf(page), { links, offered, faces }, path);
        }
      };
      const paths = PAGES.map(([path]) => path);
      await check(paths, ["AI Login", "START FREE TRIAL"]);
      await signUp(page, app, { name: "Kim Known", email: "kim@example.com" });
      const rest = paths.filter((it) => !ENTRANCES.includes(it));
      await check(["/landing", ...rest], ["Dashboard"]);
      await close();
    });

    await step("axe finds nothing on a notice, minor things neither", async () => {
      const { page, close } = await visit();
      await page.goto(`${app.url}/login`);
      await page.getByLabel("Email").fill("nobody@example.com");
      await page.getByLabel("Password", { exact: true }).fill("Not-the-right-one-7");
      await page.getByRole("button", { name: "Sign in" }).click();
      const notices = page.getByRole("region", { name: "Notifications (F8)" });
      await notices.getByRole("alert").waitFor();
      // A notice that is looked at stays.
      await notices.getByRole("alert").hover();
      await checkBothThemes(page, "refused sign-in");
      await notices.getByRole("button", { name: "Dismiss" }).click();
      await notices.getByRole("alert").waitFor({ state: "detached" });
      await close();
    });

    await step("prices stand in whole words, and buttons hold theirs, at every width", async () => {
      const { page, close } = await visit();
      await page.goto(app.url);
      const plans = page.locator("#pricing");
      for (const width of [390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await plans.locator("dt, dd").evaluateAll((all) =>
          all.map((it) => it.clientHeight / parseFloat(getComputedStyle(it).lineHeight))
        );
        assert.equal(lines.length, 24);
        assert.ok(
          Math.max(...lines) < 2.5,
          `a limit takes ${Math.max(...lines)} lines at ${width}`,
        );
        const spilled = await plans.locator("li a").evaluateAll((all) =>
          all.filter((it) => it.scrollHeight > it.clientHeight || it.scrollWidth > it.clientWidth)
            .map((it) => it.textContent)
        );
        assert.deepEqual(spilled, [], `words leave their button at ${width} px`);
      }
      await close();
    });

    await step("with text twice as large a phone's menu is whole and opens the form", async () => {
      const { page, close } = await visit();
      const devTools = await page.context().newCDPSession(page);
      await devTools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(app.url);
      await page.locator(".site-menu button").click();
      const menu = page.getByRole("navigation", { name: "Menu" });
      for (const link of await menu.getByRole("link").all()) {
        const { x, width } = (await link.boundingBox())!;
        assert.ok(x >= 0 && x + width <= 390, `${await link.textContent()} from ${x}, ${width}`);
      }
      await menu.getByRole("link", { name: "START FREE TRIAL" }).click();
      await page.getByRole("dialog", { name: "Create Your Free Account" }).waitFor();
      await close();
    });

    await step("on a phone the marked lettering is near enough to be read", async () => {
      const { page, close } = await visit({ viewport: PHONE });
      await page.goto(app.url);
      const parts = await page.locator("#sample img").evaluateAll((all) =>
        all.map((it) => {
          const { left, width } = it.getBoundingClientRect();
          return { left, width, near: width / Number(it.getAttribute("width")) };
        })
      );
      // Each part is one picture: nothing is cut out of it or moved within it.
      assert.equal(parts.length, 2);
      for (const { near } of parts) assert.ok(near > 0.54, `${near} of its size`);
      const [schedule] = parts;
      // Where the longest words of a marked row end.
      const end = schedule.left + 0.787 * schedule.width;
      assert.ok(end <= PHONE.width, `the marked words end at ${end}`);
      const numbers = await page.locator("#sample [data-sample][aria-label] > span").evaluateAll(
        (all) =>
          all.map((it) => {
            const { left, right } = it.getBoundingClientRect();
            return { left, right, row: it.parentElement!.getBoundingClientRect().left };
          }),
      );
      assert.equal(numbers.length, 3);
      for (const { left, right, row } of numbers) {
        assert.ok(left >= 0 && right <= row, `from ${left} to ${right}, its mark from ${row}`);
      }
      await close();
    });

    await step("an unknown path says so with status 404", async () => {
      const { page, close } = await visit();
      const response = await page.goto(`${app.url}/no-such-page`);
      assert.equal(response?.status(), 404);
      await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
      await close();
    });

    await step("the landing page opens its dialogs and shows its findings", async () => {
      const { page, close } = await visit();
      await page.goto(app.url);
      for (
        const [opener, title] of [
          ["START FREE TRIAL", "Create Your Free Account"],
          ["REQUEST FREE ACCESS", "Request Free Access"],
          ["FIND OUT MORE", "How a review works"],
          ["Watch demo", "Demo"],
        ]
      ) {
        await page.getByRole("link", { name: opener }).click();
        const dialog = page.getByRole("dialog", { name: title });
        await dialog.waitFor();
        if (title === "Demo") await dialog.getByText("Demo video coming soon").waitFor();
        await checkBothThemes(page, `dialog ${title}`);
        await dialog.getByRole("button", { name: "Close" }).click();
        await dialog.waitFor({ state: "hidden" });
      }
      await page.getByRole("link", { name: /High: Egress door clear width/ }).click();
      assert.equal(await page.locator("#sample-width").getAttribute("data-on"), "true");
      await page.getByRole("link", { name: "REQUEST FREE ACCESS" }).click();
      const form = page.getByRole("dialog", { name: "Request Free Access" });
      await form.getByLabel("Project type").selectOption("residential");
      await form.getByLabel("Name").fill("Ana");
      await form.getByLabel("Email").fill("ana@example.com");
      await form.getByRole("button", { name: "Request access" }).click();
      await page.getByText("Request received").waitFor();
      await close();
    });

    await step("verify stays under 20 kB and landing under 120 kB without pictures", async () => {
      const verify = await weigh(visit, `${app.url}/verify`);
      assert.ok(
        verify.total + verify.pictures < 20 * KB,
        `verify weighs ${verify.total + verify.pictures} bytes`,
      );
      const landing = await weigh(visit, app.url);
      assert.ok(landing.total < 120 * KB, `landing weighs ${landing.total} bytes`);
      // A sheet of drawings needs its viewer.
      for (const [path] of PAGES.filter(([path]) => path !== "/sample")) {
        const { scripts } = await weigh(visit, app.url + path);
        assert.ok(scripts <= SCRIPT_BYTES, `${path} sends ${scripts} bytes of scripts`);
      }
    });

    await step(
      "sign in, sign up and the contact form post without script",
      () => withoutScript(visit, app),
    );
  },
);
