/** Waits until every project is over, retries what failed, and checks what the codes of the reports say. */
import { type Customer, Unanswered } from "./customer.ts";

const DEADLINE_MS = 300_000;
const LOOK_MS = 300;
/** A failed project is retried this often before it may stay failed. */
const RETRIES = 3;

/** @returns what was still wrong when the time was over, or when a call was not answered */
export async function settle(url: string, customers: Customer[]): Promise<string[]> {
  try {
    return await waitForAll(url, customers);
  } catch (error) {
    if (error instanceof Unanswered) return [`not looked at to the end: ${error.message}`];
    throw error;
  }
}

async function waitForAll(url: string, customers: Customer[]): Promise<string[]> {
  const endMs = performance.now() + DEADLINE_MS;
  const retried = new Map<string, number>();
  // Where every life was too short for an upload, one is made now.
  for (const it of customers) if ((await it.list(url)).length === 0) await it.upload(url);
  for (;;) {
    let open = 0;
    for (const customer of customers) {
      for (const { id, status } of await customer.list(url)) {
        const tries = retried.get(id) ?? 0;
        if (status === "processing") open++;
        else if (status === "failed" && tries < RETRIES) {
          open++;
          retried.set(id, tries + 1);
          await customer.retry(url, id);
        }
      }
    }
    if (open === 0) return await checkReports(url, customers);
    if (performance.now() > endMs) return [`${open} projects did not end in time`];
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Nothing is wrong with the plans any more, so each retry has to end in a report that verifies. */
async function checkReports(url: string, customers: Customer[]): Promise<string[]> {
  const broken: string[] = [];
  for (const customer of customers) {
    for (const { id, status } of await customer.list(url)) {
      if (status !== "completed") {
        broken.push(`project ${id} is ${status} after ${RETRIES} retries`);
        continue;
      }
      const report = await (await customer.call(url, `/api/projects/${id}/report`)).json();
      const code = report.verificationCode;
      const { verificationResult } = await (await customer.call(url, `/api/verify/${code}`)).json();
      if (!verificationResult?.isValid) broken.push(`the code ${code} does not verify`);
      const pdf = await customer.call(url, `/api/projects/${id}/download-report`);
      if (!pdf.ok || (await pdf.bytes()).length < 1000) broken.push(`no PDF for ${id}`);
    }
  }
  return broken;
}
