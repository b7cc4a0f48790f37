/** Words of the product's mails, as text and as HTML. */
import type { Mail } from "../_providers/mail/port.ts";
import { type Role, ROLE_HINTS, ROLE_WORDS } from "../_shared/constants/roles.ts";
import { INVITATION_DAYS, type NoticeEvent } from "../_shared/contract/mod.ts";
import type { Score } from "../_shared/domain/report.ts";
import { headlineWords, scoreWords } from "../_shared/score_words.ts";
import { getPlan, type PlanTier } from "../_shared/constants/plans.ts";
import { sha256Hex } from "../_shared/seal.ts";
import { UNSEEN_SIGNS } from "../_shared/unseen_signs.ts";
import { type MailPart, writeMailPage } from "./mail_page.ts";

/** Who a mail is for. */
export interface Receiver {
  email: string;
  name: string;
}

/** Asks a new user to confirm the address. */
export function writeConfirmationMail(user: Receiver, link: string): Mail {
  return writeMail(user.email, "Confirm your email address", [
    hello(user.name),
    "Please confirm that this email address belongs to your FLClear account:",
    { link, label: "Confirm my address" },
    "This link expires in one day. If you didn’t create an account, you can ignore this email.",
  ]);
}

/** Says that an account was signed in from a browser it was never used from. */
export function writeNewDeviceMail(
  user: Receiver,
  { device, at }: { device: string; at: Date },
  publicUrl: string,
): Mail {
  return writeMail(user.email, "New sign-in to your FLClear account", [
    hello(user.name),
    `We noticed a sign-in to your account from a device we haven’t seen before: ${device}, ${
      momentWords(at)
    }.`,
    "If this was you, there’s nothing you need to do. If it wasn’t, choose a new password now, which signs out every device and revokes all API keys:",
    choosePassword(publicUrl),
  ]);
}

/** What changed at an account: the subject of its mail, what was done, and what follows from it. */
const SAFETY_WORDS = {
  password_changed: [
    "Your password was changed",
    "The password for your account was changed",
    "",
  ],
  password_reset: [
    "Your password was changed",
    "The password for your account was changed using a link from an email",
    "",
  ],
  second_factor_added: [
    "Two-step sign-in is on",
    "Two-step sign-in was turned on for your account",
    " From now on, you’ll enter a code from your authenticator app each time you sign in.",
  ],
  second_factor_removed: [
    "Two-step sign-in is off",
    "Two-step sign-in was turned off for your account",
    " You’ll no longer be asked for a code when you sign in.",
  ],
} as const;

/** Tells the owner of an account of a change that whoever took it over would make: when it was made, and from where. */
export function writeSafetyMail(
  user: Receiver,
  change: keyof typeof SAFETY_WORDS,
  { device, at }: { device: string; at: Date },
  publicUrl: string,
): Mail {
  const [subject, done, effect] = SAFETY_WORDS[change];
  const from = device && `, from ${device.replace(/^(?=API client)/, "an ")}`;
  return writeMail(user.email, subject, [
    hello(user.name),
    `${done} on ${momentWords(at)}${from}.${effect}`,
    ...safetySteps(change, publicUrl),
  ]);
}

/**
 * What gets somebody back in who didn’t make the change: as a rule a new password. It leaves two-step sign-in on, so
 * that who was locked out by it has to ask first.
 */
function safetySteps(change: keyof typeof SAFETY_WORDS, publicUrl: string): MailPart[] {
  const ours = "If this was you, there’s nothing you need to do. If it wasn’t, ";
  if (change !== "second_factor_added") {
    const again = change === "second_factor_removed"
      ? " Then turn two-step sign-in on again in Settings, under Two-step sign-in."
      : "";
    return [`${ours}choose a new password now.${again}`, choosePassword(publicUrl)];
  }
  return [
    `${ours}write to us right away and ask us to turn it off; until then, you can’t sign in without the code.`,
    contact(publicUrl),
    "If it wasn’t you, someone else knows your password. A new one doesn’t turn two-step sign-in off, but choose one anyway:",
    choosePassword(publicUrl),
  ];
}

const choosePassword = (publicUrl: string) => ({
  link: `${publicUrl}/forgot-password`,
  label: "Choose a new password",
});

const contact = (publicUrl: string) => ({
  link: `${publicUrl}/landing#contact`,
  label: "Contact us",
});

/**
 * Tells both addresses of a change that it was made. The one that was left no longer opens the account, not even to
 * choose a password; the new one may be read by a stranger who confirmed it without a thought. So neither is offered a
 * password, and the new one doesn't learn the old.
 */
export function writeAddressChangedMail(
  user: Receiver,
  { oldEmail, newEmail }: { oldEmail: string; newEmail: string },
  publicUrl: string,
): Mail {
  const isLeft = user.email === oldEmail;
  return writeMail(user.email, "Your email address was changed", [
    hello(user.name),
    isLeft
      ? `Your FLClear account now uses ${newEmail}. You can’t sign in with ${oldEmail} anymore.`
      : `Your FLClear account now uses this address. Sign in with ${newEmail} from now on.`,
    `If this was you, there’s nothing you need to do. If it wasn’t, ${
      isLeft ? "write to us right away to get your account back" : "write to us right away"
    }:`,
    contact(publicUrl),
  ]);
}

/** Asks the address an account has to confirm that it is to be changed. */
export function writeAddressMail(
  user: Receiver,
  { newEmail, link, publicUrl }: { newEmail: string; link: string; publicUrl: string },
): Mail {
  return writeMail(user.email, "Confirm the new email address for your account", [
    hello(user.name),
    `Someone who is signed in to your FLClear account asked to change its email address to ${newEmail}.`,
    "If this wasn’t you, don’t confirm the change: choose a new password with the link at the end of this email. If it was you, confirm the change:",
    { link, label: "Confirm the change" },
    "The change takes effect once it’s confirmed from both addresses. This link expires in one day.",
    "If this wasn’t you:",
    choosePassword(publicUrl),
  ]);
}

/**
 * Asks the address an account is to have whether it may. Whoever mistyped it wrote to a stranger, who is told nothing
 * of the account and has nothing to do.
 *
 * @param isOldAsked whether the address the account has is asked as well
 */
export function writeNewAddressMail(
  newEmail: string,
  { link, isOldAsked }: { link: string; isOldAsked: boolean },
): Mail {
  return writeMail(newEmail, "Confirm this email address", [
    "Hello,",
    `Someone asked to change the email address of an FLClear account to ${newEmail}. If this was you, confirm the address:`,
    { link, label: "Confirm this address" },
    `${
      isOldAsked
        ? "The change takes effect once it’s confirmed from the current address as well."
        : "The change takes effect once it’s confirmed."
    } This link expires in one day. If this wasn’t you, there’s nothing you need to do: unless it’s confirmed, this address isn’t used.`,
  ]);
}

const MOMENT = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/** Where most of those who read the mails are. */
const EASTERN = { timeZone: "America/New_York" } as const;
const EASTERN_TIME = new Intl.DateTimeFormat("en-US", {
  ...EASTERN,
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});
const EASTERN_DAY = new Intl.DateTimeFormat("en-US", { ...EASTERN, day: "numeric" });

/** As the product tells moments, and by the clock of Florida: `November 27, 2026, at 6:30 PM UTC (1:30 PM EST)`; no line ends within a time. */
function momentWords(at: Date): string {
  const isSameDay = EASTERN_DAY.format(at) === String(at.getUTCDate());
  const eastern = `${EASTERN_TIME.format(at)}${isSameDay ? "" : " the day before"}`;
  const utc = `${MOMENT.format(at)} UTC`.replace(" at ", ", at ");
  return `${utc} (${eastern})`.replace(/ (?=[AP]M)|(?<=[AP]M) (?=[A-Z])/g, "\u00a0");
}

/** Lets someone choose a new password. */
function writeResetMail(to: string, link: string): Mail {
  return writeMail(to, "Reset your FLClear password", [
    "Hello,",
    `Someone asked to reset the FLClear password for ${to}. If this was you, choose a new one:`,
    { link, label: "Choose a new password" },
    "This link works once and expires in one hour. If this wasn’t you, you can ignore this email.",
  ]);
}

/**
 * A mail of the sign-in service in our words. It comes as HTML alone and without an id: the link in it, which is
 * used once, names it.
 *
 * @param from what the sign-in service would have sent
 */
export async function rewriteResetMail(
  from: { to: string; html?: string; text?: string; subject: string },
  host: string,
): Promise<Mail> {
  const link = /href="([^"]+)"/.exec(from.html ?? "")?.[1]?.replaceAll("&amp;", "&");
  if (!link) return { ...from, text: from.text ?? from.subject, html: from.html ?? "" };
  const id = (await sha256Hex(link)).slice(0, 32);
  return { ...writeResetMail(from.to, link), messageId: `<reset-${id}@${host}>` };
}

/** Says that an analysis has ended. Not needed to use the account, so it carries a way to end such mails. */
export function writeAnalysisMail(
  user: Receiver,
  project: { name: string; isCompleted: boolean; reason: string | null; review: Score | null },
  links: { link: string; unsubscribe: string; oneClick: string },
): Mail {
  const subject = project.isCompleted
    ? "Your report is ready"
    : "Your review couldn’t be completed";
  const mail = writeMail(user.email, subject, [
    hello(user.name),
    project.isCompleted
      ? `The review of “${project.name}” is complete.`
      : `The review of “${project.name}” stopped: ${project.reason ?? "an unexpected error."}`,
    ...(project.isCompleted && project.review
      ? [`${headlineWords(project.review)}.`, `${scoreWords(project.review)}.`]
      : []),
    { link: links.link, label: project.isCompleted ? "Open the report" : "Open the project" },
    `You’re getting this email because one of your reviews ${
      project.isCompleted ? "finished" : "failed"
    }. To stop emails about finished and failed reviews:`,
    { link: links.unsubscribe, label: "Unsubscribe" },
  ]);
  return { ...mail, unsubscribeUrl: links.oneClick };
}

/** What a mail tells of. An invitation has one of its own, with its link. */
export type MailedEvent = Exclude<NoticeEvent, "invitation">;

/** What a notice says; what is gone by then is null. */
export interface MailedNotice extends Receiver {
  kind: MailedEvent;
  projectName: string | null;
  findings: number;
  actor: string;
  by: Receiver | null;
  finding: { title: string; sheet: string | null; section: string | null } | null;
  comment: string | null;
  guest: string | null;
  approval: { cycle: number; open: number } | null;
}

/**
 * Says what concerns somebody: a finding given to them, their name in a comment, a guest's comment, an offer. A comment
 * is quoted as plain words without its addresses, since a guest could put anything into a mail.
 */
export function writeNoticeMail(
  notice: MailedNotice,
  links: { link: string; settings: string },
): Mail {
  const project = notice.projectName === null ? "a project" : `“${notice.projectName}”`;
  const finding = notice.findings > 1 ? `${notice.findings} findings` : "a finding";
  const guest = notice.guest !== null && isPlainName(notice.guest)
    ? `${notice.guest} (guest, ${notice.actor})`
    : `A guest from ${notice.actor}`;
  const by = notice.by && personWords(notice.by);
  const words: Record<MailedEvent, [subject: string, sentence: string]> = {
    assigned: [
      notice.findings > 1 ? "Findings were assigned to you" : "A finding was assigned to you",
      `${notice.actor} assigned you ${finding} in ${project}.`,
    ],
    mentioned: [
      `${isPlainName(notice.actor) ? notice.actor : "Someone"} mentioned you in a comment`,
      `${notice.actor} mentioned you in a comment on ${finding} in ${project}.`,
    ],
    guest_comment: [
      "A guest commented on your report",
      notice.findings > 1
        ? `${guest} made ${notice.findings} comments in ${project}.${
          notice.comment === null ? "" : " The latest is about this finding:"
        }`
        : `${guest} commented on a finding in ${project}.`,
    ],
    approved: [
      notice.approval?.open ? "A project was approved as noted" : "A project was approved",
      `${notice.actor} approved ${approvedWords(project, notice.approval)}.`,
    ],
    handover: [
      "You’ve been offered a transfer of ownership",
      `${
        by ?? "The owner"
      } wants to transfer ownership of “${notice.actor}” and its projects to you. If you accept, its projects count against your plan. If you do nothing, nothing changes.`,
    ],
    handover_accepted: [
      "Your transfer of ownership was accepted",
      `${
        by ?? "The other side"
      } now owns “${notice.actor}”. Its projects count against their plan and no longer against yours. You stay on as a co-owner and can open all of its projects.`,
    ],
    handover_declined: [
      "Your transfer of ownership was declined",
      `${
        by ?? "The other side"
      } declined the transfer of ownership: “${notice.actor}” stays with you, and its projects count against your plan as before.`,
    ],
  };
  const [subject, written] = words[notice.kind];
  // American English closes a sentence inside the quotation marks.
  const sentence = written.replaceAll(/”\.(?= |$)/g, ".”");
  return writeMail(notice.email, subject, [
    hello(notice.name),
    sentence,
    ...noticedParts(notice),
    { link: links.link, label: "Open in FLClear" },
    "To choose which of these emails you get:",
    { link: links.settings, label: "Email settings" },
  ]);
}

/** The finding a notice is about, and what was written about it; several that were assigned are not named. */
function noticedParts({ kind, findings, finding, comment }: MailedNotice): string[] {
  const isNamed = finding !== null && (kind !== "assigned" || findings === 1);
  return [
    ...isNamed ? [findingWords(finding)] : [],
    ...comment === null ? [] : [`“${quoteOf(comment)}”`],
  ];
}

/** `Door width (sheet A-101, FBC-B 1010.1.1)`. */
function findingWords(
  { title, sheet, section }: NonNullable<MailedNotice["finding"]>,
): string {
  const places = [sheet && `sheet ${sheet}`, section].filter(Boolean).join(", ");
  return quoteOf(title) + (places && ` (${quoteOf(places)})`);
}

/** Longest quotation of what somebody wrote, in characters. */
const QUOTE_MAX = 300;

/** What somebody wrote as plain words on one line, cut at a word: what a mail program would make a link of is left out. */
function quoteOf(written: string): string {
  const plain = written.replace(UNSEEN, " ").trim().replace(/\s+/g, " ");
  const shown = plain.length <= QUOTE_MAX
    ? plain
    : `${plain.slice(0, QUOTE_MAX).replace(/\s+\S*$|[\uD800-\uDBFF]$/, "")}…`;
  return shown.split(" ").map((it) => ADDRESS.test(it) ? "[link left out]" : it).join(" ");
}

const UNSEEN = new RegExp(String.raw`[\p{Cc}${UNSEEN_SIGNS}]`, "gu");

/** Of the web or of mail, also without its scheme; `A-101.2`, `1010.1.1`, `e.g.` and `@Mara` are none. */
const ADDRESS = /:\/\/|www\.|[\p{L}\d]@[\p{L}\d]|[\p{L}\d-]\.\p{L}{2}/iu;

/** Somebody by name and address; by the address alone where the name may read as a text of its own. */
const personWords = ({ name, email }: Receiver): string =>
  isPlainName(name) ? `${name} (${email})` : email;

/** `cycle 2 of “Suite 140” as noted: 14 comments remain open`; the project alone where the approval stands no more. */
function approvedWords(project: string, approval: { cycle: number; open: number } | null): string {
  if (approval === null) return project;
  const noted = approval.open === 0
    ? ""
    : ` as noted: ${approval.open} ${
      approval.open === 1 ? "comment remains" : "comments remain"
    } open`;
  return `cycle ${approval.cycle} of ${project}${noted}`;
}

/**
 * Invites an address to an organization. The mail names it and who asks, so neither may read as a text of its own: both
 * are left out where they could.
 */
export function writeInvitationMail(
  invitation: { email: string; role: Role; organizationName: string; invitedBy: string | null },
  link: string,
): Mail {
  const { organizationName: name, invitedBy, role } = invitation;
  const who = invitedBy !== null && isPlainName(invitedBy) ? invitedBy : "Someone";
  const where = isPlainName(name) ? `the organization “${name}”` : "an organization";
  return writeMail(invitation.email, "You’re invited to an organization on FLClear", [
    "Hello,",
    `${who} has invited you to join ${where} on FLClear as ${asRole(role)}`,
    { link, label: "See the invitation" },
    `The link works for ${INVITATION_DAYS} days and only for this email address. If you weren’t expecting this invitation, you can ignore this email.`,
  ]);
}

/** `a reviewer. A reviewer decides on findings, …`. */
function asRole(role: Role): string {
  const article = role === "owner" ? "an" : "a";
  return `${article} ${ROLE_WORDS[role].toLowerCase()}. ${ROLE_HINTS[role]}`;
}

/**
 * Says that a payment failed and what happens next.
 *
 * @param plan the one in force now, and the one that was paid for last
 */
export function writePaymentFailedMail(
  user: Receiver,
  { tier, paidTier }: { tier: PlanTier; paidTier: PlanTier | null },
  link: string,
): Mail {
  const isKept = tier !== "free";
  const subject = isKept ? "Your payment failed" : "Your account is now on the Free plan";
  return writeMail(user.email, subject, [
    hello(user.name),
    isKept
      ? `The last payment for your FLClear ${getPlan(tier).name} plan didn’t go through. ` +
        "We’ll try again over the next few days, and your plan stays the same in the meantime."
      : `The last payment for your FLClear ${
        paidTier ? `${getPlan(paidTier).name} ` : ""
      }plan didn’t go through, and we won’t try again. ` +
        "Your account is on the Free plan until the open invoice is paid.",
    isKept
      ? "Please check your card or use a different one:"
      : "To pay the open invoice, with the card on file or a different one, open Billing & Usage and choose “Manage payment”:",
    { link, label: "Open Billing & Usage" },
  ]);
}

/** Thanks for what was sent with a form of the landing page: a request for access, or a question. */
export function writeAccessMail(request: Receiver): Mail {
  return writeMail(request.email, "We received your message", [
    hello(request.name),
    "Thank you for writing to FLClear. We’ve received your message and will reply by email.",
    "If you didn’t write to us, you can ignore this email.",
  ]);
}

/** Tells an admin that somebody wrote through the landing page. */
export function writeAccessNotice(
  admin: Receiver,
  request: { name: string; email: string; company: string; projectType: string; message: string },
  link: string,
): Mail {
  return writeMail(admin.email, "New request from the landing page", [
    hello(admin.name),
    `${personWords(request)}${
      request.company && ` of ${request.company}`
    } sent a request from the landing page. Project type: ${request.projectType}.`,
    ...request.message.trim() === "" ? [] : [`“${quoteOf(request.message)}”`],
    { link, label: "Open the request" },
  ]);
}

/** Tells an admin that sealed reports were changed. */
export function writeAlarmMail(admin: Receiver, count: number, link: string): Mail {
  return writeMail(admin.email, "Alert: sealed reports were changed", [
    hello(admin.name),
    `Last night’s check found ${count} sealed ${
      count === 1 ? "report" : "reports"
    } that no longer ${count === 1 ? "matches" : "match"} what was sealed.`,
    "The public verification page shows an altered report as altered, and its PDF can’t be downloaded. See which ones:",
    { link, label: "Open the admin page" },
  ]);
}

/** Longest name that is greeted, in characters. */
const NAME_MAX = 80;

/**
 * The greeting. Anyone can send these mails to anyone's address, so what reads as an address or goes on as a text
 * is not repeated as a name: the mail would be somebody else's advertisement.
 */
function hello(name: string): string {
  return isPlainName(name) ? `Hello ${name},` : "Hello,";
}

const isPlainName = (name: string): boolean => name.length <= NAME_MAX && !NOT_PLAIN.test(name);

/** Also what turns the words behind it round. */
const NOT_PLAIN = new RegExp(
  String.raw`[\p{Cc}@${UNSEEN_SIGNS}]|\/\/|www\.|\p{L}\.\p{L}{2}`,
  "iu",
);

function writeMail(to: string, subject: string, parts: MailPart[]): Mail {
  const text = parts.map((it) => typeof it === "string" ? it : it.link).join("\n\n");
  return { to, subject, text: `${text}\n`, html: writeMailPage(subject, parts) };
}
