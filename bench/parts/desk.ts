import { performance } from 'node:perf_hooks'
import { enterLargeHouse, sizes } from '../../scripts/large-house.ts'
import { inProject } from '../../scripts/setup/project.mjs'
import { showProgress } from '../../scripts/setup/say.mjs'
import { appointmentsLookup } from '../../src/features/appointments-desk/server/appointments.lookup.ts'
import { messagesLookup } from '../../src/features/contact/server/messages.lookup.ts'
import { customersLookup } from '../../src/features/customers/server/customers.lookup.ts'
import { findCustomers } from '../../src/features/customers/server/find-customers.ts'
import {
  countOrders,
  findAdminOrders,
} from '../../src/features/orders/server/admin/admin-orders.repository.ts'
import { ordersLookup } from '../../src/features/orders/server/orders.lookup.ts'
import { withdrawalsLookup } from '../../src/features/withdrawals/server/withdrawals.lookup.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { planForWords, readSought } from '../../src/platform/db/sought.ts'
import { together } from '../../src/platform/db/together.ts'
import { withServer } from '../listing/measured-database.ts'
import type { Section } from '../section.ts'
import { median, quantile } from '../statistics.ts'

const mostListMs = 100
const mostSearchMs = 80
const rounds = 15
const searching = 'search: '

const timed = async (calls: readonly (() => Promise<unknown>)[]) => {
  const times: number[] = []
  for (const call of calls)
    for (let round = 0; round < rounds; round += 1) {
      const startedMs = performance.now()
      await call()
      times.push(performance.now() - startedMs)
    }
  return times
}

const first = { today: '2026-11-28', sort: 'newest', page: 1, limit: 20 } as const

const list = (database: Database, query: Partial<Parameters<typeof findAdminOrders>[1]>) => async () => {
  await findAdminOrders(database.db, { ...first, ...query })
  await countOrders(database.db)
}

const lookups = [ordersLookup, customersLookup, appointmentsLookup, messagesLookup, withdrawalsLookup]

const search = (database: Database, text: string) => () =>
  database.db.transaction(async (tx) => {
    await planForWords(tx)
    return together(...lookups.map(({ find }) => find(tx, readSought(text), 'fr')))
  })

/** A row far behind the first page, as a reader comes to it from page to page. */
const farOrder = async ({ db }: Database) => {
  const { orders } = await findAdminOrders(db, { ...first, page: 4_000 })
  return orders[0]?.order.id
}

const people = (database: Database) => async () => {
  await findCustomers(database.db, { query: { page: 1, limit: 20 }, maySeeSales: true })
}

const measure = async (database: Database): Promise<Section> => {
  await migrate(database, inProject('db', 'migrations'))
  await showProgress(`Entering ${sizes.orders} orders and ${sizes.customers} customers`, () =>
    enterLargeHouse(database.db),
  )
  const after = await farOrder(database)
  const parts = {
    'first page': [list(database, {})],
    'page 4,000, from a row': [list(database, { after })],
    'of a status, by promised day': [list(database, { status: 'paid', sort: 'promised' })],
    'of a country, made to measure': [
      list(database, { country: 'BE', made: 'to-measure', total: { from: 1_400 } }),
    ],
    'of some months, by total': [
      list(database, { placed: { from: '2026-01-01', to: '2026-03-31' }, sort: 'total-desc' }),
    ],
    'of the customers, by their last contact': [people(database)],
    'by words, by name': [list(database, { search: 'lefevre17', sort: 'buyer' })],
    ...Object.fromEntries(
      ['54321', 'lefevre17', 'cliente-4321@', '5678', '1 350 €', 'arnaud 4321', 'arnaud'].map((text) => [
        `${searching}${text}`,
        [search(database, text)],
      ]),
    ),
  }
  const rows = []
  for (const [call, calls] of Object.entries(parts)) {
    const times = await timed(calls)
    rows.push({ call, median: median(times), p95: quantile(times, 0.95) })
  }
  const [near, far] = rows
  return {
    title: `The desk with ${sizes.orders.toLocaleString('en-GB')} orders and ${sizes.customers.toLocaleString('en-GB')} customers`,
    about: [
      'What the list of orders and the search over all rooms ask of the PostgreSQL server, in milliseconds, without HTTP:',
      'rows, their contents and alerts, how many there are, and how many of each status.',
    ],
    rows,
    bounds: [
      ...rows.map(({ call, p95 }) => {
        const most = call.startsWith(searching) ? mostSearchMs : mostListMs
        return { promise: `p95 of « ${call} », under ${most} ms`, found: p95.toFixed(1), isKept: p95 < most }
      }),
      {
        promise: 'A page far away costs no more than twice the first',
        found: ((far?.median ?? 0) / (near?.median ?? 1)).toFixed(2),
        isKept: (far?.median ?? 0) < 2 * (near?.median ?? 0),
      },
    ],
  }
}

/** What the admin's largest list and its search cost in a house as after many years; nothing without a server. */
export const measureDesk = (): Promise<readonly Section[]> =>
  withServer(async (openOnServer) => {
    if (!openOnServer) return []
    const database = await openOnServer('desk')
    try {
      return [await measure(database)]
    } finally {
      await database.close()
    }
  })
