/** Two-step sign-in, sessions and log as a person meets them: set up, asked for, ended, read. */
import assert from "node:assert/strict";
import { totpNow } from "../../functions/_shared/totp.ts";
import { checkBothThemes, journey, PASSWORD, signUp } from "./_browser.ts";

const EMAIL = "ida@example.com";
const HALF_MINUTE_MS = 30_000;

journey(
  "an account is kept safe: two-step sign-in, sessions, security log",
  async ({ start, step, visit, size }) => {
    const app = await start();
    const { page, errors, close } = await visit();
    await signUp(page, app, { name: "Ida Moore", email: EMAIL });
    let secret = "";
    let recoveryCode = "";
    /** A code counts once: the next one is of half a minute later, which is early enough. */
    let used = 0;
    const nextCode = () => totpNow(secret, Date.now() + HALF_MINUTE_MS * used++);
    const shot = async (name: string) => {
      const folder = Deno.env.get("E2E_SHOTS");
      if (folder) {
        await page.screenshot({ path: `${folder}/${name}-${size.width}.png`, fullPage: true });
      }
    };

    await step("two-step sign-in is set up with an app", async () => {
      await page.goto(`${app.url}/settings`);
      await page.getByRole("region", { name: "Two-step sign-in" })
        .getByRole("button", { name: "Set up" }).click();
      const dialog = page.getByRole("dialog", { name: "Set up two-step sign-in" });
      await dialog.getByLabel("Your password").fill(PASSWORD);
      await dialog.getByRole("button", { name: "Continue" }).click();
      await dialog.getByRole("img", { name: /QR code/ }).waitFor();
      secret = (await dialog.locator("output").innerText()).replaceAll(" ", "");
      await shot("connect");
      await checkBothThemes(page, "set up");
      const code = dialog.getByLabel("Code from your authenticator app");
      await code.fill("000000");
      await dialog.getByRole("button", { name: "Turn on" }).click();
      await dialog.getByText("That code isn’t right", { exact: false }).waitFor();
      assert.equal(await code.getAttribute("aria-invalid"), "true");
      assert.ok(await code.evaluate((it) => it === document.activeElement), "the focus is in it");
      await code.fill(await nextCode());
      await dialog.getByRole("button", { name: "Turn on" }).click();
    });

    await step("recovery codes are shown once, and have to be kept", async () => {
      const dialog = page.getByRole("dialog", { name: "Save your recovery codes" });
      await dialog.getByRole("listitem").first().waitFor();
      const codes = await dialog.getByRole("listitem").allInnerTexts();
      assert.equal(codes.length, 10);
      recoveryCode = codes[0];
      await shot("recovery");
      await checkBothThemes(page, "recovery codes");
      await page.keyboard.press("Escape");
      assert.ok(await dialog.isVisible(), "they are not lost by a key");
      await dialog.getByLabel("I’ve saved these codes").click();
      await dialog.getByRole("button", { name: "Done" }).click();
      await page.getByText("10 recovery codes left").waitFor();
    });

    await step("signing in asks for a code", async () => {
      const other = await visit();
      await other.page.goto(`${app.url}/login`);
      await other.page.getByLabel("Email").fill(EMAIL);
      await other.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await other.page.getByRole("button", { name: "Sign In" }).click();
      const code = other.page.getByLabel("Code from your authenticator app");
      await code.waitFor();
      await checkBothThemes(other.page, "sign-in with a code");
      await code.fill(recoveryCode);
      await other.page.getByRole("button", { name: "Sign In" }).click();
      await other.page.waitForURL("**/dashboard**");
      await page.reload();
      await page.getByText("9 recovery codes left").waitFor();
      await page.getByText("Signed in with a recovery code").waitFor();
      await shot("settings");
      await checkBothThemes(page, "settings");

      await page.getByRole("region", { name: "Where you’re signed in" })
        .getByRole("button", { name: "Sign out", exact: false }).last().click();
      const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
      await dialog.getByRole("button", { name: "Sign out" }).click();
      await page.getByText("Session ended", { exact: true }).waitFor();
      await other.page.goto(`${app.url}/dashboard`);
      assert.match(other.page.url(), /\/login/);
      await other.close();
    });

    await step("a change of address is asked for, and dropped again", async () => {
      await page.getByRole("button", { name: "Change email" }).click();
      const dialog = page.getByRole("dialog", { name: "Change your email address" });
      await dialog.getByLabel("New address").fill("ida.moore@example.com");
      await dialog.getByLabel("Your password").fill(PASSWORD);
      await dialog.getByRole("button", { name: "Send the links" }).click();
      await page.getByText("Changing to ida.moore@example.com").waitFor();
      await checkBothThemes(page, "change of address");
      await page.getByRole("button", { name: "Keep my current address" }).click();
      await page.getByRole("button", { name: "Change email" }).waitFor();
    });

    await step("it is switched off with password and code", async () => {
      await page.getByRole("button", { name: "Turn off" }).click();
      const dialog = page.getByRole("dialog", { name: "Turn off two-step sign-in?" });
      await dialog.getByLabel("Your password").fill(PASSWORD);
      await dialog.getByLabel("Code from your authenticator app, or a recovery code").fill(
        await nextCode(),
      );
      await dialog.getByRole("button", { name: "Turn off" }).click();
      await page.getByText("Two-step sign-in is off", { exact: true }).waitFor();
    });
    assert.deepEqual(errors, []);
    await close();
  },
);
