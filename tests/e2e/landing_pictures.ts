/**
 * `deno task landing-pictures`: the pictures of the report page on the landing page, into `static/landing`, taken from
 * the sample anybody can open, so that they show what the sample shows. Their sizes stand in `LandingPage.tsx`.
 */
import { fromFileUrl } from "../../functions/cli/paths.ts";
import { emptyDataDir, launch, startApp, visit } from "./_browser.ts";

/** Of a window that tall: what of the viewer is seen below the header, at so many pixels for one, with a finding open. */
const PICTURES = [
  { name: "report", width: 1344, heightPx: 936, scale: 1.25, finding: "Locking of egress doors" },
  {
    name: "report-tablet",
    width: 768,
    heightPx: 1084,
    scale: 2,
    finding: "Latch clearance on the pull side",
  },
  {
    name: "report-phone",
    width: 390,
    heightPx: 866,
    scale: 2,
    finding: "Latch clearance on the pull side",
  },
];
/** The header and what is left free below it. */
const ABOVE_PX = 80;
const QUALITY = 82;
const folder = fromFileUrl(new URL("../../static/landing/", import.meta.url));

const app = await startApp({}, emptyDataDir());
const browser = await launch();
try {
  for (const { name, width, heightPx, scale, finding } of PICTURES) {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, close } = await visit(browser, {
        viewport: { width, height: heightPx + ABOVE_PX },
        deviceScaleFactor: scale,
        colorScheme,
        reducedMotion: "reduce",
        hasTouch: width < 1024,
      });
      await page.goto(`${app.url}/sample`);
      await page.locator("[data-box]").first().waitFor();
      const viewer = page.getByRole("region", { name: "Plan viewer" });
      await viewer.getByRole("button", { name: new RegExp(finding) }).first().click();
      await page.getByRole("region", { name: "Finding detail" }).waitFor();
      await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
      await page.waitForLoadState("networkidle");
      // A sheet that stands at the top while its finding is read is seen from there on.
      const clip = await viewer.evaluate((it, [above, height]) => {
        scrollBy({ top: it.getBoundingClientRect().top - above, behavior: "instant" });
        const box = it.getBoundingClientRect();
        const y = Math.max(box.top, above);
        return {
          x: box.left,
          y: y + scrollY,
          width: box.width,
          height: Math.min(height, box.bottom - y),
        };
      }, [ABOVE_PX, heightPx]);
      await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
      const devTools = await page.context().newCDPSession(page);
      const { data } = await devTools.send("Page.captureScreenshot", {
        format: "webp",
        quality: QUALITY,
        clip: { ...clip, scale },
      });
      const path = `${folder}${name}${colorScheme === "dark" ? "-dark" : ""}.webp`;
      const bytes = Uint8Array.fromBase64(data);
      await Deno.writeFile(path, bytes);
      console.log(path, JSON.stringify(clip), bytes.length);
      await close();
    }
  }
} finally {
  await browser.close();
  await app.stop();
}
