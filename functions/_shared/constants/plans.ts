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
  isMostPopular: boolean;
  features: string[];
}

export const UNLIMITED = -1;

/**
 * What has to be held whole: pictures, encrypted files that are marked up, sets joined to one PDF, copies that come back.
 * Of larger ones it takes more memory than a server can be expected to have.
 */
export const HELD_MOST_MB = 250;

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
    isMostPopular: false,
    features: [
      "Up to 3 projects",
      "100MB storage",
      "10 monthly uploads",
      "5 compliance reports per month",
      "Basic support",
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
    isMostPopular: false,
    features: [
      "2 projects per week (8 per month)",
      "5 GB storage",
      "Weekly project uploads",
      "Advanced reports",
      "Priority support",
      "Advanced analytics",
      "Export reports",
      "Custom tags",
      "API access",
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
    isMostPopular: true,
    features: [
      "Unlimited projects",
      "Unlimited storage",
      "Unlimited uploads and reports",
      "24/7 premium support",
      "Analytics",
      "Full API access",
      "White-label options",
      "Custom integrations",
      "Dedicated account manager",
      "Priority processing queue",
    ],
  },
];

/** A size in megabytes as people read it: `250 MB`, `1 GB`. */
export const sizeWords = (mb: number): string =>
  mb >= 1024 ? `${(mb / 1024).toLocaleString("en-US")} GB` : `${mb.toLocaleString("en-US")} MB`;

/** True where projects may carry tags of one's own. */
export function hasCustomTags(tier: PlanTier): boolean {
  return tier !== "free";
}

/** The plan of a tier. */
export function getPlan(tier: PlanTier): SubscriptionPlan {
  return SUBSCRIPTION_PLANS.find((plan) => plan.tier === tier)!;
}
