/** Words of the product's mails, as text and as HTML. */
import type { Mail } from "../_providers/mail/port.ts";

/** Asks a new user to confirm the address. */
export function writeConfirmationMail(user: { email: string; name: string }, link: string): Mail {
  return writeMail(user.email, "Confirm your email address", [
    `Hello ${user.name},`,
    "please confirm that this address belongs to your FLClear account:",
    { link, label: "Confirm my address" },
    "The link works for one day. If you did not create an account, nothing has to be done.",
  ]);
}

/** Says that an analysis has ended. */
export function writeAnalysisMail(
  user: { email: string; name: string },
  project: { name: string; isCompleted: boolean; reason: string | null },
  link: string,
): Mail {
  const subject = project.isCompleted ? "Your report is ready" : "Your analysis could not finish";
  return writeMail(user.email, subject, [
    `Hello ${user.name},`,
    project.isCompleted
      ? `the review of "${project.name}" is complete.`
      : `the review of "${project.name}" stopped: ${project.reason ?? "an unexpected error"}`,
    { link, label: project.isCompleted ? "Open the report" : "Open the dashboard" },
  ]);
}

type Part = string | { link: string; label: string };

function writeMail(to: string, subject: string, parts: Part[]): Mail {
  const text = parts.map((it) => typeof it === "string" ? it : it.link).join("\n\n");
  const html = parts.map((it) =>
    typeof it === "string"
      ? `<p>${escapeHtml(it)}</p>`
      : `<p><a href="${escapeHtml(it.link)}">${escapeHtml(it.label)}</a></p>`
  ).join("\n");
  return { to, subject, text: `${text}\n`, html };
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot" };
  return text.replace(/[&<>"]/g, (sign) => `&${names[sign]};`);
}
