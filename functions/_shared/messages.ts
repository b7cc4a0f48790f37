/**
 * Words the user sees, verbatim from the specification (sections 5 and 8). Tests spell them out again
 * instead of importing them, so that a slip here is seen.
 */
import { getPlan, type PlanTier } from "./constants/plans.ts";
import { MEGABYTE } from "./constants/upload.ts";
import { sizeWords } from "./sizes.ts";

/** Titles and texts of notices, by situation. */
export const MESSAGES = {
  notShown:
    "Required for this building, but not found on the sheets that would show them. Show these items, or state why they don’t apply.",
  sheetsAbsent:
    "Required for this building, but the sheets that would show these items are not in this set.",
  modelConsentLabel: "Let the vision model look at these plans too",
  /** @param price `about $0.25 per sheet`, or of all sheets where they are counted */
  modelConsentHint: ({ name, host }: { name: string; host: string }, price: string) =>
    `Images and text of every sheet, with everything drawn on them, are sent to ${host} (model ${name}), which is asked not to store them; what you type here is not sent. It costs ${price}. Scanned sheets, whose lettering it also reads, cost about twice as much. You can turn this off at any time, and sending stops right away.`,
  noVisionModel:
    "This server has no vision model. The rules engine reviews the plans by itself, and nothing is sent to anyone.",
  sameAgain:
    "Another review gives the same result unless the rules or the files have changed, and uses one of this month’s reports.",
  modelConsentNeeded: (host: string) =>
    `The vision model needs your consent for this project because pages are sent to ${host}. Allow it on the project’s Live Analysis tab, and start again.`,
  modelAllowed: { title: "The vision model may look at this project" },
  modelForbidden: {
    title: "The vision model is off for this project",
    description: "No more pages will be sent, and its stored answers are deleted.",
  },
  enhancedFailed: {
    title: "Analysis not started",
    fallback: "The enhanced analysis could not be started",
  },
  cancelSucceeded: { title: "Analysis stopped", description: "The last report is unchanged." },
  cancelFailed: { title: "Analysis not stopped", fallback: "The analysis could not be stopped" },
  cannotCancelFirstRun:
    "This is the project’s first analysis, so there is no report to go back to. Delete the project to stop it.",
  loginFailed: { title: "Login failed", fallback: "Invalid email or password" },
  loginSucceeded: { title: "Login successful" },
  registrationFailed: { title: "Registration failed", fallback: "Failed to create account" },
  registrationSucceeded: { title: "Registration successful" },
  projectFailed: { title: "Upload failed", fallback: "Failed to create project" },
  projectCreated: { title: "Project created successfully" },
  noFiles: {
    title: "No files selected",
    description: "Please select at least one file to upload",
  },
  tagsNotInPlan: "Custom tags are part of the Professional and Enterprise plans.",
  retryFailed: { title: "Retry failed", fallback: "Unable to retry project processing" },
  retrySucceeded: {
    title: "Project retry initiated",
    description: "Your project will be reprocessed shortly.",
  },
  deleteFailed: { title: "Delete failed", fallback: "Unable to delete project" },
  deleteSucceeded: {
    title: "Project deleted",
    description: "The project and all its files have been permanently removed.",
  },
  feedbackIncomplete: {
    title: "Please complete the required fields",
    description: "Rating and helpfulness are required.",
  },
  feedbackFailed: {
    title: "Error submitting feedback",
    description: "Please try again later.",
  },
  feedbackSucceeded: {
    title: "Thank you for your feedback!",
    description: "Your insights help us improve the analysis quality.",
  },
  subscriptionFailed: { title: "Error", fallback: "Failed to update subscription" },
  subscriptionSucceeded: {
    title: "Subscription updated",
    description: "Your subscription has been successfully updated.",
  },
  verificationMissing: {
    title: "Missing Code",
    description: "Please enter a verification code",
  },
  verificationRefused: { fallback: "Verification failed" },
  verificationError: {
    title: "Verification Error",
    fallback: "Unable to verify at this time",
    issue: "Service temporarily unavailable",
  },
  verificationValid: {
    title: "Verification Successful",
    description: "Report authenticity confirmed",
  },
  verificationInvalid: {
    title: "Verification Failed",
    description: "Could not verify report authenticity",
  },
  downloadFailed: {
    title: "Failed to download report",
    empty: "Downloaded PDF is empty",
  },
  reportLoadFailed: { title: "Failed to Load Report" },
  cancelProcessing: {
    description: "This will stop the analysis and delete the project permanently.",
    keep: "Keep Processing",
    confirm: "Cancel & Delete",
  },
} as const;

/** Messages of the form checks, by field. */
export const FIELD_MESSAGES = {
  name: { required: "Project name is required", tooLong: "Project name too long" },
  address: { required: "Project address is required", tooLong: "Address too long" },
  clientName: { required: "Client name is required", tooLong: "Client name too long" },
  clientPhone: { required: "Client phone is required", tooLong: "Phone number too long" },
  clientEmail: { invalid: "Valid email is required" },
  occupancyClassification: { required: "At least one occupancy classification is required" },
  buildingHeight: { required: "Building height is required", tooLarge: "Height too large" },
  buildingArea: { required: "Building area is required", tooLarge: "Area too large" },
  typeOfConstruction: { required: "Type of construction is required" },
  email: { invalid: "Invalid email address" },
  userName: { tooShort: "Name must be at least 2 characters" },
  password: {
    hint: "At least 8 characters with an uppercase letter, a lowercase letter and a number.",
    tooShortToSignIn: "Password must be at least 6 characters",
    tooShort: "Password must be at least 8 characters",
    tooSimple:
      "Password must contain at least one uppercase letter, one lowercase letter, and one number",
  },
} as const;

/** What a summary of wrong entries says above them. */
export const attentionWords = (count: number): string =>
  count === 1 ? "One entry needs your attention" : `${count} entries need your attention`;

/** Empty states. */
export const EMPTY_MESSAGES = {
  noAnalysis: "No Analysis Results Available",
  noMarkup: "No Markup Available",
  noDocuments: "No documents uploaded",
  noIssues: "No compliance issues found",
  nothingDecided: "Nothing could be decided on these sheets",
  reportNotAvailable: "Report Not Available",
  processingFailed: "Processing Failed",
  noProjects: "No projects yet",
  untitledProject: "Untitled Project",
} as const;

/** What a plan ran out of. Storage in megabytes, the others counted. */
export interface LimitReached {
  what: "projects" | "weeklyProjects" | "monthlyUploads" | "storage" | "monthlyReports" | "tags";
  allowed: number;
  used: number;
  /** How much would come to it at once, with an organization that is taken over. */
  added?: number;
  tier: PlanTier;
  /** Whose plan it is, where it is somebody else's. */
  payer?: string | null;
  /** When the counter begins anew, where that is sooner than the next month. */
  freeOn?: string | null;
}

const size = (megabytes: number): string => sizeWords(megabytes * MEGABYTE);

/** Names whose plan it is, the limit, the use and the way out. */
export function limitMessage(limit: LimitReached): string {
  const { what, allowed, used, added, tier, payer, freeOn } = limit;
  const plan = `${payer ? `${payer}’s` : "Your"} ${getPlan(tier).name} plan`;
  const larger = `choose ${tier === "free" ? "a larger" : "the Enterprise"} plan`;
  const upgrade = payer ? `ask ${payer} to ${larger}` : `${larger} under Billing`;
  const said = (own: string, others: string) => payer ? others : own;
  switch (what) {
    case "projects":
      return tier === "free"
        ? `${plan} includes ${allowed} projects, and ${
          said(`you have ${used}`, `${used} ${used === 1 ? "is" : "are"} in use`)
        }${added ? `, to which ${added} would be added` : ""}. ${
          said(
            "Delete a project or",
            added ? "Keep this project where it is, or" : "Delete one of its projects, or",
          )
        } ${upgrade}.`
        : `${plan} allows ${allowed} new projects a month, and ${
          said(`you’ve started ${used}`, `${used} have been started`)
        }. Wait until next month or ${upgrade}.`;
    case "weeklyProjects": {
      const day = freeOn ? `until ${dayWords(freeOn)}` : "until next week";
      return `${plan} allows ${allowed} new projects a week, and ${
        said(`you’ve started ${used}`, `${used} have been started`)
      }. Wait ${day} or ${upgrade}.`;
    }
    case "tags":
      return `${plan} doesn’t include custom tags, and this project has ${used}. Remove the tags or ${upgrade}.`;
    case "monthlyUploads":
      return `${plan} allows ${allowed} uploaded files a month, and ${
        said(`you’ve uploaded ${used}`, `${used} have been uploaded`)
      }. Upload fewer files, wait until next month or ${upgrade}.`;
    case "storage":
      return `${plan} includes ${size(allowed)} of storage, and ${
        said(`you’re using ${size(used)}`, `${size(used)} are in use`)
      }${added ? `, to which ${size(added)} would be added` : ""}. Delete a project or ${upgrade}.`;
    case "monthlyReports":
      return `${plan} allows ${allowed} compliance reports a month, and ${
        said(`you’ve used ${used}`, `${used} have been used`)
      }. Wait until next month or ${upgrade}.`;
  }
}

const dayWords = (moment: string): string =>
  new Date(moment).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Notices of verification beside those of the specification: genuine reports that no longer stand. */
export const VERIFICATION_NOTICES = {
  superseded: {
    title: "Newer Report Exists",
    description: "This report is genuine, but it is no longer the current one",
  },
  revoked: { title: "Report Revoked", description: "Its owner has revoked this report" },
} as const;
