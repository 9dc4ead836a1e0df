import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g
const dataBlock = /type="application\/(json|ld\+json)"/

/** The CSP hashes of a page's inline scripts; data blocks never run and need none. */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)]
      .filter(([, attributes = '']) => !dataBlock.test(attributes))
      .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  ),
]

/** The policy of every answer; a page adds the hashes of its own scripts (architecture: hashes, so that pages can be cached). */
export const contentSecurityPolicy = (hashes: readonly string[] = []) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    // Attributes only: picture placeholders carry their colour; no inline style sheet is allowed.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
