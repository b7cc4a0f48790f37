/** What queues and jobs are called where admins read of them. A kind without words is told by its own name. */
export const JOB_WORDS: Readonly<Record<string, string>> = {
  analysis: "Analysis steps",
  plan: "list the pages",
  page: "read a page",
  assemble: "write the report",
  chores: "Background tasks",
  send_mail: "send an email",
  mail_analysis: "email about an analysis",
  mail_notice: "email about a notification",
  mail_payment_failed: "email about a failed payment",
  mail_access: "email about an access request",
  request_reset: "email with a password link",
  read_customer: "read a subscription",
  end_subscription: "end a subscription",
  reconcile: "compare subscriptions",
  remove_objects: "delete files",
  clean_up: "delete what has expired",
  roll_up: "count the figures of a day",
  check_seals: "check the seals",
};

/** A job that is ready waits for its turn: alone the word reads as done. */
export const stateWords = (state: string): string => state === "ready" ? "waiting" : state;

/** A queue or a job's kind in words. */
export const jobWords = (name: string): string => JOB_WORDS[name] ?? name.replaceAll("_", " ");
