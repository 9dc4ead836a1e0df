import { performance } from 'node:perf_hooks'
import { generateCatalog } from '../../db/seed/products/generate-catalog.ts'
import { inProject } from '../../scripts/setup/project.mjs'
import { catalogRoutes } from '../../src/features/catalog/server/catalog.routes.ts'
import { searchIndex } from '../../src/features/catalog/server/listing/search-index.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { createDispatcher } from '../../src/platform/http/dispatcher.ts'
import { bareProcess } from '../../src/testing/bare-process.ts'
import { betweenCalls } from './between-calls.ts'
import type { ListingQuery } from './listing-calls.ts'

/** A catalogue of a known size behind the API's dispatcher, without HTTP: nothing constant hides what grows. */
export interface SizedCatalog {
  readonly count: number
  readonly list: (query: ListingQuery) => Promise<{ readonly totalPages: number }>
  /** How long the first listing took, which reads the whole index. */
  readonly openedMs: number
  /** How long after its start the words were read, which searches wait for. */
  readonly wordsReadMs: number
  /** The same products in a process that has just read its indexes, and met no word yet. */
  readonly inNewProcess: () => Promise<SizedCatalog>
  readonly close: () => Promise<void>
}

/** Small enough for the server's limit on a statement and for a signal to be heard in between. */
const enteredAtOnce = 25_000

/** Fills a new database with so many products and opens its catalogue. */
export const openSizedCatalog = async (database: Database, count: number): Promise<SizedCatalog> => {
  await migrate(database, inProject('db', 'migrations'))
  await enter(database, count)
  return openProcess(database, count)
}

const openProcess = async (database: Database, count: number): Promise<SizedCatalog> => {
  const { context } = bareProcess({ database, personalData: [] })
  const dispatcher = createDispatcher({ modules: [catalogRoutes] })
  const list = async (query: ListingQuery) =>
    pagesOf(await dispatcher.call(context(), 'GET /products', { query }))
  const startedMs = performance.now()
  await list({})
  const openedMs = performance.now() - startedMs
  await context().resident(searchIndex)
  return {
    count,
    list,
    openedMs,
    wordsReadMs: performance.now() - startedMs,
    inNewProcess: () => openProcess(database, count),
    close: () => database.close(),
  }
}

/** Seeds numbered from one: the same products each time. */
const enter = async (database: Database, count: number) => {
  for (let seed = 1, missing = count; missing > 0; seed++, missing -= enteredAtOnce) {
    await betweenCalls()
    await generateCatalog(database.db, { count: Math.min(missing, enteredAtOnce), seed })
  }
}

const pagesOf = (answer: unknown) => {
  if (typeof answer === 'object' && answer !== null && 'totalPages' in answer)
    return { totalPages: Number(answer.totalPages) }
  throw new Error('a listing does not say how many pages it has')
}
