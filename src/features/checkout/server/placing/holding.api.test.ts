import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { anAddress } from '../../../../testing/accounts/an-address.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { type BuyingApi, buyingApi } from '../../../../testing/orders/orders-api.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { expireOrders } from '../../../orders/server/closing/expire-orders.ts'
import { orderLines, orders } from '../../../orders/server/orders.table.ts'
import { longestHoldMs, mostUnconfirmedProducts, restMs } from '../../../orders/status/hold.rules.ts'

const houses: CatalogApp[] = []
let app: CatalogApp
let gown: string

beforeEach(async () => {
  app = await catalogApp()
  houses.push(app)
  gown = await enterProduct(app.context(), { variants: [{ size: '38', stock: 100 }] })
})

afterAll(() => Promise.all(houses.map(({ close }) => close())))

const db = () => app.context().db

const newcomer = async ({ address = '203.0.113.1', isConfirmed = false } = {}) => {
  const caller = await enterCustomer(app.context())
  const emailConfirmedAt = isConfirmed ? new Date() : null
  await db().update(accounts).set({ emailConfirmedAt }).where(eq(accounts.id, caller.id))
  return buyingApi(app, { caller, visitor: { ip: address, device: '' } })
}

const wants = (customer: BuyingApi, quantity: number) =>
  customer('POST /cart/add', { body: { productId: gown, quantity, options: { size: '38' } } })

const place = (customer: BuyingApi, notes = '') =>
  customer('POST /orders', { body: { shippingAddress: anAddress, notes, termsAccepted: true } })

const heldProducts = async () => {
  const [held] = await db()
    .select({ pieces: sql<number>`coalesce(sum(${orderLines.quantity}), 0)`.mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orders.status, 'pending_payment')))
  return held?.pieces ?? 0
}

const codeOf = (refused: unknown) =>
  refused instanceof Error && 'code' in refused && typeof refused.code === 'string'
    ? refused.code
    : String(refused)

const outcome = (trying: Promise<unknown>) => trying.then(() => 'done', codeOf)

describe('an account that nobody has confirmed', () => {
  it('holds what a customer would order, and no more before it is confirmed', {
    tags: ['deep'],
  }, async () => {
    const jeanne = await newcomer()
    await wants(jeanne, mostUnconfirmedProducts.ofAccount)
    await place(jeanne)
    await wants(jeanne, 1)
    await expect(place(jeanne)).rejects.toMatchObject({ code: 'confirm_first', kind: 'conflict' })
    expect(await heldProducts()).toBe(mostUnconfirmedProducts.ofAccount)
    await db().update(accounts).set({ emailConfirmedAt: new Date() })
    await place(jeanne)
    expect(await heldProducts()).toBe(mostUnconfirmedProducts.ofAccount + 1)
  })

  it('shares its network with others like it, at once too, but not with those who are confirmed', {
    tags: ['deep'],
  }, async () => {
    const { ofAccount, fromNetwork } = mostUnconfirmedProducts
    const many = await Promise.all(Array.from({ length: 8 }, () => newcomer()))
    for (const each of many) await wants(each, ofAccount)
    const outcomes = await Promise.all(many.map((each) => outcome(place(each))))
    const taken = Math.floor(fromNetwork / ofAccount)
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(taken)
    expect(outcomes.filter((each) => each === 'many_holds')).toHaveLength(many.length - taken)
    expect(await heldProducts()).toBeLessThanOrEqual(fromNetwork)
    for (const other of [{ isConfirmed: true }, { address: '198.51.100.7' }]) {
      const louise = await newcomer(other)
      await wants(louise, 1)
      expect(await outcome(place(louise))).toBe('done')
    }
  })
})

describe('a hold', () => {
  it('goes on with what takes its place, and with what is placed after it was called off', async () => {
    const jeanne = await newcomer({ isConfirmed: true })
    await wants(jeanne, 1)
    const heldUntil = async (notes: string) => Date.parse((await place(jeanne, notes)).order.heldUntil ?? '')
    const begun = (await heldUntil('')) - 30 * 60_000
    app.moveClock({ minutes: 25 })
    await heldUntil('changed')
    app.moveClock({ minutes: 25 })
    const { order } = await place(jeanne, 'changed again')
    await jeanne('POST /orders/{id}/cancel', { params: { id: order._id } })
    app.moveClock({ minutes: 10 })
    await heldUntil('anew')
    for (const minutes of [25, 25]) {
      app.moveClock({ minutes })
      await heldUntil(`${minutes} more`)
    }
    app.moveClock({ minutes: 5 })
    expect((await heldUntil('at last')) - begun).toBe(longestHoldMs)
  })

  it('that is used up rests for a while, and then begins anew', { tags: ['deep'] }, async () => {
    const jeanne = await newcomer({ isConfirmed: true })
    await wants(jeanne, 1)
    for (let minutes = 0; minutes < 120; minutes += 20) {
      await place(jeanne)
      app.moveClock({ minutes: 20 })
    }
    await expireOrders(app.context())
    await expect(place(jeanne)).rejects.toMatchObject({ code: 'hold_rests', values: { wait: '15 minutes' } })
    app.moveClock({ milliseconds: restMs })
    expect(await outcome(place(jeanne))).toBe('done')
  })
})

it('anyone who tries for twelve hours keeps a product from nobody for longer than two, and little at a time', {
  tags: ['deep'],
}, async () => {
  const everyMinutes = 5
  const tries = (12 * 60) / everyMinutes
  const attacker = await newcomer()
  await wants(attacker, mostUnconfirmedProducts.ofAccount)
  let heldMs = 0
  let restedMs = Number.POSITIVE_INFINITY
  let holds = 0
  for (let n = 0; n < tries; n++) {
    const open = (await attacker('GET /checkout', {})).order
    const id = open?._id
    if (id && n % 3 === 0) await outcome(attacker('POST /orders/{id}/cancel', { params: { id } }))
    if (id && n % 3 === 1) await outcome(attacker('POST /orders/{id}/payment', { params: { id } }))
    await outcome(place(attacker, n % 3 === 2 ? 'the same' : `try ${n}`))
    const products = await heldProducts()
    expect(products).toBeLessThanOrEqual(mostUnconfirmedProducts.ofAccount)
    if (products > 0) {
      if (heldMs === 0) {
        expect(restedMs).toBeGreaterThanOrEqual(restMs)
        holds++
      }
      heldMs += everyMinutes * 60_000
      restedMs = 0
    } else {
      heldMs = 0
      restedMs += everyMinutes * 60_000
    }
    expect(heldMs).toBeLessThanOrEqual(longestHoldMs)
    app.moveClock({ minutes: everyMinutes })
    await expireOrders(app.context())
  }
  // The reservations did succeed, as often as the pauses between them allow.
  expect(holds).toBeGreaterThan(1)
})

it('one account places no more orders in an hour than a customer would', { tags: ['deep'] }, async () => {
  const jeanne = await newcomer({ isConfirmed: true })
  await wants(jeanne, 1)
  const outcomes: string[] = []
  for (let n = 0; n < 25; n++) outcomes.push(await outcome(place(jeanne, `change ${n}`)))
  expect(outcomes.filter((each) => each === 'done')).toHaveLength(20)
  expect(new Set(outcomes.slice(20))).toEqual(new Set(['many_orders']))
})
