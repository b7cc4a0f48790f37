/**
 * Every call of `/api` in one list: the OpenAPI document, the readable page, the contract test and the access
 * test all walk it, so that none of them can forget one.
 */
import { ACCOUNT_OPERATIONS } from "./accounts.ts";
import { ADMIN_OPERATIONS } from "./admin.ts";
import { BILLING_OPERATIONS } from "./billing.ts";
import { CYCLE_OPERATIONS } from "./cycles.ts";
import { ORGANIZATION_OPERATIONS } from "./organizations.ts";
import { PEOPLE_OPERATIONS } from "./people.ts";
import { PROJECT_OPERATIONS } from "./projects.ts";
import { REPORT_OPERATIONS } from "./reports.ts";
import { REVIEW_OPERATIONS } from "./review.ts";
import { SERVICE_OPERATIONS } from "./service.ts";
import { SECURITY_OPERATIONS } from "./security.ts";
import { UPLOAD_OPERATIONS } from "./uploads.ts";
import type { Operation } from "./operation.ts";

export { type CallAccess, errorsOf, type Operation } from "./operation.ts";

/** All calls, in the order the page shows them. */
export const OPERATIONS: readonly Operation[] = [
  ...ACCOUNT_OPERATIONS,
  ...SECURITY_OPERATIONS,
  ...PROJECT_OPERATIONS,
  ...UPLOAD_OPERATIONS,
  ...REPORT_OPERATIONS,
  ...REVIEW_OPERATIONS,
  ...CYCLE_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  ...ORGANIZATION_OPERATIONS,
  ...BILLING_OPERATIONS,
  ...ADMIN_OPERATIONS,
  ...SERVICE_OPERATIONS,
];
