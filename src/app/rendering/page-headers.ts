import {
  type Admitted,
  contentSecurityPolicy,
  developmentPolicy,
  hashScripts,
} from '../../platform/http/headers/content-security.ts'
import { securityHeaders } from '../../platform/http/headers/security-headers.ts'
import type { Language } from '../../shared/i18n/languages.ts'

interface WrittenPage {
  readonly written: string
  readonly nonce: string
  readonly lng: Language
  readonly tags: ReadonlySet<string>
  readonly publicUrl: string
  readonly keep: boolean
  /** Where a page that has moved now is. */
  readonly moved: string | null
  readonly developing: boolean
  /** Besides the house itself. */
  readonly admitted?: Admitted | undefined
}

const kept = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'
const passing = 'no-store'

/** Tags may be made of what a visitor wrote; only such as a header can carry are told to a CDN. */
const sayable = /^[\w:.-]{1,100}$/

/** The page as it is sent, and everything that is said about it. */
export const pageHeaders = ({
  written,
  nonce,
  lng,
  tags,
  publicUrl,
  keep,
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
    ...securityHeaders(publicUrl),
    'content-security-policy': developing ? developmentPolicy : contentSecurityPolicy(hashes, admitted),
    ...(surrogateKey && { 'surrogate-key': surrogateKey }),
    ...(moved && { location: moved }),
  }
  return { html, headers }
}
