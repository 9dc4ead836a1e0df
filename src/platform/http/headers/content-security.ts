import { createHash } from 'node:crypto'

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

export interface HashedPage {
  readonly html: string
  readonly hashes: readonly string[]
}

/**
 * Hashes the inline scripts that carry the nonce of this render, and removes the nonce from the page. A script that was
 * injected with a visitor's text does not carry the nonce, and stays forbidden. The result can be cached and sent to
 * all visitors.
 */
export const hashScripts = (html: string, nonce: string): HashedPage => {
  const mark = ` nonce="${nonce}"`
  const codes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => attributes.includes(mark) && !attributes.includes(' src='))
    .map(([, , code = '']) => code)
  const hashes = [...new Set(codes)].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return { html: html.replaceAll(mark, ''), hashes }
}

/** The origins of scripts, frames and calls that a page may need besides our own. */
export interface Admitted {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly calls: readonly string[]
}

const nobody: Admitted = { scripts: [], frames: [], calls: [] }

/**
 * The origins that Stripe's card form needs, where Stripe takes the payments. They are allowed on every page, because
 * the visitor reaches the checkout from any page, under the policy of the first page that was loaded.
 */
export const admitsStripe: Admitted = {
  scripts: ['https://js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}

/**
 * The policy of every answer; a page adds the hashes of its own scripts (architecture: hashes, so that pages can be
 * cached).
 */
export const contentSecurityPolicy = (hashes: readonly string[] = [], admitted: Admitted = nobody) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...admitted.scripts, ...hashes].join(' '),
    // Only style attributes are allowed, for the colour of picture placeholders; inline style sheets are forbidden.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...admitted.calls].join(' '),
    ...(admitted.frames.length > 0 ? [["frame-src 'self'", ...admitted.frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** During development Vite writes scripts and styles into a page, and reports changes over a socket. */
export const developmentPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws: wss: https:"
