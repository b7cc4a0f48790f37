/** Times what a reviewer does, as the page sees it: from the key, press or letter to the frame that shows it. */
import type { Page } from "playwright-core";

export interface Timed {
  name: string;
  /** Milliseconds of each time. */
  ms: number[];
  /** Work of the page's main thread alone, milliseconds of each time. */
  workMs: number[];
}

/** Notes when the next input of a person arrives, and when a condition holds and has been painted. */
export async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timer = { from: 0, isArmed: false };
    for (const type of ["keydown", "pointerdown", "input", "change"]) {
      addEventListener(type, () => {
        if (!timer.isArmed) return;
        timer.isArmed = false;
        timer.from = performance.now();
      }, { capture: true });
    }
    Object.assign(globalThis, {
      // Answers the milliseconds from the next input until `test` holds and its frame is out.
      timeUntil: (test: () => boolean) =>
        new Promise<number>((done) => {
          timer.isArmed = true;
          const look = () => {
            if (!timer.isArmed && test()) {
              requestAnimationFrame(() => setTimeout(() => done(performance.now() - timer.from)));
            } else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    });
  });
}

/**
 * @param until source of a function without arguments that says whether the page shows it
 * @param act   what a person does, once each time
 */
export async function time(
  page: Page,
  name: string,
  times: number,
  step: (nth: number) => { until: string; act: () => Promise<void> },
): Promise<Timed> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const readWorkMs = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find((it) => it.name === "TaskDuration")!.value * 1000;
  };
  const timed: Timed = { name, ms: [], workMs: [] };
  for (let nth = 0; nth < times; nth++) {
    const { until, act } = step(nth);
    const workBefore = await readWorkMs();
    const waiting = page.evaluate(`timeUntil(() => { return (${until}); })`) as Promise<number>;
    // The page waits before anybody acts.
    await page.evaluate("0");
    const [ms] = await Promise.all([waiting, act()]);
    timed.ms.push(ms);
    timed.workMs.push(await readWorkMs() - workBefore);
    // What follows by itself, as answers of the server, belongs to no action.
    await page.waitForTimeout(300);
  }
  await session.detach();
  return timed;
}
