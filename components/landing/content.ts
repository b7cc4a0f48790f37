/**
 * Words of the public pages. What is said of the product here is counted from it or can be looked at: every fact
 * leads to where it can be checked. What the product cannot show (customers, certificates, uptime) is not said.
 */
import { getPlan, HELD_MOST_MB } from "../../functions/_shared/constants/plans.ts";
import { MEGABYTE } from "../../functions/_shared/constants/upload.ts";
import { sizeWords } from "../../functions/_shared/sizes.ts";
import { formatCount } from "../format.ts";
import { BLIND_TOTAL, ofAll } from "./accuracy.ts";

/** What the product can say about itself, counted from its rule catalogue and from what it did today. */
export interface ProductFacts {
  ruleCount: number;
  requirementCount: number;
  checklistCount: number;
  categories: readonly string[];
  /** Verifications of reports since midnight, UTC; null when it can't be told now. */
  verifiedToday: number | null;
}

export interface Fact {
  id: string;
  text: string;
  /** Where a reader checks it. */
  href: string;
}

/** Shown one at a time on the badge of the hero, every two seconds. */
export function factsOf({ ruleCount, verifiedToday }: ProductFacts): Fact[] {
  return [
    { id: "boxed", text: "Every issue boxed on its sheet", href: "/sample" },
    { id: "signed", text: "Every report signed and verifiable by anyone", href: "/verify" },
    ...verifiedToday
      ? [{ id: "verified", text: verifiedWords(verifiedToday), href: "/method#verified" }]
      : [],
    {
      id: "blind",
      text: `Found ${ofAll(BLIND_TOTAL.reported)} errors in blind tests`,
      href: "/method#accuracy",
    },
    { id: "rules", text: `${ruleCount} rules, each with its own test`, href: "/method" },
  ];
}

/** `Reports verified 12 times today (UTC)`. */
function verifiedWords(times: number): string {
  return `Reports verified ${times === 1 ? "once" : `${formatCount(times)} times`} today (UTC)`;
}

const free = getPlan("free");

/** What an account costs and holds, from the plans themselves. */
export const FREE_PLAN_WORDS =
  `The Free plan includes ${free.projectsLimit} projects, ${free.monthlyReportsLimit} reports a month and files up to ${
    sizeWords(free.maxFileMb * MEGABYTE)
  }. No credit card.`;

/** What a report stands on, each with the place to look. */
export const STANDARDS: readonly (Fact & { meaning: string })[] = [
  {
    id: "fbc",
    text: "FBC 2023",
    meaning: "Florida Building Code, 8th edition: a section cited with every finding",
    href: "/sample",
  },
  {
    id: "nec",
    text: "NEC 2020",
    meaning: "The edition of the National Electrical Code that Florida’s code refers to",
    href: "/method",
  },
  {
    id: "s107",
    text: "Section 107",
    meaning: "For each item a submittal must include, whether the set shows it",
    href: "/sample",
  },
  {
    id: "seal",
    text: "Digital signature",
    meaning: "Every report is signed (Ed25519); anyone can check it with our public keys",
    href: "/.well-known/flclear-keys.json",
  },
  {
    id: "chain",
    text: "Public record",
    meaning: "Issued reports form a chain anyone can check",
    href: "/api/transparency",
  },
  {
    id: "api",
    text: "OpenAPI",
    meaning: "The API, documented for your own tools",
    href: "/api/docs",
  },
];

export const SIGN_UP_BENEFITS: readonly string[] = [
  "A compliance report with a code section and a location on the sheet for every finding",
  "Markup on your own plan pages, as comments that open in Acrobat and Bluebeam",
  "A signed PDF with a code that anyone can verify",
  FREE_PLAN_WORDS,
];

/** The way from a plan set to a report. */
export const STEPS: readonly { title: string; text: string }[] = [
  {
    title: "Upload the set",
    text:
      "Add PDF, JPG, or PNG files and the project’s details. If your connection drops, the upload picks up where it left off.",
  },
  {
    title: "Check it on the sheets",
    text:
      "Each finding is boxed on the drawing, with the code section, what was measured and what is required. What couldn’t be proven becomes a question or is listed as not verified.",
  },
  {
    title: "Hand over a report anyone can check",
    text:
      "You get a signed PDF with findings, checklist and calculations. Its verification code tells anyone whether it’s genuine and current.",
  },
];

export const FEATURES: readonly { title: string; text: string }[] = [
  {
    title: "Findings with proof",
    text:
      "Every issue cites its code section and sheet, and shows what was measured against what is required. What can’t be proven becomes a question or is listed as not verified, never reported as a violation.",
  },
  {
    title: "Markup on the plans",
    text:
      "Boxes on the drawing itself, by severity and discipline. Step through them with the keyboard, and jump from list to sheet and back.",
  },
  {
    title: "Coverage beside the score",
    text:
      "The report says how many of the applicable requirements could be decided, and lists what wasn’t reviewed and why.",
  },
  {
    title: "The submittal checklist, answered",
    text:
      "The plan contents a Florida building department asks for under Section 107, each with the sheet that shows it.",
  },
  {
    title: "A report you can hand over",
    text:
      "A signed PDF with a cover, findings, checklist and calculations. Its verification code shows whether anything in it has changed.",
  },
  {
    title: "Your originals stay untouched",
    text:
      "Uploaded files are never altered, so a sealed drawing stays sealed. Markup goes on copies.",
  },
];

export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: "Which code is checked?",
    answer:
      "The Florida Building Code, 8th edition (2023): building, residential, plumbing, mechanical, fuel gas, energy and accessibility volumes, plus the 2020 National Electrical Code it references.",
  },
  {
    question: "Does this replace my plans examiner or engineer?",
    answer:
      "No. It finds what a reviewer would ask about, before they do. The building official decides, and the design professional seals the plans.",
  },
  {
    question: "How often is it wrong?",
    answer: `On drawings nobody had tuned it for, it reported ${
      ofAll(BLIND_TOTAL.reported)
    } errors and also flagged ${
      ofAll(BLIND_TOTAL.nearMisses)
    } spots that comply, counting issues and questions alike. The Accuracy page has the full table.`,
  },
  {
    question: "Is it certified?",
    answer:
      "No. FLClear isn’t certified by ICC, NFPA, AIA or an auditor, and doesn’t claim to be. Everything it does claim can be checked on this page.",
  },
  {
    question: "Which files can I upload?",
    answer: `PDF, JPG, JPEG, and PNG, up to ${
      sizeWords(free.maxFileMb * MEGABYTE)
    } each on the Free plan, ${
      sizeWords(getPlan("professional").maxFileMb * MEGABYTE)
    } on Professional and ${
      sizeWords(getPlan("enterprise").maxFileMb * MEGABYTE)
    } on Enterprise. Pictures may have up to ${
      sizeWords(HELD_MOST_MB * MEGABYTE)
    }. Vector drawings are read exactly; scans and photographs are read by character recognition, and the report says so.`,
  },
  {
    question: "What happens when something can’t be read?",
    answer:
      "It’s listed as not reviewed, with the reason, and it lowers the coverage shown next to the score. It’s never counted as compliant.",
  },
  {
    question: "How does someone check a report I send them?",
    answer:
      "They enter the code from the report’s first page on the “Verify a report” page. No account is needed, and the page shows no plan content.",
  },
  {
    question: "Who can see my plans?",
    answer:
      "You, and the people you invite or share a link with. Access is enforced in the database itself, and deleting a project removes its files and reports for good.",
  },
];
