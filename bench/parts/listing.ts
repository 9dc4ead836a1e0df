import { showProgress } from '../../scripts/setup/say.mjs'
import { listingCalls, searches } from '../listing/listing-calls.ts'
import { type OpenEmpty, openInMemory, withServer } from '../listing/measured-database.ts'
import { openSizedCatalog, type SizedCatalog } from '../listing/sized-catalog.ts'
import { type CatalogCall, growthOf, type Timing, timeCalls } from '../listing/time-calls.ts'
import type { Section } from '../section.ts'

const sizes = [1_000, 10_000, 100_000]
const mostGrowth = 2
/** Where a later step wants searches and listings to be; shown, not judged. */
const wantedMs = 50

interface Place {
  readonly title: string
  readonly openEmpty: OpenEmpty
}

/** Listings and searches of ever larger catalogues, on both kinds of database. */
export const measureListing = (): Promise<readonly Section[]> =>
  withServer(async (openOnServer) => {
    const sections = [
      await measurePlace({ title: 'embedded database (PGlite in memory)', openEmpty: openInMemory }),
    ]
    if (openOnServer)
      sections.push(await measurePlace({ title: 'PostgreSQL server', openEmpty: openOnServer }))
    return sections
  })

const measurePlace = async ({ title, openEmpty }: Place): Promise<Section> => {
  const catalogs: SizedCatalog[] = []
  try {
    await showProgress(`Entering ${sizes.join(', ')} pieces into the ${title}`, async () => {
      for (const count of sizes) catalogs.push(await openSizedCatalog(await openEmpty(String(count)), count))
    })
    return await measure(title, catalogs)
  } finally {
    for (const { close } of catalogs) await close()
  }
}

const measure = async (title: string, catalogs: readonly SizedCatalog[]): Promise<Section> => {
  const listings = await timeCalls({ catalogs, calls: await pagedCalls(catalogs), rounds: 5 })
  const found = await timeCalls({
    catalogs,
    calls: searches.map(
      (search): CatalogCall =>
        ({ list }) =>
          list({ search }),
    ),
    beforeEach: ({ forgetSearches }) => forgetSearches(),
    rounds: 3,
  })
  const growth = growthOf(listings)
  return {
    title: `Listings on the ${title}`,
    about: [
      `${listingCalls.length} listings (every sort, 12 sets of filters, first, middle and last page; 12 pieces, count and facets)`,
      `and ${searches.length} searches asked of the database anew, through the API's dispatcher without HTTP, sizes in turns;`,
      'each call counts with the median of its 5 or 3 tries. The first call of all reads the index.',
    ],
    rows: catalogs.map(({ count, openedMs }, at) => ({
      pieces: count,
      'listing p50 ms': listings[at]?.p50Ms ?? '',
      'listing p95 ms': listings[at]?.p95Ms ?? '',
      'search p50 ms': found[at]?.p50Ms ?? '',
      'search p95 ms': found[at]?.p95Ms ?? '',
      'first call ms': Math.round(openedMs),
    })),
    bounds: [
      {
        promise: `listing p95 on the ${title}, largest against smallest at most ${mostGrowth}`,
        found: growth.toFixed(2),
        isKept: growth <= mostGrowth,
      },
    ],
    remarks: [`not judged  ${laterStep({ listings, found })}`],
  }
}

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

const laterStep = ({ listings, found }: Record<'listings' | 'found', readonly Timing[]>) => {
  const largest = (timings: readonly Timing[]) => timings.at(-1)?.p95Ms.toFixed(1)
  return `search p95, largest against smallest ${growthOf(found).toFixed(2)}; at the largest size ${largest(found)} ms, listings ${largest(listings)} ms (wanted later on a server: ${wantedMs} ms)`
}
