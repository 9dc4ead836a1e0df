import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { buy, emptyTimes } from '../orders/buy.ts'
import { type Buyer, enterBuyers } from '../orders/enter-buyers.ts'
import { jsonClient } from '../orders/json-client.ts'
import { type Shop, withShop } from '../orders/with-shop.ts'
import { rawAnswer } from '../raw-answer.ts'
import type { Section } from '../section.ts'
import { median } from '../statistics.ts'

/** The first one warms up what prints, the others are measured. */
const buyers = 6
const mostOfAContract = 0.5

const kinds = ['invoice', 'contract'] as const

/** How long the loop of the house stood still since it was asked last, at most. */
const longestStallMs = async ({ port }: Shop) => {
  const { body } = await rawAnswer({ port, target: '/metrics', encoding: 'identity' })
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(body.toString()) ?? []
  if (seconds === undefined) throw new Error('The house does not tell its event loop lag')
  return Number(seconds) * 1000
}

const orderOf = async ({ database: { db } }: Shop, { id }: Buyer) => {
  const { rows } = await db.execute<{ id: string }>(sql`select id from orders where account_id = ${id}`)
  return rows[0]?.id ?? ''
}

/** Opens a paper that was never opened before, and says how long that took. */
const openPaper = async (shop: Shop, buyer: Buyer, kind: (typeof kinds)[number]) => {
  const target = `http://127.0.0.1:${shop.port}/api/orders/${await orderOf(shop, buyer)}/${kind}`
  const startedMs = performance.now()
  const answer = await fetch(target, { headers: { authorization: `Bearer ${buyer.token}` } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`${target} answered ${answer.status}: ${bytes.toString().slice(0, 200)}`)
  return performance.now() - startedMs
}

const openPapers = async (shop: Shop, opening: readonly Buyer[]) => {
  const times: Readonly<Record<(typeof kinds)[number], number[]>> = { invoice: [], contract: [] }
  for (const buyer of opening) for (const kind of kinds) times[kind].push(await openPaper(shop, buyer, kind))
  return times
}

/** Papers opened over HTTP for the first time, and what the house did for others meanwhile. */
export const measurePapers = (): Promise<Section> =>
  withShop(async (shop) => {
    const all = await enterBuyers({ ...shop, buyers, products: 1 })
    const client = jsonClient({ port: shop.port, connections: 1 })
    for (const buyer of all) await buy(client, buyer, emptyTimes())
    client.close()
    const cold = await openPapers(shop, all.slice(0, 1))
    await longestStallMs(shop)
    const warm = await openPapers(shop, all.slice(1))
    const stallMs = await longestStallMs(shop)
    const share = stallMs / median(warm.contract)
    return {
      title: 'Papers',
      about: [
        `${buyers - 1} invoices and as many contracts, each opened for the first time, one after the other; before them one of each.`,
        'Printed, kept and answered over HTTP; one process, a PostgreSQL server on the same machine.',
      ],
      rows: kinds.map((kind) => ({
        paper: kind,
        'first ms': cold[kind][0] ?? 0,
        'median ms': median(warm[kind]),
      })),
      bounds: [
        {
          promise: `the house stands still for at most ${mostOfAContract} of a contract`,
          found: `${share.toFixed(2)}, ${stallMs.toFixed(0)} ms`,
          isKept: share <= mostOfAContract,
        },
      ],
    }
  })
