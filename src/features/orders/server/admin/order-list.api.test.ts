import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InvalidInput } from '../../../../platform/http/refusals/invalid-input.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { paidOrder } from '../../../../testing/orders/bought-order.ts'
import { copyOrders } from '../../../../testing/orders/copied-orders.ts'
import { type BuyingApi, buyingApi } from '../../../../testing/orders/orders-api.ts'
import { propertyRuns } from '../../../../testing/property-runs.ts'
import { adminOrderSorts, deliveryMethods, ordersMade } from '../../admin-orders.limits.ts'
import { orderStatuses } from '../../status/order-status.rules.ts'

let app: CatalogApp
let staff: BuyingApi

type Query = Parameters<typeof staff<'GET /admin/orders'>>[1]['query']

const list = (query: Query) => staff('GET /admin/orders', { query })

/** A name as it is sorted, whose first names are all the same. */
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Every order that a query finds, from its first page to its last one. */
const walk = async (query: Query) => {
  const found = []
  let page = await list({ ...query, limit: 100 })
  while (page.orders.length > 0) {
    found.push(...page.orders)
    page = await list({ ...query, limit: 100, after: page.orders.at(-1)?._id })
  }
  return found
}

beforeAll(async () => {
  app = await catalogApp()
  const gown = await enterProduct(app.context(), {
    priceCents: 129_500,
    variants: [{ size: '38', stock: 90 }],
  })
  staff = buyingApi(app, { caller: await enterCustomer(app.context(), { role: 'staff' }) })
  const { id } = await paidOrder(app, { productId: gown })
  await copyOrders(app.context().db, { id, copies: 200 })
})

afterAll(() => app.close())

describe('the list of orders', () => {
  it('shows, for any combination of filters, what a naive filter of all orders leaves', async () => {
    const all = await walk({})
    expect(all).toHaveLength(201)
    const { rows } = await app
      .context()
      .db.execute<{ id: string; country: string | null; made: boolean }>(sql`
      select id, shipping_address ->> 'country' as country,
        exists (select from order_lines where order_id = orders.id and size = 'Sur mesure') as made
      from orders`)
    const more = new Map(rows.map((row) => [row.id, row]))
    const days = fc.constantFrom('2026-10-01', '2026-10-12', '2026-10-20')
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 })
    await fc.assert(
      fc.asyncProperty(
        maybe(fc.constantFrom(...orderStatuses)),
        maybe(fc.constantFrom(...deliveryMethods)),
        maybe(fc.constantFrom('FR', 'BE', 'JP')),
        maybe(fc.constantFrom(...ordersMade)),
        maybe(days),
        maybe(days),
        maybe(fc.constantFrom(1300, 1350, 1400)),
        async (status, delivery, country, made, placedFrom, promisedTo, most) => {
          const query = {
            status,
            delivery,
            country,
            made,
            ...(placedFrom && { placed: `${placedFrom}..` }),
            ...(promisedTo && { promised: `..${promisedTo}` }),
            ...(most && { total: `..${most}` }),
          }
          const expected = all.filter((order) => {
            const { country: sentTo, made: isMade } = more.get(order._id) ?? {}
            return (
              (status === undefined || order.status === status) &&
              (delivery === undefined || order.deliveryMethod === delivery) &&
              (country === undefined || sentTo === country) &&
              (made === undefined || isMade === (made === 'to-measure')) &&
              (placedFrom === undefined || parisTime(Date.parse(order.placedAt)).date >= placedFrom) &&
              (promisedTo === undefined || (order.promisedTo ?? '') <= promisedTo) &&
              (most === undefined || order.total <= most)
            )
          })
          const { count, orders } = await list({ ...query, limit: 100 })
          expect(count).toBe(expected.length)
          expect(orders.map(({ _id }) => _id)).toEqual(expected.slice(0, 100).map(({ _id }) => _id))
        },
      ),
      { numRuns: propertyRuns(40) },
    )
  })

  it.each(adminOrderSorts)('goes through all orders once, sorted by « %s »', async (sort) => {
    const found = await walk({ sort })
    expect(new Set(found.map(({ _id }) => _id)).size).toBe(201)
    const [by, way] = sort.split('-')
    const keys = found.map(({ placedAt, total, promisedTo, buyer }) =>
      by === 'total' ? total : by === 'promised' ? promisedTo : by === 'buyer' ? plain(buyer.name) : placedAt,
    )
    const sorted = keys.toSorted((one, other) => (String(one) < String(other) ? -1 : 1))
    if (by === 'total') sorted.sort((one, other) => Number(one) - Number(other))
    expect(keys).toEqual(way === 'desc' || sort === 'newest' ? sorted.toReversed() : sorted)
  })

  it.each([
    { placed: 'soon' },
    { placed: '2026-02-30..' },
    { promised: '2026-12-04..2026-12-01' },
    { total: '-1..' },
    { country: 'France' },
    { after: 'x' },
  ])('refuses %o', async (query) => {
    await expect(list(query)).rejects.toBeInstanceOf(InvalidInput)
  })
})

describe('a file of the list', () => {
  const columns = 'number,buyer,total,promised,status'
  const file = async (query: object, lng: 'fr' | 'en' = 'fr') => {
    const caller = await enterCustomer(app.context(), { role: 'admin' })
    const { bytes } = await buyingApi(app, { caller, lng })('GET /admin/orders-export', {
      query: { columns, ...query },
    })
    return new TextDecoder().decode(bytes).trim().split('\r\n')
  }

  it('has the rows that the list shows, in its order, with the columns that are named', async () => {
    const query = { status: 'paid', sort: 'total-desc' } as const
    const [head, ...lines] = await file(query)
    const shown = await walk(query)
    expect(head).toBe('Commande;Cliente;Total;Promise le;État')
    expect(lines).toEqual(
      shown.map(({ number, buyer, total, promisedTo }) =>
        [number, buyer.name, `"${total.toFixed(2).replace('.', ',')}"`, promisedTo, 'Payée'].join(';'),
      ),
    )
    expect((await file(query, 'en'))[0]).toBe('Order;Customer;Total;Promised for;Status')
  })

  it('is noted with what it holds, without the words that were looked for', async () => {
    await file({ search: 'eluard', delivery: 'pickup' })
    const { rows } = await app.context().db.execute(sql`
      select after from audit_log where action = 'orders.exported' order by id desc limit 1`)
    expect(rows[0]?.after).toMatchObject({ columns: columns.replaceAll(',', ', ') })
    expect(JSON.stringify(rows)).toContain('pickup')
    expect(JSON.stringify(rows)).not.toContain('eluard')
  })

  it('runs no formula that a customer has written as their name', async () => {
    const { db } = app.context()
    const [one] = (await list({ limit: 1, sort: 'oldest' })).orders
    await copyOrders(db, { id: one?._id ?? '', copies: 1 })
    await db.execute(sql`
      update orders set billing_address = billing_address || '{"firstName": "=1+1", "lastName": "x"}'
      where number = (select max(number) from orders)`)
    expect((await file({ columns: 'buyer' })).some((line) => line === "'=1+1 x")).toBe(true)
  })

  it.each(['', 'number,secret', 'number,number,x', 'constructor'])('has no columns « %s »', async (named) => {
    await expect(file({ columns: named })).rejects.toBeInstanceOf(InvalidInput)
  })
})
