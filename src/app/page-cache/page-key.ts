import { type Language, parseLanguage } from '../../shared/i18n/languages.ts'
import { type SitemapEntry, sitemap, unsentParam } from '../../sitemap.ts'
import { type VisitorHeaders, visitorLanguage } from './visitor-language.ts'

/** Which page is asked for: what the cache calls it and the address it is rendered at. */
export interface PageAddress {
  readonly key: string
  readonly lng: Language
  /** The language that the address itself asks for. */
  readonly asked?: Language | undefined
  /** Path and meaningful parameters only, in a fixed order: what a campaign adds neither splits the cache nor reaches the page. */
  readonly target: string
  /** Unknown addresses are answered but never kept: there is no end of them. */
  readonly cacheable: boolean
  /** Where a form is taken that was posted without scripts. */
  readonly posted: boolean
}

const mostRemembered = 1000

const entries: readonly SitemapEntry[] = Object.values(sitemap)

const fixed = new Map(entries.filter(({ path }) => !path.includes(':')).map((entry) => [entry.path, entry]))

const withParameters = entries
  .filter(({ path }) => path.includes(':'))
  .map((entry) => ({ entry, pattern: new RegExp(`^${entry.path.replace(/:\w+/g, '[^/]+')}$`) }))

const entryOf = (path: string) =>
  fixed.get(path) ?? withParameters.find(({ pattern }) => pattern.test(path))?.entry

const standingOf = (entry: SitemapEntry | undefined) => ({
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

/** Most requests, by far, ask for a path and nothing more. */
const plainAddress = (path: string, lng: Language): PageAddress => ({
  key: `${lng} ${path}`,
  lng,
  target: path,
  ...standingOf(entryOf(path)),
})

const addressWithQuery = (requestUrl: string, visitorLng: Language): PageAddress => {
  const at = requestUrl.indexOf('?')
  const path = requestUrl.slice(0, at)
  const given = new URLSearchParams(requestUrl.slice(at))
  const asked = parseLanguage(given.get('lng'))
  const lng = asked ?? visitorLng
  const entry = entryOf(path)
  const target = path + meaningfulQuery(entry?.query ?? [], given, asked ?? null)
  return { key: `${lng} ${target}`, lng, asked, target, ...standingOf(entry) }
}

/** The same few addresses are asked for again and again, and reading a query costs more than sending a kept page. */
const remembered = new Map<string, PageAddress>()

/** Reads a request line and its headers into the page it means. */
export const pageAddressOf = (requestUrl: string, headers: VisitorHeaders): PageAddress => {
  const visitorLng = visitorLanguage(headers)
  if (!requestUrl.includes('?')) return plainAddress(requestUrl, visitorLng)
  const name = visitorLng + requestUrl
  const known = remembered.get(name)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const address = addressWithQuery(requestUrl, visitorLng)
  remembered.set(name, address)
  return address
}

/** The same for a form that was posted: its page may take more of the address than its reader does. */
export const postedAddressOf = (requestUrl: string, headers: VisitorHeaders): PageAddress => {
  const address = pageAddressOf(requestUrl, headers)
  const [path = '', query = ''] = requestUrl.split(/\?(.*)/s)
  const { query: read = [], postedWith = [] } = entryOf(path) ?? {}
  if (postedWith.length === 0) return address
  const names = [...read, ...postedWith]
  return {
    ...address,
    target: path + meaningfulQuery(names, new URLSearchParams(query), address.asked ?? null),
  }
}
