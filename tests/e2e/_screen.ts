/** What holds of every screen of a journey: nothing serious by axe in either theme, and nothing wider than the screen. */
import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page, Route } from "playwright-core";

/**
 * Nothing serious or critical by axe, all its rules or those named, and nothing wider than the screen. Either
 * runtime draws the same markup, so axe looks at one of them.
 */
export async function checkScreen(page: Page, name: string, rules?: string[]): Promise<void> {
  await settle(page);
  if (Deno.env.get("UI_RUNTIME") !== "react") {
    assert.deepEqual(await lookByAxe(page, name, rules), [], `axe on ${name}`);
  }
  await checkWidth(page, name);
  await checkDialog(page, name);
}

/** The button that closes a dialog stands beside its words, with the ring it has in focus. */
async function checkDialog(page: Page, name: string): Promise<void> {
  const over = await page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"]')].flatMap((dialog) => {
      const button = dialog.querySelector('button[aria-label="Close"]')?.getBoundingClientRect();
      if (!button) return [];
      const text = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const under: string[] = [];
      while (text.nextNode()) {
        range.selectNodeContents(text.currentNode);
        const isUnder = [...range.getClientRects()].some((it) =>
          it.width > 1 && it.right > button.left - 3 && it.left < button.right + 3 &&
          it.bottom > button.top - 3 && it.top < button.bottom + 3
        );
        if (isUnder) under.push(text.currentNode.textContent!);
      }
      return under;
    })
  );
  assert.deepEqual(over, [], `under the button that closes the dialog of ${name}`);
}

/**
 * What axe finds, minor things too. A page without frames is looked at whole in one call, so axe needs no second page to put the
 * parts together, and a page that has axe already is not sent it again.
 */
async function lookByAxe(page: Page, name: string, rules?: string[]): Promise<string[]> {
  assert.equal(page.frames().length, 1, `${name} has frames, which axe would have to be told of`);
  const hasAxe = await page.evaluate(() => "axe" in globalThis);
  const builder = new AxeBuilder({ page, ...hasAxe ? { axeSource: "void 0" } : {} })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations
    .map(({ id, nodes }) =>
      `${id}: ${nodes.map((it) => `${it.html.slice(0, 160)} ${it.failureSummary}`).join(" | ")}`
    );
}

async function checkWidth(page: Page, name: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const { documentElement: root } = document;
    if (root.scrollWidth <= globalThis.innerWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .map((it) => ({ it, right: Math.round(it.getBoundingClientRect().right + root.scrollLeft) }))
      .filter(({ right }) => right === root.scrollWidth)
      .map(({ it, right }) => `to ${right} px: ${it.outerHTML.slice(0, 160)}`);
  });
  assert.deepEqual(wide, [], `${name} is wider than the screen`);
}

/**
 * Where the content of pages begins and ends at 1440 px: behind sign-in and around the viewer, on public pages, and on
 * those of one card.
 */
export const COLUMNS = { app: [24, 1416], public: [180, 1260], alone: [180, 1260] } as const;

/**
 * Checks that what a page shows keeps to the column of its kind: it begins where the header begins, and behind sign-in
 * it ends where the column ends, while on public pages lines end where they are read best, and a card that stands alone
 * has as much room before it as after it.
 */
export async function checkColumn(page: Page, name: string, kind: keyof typeof COLUMNS) {
  const seen = await page.evaluate(() => {
    const edges = (all: Iterable<Element>) => {
      const boxes = [...all].filter((it) => !it.matches(".site-width")).map((it) =>
        it.getBoundingClientRect()
      ).filter((it) =>
        // What is read out alone is a pixel wide; sections run from edge to edge of the window.
        it.width > 1 && it.height > 1 && it.width < globalThis.innerWidth
      );
      return [
        Math.round(Math.min(...boxes.map((it) => it.left))),
        Math.round(Math.max(...boxes.map((it) => it.right))),
      ];
    };
    const main = document.querySelector("main")!;
    const header = document.querySelector("header")!;
    return {
      content: edges(main.querySelectorAll("*")),
      header: edges(header.querySelectorAll("a, button, summary")),
    };
  });
  const [left, right] = COLUMNS[kind];
  assert.equal(seen.header[0], left, `where the header of ${name} begins`);
  if (kind === "alone") {
    return assert.equal(seen.content[0] - left, right - seen.content[1], `the middle of ${name}`);
  }
  assert.equal(seen.content[0], left, `where ${name} begins`);
  if (kind === "app") assert.equal(seen.content[1], right, `where ${name} ends`);
  else assert.ok(seen.content[1] <= right, `${name} ends at ${seen.content[1]}`);
}

/** Waits until a change of theme is painted and every movement it set off has ended. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await painted();
    // What goes along with scrolling runs by no clock and never ends.
    const ending = document.getAnimations().filter((it) =>
      it.timeline === document.timeline && it.effect?.getComputedTiming().endTime !== Infinity
    );
    await Promise.allSettled(ending.map((it) => it.finished));
    await painted();
  });
}

const countTransitions = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter((it) => it instanceof CSSTransition).length);

/** What of axe's rules a change of colours can break. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Checks the screen in the light colour scheme, then its colours in the dark one: the markup is the same. */
export async function checkBothThemes(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    assert.equal(
      await countTransitions(page),
      0,
      `${name} moves, though reduced motion is asked for`,
    );
    const rules = colorScheme === "dark" ? COLOUR_RULES : undefined;
    await checkScreen(page, `${name}, ${colorScheme}`, rules);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** What browsers start with. */
const TEXT_PX = 16;

/** Text at twice its size, as set in the browser, while something looks at the page. */
export async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const set = (px: number) =>
    devTools.send("Page.setFontSizes", { fontSizes: { standard: px, fixed: px } });
  await set(2 * TEXT_PX);
  await look();
  await set(TEXT_PX);
  await devTools.detach();
}

/** With text at twice its size nothing of a screen is wider than it. */
export async function checkLargeText(page: Page, name: string): Promise<void> {
  await withLargeText(page, async () => {
    await settle(page);
    await checkWidth(page, `${name}, large text,`);
  });
}

/** How late the calls of a page are while it is watched. */
const LATE_MS = 250;

/**
 * How much of a page moves while it comes, its calls late one and all, though nobody pressed anything.
 *
 * @param shown what stands once all of it is there
 * @returns the sum of the layout shifts
 */
export async function shiftOnEntry(page: Page, url: string, shown: Locator): Promise<number> {
  const late = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue().catch(() => {});
  };
  await page.route(/\/api\//, late);
  await page.goto(url, { waitUntil: "networkidle" });
  await shown.waitFor();
  await settle(page);
  const shift = await page.evaluate(() =>
    new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const it of list.getEntries()) {
          sum += (it as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: "layout-shift", buffered: true });
      // What is known already is told before the next picture but one.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
    })
  );
  await page.unroute(/\/api\//, late);
  return shift;
}
