import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAddress } from '../../../../testing/accounts/an-address.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { changePrice } from '../../../../testing/catalog/change-price.ts'
import { type BuyingApp, buyingApp, intentIdOf } from '../../../../testing/orders/buying-app.ts'
import { brokenLaws } from '../../../../testing/orders/money-laws.ts'
import { paymentRecorder } from '../../../../testing/payments/payment-recorder.ts'
import { findPaymentOf } from '../../../payments/server/enter-payment.public.ts'
import { openPayment } from '../../../payments/server/open-payment.public.ts'

const bank = paymentRecorder()

let app: BuyingApp
let gown: string

const stockOf = async (size: string) => {
  const { rows } = await app.db.execute<{ stock: number }>(
    sql`select stock from product_variants where product_id = ${gown}::uuid and size = ${size}`,
  )
  return rows[0]?.stock
}

beforeAll(async () => {
  app = await buyingApp(bank.provider)
})

beforeEach(async () => {
  bank.heal()
  gown = await enterProduct(app.context(), {
    nameFr: 'Victoire',
    nameEn: 'Victory',
    priceCents: 129_500,
    variants: [
      { size: '38', stock: 3 },
      { size: 'Sur mesure', stock: 1 },
    ],
  })
})

afterAll(async () => {
  expect(await brokenLaws(app.db)).toEqual({})
  await app.close()
})

describe('placing an order', () => {
  it('holds its products for half an hour, and keeps what was agreed to', async () => {
    const { take, order } = await app.buyer()
    await take({ productId: gown, quantity: 2 })
    const { order: placed, payment } = await order({ notes: 'Sonnez deux fois.', promoCode: 'bienvenue10' })
    expect(placed).toMatchObject({
      status: 'pending_payment',
      subtotal: 2590,
      discount: 259,
      shipping: 0,
      vat: 388.5,
      total: 2331,
      promoCode: 'BIENVENUE10',
      notes: 'Sonnez deux fois.',
      shippingAddress: anAddress,
      billingAddress: anAddress,
      cancellable: true,
    })
    expect(Date.parse(placed.heldUntil ?? '') - Date.parse(placed.placedAt)).toBe(30 * 60_000)
    expect(payment.provider).toBe('stripe')
    expect(await stockOf('38')).toBe(1)
    const { rows } = await app.db.execute<{ contract: { terms: object; seller: object } }>(
      sql`select contract from orders where id = ${placed._id}::uuid`,
    )
    expect(rows[0]?.contract).toMatchObject({
      terms: { document: 'cgv', version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      seller: { siret: expect.any(String) },
    })
    await expect(
      app.db.execute(sql`update orders set contract = '{}' where id = ${placed._id}::uuid`),
    ).rejects.toThrow()
  })

  it('keeps what stays in sight of a picture as it was then', async () => {
    const pictured = await enterProduct(app.context(), {
      images: [
        { key: 'abc', width: 900, height: 1200, color: '#e8ded2', widths: [200, 400], altFr: 'De face' },
      ],
    })
    const frameIt = (x: number, y: number) =>
      app.db.execute(sql`update product_images set focal_x = ${x}, focal_y = ${y}
        where product_id = ${pictured}::uuid`)
    await frameIt(30, 10)
    const { take, order, read } = await app.buyer()
    await take({ productId: pictured })
    const { order: placed } = await order()
    const framed = [{ product: { images: [{ url: '/media/abc/200.webp', focalPoint: { x: 30, y: 10 } }] } }]
    expect(placed.items).toMatchObject(framed)
    await frameIt(50, 50)
    expect((await read(placed._id)).items).toMatchObject(framed)
  })

  it('says of what is made to measure that it cannot be sent back', async () => {
    const { take, order } = await app.buyer()
    await take({ productId: gown, size: 'Sur mesure' })
    await take({ productId: gown })
    const { order: placed } = await order()
    expect(placed.items.map(({ options, withdrawal }) => [options.size, withdrawal.eligible])).toEqual([
      ['Sur mesure', false],
      ['38', true],
    ])
    const { rows } = await app.db.execute(
      sql`select exclusion_basis, exclusion_shown_at is not null as shown from order_lines
        where order_id = ${placed._id}::uuid order by position`,
    )
    expect(rows).toEqual([
      { exclusion_basis: 'L221-28-3', shown: true },
      { exclusion_basis: null, shown: false },
    ])
  })

  it('of what is fetched costs no delivery and needs no address but that of the invoice', async () => {
    const { take, order } = await app.buyer()
    await take({ productId: gown })
    const pickup = { shippingAddress: undefined, deliveryMethod: 'pickup' }
    await expect(order(pickup)).rejects.toMatchObject({ code: 'address_missing', kind: 'invalid' })
    const { order: placed } = await order({ ...pickup, billingAddress: anAddress })
    expect(placed).toMatchObject({ shipping: 0, shippingAddress: null, deliveryMethod: 'pickup' })
  })

  it.each([
    [
      { shippingAddress: undefined },
      {
        kind: 'invalid',
        code: 'address_missing',
        fields: { shippingAddress: 'errors.addressMissing' },
      },
    ],
    [{ termsAccepted: false }, { kind: 'invalid', code: 'terms_not_accepted' }],
    [{ shippingAddress: { ...anAddress, postalCode: '7501' } }, { name: 'InvalidInput' }],
    [{ shippingAddress: { ...anAddress, country: 'RU' } }, { name: 'InvalidInput' }],
    [{ shippingAddress: { ...anAddress, lastName: '' } }, { name: 'InvalidInput' }],
    [{ deliveryMethod: 'pigeon' }, { name: 'InvalidInput' }],
    [{ notes: 'x'.repeat(1_001) }, { name: 'InvalidInput' }],
    [{ eventDate: 'demain' }, { name: 'InvalidInput' }],
  ])('is refused with %j, and loses nothing', async (more, refusal) => {
    const { api, take, order } = await app.buyer()
    await take({ productId: gown })
    await expect(order(more)).rejects.toMatchObject(refusal)
    expect((await api('GET /cart', {})).totalItems).toBe(1)
    expect(await stockOf('38')).toBe(3)
  })

  it('of an empty cart is refused', async () => {
    const { order } = await app.buyer()
    await expect(order()).rejects.toMatchObject({ kind: 'invalid', code: 'cart_empty' })
  })

  it('of more than can be paid online is refused, and of all that can be is not', async () => {
    const treasure = await enterProduct(app.context(), {
      priceCents: 99_999_900,
      variants: [{ size: '38', stock: 99 }],
    })
    const { take, order } = await app.buyer()
    await take({ productId: treasure })
    expect((await order()).order.total).toBe(999_999)
    await take({ productId: treasure, quantity: 98 })
    await expect(order()).rejects.toMatchObject({ kind: 'invalid', code: 'too_much_to_pay' })
  })

  it('at another price than they saw is refused until they have agreed to it', async () => {
    const { api, take, order } = await app.buyer()
    await take({ productId: gown })
    await expect(order({ expectedTotal: 1294 })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'price_changed',
    })
    await changePrice(app.context(), { productId: gown, priceCents: 135_000 })
    await expect(order()).rejects.toMatchObject({ kind: 'conflict', code: 'price_changed' })
    const [item] = (await api('GET /cart', {})).items
    await api('PUT /cart/items/{itemId}', {
      params: { itemId: item?._id ?? '' },
      body: { seenPrice: 1350 },
    })
    expect((await order({ expectedTotal: 1350 })).order.total).toBe(1350)
  })

  it('of products that are gone names them, in their language', async () => {
    const { take, order } = await app.buyer('en')
    await take({ productId: gown, quantity: 2 })
    const rival = await app.buyer()
    await rival.take({ productId: gown, quantity: 2 })
    await rival.order()
    await expect(order()).rejects.toMatchObject({
      kind: 'conflict',
      code: 'out_of_stock',
      values: { pieces: 'Victory, 38' },
    })
  })

  it('for other days than they saw is refused until they have seen them', async () => {
    const { api, take, order } = await app.buyer()
    await take({ productId: gown })
    await take({ productId: gown, size: 'Sur mesure' })
    const seen = { country: 'FR', postalCode: '75011' }
    const { lines } = await api('POST /checkout/quote', { body: seen })
    const expectedDelivery = { from: lines[0]?.deliveryFrom ?? '', to: lines[1]?.deliveryTo ?? '' }
    app.moveClock({ hours: 24 })
    await expect(order({ expectedDelivery })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'delivery_changed',
    })
    app.moveClock({ hours: -24 })
    const { items } = (await order({ expectedDelivery })).order
    const promised = items.map(({ deliveryFrom, deliveryTo }) => [deliveryFrom, deliveryTo])
    expect(promised).toEqual(lines.map(({ deliveryFrom, deliveryTo }) => [deliveryFrom, deliveryTo]))
  })

  it('for a day that cannot be kept is refused, unless the customer orders all the same', async () => {
    const { take, order } = await app.buyer()
    await take({ productId: gown, size: 'Sur mesure' })
    await expect(order({ eventDate: '2026-12-20' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'event_too_soon',
      values: { pieces: 'Victoire, Sur mesure', day: 'jeudi 24 décembre 2026' },
      fields: { eventDate: 'errors.eventTooSoon' },
    })
    await expect(order({ eventDate: '2026-01-02' })).rejects.toMatchObject({ code: 'event_past' })
    const accepted = await order({ eventDate: '2026-12-20', acceptsLate: true })
    expect(accepted.order.eventDate).toBe('2026-12-20')
    await expect(order({ eventDate: '2026-01-02', acceptsLate: true })).rejects.toMatchObject({
      code: 'event_past',
    })
    // The product is promised for 10 December at the latest, which is two weeks before.
    expect((await order({ eventDate: '2026-12-24' })).order.eventDate).toBe('2026-12-24')
  })
})

it('numbers orders beyond a million with seven digits', async () => {
  const { rows } = await app.db.execute<{ last: string }>(
    sql`select last_value::text as last from order_numbers`,
  )
  const buyer = await app.buyer()
  await buyer.take({ productId: gown })
  await app.db.execute(sql`select setval('order_numbers', 999999)`)
  const { order } = await buyer.order()
  await app.db.execute(sql`select setval('order_numbers', ${Number(rows[0]?.last)})`)
  expect(order.number).toBe('MC-2026-1000000')
})

describe('an order placed again', () => {
  it('under the same key is the same answer, under the same key with another body none', async () => {
    const { take, order, api } = await app.buyer()
    await take({ productId: gown })
    const first = await order({}, 'key-1')
    expect(await order({}, 'key-1')).toEqual(first)
    await expect(order({ notes: 'Autrement' }, 'key-1')).rejects.toMatchObject({ code: 'key_reused' })
    expect((await api('GET /orders', { query: {} })).total).toBe(1)
    expect(await stockOf('38')).toBe(2)
  })

  it('at the same moment under one key, or in two tabs, is one order', async () => {
    const { take, order, api } = await app.buyer()
    await take({ productId: gown })
    const placed = await Promise.all([order({}, 'a'), order({}, 'a'), order({}, 'b'), order()])
    expect(new Set(placed.map(({ order: { _id } }) => _id)).size).toBe(1)
    expect(new Set(placed.map(({ payment }) => payment.clientSecret)).size).toBe(1)
    expect((await api('GET /orders', { query: {} })).total).toBe(1)
    expect(await stockOf('38')).toBe(2)
  })

  it('with another content takes the place of the first, which nobody can pay any more', async () => {
    const { take, order, read } = await app.buyer()
    await take({ productId: gown })
    const first = await order()
    await take({ productId: gown, quantity: 2 })
    const second = await order()
    expect(second.order._id).not.toBe(first.order._id)
    expect((await read(first.order._id)).status).toBe('cancelled')
    expect(await stockOf('38')).toBe(0)
    await app.work()
    const intent = await bank.provider.readIntent(intentIdOf(first.payment.clientSecret))
    expect(intent.status).toBe('canceled')
  })

  it('after the longest hold, before anybody has swept it, is another order with a time of its own', async () => {
    const { take, order, read } = await app.buyer()
    await take({ productId: gown, quantity: 3 })
    const first = await order()
    app.moveClock({ minutes: 121 })
    const second = await order()
    expect(second.order._id).not.toBe(first.order._id)
    expect(Date.parse(second.order.heldUntil ?? '') - Date.parse(second.order.placedAt)).toBe(30 * 60_000)
    const { status, events } = await read(first.order._id)
    expect({ status, last: events.at(-1)?.kind }).toEqual({ status: 'expired', last: 'expired' })
    expect(await stockOf('38')).toBe(0)
  })

  it('that takes the last product again takes its own', async () => {
    const { take, order } = await app.buyer()
    await take({ productId: gown, quantity: 3 })
    await order()
    const { order: second } = await order({ notes: 'Avec un mot.' })
    expect(second.status).toBe('pending_payment')
    expect(await stockOf('38')).toBe(0)
  })

  it('under its key after it was called off is paid no more', async () => {
    const { take, order, api } = await app.buyer()
    await take({ productId: gown })
    bank.failNext({ call: 'openIntent', when: 'before' })
    await expect(order({}, 'key-away')).rejects.toMatchObject({ code: 'provider_unavailable' })
    const [waiting] = (await api('GET /orders', { query: {} })).orders
    await api('POST /orders/{id}/cancel', { params: { id: waiting?._id ?? '' } })
    await expect(order({}, 'key-away')).rejects.toMatchObject({ code: 'payment_over' })
  })

  it('and called off while its payment is opened leaves none that could be made', async () => {
    const { take, order, api } = await app.buyer()
    await take({ productId: gown })
    bank.failNext({ call: 'openIntent', when: 'before' })
    await expect(order()).rejects.toMatchObject({ code: 'provider_unavailable' })
    const [waiting] = (await api('GET /orders', { query: {} })).orders
    const id = waiting?._id ?? ''
    const payment = await findPaymentOf(app.db, { purpose: 'order', subjectId: id })
    if (!payment) throw new Error('An order waits without a payment')
    let intentId = ''
    const ctx = app.context()
    const openIntent: typeof ctx.payments.openIntent = async (request) => {
      const intent = await ctx.payments.openIntent(request)
      intentId = intent.id
      await api('POST /orders/{id}/cancel', { params: { id } })
      await app.work()
      return intent
    }
    const slow = { ...ctx, payments: { ...ctx.payments, openIntent } }
    await expect(openPayment(slow, payment)).rejects.toMatchObject({ code: 'payment_over' })
    await app.work()
    expect((await bank.provider.readIntent(intentId)).status).toBe('canceled')
  })
})
