/** Hashed names of scripts and styles, from the manifest of the browser build. */
import type { Bundle, PageAssets } from "../components/frame/Document.tsx";

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

const manifests = import.meta.glob<{ default: Record<string, ManifestEntry> }>(
  "/dist/client/.vite/manifest.json",
  { eager: true },
);
const manifest = Object.values(manifests)[0]?.default ?? {};

const ENTRIES: Record<Bundle, { style: string; script: string | null }> = {
  app: { style: "components/styles/app.css", script: "islands/_client/app.ts" },
  viewer: { style: "components/styles/app.css", script: "islands/_client/app.ts" },
  landing: { style: "components/styles/landing.css", script: "islands/landing/landing.ts" },
  auth: { style: "components/styles/public.css", script: "islands/auth/auth.ts" },
  verify: { style: "components/styles/public.css", script: "islands/verify/verify.ts" },
  plain: { style: "components/styles/public.css", script: null },
};

const font = Object.keys(manifest).find((key) => key.endsWith("inter-latin-wght-normal.woff2"));

/** Addresses of what a page of this bundle loads; `modules` are sources of islands it wakes with. */
export function assetsFor(bundle: Bundle, modules: readonly string[] = []): PageAssets {
  const { style, script } = ENTRIES[bundle];
  const entry = script === null ? undefined : manifest[script];
  const styleEntry = manifest[style];
  const usesFont = bundle === "app";
  return {
    styles: styleEntry ? [`/${styleEntry.file}`] : [],
    script: entry ? `/${entry.file}` : null,
    preloads: filesOf([...(entry?.imports ?? []), ...modules]).filter((it) =>
      it !== `/${entry?.file}`
    ),
    font: usesFont && font ? `/${manifest[font].file}` : null,
  };
}

/** Files of the chunks `names` and of all they import, each once. */
function filesOf(names: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...seen].map((name) => `/${manifest[name].file}`);
}
