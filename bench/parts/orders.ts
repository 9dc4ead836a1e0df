import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { brokenLaws } from '../../src/testing/orders/money-laws.ts'
import { buy, emptyTimes, type Times } from '../orders/buy.ts'
import { type Buyer, enterBuyers } from '../orders/enter-buyers.ts'
import { type JsonClient, jsonClient } from '../orders/json-client.ts'
import { type Shop, withShop } from '../orders/with-shop.ts'
import type { Section } from '../section.ts'
import { quantile } from '../statistics.ts'

const warmUp = 300
const measured = 1_500
const products = 40
/** Buyers who are in the middle of their order at the same time; the house has sixteen connections, and others come too. */
const atOnce = 12
const leastPerSecond = 100

const buyAll = async (client: JsonClient, buyers: readonly Buyer[], times: Times) => {
  const waiting = buyers[Symbol.iterator]()
  const lane = async () => {
    for (const buyer of waiting) await buy(client, buyer, times)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

/** What a server commits when a transaction does next to nothing: the roof over any order. */
const bareCommitsPerSecond = async ({ database: { db } }: Shop) => {
  await db.execute(sql`create table bench_commits (id bigint generated always as identity, at timestamptz)`)
  const startedMs = performance.now()
  const lane = async () => {
    for (let done = 0; done < 100; done++)
      await db.transaction((tx) => tx.execute(sql`insert into bench_commits (at) values (now())`))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return (atOnce * 100) / ((performance.now() - startedMs) / 1000)
}

/** What is in the books afterwards: each order paid, invoiced and written to. */
const booked = async ({ database: { db } }: Shop) => {
  const { rows } = await db.execute<{ paid: number; invoices: number; mails: number }>(sql`
    select (select count(*) from orders where status = 'paid')::int as paid,
      (select count(*) from invoices where series = 'F')::int as invoices,
      (select count(*) from mail_outbox where cause_key like 'order:paid:%')::int as mails`)
  return { ...rows[0], broken: Object.keys(await brokenLaws(db)) }
}

/** Orders placed and paid over HTTP, one process of the house on a PostgreSQL server of its own. */
export const measureOrders = (): Promise<Section> =>
  withShop(async (shop) => {
    const buyers = await enterBuyers({ ...shop, buyers: warmUp + measured, products })
    const client = jsonClient({ port: shop.port, connections: atOnce })
    const bare = await bareCommitsPerSecond(shop)
    await buyAll(client, buyers.slice(0, warmUp), emptyTimes())
    const times = emptyTimes()
    const startedMs = performance.now()
    await buyAll(client, buyers.slice(warmUp), times)
    const perSecond = measured / ((performance.now() - startedMs) / 1000)
    client.close()
    const { paid, invoices, mails, broken } = await booked(shop)
    const all = warmUp + measured
    const isWhole = paid === all && invoices === all && mails === all && broken.length === 0
    return {
      title: 'Orders',
      about: [
        `${measured} orders by ${atOnce} buyers at once, after ${warmUp} to warm up: quote, order, demo payment with its event, invoice,`,
        'mail in the outbox. Over HTTP, one process, a PostgreSQL server on the same machine whose commits reach the disk.',
      ],
      rows: (['quote', 'order', 'pay'] as const).map((step) => ({
        step,
        'median ms': quantile(times[step], 0.5),
        '95 % ms': quantile(times[step], 0.95),
      })),
      bounds: [
        {
          promise: `${leastPerSecond} orders a second or more`,
          found: `${perSecond.toFixed(0)} a second, ${(perSecond / bare).toFixed(3)} of bare commits`,
          isKept: perSecond >= leastPerSecond,
        },
        {
          promise: 'each of them paid, invoiced and written to, and the books in order',
          found: `${paid} paid, ${invoices} invoices, ${mails} mails of ${all}${broken.map((law) => `; broken: ${law}`).join('')}`,
          isKept: isWhole,
        },
      ],
    }
  })
