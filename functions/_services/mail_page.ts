/**
 * How a mail looks: one column, the name above it, its subject as the heading, its first link as a button, and what
 * leads to settings small at its foot, with who sent it below. The address of the button stands under it, for programs
 * that block buttons. Styles stand in line, since mail programs drop others.
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

/** The mail as HTML. */
export function writeMailPage(subject: string, parts: readonly MailPart[]): string {
  const links = parts.filter((it) => typeof it !== "string");
  // A second link, and the sentence before it, are about such mails and not what this one is about.
  const foot = links.length > 1 ? parts.indexOf(links[1]) - 1 : parts.length;
  const write = (it: MailPart) =>
    typeof it === "string"
      ? escapeHtml(it)
      : `<a href="${escapeHtml(it.link)}" style="${it === links[0] ? BUTTON : LINK}">${
        escapeHtml(it.label)
      }</a>`;
  const paragraphs = parts.slice(0, foot).map((it) => `<p>${write(it)}</p>`);
  if (links.length > 0) {
    paragraphs.splice(
      parts.indexOf(links[0]) + 1,
      0,
      `<p style="${FOOT}">If the button doesn’t work, open ${escapeHtml(links[0].link)}</p>`,
    );
  }
  if (foot < parts.length) {
    paragraphs.push(`<p style="${FOOT}">${parts.slice(foot).map(write).join(" ")}</p>`);
  }
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${BODY}">
<div role="banner" style="${NAME}"><span style="${LINK}">FL</span>Clear</div>
<div role="main" style="${SHEET}">
<h1 style="${TITLE}">${escapeHtml(subject)}</h1>
${paragraphs.join("\n")}
</div>
<div role="contentinfo" style="${SENDER}">FLClear reviews building plans against the Florida Building Code.${
    links.length > 0 ? ` ${contactLink(links[0].link)}` : ""
  }</div>
</body>
</html>
`;
}

/** The form of the site a mail leads to. */
function contactLink(link: string): string {
  const { href } = new URL("/landing#contact", link);
  return `<a href="${escapeHtml(href)}" style="${LINK}">Contact us</a>`;
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot" };
  return text.replace(/[&<>"]/g, (sign) => `&${names[sign]};`);
}
