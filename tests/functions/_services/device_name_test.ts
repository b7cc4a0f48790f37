import assert from "node:assert/strict";
import { nameDevice } from "../../../functions/_services/device_name.ts";

const NAMES: [userAgent: string, name: string][] = [
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Chrome on Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36",
    "Chrome on Linux",
  ],
  ["python-requests/2.32 (Linux)", "API client on Linux"],
  ["curl/8.5.0", "API client"],
  ["", "API client"],
  ["x".repeat(10_000), "API client"],
  // Looked through to its end it takes ten seconds, in which nobody is answered.
  [`Version/${"1".repeat(60_000)}`, "API client"],
];

for (const [userAgent, name] of NAMES) {
  Deno.test(`"${userAgent.slice(0, 60)}" is ${name}`, () => {
    assert.equal(nameDevice(userAgent), name);
  });
}
