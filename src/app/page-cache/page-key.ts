import { defaultLanguage, type Language, parseLanguage } from '../../shared/i18n/languages.ts'
import { type SitemapEntry, sitemap } from '../../sitemap.ts'

/** Which page is asked for: what the cache calls it and the address it is rendered at. */
export interface PageAddress {
  readonly key: string
  readonly lng: Language
  /** Path and meaningful parameters only, in a fixed order: what a campaign adds neither splits the cache nor reaches the page. */
  readonly target: string
  /** Unknown addresses are answered but never kept: there is no end of them. */
  readonly cacheable: boolean
}

const entries: readonly SitemapEntry[] = Object.values(sitemap)
const cookieLanguage = /(?:^|;\s*)language=(fr|en)\b/

/** The language of the cookie, else French; `lng` goes before both. Robots send neither, and see French at the bare address. */
const languageOf = (cookie: string | undefined): Language =>
  (cookie && parseLanguage(cookie.match(cookieLanguage)?.[1])) || defaultLanguage

const fixed = new Map(entries.filter(({ path }) => !path.includes(':')).map((entry) => [entry.path, entry]))

const withParameters = entries
  .filter(({ path }) => path.includes(':'))
  .map((entry) => ({ entry, pattern: new RegExp(`^${entry.path.replace(/:\w+/g, '[^/]+')}$`) }))

const entryOf = (path: string) =>
  fixed.get(path) ?? withParameters.find(({ pattern }) => pattern.test(path))?.entry

const meaningfulQuery = (names: readonly string[], given: URLSearchParams, lng: string | null) => {
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  if (lng) kept.set('lng', lng)
  const query = kept.toString()
  return query && `?${query}`
}

/** Most requests, by far, ask for a path and nothing more. */
const plainAddress = (path: string, lng: Language): PageAddress => ({
  key: `${lng} ${path}`,
  lng,
  target: path,
  cacheable: entryOf(path) !== undefined,
})

const addressWithQuery = (requestUrl: string, cookieLng: Language): PageAddress => {
  const at = requestUrl.indexOf('?')
  const path = requestUrl.slice(0, at)
  const given = new URLSearchParams(requestUrl.slice(at))
  const asked = parseLanguage(given.get('lng'))
  const lng = asked ?? cookieLng
  const entry = entryOf(path)
  const target = path + meaningfulQuery(entry?.query ?? [], given, asked ?? null)
  return { key: `${lng} ${target}`, lng, target, cacheable: entry !== undefined }
}

/** The same few addresses are asked for again and again, and reading a query costs more than sending a kept page. */
const remembered = new Map<string, PageAddress>()
const mostRemembered = 1000

/** Reads a request line and its cookie into the page it means. */
export const pageAddressOf = (requestUrl: string, cookie: string | undefined): PageAddress => {
  const cookieLng = languageOf(cookie)
  if (!requestUrl.includes('?')) return plainAddress(requestUrl, cookieLng)
  const name = cookieLng + requestUrl
  const known = remembered.get(name)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const address = addressWithQuery(requestUrl, cookieLng)
  remembered.set(name, address)
  return address
}
