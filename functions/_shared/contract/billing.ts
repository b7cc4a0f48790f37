/** Subscription, usage and invoices. Amounts in cents; a limit of −1 means unlimited; storage in megabytes. */
import { z } from "zod";
import { PLAN_TIERS } from "../constants/plans.ts";
import { Id, Moment } from "./common.ts";

const Invoice = z.object({
  id: Id,
  description: z.string(),
  billingDate: Moment,
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  invoiceUrl: z.string().nullable(),
});

/** Answer of `GET /api/billing/history`. */
export const BillingHistory = z.object({
  total: z.number().int(),
  invoices: z.array(Invoice).describe("Newest first"),
});
export type BillingHistory = z.infer<typeof BillingHistory>;

/** What was used on a day, or in some days. */
const UsageFigures = z.object({
  projectsCreated: z.number().int(),
  filesUploaded: z.number().int(),
  reportsGenerated: z.number().int(),
  apiCallsCount: z.number().int(),
});

export const BillingAnalytics = z.object({
  currentSubscription: z.object({
    tier: z.enum(PLAN_TIERS),
    status: z.string(),
    startDate: Moment.nullable(),
    endDate: Moment.nullable(),
    /** True when the plan ends with the current period. */
    cancelAtPeriodEnd: z.boolean(),
  }),
  totalSpent: z.number().int(),
  usageStats: z.object({
    projectsUsed: z.number(),
    projectsLimit: z.number(),
    /** Held, or begun in the month, without a report because their analysis failed: those the plan does not count. */
    failedProjects: z.number(),
    /** Begun in the running week of the billing month. */
    weeklyProjects: z.number(),
    weeklyProjectsLimit: z.number(),
    storageUsed: z.number(),
    storageLimit: z.number(),
    monthlyUploads: z.number(),
    monthlyUploadsLimit: z.number(),
    monthlyReports: z.number(),
    monthlyReportsLimit: z.number(),
  }),
  /** The period the monthly counters belong to, by day (UTC). */
  usagePeriod: z.object({
    startDate: z.iso.date(),
    /** The moment on it: what was used earlier that day does not count. */
    startedAt: Moment,
    /** The day the counters begin anew. */
    endDate: z.iso.date(),
    /** The day the counter of the week begins anew. */
    weekEndDate: z.iso.date(),
    /** Every day from the first to today. */
    days: z.array(UsageFigures.extend({ date: z.iso.date() })),
    /** What was used in the month before the first day, and on it before the period began. */
    before: UsageFigures,
  }),
  billingHistory: z.array(Invoice).describe("The newest twenty, newest first"),
  /** Which payment provider is behind it; `sandbox` takes no money. */
  provider: z.enum(["stripe", "sandbox"]),
  /** True when cards and invoices can be looked after on a page of the provider. */
  hasPortal: z.boolean(),
});
export type BillingAnalytics = z.infer<typeof BillingAnalytics>;

export const CreateSubscriptionRequest = z.object({ planTier: z.enum(PLAN_TIERS) });
export type CreateSubscriptionRequest = z.infer<typeof CreateSubscriptionRequest>;

/** With `checkoutUrl` the browser goes there; without it the plan has changed at once. */
export const CreateSubscriptionResponse = z.object({
  success: z.literal(true),
  checkoutUrl: z.string().optional(),
});
export type CreateSubscriptionResponse = z.infer<typeof CreateSubscriptionResponse>;

export const CancelSubscriptionResponse = z.object({
  success: z.literal(true),
  endsAt: Moment.nullable().describe("When the paid plan ends; null when it ended at once"),
});
export type CancelSubscriptionResponse = z.infer<typeof CancelSubscriptionResponse>;

/** Where the browser goes to look after cards; null where there is nothing to look after. */
export const BillingPortalResponse = z.object({ url: z.string().nullable() });
export type BillingPortalResponse = z.infer<typeof BillingPortalResponse>;
