/**
 * Words of the public pages that the owner edits: claims, features, questions and answers.
 *
 * EVERY CLAIM NEEDS EVIDENCE. A claim states something about the business that the product itself cannot show
 * (customers, certifications, uptime, prices in future). Put where it can be checked into `evidence`; while that
 * is null, the page says beside the claim that no evidence has been published. Remove a claim that is not true.
 * What the product can show about itself (checks, edition, disciplines) is not here: the page counts it.
 */

export interface Claim {
  id: string;
  text: string;
  /** Where a reader can check it: an address, a document, a register. Null when nothing has been published. */
  evidence: { label: string; href: string } | null;
}

/** Shown one at a time on the badge of the hero, every two seconds. */
export const ROTATING_CLAIMS: readonly Claim[] = [
  { id: "ssl", text: "SSL Secured", evidence: null },
  {
    id: "ai",
    text: "AI Verified",
    evidence: { label: "How a report is verified", href: "/verify" },
  },
  { id: "uptime", text: "99.8% Uptime", evidence: null },
  { id: "users", text: "500+ Professionals", evidence: null },
];

export const TRUSTED_BY: Claim = {
  id: "trusted",
  text: "Trusted by 500+ contractors",
  evidence: null,
};

export const FREE_FOR_NOW: Claim = {
  id: "free",
  text: "Free and unlimited use for the foreseeable future",
  evidence: null,
};

export const RESULTS_IN_HOURS: Claim = {
  id: "hours",
  text: "Results in hours",
  evidence: null,
};

/** The certification section. */
export const CERTIFICATIONS: readonly (Claim & { meaning: string })[] = [
  {
    id: "hb683",
    text: "HB 683",
    meaning: "Florida law on private provider plan review and permit time limits",
    evidence: null,
  },
  { id: "soc2", text: "SOC 2", meaning: "Controls for security and availability", evidence: null },
  { id: "gdpr", text: "GDPR", meaning: "European data protection", evidence: null },
  { id: "aia", text: "AIA", meaning: "American Institute of Architects", evidence: null },
  { id: "icc", text: "ICC", meaning: "International Code Council", evidence: null },
  { id: "nfpa", text: "NFPA", meaning: "National Fire Protection Association", evidence: null },
];

/** Every claim of the public pages, for the list of what stands behind each. */
export const ALL_CLAIMS: readonly Claim[] = [
  FREE_FOR_NOW,
  RESULTS_IN_HOURS,
  TRUSTED_BY,
  ...ROTATING_CLAIMS,
  ...CERTIFICATIONS,
];

export const SIGN_UP_BENEFITS: readonly string[] = [
  "A compliance report with a code section and the place on the sheet for every finding",
  "Markup on your own plan pages, as comments that open in Acrobat and Bluebeam",
  "A signed PDF with a code that anyone can verify",
  FREE_FOR_NOW.text,
];

export const FEATURES: readonly { title: string; text: string }[] = [
  {
    title: "Findings with proof",
    text:
      "Every issue names its code section and the sheet, and shows what was measured against what is required. What can’t be proven is a question, never an accusation.",
  },
  {
    title: "Markup on the plans",
    text:
      "Boxes on the drawing itself, by severity and discipline. Step through them from the keyboard and go from list to sheet and back.",
  },
  {
    title: "Coverage beside the score",
    text:
      "The report says how many of the applicable checks could be verified, and lists what was not reviewed and why.",
  },
  {
    title: "The submittal checklist, answered",
    text:
      "Plan contents that a Florida building department asks for under section 107, each with the sheet that shows it.",
  },
  {
    title: "A report you can hand over",
    text:
      "A signed PDF with cover, findings, checklist and calculations. The verification code proves that nothing was changed.",
  },
  {
    title: "Your originals stay as they are",
    text:
      "Uploaded files are never altered, so a sealed drawing stays sealed. Markup goes onto copies.",
  },
];

export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: "Which code is checked?",
    answer:
      "The Florida Building Code, 8th edition (2023): building, residential, plumbing, mechanical, fuel gas, energy and accessibility volumes, with the National Electrical Code 2020 it refers to.",
  },
  {
    question: "Does this replace my plans examiner or engineer?",
    answer:
      "No. It finds what a reviewer would ask about before the reviewer does. The building official decides, and the design professional seals.",
  },
  {
    question: "Which files can I upload?",
    answer:
      "PDF, JPG, JPEG and PNG, up to 10MB each on the free plan. Vector drawings are read exactly; scans and photographs are read by character recognition and say so on the report.",
  },
  {
    question: "What happens when something can’t be read?",
    answer:
      "It is listed as not reviewed, with the reason, and it lowers the coverage shown beside the score. It is never counted as compliant.",
  },
  {
    question: "How does someone check a report I send them?",
    answer:
      "With the code on the report’s first page, at flclear’s verify page. No account is needed, and the page shows no plan content.",
  },
  {
    question: "Who can see my plans?",
    answer:
      "Only you. Files and reports are tied to your account in the database itself, and deleting a project removes them for good.",
  },
];
