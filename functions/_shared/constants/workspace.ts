/** The cookie that names whose projects the screens show: an organization's id or `personal`; all without it. */
export const WORKSPACE_COOKIE = "flc_workspace";
/** A year: a choice of how to look at things, no secret. */
export const WORKSPACE_LIFE_S = 365 * 24 * 60 * 60;
