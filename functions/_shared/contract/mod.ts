/** The contract of `/api`: one schema per request and answer, used by the server, the forms and the tests. */
export * from "./admin.ts";
export * from "./api_keys.ts";
export * from "./auth.ts";
export * from "./billing.ts";
export * from "./common.ts";
export * from "./corrections.ts";
export * from "./cycles.ts";
export * from "./dispositions.ts";
export * from "./feedback.ts";
export * from "./health.ts";
export * from "./preferences.ts";
export * from "./projects.ts";
export * from "./reports.ts";
export * from "./sheet_texts.ts";
export * from "./security.ts";
export * from "./uploads.ts";
export * from "./operations/mod.ts";
