import { type Language, parseLanguage } from '../../shared/i18n/languages.ts'
import { previewParam, type SitemapEntry, sitemap, unsentParam } from '../../sitemap.ts'
import { type VisitorHeaders, visitorLanguage } from './visitor-language.ts'

/** The page that a request means: its key in the cache and the address at which it is rendered. */
export interface PageUrl {
  readonly key: string
  readonly lng: Language
  /** The language that the address itself asks for. */
  readonly asked?: Language | undefined
  /**
   * Path and known parameters only, in a fixed order: other parameters, such as those of a campaign, neither split the
   * cache nor reach the page.
   */
  readonly target: string
  /**
   * Pages of unknown addresses are never cached, because there are infinitely many; nor are those of a preview, which
   * are for whoever has the key.
   */
  readonly cacheable: boolean
  /** Whether the page accepts a form that is posted without scripts. */
  readonly posted: boolean
  /** The page is named to no search engine, whatever it says itself. */
  readonly preview?: true
}

const mostRemembered = 1000

const entries: readonly SitemapEntry[] = Object.values(sitemap)

const fixed = new Map(entries.filter(({ path }) => !path.includes(':')).map((entry) => [entry.path, entry]))

const withParameters = entries
  .filter(({ path }) => path.includes(':'))
  .map((entry) => ({ entry, pattern: new RegExp(`^${entry.path.replace(/:\w+/g, '[^/]+')}$`) }))

const entryOf = (path: string) =>
  fixed.get(path) ?? withParameters.find(({ pattern }) => pattern.test(path))?.entry

const cacheRuleOf = (entry: SitemapEntry | undefined) => ({
  cacheable: entry !== undefined,
  posted: entry?.posted === true,
})

const meaningfulQuery = (names: readonly string[], given: URLSearchParams, lng: string | null) => {
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  if (given.get(unsentParam) === '1') kept.set(unsentParam, '1')
  if (lng) kept.set('lng', lng)
  const query = kept.toString()
  return query && `?${query}`
}

/** The page of an address without parameters, which most requests ask for. */
const plainUrl = (path: string, lng: Language): PageUrl => ({
  key: `${lng} ${path}`,
  lng,
  target: path,
  ...cacheRuleOf(entryOf(path)),
})

const urlWithQuery = (requestUrl: string, visitorLng: Language): PageUrl => {
  const at = requestUrl.indexOf('?')
  const path = requestUrl.slice(0, at)
  const given = new URLSearchParams(requestUrl.slice(at))
  const asked = parseLanguage(given.get('lng'))
  const lng = asked ?? visitorLng
  const entry = entryOf(path)
  const target = path + meaningfulQuery(entry?.query ?? [], given, asked ?? null)
  const rule = cacheRuleOf(entry)
  const isPreview = entry?.query?.includes(previewParam) && given.get(previewParam)
  return {
    key: `${lng} ${target}`,
    lng,
    asked,
    target,
    ...rule,
    ...(isPreview && { cacheable: false, preview: true }),
  }
}

/**
 * Parsed addresses are cached, because the same ones come again and again, and parsing a query costs more than sending
 * a cached page.
 */
const remembered = new Map<string, PageUrl>()

/** Finds the page for a request line and its headers. */
export const pageUrlOf = (requestUrl: string, headers: VisitorHeaders): PageUrl => {
  const visitorLng = visitorLanguage(headers)
  if (!requestUrl.includes('?')) return plainUrl(requestUrl, visitorLng)
  const name = visitorLng + requestUrl
  const known = remembered.get(name)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const pageUrl = urlWithQuery(requestUrl, visitorLng)
  remembered.set(name, pageUrl)
  return pageUrl
}

/** Finds the page for a posted form, which may read further parameters. */
export const postedUrlOf = (requestUrl: string, headers: VisitorHeaders): PageUrl => {
  const pageUrl = pageUrlOf(requestUrl, headers)
  const [path = '', query = ''] = requestUrl.split(/\?(.*)/s)
  const { query: read = [], postedWith = [] } = entryOf(path) ?? {}
  if (postedWith.length === 0) return pageUrl
  const names = [...read, ...postedWith]
  return {
    ...pageUrl,
    target: path + meaningfulQuery(names, new URLSearchParams(query), pageUrl.asked ?? null),
  }
}
