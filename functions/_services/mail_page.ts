/**
 * How a mail looks: one column, the name above it, its subject as the heading, its first link as a button, and what
 * leads to settings small at its foot, with who sent it below. The address of the button stands under it, for programs
 * that block buttons. Styles stand in line, since mail programs drop others; those that keep a sheet of styles show the
 * mail dark where the reader's screen is, with colors of ours rather than their own.
 */

/** A paragraph, or a link of its own. */
export type MailPart = string | { link: string; label: string };

const BODY =
  "margin:0;padding:24px 16px;background:#fafaf7;color:#12202e;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SHEET =
  "max-width:512px;margin:0 auto;padding:8px 24px;background:#ffffff;border:1px solid #dde2e6;border-radius:8px;overflow-wrap:anywhere;word-break:break-word";
const NAME = "max-width:560px;margin:0 auto 12px;font-size:18px;font-weight:700";
const TITLE = "margin:16px 0 0;font-size:20px;line-height:1.3;text-wrap:balance";
const BUTTON =
  "display:inline-block;padding:10px 20px;background:#1f5fbf;border-radius:6px;color:#ffffff;font-weight:600;text-decoration:none";
const LINK = "color:#1f5fbf;white-space:nowrap";
const FOOT = "font-size:13px;color:#51606e";
const SENDER = `max-width:512px;margin:12px auto 0;padding:0 24px;${FOOT}`;

/** Stands over the styles in line; as dark as the site. */
const DARK = `@media (prefers-color-scheme: dark) {
  .body { background: #0e1620 !important; color: #e6edf3 !important }
  .sheet { background: #15202c !important; border-color: #263442 !important }
  .button { background: #6ea8ff !important; color: #0b1420 !important }
  .link { color: #6ea8ff !important }
  .foot { color: #a3b1be !important }
}`;

/** The mail as HTML. */
export function writeMailPage(subject: string, parts: readonly MailPart[]): string {
  const links = parts.filter((it) => typeof it !== "string");
  // A second link, and the sentence before it, are about such mails and not what this one is about.
  const foot = links.length > 1 ? parts.indexOf(links[1]) - 1 : parts.length;
  const write = (it: MailPart) =>
    typeof it === "string"
      ? escapeHtml(it)
      : it === links[0]
      ? `<a href="${escapeHtml(it.link)}" class="button" style="${BUTTON}">${
        escapeHtml(it.label)
      }</a>`
      : `<a href="${escapeHtml(it.link)}" class="link" style="${LINK}">${escapeHtml(it.label)}</a>`;
  const paragraphs = parts.slice(0, foot).map((it) => `<p>${write(it)}</p>`);
  if (links.length > 0) {
    paragraphs.splice(
      parts.indexOf(links[0]) + 1,
      0,
      `<p class="foot" style="${FOOT}">If the button doesn’t work, open ${
        escapeHtml(links[0].link)
      }</p>`,
    );
  }
  if (foot < parts.length) {
    paragraphs.push(
      `<p class="foot" style="${FOOT}">${parts.slice(foot).map(write).join(" ")}</p>`,
    );
  }
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark }
${DARK}
</style>
</head>
<body class="body" style="${BODY}">
<div role="banner" style="${NAME}"><span class="link" style="${LINK}">FL</span>Clear</div>
<div role="main" class="sheet" style="${SHEET}">
<h1 style="${TITLE}">${escapeHtml(subject)}</h1>
${paragraphs.join("\n")}
</div>
<div role="contentinfo" class="foot" style="${SENDER}">FLClear reviews building plans against the Florida Building Code.${
    contactLink(links)
  }</div>
</body>
</html>
`;
}

/** The form of the site a mail leads to; nothing where the mail itself leads there. */
function contactLink(links: readonly { link: string }[]): string {
  if (links.length === 0) return "";
  const { href } = new URL("/landing#contact", links[0].link);
  if (links.some(({ link }) => link === href)) return "";
  return ` <a href="${escapeHtml(href)}" class="link" style="${LINK}">Contact us</a>`;
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot" };
  return text.replace(/[&<>"]/g, (sign) => `&${names[sign]};`);
}
