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
      "Files are stored byte for byte as you sent them and never altered. Markup goes onto copies.",
      "Every row and every file belongs to one account, and the database itself refuses everybody else (row-level security). Somebody else’s project answers “not found”.",
      "Deleting a project removes its files, its report and everything read from it. Deleting the account removes all of it. The public record keeps codes and hashes of issued reports; it names nobody.",
      "Settings exports everything an account holds, at any time.",
    ],
  },
  {
    title: "Reports",
    items: [
      "A report is hashed (SHA-256), signed (Ed25519), and its PDF carries a signature of its own.",
      "Issued reports form a chain whose head is public, so that a changed or removed one shows.",
      "The verify page shows no findings and no drawings, and masks the client’s name unless the owner allows it. A file chosen there is read in the browser and not uploaded.",
    ],
  },
  {
    title: "The vision model",
    items: [
      "The rules engine reviews without any model. Where the operator has connected one, pages go to it only for projects whose owner agreed, and the form says to whom before anything is sent.",
    ],
  },
  {
    title: "Accounts and cookies",
    items: [
      "One cookie keeps you signed in for 30 days. It is not readable by scripts and not sent by other sites. There is no tracking and nothing is loaded from elsewhere.",
      "Passwords are stored as salted hashes. Changing one signs out every other device.",
      "Logs carry no names, addresses or plan content.",
    ],
  },
];

function SecurityPage() {
  return (
    <PublicPage path="/security">
      <div className="stack">
        <h1>Security and privacy</h1>
        <p className="muted">What the system does with what you give it.</p>
        {SECTIONS.map(({ title, items }) => (
          <section key={title} className="stack tight">
            <h2>{title}</h2>
            <ul className="stack tight">{items.map((it) => <li key={it}>{it}</li>)}</ul>
          </section>
        ))}
        <p>
          Questions, or something to report?{" "}
          <a href="/#contact">Write to us</a>; security researchers find the address in{" "}
          <a href="/.well-known/security.txt">security.txt</a>.
        </p>
      </div>
    </PublicPage>
  );
}
