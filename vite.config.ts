/**
 * How pages and browser code are built. `--mode client` writes hashed assets and a manifest to `dist/client`,
 * the other mode writes the server's pages to `dist/server/pages.js`. `UI_RUNTIME=react|preact` chooses what
 * runs in the browser; the source imports `react` either way, and the server always renders with React.
 */
import process from "node:process";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { islandComponents } from "honox/vite";
import { defineConfig, type Plugin, type UserConfig } from "vite";

/** Entries of the browser, by what a page asks for. */
export const CLIENT_ENTRIES = {
  app: "islands/_client/app.ts",
  auth: "islands/auth/auth.ts",
  landing: "islands/landing/landing.ts",
  verify: "islands/verify/verify.ts",
  appStyle: "components/styles/app.css",
  landingStyle: "components/styles/landing.css",
  publicStyle: "components/styles/public.css",
} as const;

const runtime = process.env.UI_RUNTIME === "react" ? "react" : "preact";

const preactAlias = [
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react$/, replacement: "preact/compat" },
];

/** Ids that server and browser can't disagree on. */
const lateIds = {
  find: /^@radix-ui\/react-id$/,
  replacement: fileURLToPath(new URL("./components/ui/late_id.ts", import.meta.url)),
};

/** `use client` marks mean nothing here; without this the bundler warns once per file. */
const quietDirectives: Plugin = {
  name: "quiet-use-client",
  transform(code, id) {
    if (!id.includes("node_modules") || !code.includes("use client")) return null;
    return { code: code.replace(/^\s*["']use client["'];?/, ""), map: null };
  },
};

const client: UserConfig = {
  plugins: [tailwindcss(), quietDirectives],
  resolve: {
    alias: [lateIds, ...(runtime === "preact" ? preactAlias : [])],
    dedupe: ["react", "preact"],
  },
  define: { "process.env.NODE_ENV": '"production"' },
  publicDir: false,
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      input: CLIENT_ENTRIES,
      output: {
        // Without groups every shared icon becomes a file of its own.
        codeSplitting: {
          groups: [
            // What the pages without a framework share with the rest stays small.
            {
              name: "words",
              test:
                /(_shared[\\/](messages|constants[\\/]timing)|_client[\\/](session_store|toast))/,
              priority: 9,
            },
            { name: "preload", test: /preload-helper/, priority: 9 },
            { name: "viewer", test: /node_modules[\\/].*(openseadragon|@embedpdf)/ },
            { name: "vendor", test: /node_modules/, minShareCount: 2 },
            {
              name: "shared",
              test: /(components|islands[\\/]_|functions[\\/]_shared)/,
              minShareCount: 4,
            },
            // Every island is an entry of its own: what all pages, or all viewers, wake with is one file nevertheless.
            { name: "frame", test: /islands[\\/]/, minShareCount: 9 },
            { name: "sheets", test: /islands[\\/]report[\\/]/, minShareCount: 5 },
          ],
        },
      },
    },
  },
};

const server: UserConfig = {
  plugins: [
    quietDirectives,
    islandComponents({ islandDir: "/islands", reactApiImportSource: "react" }),
  ],
  resolve: { alias: [lateIds] },
  publicDir: false,
  ssr: {
    noExternal: true,
    external: ["react", "react-dom", "react/jsx-runtime", "react-dom/server", "hono", "zod"],
  },
  build: {
    ssr: "routes/_pages.ts",
    outDir: "dist/server",
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    rolldownOptions: { output: { entryFileNames: "pages.js" } },
  },
};

export default defineConfig(({ mode }) => mode === "client" ? client : server);
