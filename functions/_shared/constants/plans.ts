/** The three plans, their prices and limits. A limit of −1 means unlimited. */

import { UPLOAD_MOST_MB } from "./upload.ts";

export const PLAN_TIERS = ["free", "professional", "enterprise"] as const;
export type PlanTier = typeof PLAN_TIERS[number];

/** One plan: price in cents a month, storage in megabytes, file size in megabytes. */
export interface SubscriptionPlan {
  tier: PlanTier;
  name: string;
  priceCents: number;
  interval: "month";
  projectsLimit: number;
  /** Projects begun in a week of the paid period. */
  weeklyProjectsLimit: number;
  storageLimitMb: number;
  monthlyUploadsLimit: number;
  monthlyReportsLimit: number;
  maxFileMb: number;
  /** Pages of one file and of all files of a project. */
  maxFilePages: number;
  maxProjectPages: number;
  /** What it comes with, as far as it can be seen or reached; nothing is said that nobody can check. */
  features: string[];
}

export const UNLIMITED = -1;

/**
 * What has to be held whole: pictures, encrypted files that are marked up, sets joined to one PDF, copies that come back.
 * Of larger ones it takes more memory than a server can be expected to have.
 */
export const HELD_MOST_MB = 250;

/** API keys an account may have. */
export const API_KEYS_LIMIT: Readonly<Record<PlanTier, number>> = {
  free: 0,
  professional: 5,
  enterprise: 50,
};

export const SUBSCRIPTION_PLANS: readonly SubscriptionPlan[] = [
  {
    tier: "free",
    name: "Free",
    priceCents: 0,
    interval: "month",
    projectsLimit: 3,
    weeklyProjectsLimit: UNLIMITED,
    storageLimitMb: 100,
    monthlyUploadsLimit: 10,
    monthlyReportsLimit: 5,
    maxFileMb: 25,
    maxFilePages: 60,
    maxProjectPages: 60,
    features: [
      "Up to 3 projects",
      "100 MB storage",
      "10 uploads a month",
      "5 compliance reports a month",
      "Support by email",
    ],
  },
  {
    tier: "professional",
    name: "Professional",
    priceCents: 9900,
    interval: "month",
    projectsLimit: 8,
    weeklyProjectsLimit: 2,
    storageLimitMb: 5 * 1024,
    monthlyUploadsLimit: UNLIMITED,
    monthlyReportsLimit: UNLIMITED,
    maxFileMb: 250,
    maxFilePages: 300,
    maxProjectPages: 500,
    features: [
      "2 projects a week, 8 a month",
      "5 GB storage",
      "Unlimited uploads and reports",
      "Export of findings as a spreadsheet, comment letter or BCF issues",
      "Custom tags",
      `API access with ${API_KEYS_LIMIT.professional} keys`,
      "Support by email",
    ],
  },
  {
    tier: "enterprise",
    name: "Enterprise",
    priceCents: 19900,
    interval: "month",
    projectsLimit: UNLIMITED,
    weeklyProjectsLimit: UNLIMITED,
    storageLimitMb: UNLIMITED,
    monthlyUploadsLimit: UNLIMITED,
    monthlyReportsLimit: UNLIMITED,
    maxFileMb: UPLOAD_MOST_MB,
    maxFilePages: 500,
    maxProjectPages: 1_500,
    features: [
      "Unlimited projects",
      "Unlimited storage",
      "Unlimited uploads and reports",
      "Export of findings as a spreadsheet, comment letter or BCF issues",
      "Custom tags",
      `API access with ${API_KEYS_LIMIT.enterprise} keys`,
      "Your firm’s name and logo on reports",
      "Support by email",
    ],
  },
];

/** True where projects may carry tags of one's own. */
export function hasCustomTags(tier: PlanTier): boolean {
  return tier !== "free";
}

/** True where findings are taken along as spreadsheet, letter and BCF. */
export function hasFindingExports(tier: PlanTier): boolean {
  return tier !== "free";
}

/** True where reports carry the firm's own name and logo. */
export function hasOwnBrand(tier: PlanTier): boolean {
  return tier === "enterprise";
}

/** The plan of a tier. */
export function getPlan(tier: PlanTier): SubscriptionPlan {
  return SUBSCRIPTION_PLANS.find((plan) => plan.tier === tier)!;
}

/** The same day next month, or its last day: when what is paid for a month today ends. */
export function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return next;
}

/**
 * What a change between paid plans comes to today, in cents: the difference in price for what is left of the paid month.
 * Below zero it is a credit for invoices to come. Payment providers count by the second, so they may differ by cents.
 *
 * @param periodEnd when the paid month ends, ISO 8601
 */
export function changeCents(
  { from, to, periodEnd, now }: { from: PlanTier; to: PlanTier; periodEnd: string; now: Date },
): number {
  const share = shareLeft(periodEnd, now);
  return Math.round((getPlan(to).priceCents - getPlan(from).priceCents) * share);
}

/** What a plan costs for what is left of the paid month, in cents. */
export function restCents(
  { tier, periodEnd, now }: { tier: PlanTier; periodEnd: string; now: Date },
): number {
  return Math.round(getPlan(tier).priceCents * shareLeft(periodEnd, now));
}

/** Of a month that is paid until `periodEnd`, 0–1. */
function shareLeft(periodEnd: string, now: Date): number {
  const end = new Date(periodEnd);
  const start = new Date(end);
  start.setUTCMonth(start.getUTCMonth() - 1);
  // The month before may be too short for the day.
  if (start.getUTCDate() !== end.getUTCDate()) start.setUTCDate(0);
  const left = (end.getTime() - now.getTime()) / (end.getTime() - start.getTime());
  return Math.min(1, Math.max(0, left));
}
