/** What happens to plans and accounts: only what the system itself does. */
import type { Context } from "hono";
import { PublicPage } from "../../components/public/PublicPage.tsx";
import type { PageEnv } from "../_relay.ts";

export default function showSecurity(c: Context<PageEnv>) {
  return c.render(<SecurityPage />, {
    title: "Security and privacy – FLClear",
    description: "What happens to plans, reports and accounts at FLClear.",
    bundle: "plain",
  });
}

const SECTIONS: readonly { title: string; items: readonly string[] }[] = [
  {
    title: "Your plans",
    items: [
      "Files are stored byte for byte as you sent them and never altered. Markup goes on copies.",
      "Every record and file belongs to one account or organization, and the database itself denies access to everyone else (row-level security). Someone else’s project simply shows as “not found.”",
      "Deleting a project removes its files, its report and everything read from it. Deleting your account removes everything in it. What stays doesn’t name you: codes and hashes of issued reports in the public record, totals of how often reviewers agreed with a rule, subscription changes and audit-log entries, both under an ID only, and comments in other people’s projects, shown as from a deleted account.",
      "You can export everything in your account from Settings at any time.",
    ],
  },
  {
    title: "Reports",
    items: [
      "Each report is hashed (SHA-256) and signed (Ed25519), and its PDF has its own signature.",
      "Each issued report is linked to the one before it in a public record, so any change or removal is visible.",
      "The verify page shows no findings and no drawings, and masks the client’s name unless the owner allows it. A file you choose there is read in your browser and never uploaded.",
    ],
  },
  {
    title: "The vision model",
    items: [
      "Reviews work without a vision model. Pages are sent to one only if you agree to it for a project. The project form says whether one is in use and who receives the pages before anything is sent.",
    ],
  },
  {
    title: "Accounts and cookies",
    items: [
      "One cookie keeps you signed in for 30 days. Scripts can’t read it, and other sites can’t send it. A second one, without any secret, remembers whose projects you chose to see. There’s no tracking, and nothing is loaded from other servers.",
      "Passwords are stored as salted hashes. Changing one signs out every other device and revokes all API keys.",
    ],
  },
  {
    title: "Logs",
    items: [
      "The server’s log records what kind of request was made, how long it took and what failed. No names, addresses or plan content are written to it.",
      "The audit log records who did what to a project, an organization or an account, and when. Only this site’s administrators can see it. It shows email addresses and the names of projects and organizations for as long as these exist; after that, only an ID is left.",
      "Your account’s own log lists sign-ins and changes to passwords, addresses and keys, each with its browser. Only you can see it, in Settings. It’s kept for a year.",
    ],
  },
];

function SecurityPage() {
  return (
    <PublicPage path="/security">
      <div className="stack prose">
        <h1>Security and privacy</h1>
        <p className="muted">How we handle your plans, reports and account.</p>
        {SECTIONS.map(({ title, items }) => (
          <section key={title} className="stack tight">
            <h2>{title}</h2>
            <ul className="stack tight">{items.map((it) => <li key={it}>{it}</li>)}</ul>
          </section>
        ))}
        <p>
          Questions, or something to report?{" "}
          <a href="/#contact">Write&nbsp;to&nbsp;us</a>; security researchers will find the address
          in <a href="/.well-known/security.txt">security.txt</a>.
        </p>
      </div>
    </PublicPage>
  );
}
