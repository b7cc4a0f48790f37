/** How long things live, how often screens ask, how long the worker waits. */

/** Life of a session, its cookie and its cached copy, in milliseconds: 30 days. */
export const SESSION_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

export const PROJECTS_POLL_BUSY_MS = 5_000;
export const PROJECTS_POLL_IDLE_MS = 30_000;
export const STATS_POLL_MS = 15_000;
export const REPORT_POLL_MS = 3_000;
export const CURRENT_USER_POLL_MS = 5 * 60_000;
export const STALE_DEFAULT_MS = 30_000;
export const STALE_BUSY_MS = 10_000;
export const RETRY_DELAY_CAP_MS = 30_000;
export const FEEDBACK_DELAY_MS = 2_000;
/** For so long what appears takes no press: a finger on its way was meant for something else. */
export const FEEDBACK_SETTLE_MS = 1_000;
export const BADGE_ROTATION_MS = 2_000;
export const TOAST_LIFE_MS = 5_000;

/** A page job is handed to another worker when its heartbeat is this late. */
export const JOB_LEASE_MS = 30_000;
/** A job that has not ended by then hangs: the longest, a page of scans put to a model, takes a few minutes. */
export const JOB_LIMIT_MS = 20 * 60_000;
/** Pause between looks at an empty queue. */
export const JOB_POLL_MS = 1_000;
/** Life of a password-reset or confirmation link. */
export const MAIL_LINK_LIFE_MS = 60 * 60_000;

/** Questions put to the vision model at a time, of all projects of one process. */
export const MOST_IN_FLIGHT = 8;
/** How long an answer is taken to last where nobody has measured it; a guess, not what a service promises. */
export const MODEL_ANSWER_MS = 50_000;
