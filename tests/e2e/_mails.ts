/** Every mail there is, as somebody would get it. */
import type { Mail } from "../../functions/_providers/mail/port.ts";
import { NOTICE_EVENTS } from "../../functions/_shared/contract/mod.ts";
import {
  type MailedEvent,
  rewriteResetMail,
  writeAccessMail,
  writeAccessNotice,
  writeAddressChangedMail,
  writeAddressMail,
  writeAlarmMail,
  writeAnalysisMail,
  writeConfirmationMail,
  writeInvitationMail,
  writeNewAddressMail,
  writeNewDeviceMail,
  writeNoticeMail,
  writePaymentFailedMail,
  writeSafetyMail,
} from "../../functions/_services/mails.ts";

const SITE = "https://flclear.example.com";
const LINK = `${SITE}/a-page?token=2ciybuAiN1wM8jq5byoQ7phqT1eZQIwyD1NkYxSZKNs`;
const MARA = { email: "mara@example.com", name: "Mara Ortiz" };
const PROJECT = "Lakefront Title Company – Suite 140";
/** As long as a name may be, without a place to break it. */
const LONG_NAME = "Lakefront".repeat(28);
const LONG_ADDRESS = `${"m".repeat(60)}@example.com`;

const VISIT = { device: "Chrome on Windows", at: new Date("2026-11-27T18:30:00Z") };
const SAFETY = [
  "password_changed",
  "password_reset",
  "second_factor_added",
  "second_factor_removed",
] as const;

/** Who or what a notice is about, where it is no colleague. */
const ACTORS: Partial<Record<MailedEvent, string>> = {
  guest_comment: "Orange County Fire Rescue",
  handover: "Lakefront Reviewers",
  handover_accepted: "Lakefront Reviewers",
  handover_declined: "Lakefront Reviewers",
};

/** Notices about one finding. */
const OF_FINDINGS: readonly string[] = ["assigned", "mentioned", "guest_comment"];
const FINDING = {
  title: "Exit access travel distance",
  sheet: "LS-101",
  section: "FBC-B 1017.2",
};

const COMMENTS: Partial<Record<MailedEvent, { comment: string; guest: string | null }>> = {
  mentioned: {
    comment: "@Mara Ortiz, can you check the path from the storage room against the legend?",
    guest: null,
  },
  guest_comment: {
    comment: "The common path on the life safety plan starts at the wrong door.",
    guest: "Lt. Casey Boyd",
  },
};

const SCORE = {
  percent: 59,
  uncappedPercent: 69,
  isCapped: true,
  criticals: 2,
  label: "Pre-check",
  coverage: {
    due: 159,
    decided: 13,
    fails: 11,
    weightDue: 620,
    weightDecided: 80,
    percent: 13,
    openCriticals: 6,
  },
  headline: "Pre-check: 13 of 159 requirements decided; 11 fail",
};

/** Each with the name of its picture. */
export async function everyMail(): Promise<[name: string, mail: Mail][]> {
  const analysis = { link: LINK, unsubscribe: LINK, oneClick: LINK };
  return [
    ["confirm", writeConfirmationMail(MARA, LINK)],
    [
      "new-device",
      writeNewDeviceMail(MARA, VISIT, SITE),
    ],
    ...SAFETY.map((change): [string, Mail] => [
      change,
      // A link from a mail tells nothing of who follows it.
      writeSafetyMail(
        MARA,
        change,
        change === "password_reset" ? { ...VISIT, device: "" } : VISIT,
        SITE,
      ),
    ]),
    ...[MARA.email, "mara.ortiz@example.com"].map((email): [string, Mail] => [
      `email_changed-${email === MARA.email ? "old" : "new"}`,
      writeAddressChangedMail(
        { ...MARA, email },
        { oldEmail: MARA.email, newEmail: "mara.ortiz@example.com" },
        SITE,
      ),
    ]),
    [
      "address-old",
      writeAddressMail(MARA, { newEmail: LONG_ADDRESS, link: LINK, publicUrl: SITE }),
    ],
    ["address-new", writeNewAddressMail(LONG_ADDRESS, { link: LINK, isOldAsked: true })],
    ["address-alone", writeNewAddressMail(LONG_ADDRESS, { link: LINK, isOldAsked: false })],
    [
      "reset",
      await rewriteResetMail(
        { to: MARA.email, html: `<a href="${LINK}">Reset</a>`, subject: "Reset" },
        "flclear.example.com",
      ),
    ],
    [
      "report",
      writeAnalysisMail(
        MARA,
        { name: PROJECT, isCompleted: true, reason: null, review: SCORE },
        analysis,
      ),
    ],
    [
      "failed",
      writeAnalysisMail(MARA, {
        name: LONG_NAME,
        isCompleted: false,
        reason: "plans.pdf is password-protected. Remove the password and upload the file again.",
        review: null,
      }, analysis),
    ],
    ...NOTICE_EVENTS.filter((it) => it !== "invitation").map((kind): [string, Mail] => [
      kind,
      writeNoticeMail(
        {
          ...MARA,
          kind,
          projectName: PROJECT,
          findings: 1,
          actor: ACTORS[kind] ?? "Ben Ito",
          by: { name: "Ben Ito", email: "ben@example.com" },
          finding: OF_FINDINGS.includes(kind) ? FINDING : null,
          ...COMMENTS[kind] ?? { comment: null, guest: null },
          approval: { cycle: 2, open: 14 },
        },
        { link: LINK, settings: `${SITE}/settings` },
      ),
    ]),
    [
      "invited",
      writeInvitationMail({
        email: "ben@example.com",
        role: "reviewer",
        organizationName: "Lakefront Reviewers",
        invitedBy: MARA.name,
      }, LINK),
    ],
    [
      "payment",
      writePaymentFailedMail(MARA, { tier: "professional", paidTier: "professional" }, LINK),
    ],
    [
      "payment-over",
      writePaymentFailedMail(MARA, { tier: "free", paidTier: "professional" }, LINK),
    ],
    ["access", writeAccessMail(MARA)],
    [
      "access-notice",
      writeAccessNotice(MARA, {
        name: "Bo Chen",
        email: "bo@example.com",
        company: LONG_NAME,
        projectType: "commercial",
        message:
          "We review about 40 sets a month for two counties. Could you show us a finished report?",
      }, LINK),
    ],
    ["alarm", writeAlarmMail(MARA, 2, LINK)],
  ];
}
