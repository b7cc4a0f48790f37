/** The HTML document around every page. */
import type { ReactNode } from "react";

/** What a page loads: `viewer` is `app` without its typeface, `plain` ships no script at all. */
export type Bundle = "app" | "viewer" | "landing" | "auth" | "verify" | "plain";

export interface PageOptions {
  title: string;
  description?: string;
  bundle: Bundle;
  /** Keeps the page out of search engines; every page behind sign-in. */
  isPrivate?: boolean;
  /** Source files of islands the page wakes with, fetched beside the bundle instead of after it. */
  modules?: string[];
  /** Calls the page begins with, under way before its script runs. */
  calls?: string[];
}

export interface PageAssets {
  styles: string[];
  script: string | null;
  preloads: string[];
  font: string | null;
}

/** Reads the chosen theme before the first paint, so that nothing flashes. */
const THEME_SCRIPT =
  `try{var t=localStorage.getItem("flc_theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/**
 * Sends a form that goes to the server by itself once, however often its button is pressed: a link in a mail that is
 * used up by the first press would say at the second that it does not work.
 */
const ONCE_SCRIPT =
  `document.addEventListener("submit",function(e){var f=e.target;if(e.defaultPrevented||f.method!=="post")return;if(f.dataset.sent)e.preventDefault();else f.dataset.sent="1"});addEventListener("pageshow",function(){document.querySelectorAll("form[data-sent]").forEach(function(f){delete f.dataset.sent})});`;

/**
 * Keeps the last button pressed in an island whose code has not come, for `islands/_client/app.ts`; and holds its form
 * back, which the browser would send itself, loading the page again without what was typed.
 */
const EARLY_SCRIPT =
  `!function(d){var asleep="honox-island:not([data-awake])";d.addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]");if(b&&b.closest(asleep))d.pressedEarly=b},true);d.addEventListener("submit",function(e){if(!e.target.closest(asleep))return;e.preventDefault();d.pressedEarly=e.submitter},true)}(document)`;

export interface DocumentProps {
  options: PageOptions;
  assets: PageAssets;
  nonce: string;
  children: ReactNode;
}

export function Document({ options, assets, nonce, children }: DocumentProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <title>{options.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FAFAF7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0E1620" media="(prefers-color-scheme: dark)" />
        {options.description && <meta name="description" content={options.description} />}
        {options.isPrivate && <meta name="robots" content="noindex" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.font && (
          <link
            rel="preload"
            href={assets.font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        )}
        {/* With a precedence React writes them before the scripts that are fetched ahead: nothing is painted without them. */}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: [THEME_SCRIPT, EARLY_SCRIPT, ONCE_SCRIPT].join(";") }}
        />
        {options.calls?.map((href) => (
          <link key={href} rel="preload" href={href} as="fetch" crossOrigin="use-credentials" />
        ))}
        {assets.preloads.map((href) => <link key={href} rel="modulepreload" href={href} />)}
        {assets.script && <script type="module" src={assets.script} nonce={nonce} />}
      </head>
      <body>
        {children}
      </body>
    </html>
  );
}
