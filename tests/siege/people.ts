/** People of the siege: one sends what hurts, the others send a plan after another and wait for their reports. */
import { PROJECT_FIELDS } from "../fakes/product.ts";

/** How a review ended. */
export interface Ending {
  name: string;
  status: "completed" | "failed" | "refused";
  reason: string | null;
  tookMs: number;
}

const LOOK_MS = 250;

/** Someone signed up, who may send plans. */
export async function signUp(url: string, name: string) {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: "POST",
    body: JSON.stringify({ name, email: `${name}@example.com`, password: `${name}-Passw0rd1` }),
  });
  if (answer.status !== 201) throw new Error(`Cannot sign ${name} up: ${await answer.text()}`);
  const headers = { authorization: `Bearer ${(await answer.json()).token}` };

  const call = async (method: string, path: string, body?: BodyInit) => {
    const answer = await fetch(`${url}/api${path}`, { method, headers, body });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  };

  return {
    /** Sends a file, waits for the end of its review, and takes it away again. */
    async review(filename: string, bytes: Uint8Array<ArrayBuffer>): Promise<Ending> {
      const startMs = performance.now();
      const form = new FormData();
      for (const [key, value] of Object.entries(PROJECT_FIELDS)) form.set(key, value);
      form.set("files", new File([bytes], filename));
      const created = await call("POST", "/projects", form);
      const end = (status: Ending["status"], reason: string | null): Ending => ({
        name: filename,
        status,
        reason,
        tookMs: performance.now() - startMs,
      });
      if (created.status >= 500) throw new Error(`${filename}: answered ${created.status}`);
      if (created.status !== 201) return end("refused", created.body.message);
      const { id } = created.body;
      for (;;) {
        const { status, body } = await call("GET", `/projects/${id}`);
        if (status !== 200) throw new Error(`${filename}: its project answered ${status}`);
        if (body.status === "processing") {
          await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
          continue;
        }
        const ending = end(body.status, body.failureReason);
        await call("DELETE", `/projects/${id}`);
        return ending;
      }
    },
    choosePlan: (planTier: string) =>
      call("POST", "/billing/create-subscription", JSON.stringify({ planTier })),
  };
}
