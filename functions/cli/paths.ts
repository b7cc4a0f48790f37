/** File URLs to paths and back, without a package. */

/** Path of a file URL. */
export const fromFileUrl = (url: URL): string => decodeURIComponent(url.pathname);

/** File URL of an absolute path. */
export const toFileUrl = (path: string): string => new URL(`file://${encodeURI(path)}`).href;
