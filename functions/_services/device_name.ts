/** A browser in words a person recognises. Nothing finer is kept: neither version nor address. */

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|HeadlessChrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\b(iPhone|iPod)\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Browsers say less than 300 characters of themselves; of 60,000 a pattern would be looked for during seconds. */
const LONGEST = 500;

/** As "Chrome on Windows"; what is no browser talks to the API. */
export function nameDevice(userAgent: string): string {
  const said = userAgent.slice(0, LONGEST);
  const find = (list: readonly [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(said))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `API client on ${system}` : "API client");
}
