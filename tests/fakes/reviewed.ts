/** One account and the set it had reviewed: what most journeys begin with. */

/** Who had it reviewed. */
export const REVIEWER = {
  name: "June Park",
  email: "june@example.com",
  password: "Drafting1Table",
};

const PLANS = new URL("../fixtures/plans/office-buildout.pdf", import.meta.url);

/** The values of the create form for the set. */
export const PROJECT = {
  name: "Lakefront Title Company – Suite 140",
  address: "900 Commerce Lake Drive, Suite 140, Orlando, FL 32809",
  clientName: "Lakefront Title Company LLC",
  clientPhone: "407-555-0163",
  clientEmail: "facilities@lakefronttitle.example.com",
  buildingHeight: "22",
  buildingArea: "14000",
};

/** Makes the account with its project in a product that runs, and waits for the report. */
export async function reviewSet(url: string): Promise<void> {
  const post = async (path: string, init: RequestInit) => {
    const headers = { origin: url, ...init.headers };
    const answer = await fetch(`${url}/api/${path}`, { method: "POST", ...init, headers });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const registered = await post("auth/register", {
    body: JSON.stringify(REVIEWER),
    headers: { "content-type": "application/json" },
  });
  await registered.body?.cancel();
  const cookie = registered.headers.getSetCookie().map((it) => it.split(";")[0]).join("; ");
  const form = new FormData();
  for (const [name, value] of Object.entries(PROJECT)) form.set(name, value);
  form.set("occupancyClassification", '["B"]');
  form.set("typeOfConstruction", "IIB");
  form.append("files", new File([await Deno.readFile(PLANS)], "plans.pdf"));
  const created = await post("projects", { body: form, headers: { cookie } });
  const { id } = await created.json();
  // The stream of the run ends when the report is there.
  const events = await fetch(`${url}/api/projects/${id}/events`, { headers: { cookie } });
  await events.text();
}
