import * as retention from '../../shared/privacy/retention.ts'
import type { PageUrl } from './page-key.ts'
import { rememberedLanguage, type VisitorHeaders } from './visitor-language.ts'

const secondsADay = 86_400
const keptSeconds = retention.language.days * secondsADay

interface Asking {
  readonly pageUrl: PageUrl
  readonly headers: VisitorHeaders
  readonly publicUrl: string
}

/**
 * The cookie that remembers a language from the address, for browsers without scripts, because the next address may
 * have no language. It belongs to one answer and never to the cached page.
 */
export const languageCookie = ({ pageUrl: { asked }, headers, publicUrl }: Asking): string | undefined => {
  if (asked === undefined || rememberedLanguage(headers) === asked) return undefined
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `language=${asked}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax${secure}`
}
