import {
  type Admitted,
  contentSecurityPolicy,
  developmentPolicy,
  hashScripts,
} from '../../platform/http/headers/content-security.ts'
import { securityHeaders } from '../../platform/http/headers/security-headers.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { pathTo } from '../../sitemap.ts'

interface WrittenPage {
  readonly path: string
  readonly written: string
  readonly nonce: string
  readonly lng: Language
  readonly tags: ReadonlySet<string>
  readonly publicUrl: string
  readonly keep: boolean
  readonly preview?: true | undefined
  /** The new address of a page that has moved. */
  readonly moved: string | null
  readonly developing: boolean
  /** The origins that are allowed besides our own. */
  readonly admitted?: Admitted | undefined
}

const kept = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'
const passing = 'no-store'

/** A tag may contain a visitor's text; only tags that are valid in a header are sent to a CDN. */
const sayable = /^[\w:.-]{1,100}$/

/** Whether a page is one of the admin. */
export const isOfAdmin = (path: string) => `${path}/`.startsWith(`${pathTo('admin')}/`)

/** The headers of a rendered page. */
export const pageHeaders = ({
  path,
  written,
  nonce,
  lng,
  tags,
  publicUrl,
  keep,
  preview,
  moved,
  developing,
  admitted,
}: WrittenPage) => {
  const { html, hashes } = hashScripts(written, nonce)
  const surrogateKey = [...tags].filter((tag) => sayable.test(tag)).join(' ')
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': lng,
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    'cache-control': keep ? kept : passing,
    // Stock is counted by the camera in one room of the admin. The team reaches it from any other, under the policy of
    // the first page that was loaded.
    ...securityHeaders({ publicUrl, mayFilm: isOfAdmin(path) }),
    'content-security-policy': developing ? developmentPolicy : contentSecurityPolicy(hashes, admitted),
    ...(surrogateKey && { 'surrogate-key': surrogateKey }),
    ...(moved && { location: moved }),
    // The key of a preview goes nowhere with whoever follows a link.
    ...(preview && { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }),
  }
  return { html, headers }
}
