import { preferredLanguage } from '../../shared/i18n/accept-language.ts'
import { defaultLanguage, type Language, parseLanguage } from '../../shared/i18n/languages.ts'
import { robot } from '../rendering/robots.ts'

/** The headers that tell the visitor's language. */
export interface VisitorHeaders {
  readonly cookie?: string | undefined
  readonly 'accept-language'?: string | undefined
  readonly 'user-agent'?: string | undefined
}

const inCookie = /(?:^|;\s*)language=(fr|en)\b/

/** The language that the visitor chose on an earlier visit. */
export const rememberedLanguage = ({ cookie }: VisitorHeaders): Language | undefined =>
  cookie === undefined ? undefined : parseLanguage(cookie.match(inCookie)?.[1])

/** The language of the cookie, else of the browser, else French; `lng` in the address has priority over all. */
export const visitorLanguage = (headers: VisitorHeaders): Language => {
  const chosen = rememberedLanguage(headers)
  if (chosen) return chosen
  const accepted = headers['accept-language']
  if (!accepted || robot.test(headers['user-agent'] ?? '')) return defaultLanguage
  return browserLanguage(accepted)
}

const mostLists = 1000

/**
 * Parsed headers are cached, because browsers send the same few, and parsing one costs more than sending a cached page.
 */
const lists = new Map<string, Language>()

const browserLanguage = (accepted: string): Language => {
  const known = lists.get(accepted)
  if (known) return known
  if (lists.size >= mostLists) lists.clear()
  const lng = preferredLanguage(accepted) ?? defaultLanguage
  lists.set(accepted, lng)
  return lng
}
