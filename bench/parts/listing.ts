import { showProgress } from '../../scripts/setup/say.mjs'
import { listingCalls, searchCalls } from '../listing/listing-calls.ts'
import { type OpenEmpty, openInMemory, withServer } from '../listing/measured-database.ts'
import { openSizedCatalog, type SizedCatalog } from '../listing/sized-catalog.ts'
import { type CatalogCall, growthOf, type Timing, timeCalls } from '../listing/time-calls.ts'
import type { Bound, Section } from '../section.ts'

const sizes = [1_000, 10_000, 100_000]
const mostGrowth = 2
/** What listings and searches may take at the largest size on a server, the first use of a word included. */
const mostMs = 50

interface Place {
  readonly title: string
  readonly openEmpty: OpenEmpty
  /** Whether the time itself is promised, and not only how it grows. */
  readonly isJudged: boolean
}

/** Listings and searches of ever larger catalogues, on both kinds of database. */
export const measureListing = (): Promise<readonly Section[]> =>
  withServer(async (openOnServer) => [
    ...(await measurePlace({
      title: 'embedded database (PGlite in memory)',
      openEmpty: openInMemory,
      isJudged: false,
    })),
    ...(openOnServer
      ? await measurePlace({ title: 'PostgreSQL server', openEmpty: openOnServer, isJudged: true })
      : []),
  ])

const measurePlace = async (place: Place): Promise<readonly Section[]> => {
  const { title, openEmpty } = place
  const catalogs: SizedCatalog[] = []
  try {
    await showProgress(`Entering ${sizes.join(', ')} pieces into the ${title}`, async () => {
      for (const count of sizes) catalogs.push(await openSizedCatalog(await openEmpty(String(count)), count))
    })
    const timings = await time(catalogs)
    return [listingSection({ place, catalogs, timings }), kindSection({ place, timings })]
  } finally {
    for (const { close } of catalogs) await close()
  }
}

type Timings = Readonly<Record<'listings' | 'firstSearches' | 'searches', readonly Timing[]>>

const time = async (catalogs: readonly SizedCatalog[]): Promise<Timings> => {
  const calls = searchCalls.map(
    ({ search }): CatalogCall =>
      ({ list }) =>
        list({ search }),
  )
  return {
    listings: await timeCalls({ catalogs, calls: await pagedCalls(catalogs), rounds: 5 }),
    firstSearches: await timeCalls({ catalogs, calls, isFirstUse: true, rounds: 3 }),
    searches: await timeCalls({ catalogs, calls, rounds: 5 }),
  }
}

interface Measured {
  readonly place: Place
  readonly catalogs: readonly SizedCatalog[]
  readonly timings: Timings
}

const listingSection = ({ place, catalogs, timings }: Measured): Section => {
  const { listings, firstSearches, searches } = timings
  return {
    title: `Listings and searches on the ${place.title}`,
    about: [
      `${listingCalls.length} listings (every sort, 12 sets of filters, first, middle and last page) and ${searchCalls.length} searches, each with 12 pieces, count and`,
      'facets, through the API’s dispatcher without HTTP, sizes in turns; each call counts with the median of its tries.',
      '« First » searches are asked of a process that has read its indexes and met no word yet.',
      'The first call of all reads the columns; searches wait until the words are read, too.',
    ],
    rows: catalogs.map(({ count, openedMs, wordsReadMs }, at) => ({
      pieces: count,
      'listing p50 ms': listings[at]?.p50Ms ?? '',
      'listing p95 ms': listings[at]?.p95Ms ?? '',
      'first search p50': firstSearches[at]?.p50Ms ?? '',
      'first search p95': firstSearches[at]?.p95Ms ?? '',
      'search p50': searches[at]?.p50Ms ?? '',
      'search p95': searches[at]?.p95Ms ?? '',
      'first call ms': Math.round(openedMs),
      'words read ms': Math.round(wordsReadMs),
    })),
    bounds: [growthBound(place, listings), ...(place.isJudged ? timeBounds(timings) : [])],
  }
}

const growthBound = ({ title }: Place, listings: readonly Timing[]): Bound => {
  const growth = growthOf(listings)
  return {
    promise: `listing p95 on the ${title}, largest against smallest at most ${mostGrowth}`,
    found: growth.toFixed(2),
    isKept: growth <= mostGrowth,
  }
}

const timeBounds = ({ listings, firstSearches, searches }: Timings) =>
  Object.entries({ listing: listings, 'first search': firstSearches, search: searches }).map(
    ([what, timings]): Bound => {
      const p95Ms = timings.at(-1)?.p95Ms ?? Number.NaN
      return {
        promise: `${what} p95 at ${sizes.at(-1)?.toLocaleString('en-GB')} pieces on the server, in ms below ${mostMs}`,
        found: p95Ms.toFixed(1),
        isKept: p95Ms < mostMs,
      }
    },
  )

/** What each kind of search takes at most, at the smallest and the largest size. */
const kindSection = ({
  place,
  timings: { firstSearches, searches },
}: Omit<Measured, 'catalogs'>): Section => ({
  title: `Kinds of searches on the ${place.title}`,
  about: ['The slowest of each kind, in ms: asked for the first time, and again.'],
  rows: [...new Set(searchCalls.map(({ kind }) => kind))].map((kind) => ({
    kind,
    ...slowestOf(kind, { first: firstSearches[0], again: searches[0] }),
    ...slowestOf(kind, { first: firstSearches.at(-1), again: searches.at(-1) }),
  })),
  bounds: [],
})

const slowestOf = (kind: string, timings: Readonly<Record<string, Timing | undefined>>) =>
  Object.fromEntries(
    Object.entries(timings).map(([use, timing]) => [
      `${timing?.count.toLocaleString('en-GB')} ${use}`,
      Math.max(...(timing?.callsMs ?? []).filter((_, at) => searchCalls[at]?.kind === kind)),
    ]),
  )

/** The calls with their pages: how deep « in the middle » is depends on the size. */
const pagedCalls = async (catalogs: readonly SizedCatalog[]): Promise<readonly CatalogCall[]> => {
  const calls: CatalogCall[] = []
  for (const { query, depth } of listingCalls) {
    const pages = new Map<SizedCatalog, string>()
    for (const catalog of catalogs) {
      const { totalPages } = await catalog.list(query)
      pages.set(catalog, String(1 + Math.floor(depth * Math.max(0, totalPages - 1))))
    }
    calls.push((catalog) => catalog.list({ ...query, page: pages.get(catalog) ?? '1' }))
  }
  return calls
}
