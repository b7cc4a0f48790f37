/** What members of an organization may do in its projects. The database asks the same (`role_may`). */

export const ROLES = ["owner", "reviewer", "designer", "viewer"] as const;
export type Role = typeof ROLES[number];

/**
 * `read` looks; `comment` talks; `edit` changes a project and its files; `work` sends revisions, starts and stops
 * reviews, takes answers in; `review` decides about findings, writes letters, shares; `own` deletes, revokes, moves.
 */
export const RIGHTS = ["read", "comment", "edit", "work", "review", "own"] as const;
export type Right = typeof RIGHTS[number];

const RIGHTS_OF: Record<Role, readonly Right[]> = {
  owner: RIGHTS,
  reviewer: ["read", "comment", "work", "review"],
  designer: ["read", "comment", "work", "edit"],
  viewer: ["read"],
};

export const roleMay = (role: Role, right: Right): boolean => RIGHTS_OF[role].includes(right);

export const ROLE_WORDS: Record<Role, string> = {
  owner: "Owner",
  reviewer: "Reviewer",
  designer: "Designer",
  viewer: "Viewer",
};

/** What each may do, in a sentence. */
export const ROLE_HINTS: Record<Role, string> = {
  owner: "An owner has full access, including managing people.",
  reviewer:
    "A reviewer decides on findings, writes comment letters, shares reports and handles revisions.",
  designer: "A designer creates and edits projects, uploads plans and answers comments.",
  viewer: "A viewer reads projects, reports and comments.",
};

/** What a call about a project needs: else reading calls need `read` and changing ones `review`. */
const CALL_RIGHTS: Record<string, Right> = {
  revisionRoom: "work",
  deleteProject: "own",
  moveProject: "own",
  revokeReport: "own",
  updateVerification: "own",
  updateModelConsent: "own",
  changeProject: "edit",
  archiveProject: "edit",
  updateTags: "edit",
  changeFiles: "edit",
  replaceFile: "edit",
  retryProject: "work",
  enhancedAnalysis: "work",
  cancelEnhancedAnalysis: "work",
  saveCorrections: "work",
  submitRevision: "work",
  withdrawRevision: "work",
  readLetter: "work",
  listShares: "review",
  addComment: "comment",
  deleteComment: "comment",
  shareComment: "comment",
  visualMarkup: "read",
};

export const rightOf = ({ id, method }: { id: string; method: string }): Right =>
  CALL_RIGHTS[id] ?? (method === "GET" ? "read" : "review");
