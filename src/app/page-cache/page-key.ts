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

/** The language of `lng` or cookie, else French: robots send neither, and see French at the bare address. */
const languageOf = (asked: string | null, cookie: string | undefined): Language =>
  parseLanguage(asked) ?? parseLanguage(cookie?.match(cookieLanguage)?.[1]) ?? defaultLanguage

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

/** Reads a request line and its cookie into the page it means. */
export const pageAddressOf = (requestUrl: string, cookie: string | undefined): PageAddress => {
  const at = requestUrl.indexOf('?')
  if (at < 0) return plainAddress(requestUrl, languageOf(null, cookie))
  const path = requestUrl.slice(0, at)
  const given = new URLSearchParams(requestUrl.slice(at))
  const lng = languageOf(given.get('lng'), cookie)
  const entry = entryOf(path)
  const target = path + meaningfulQuery(entry?.query ?? [], given, parseLanguage(given.get('lng')) ?? null)
  return { key: `${lng} ${target}`, lng, target, cacheable: entry !== undefined }
}
