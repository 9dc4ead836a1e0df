import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../platform/context/context.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { untilLockWaits } from '../../../../testing/database/until-lock-waits.ts'
import { paidOrder } from '../../../../testing/orders/bought-order.ts'
import { type BuyingApi, buyingApi } from '../../../../testing/orders/orders-api.ts'
import { withdrawalsApi } from '../../../../testing/orders/withdrawals-api.ts'
import { lookUpOrder } from '../../../withdrawals/server/declaring/look-up-order.ts'
import { giveBack } from '../admin/give-back.ts'
import { lockOrder } from '../lock-order.public.ts'

const colissimo = { carrier: 'colissimo', trackingNumber: '6A12345678901' } as const
const chronopost = { carrier: 'chronopost', trackingNumber: 'XY123456789FR' } as const

let app: CatalogApp
let gown: string
let ines: BuyingApi
let paul: BuyingApi
let admin: Caller

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

const mailsOf = async (id: string) => {
  const mails = await rows(
    sql`select cause_key from mail_outbox where cause_key like ${`order:%:${id}%`} order by id`,
  )
  return mails.map(({ cause_key }) => String(cause_key).replace(`:${id}`, '').replace('order:', ''))
}

const mailText = async (causeKey: string) => {
  const [mail] = await rows(sql`select plain_text from mail_outbox where cause_key = ${causeKey}`)
  return String(mail?.plain_text).replaceAll(/\s+/g, ' ')
}

const orderOf = async (id: string) => (await ines('GET /admin/orders/{id}', { params: { id } })).order

type Step = Parameters<typeof ines<'PUT /admin/orders/{id}/status'>>[1]['body']

const stepTo = async (id: string, body: Step, api = ines) =>
  (await api('PUT /admin/orders/{id}/status', { params: { id }, body })).order

type Parcel = Parameters<typeof ines<'PUT /admin/orders/{id}/parcel'>>[1]['body']

const changeParcel = async (id: string, body: Parcel, api = ines) =>
  (await api('PUT /admin/orders/{id}/parcel', { params: { id }, body })).order

const takeBack = async (id: string, step: 'in_preparation' | 'shipped' | 'delivered', api = ines) =>
  (
    await api('POST /admin/orders/{id}/take-back', {
      params: { id },
      body: { step, reason: 'Mauvaise ligne' },
    })
  ).order

/** A new product for each order, so that reviews and deliveries of one test are not those of another. */
const sentOrder = async (buying: Partial<Parameters<typeof paidOrder>[1]> = {}) => {
  const bought = await paidOrder(app, { productId: gown, ...buying })
  await stepTo(bought.id, { status: 'in_preparation' })
  await stepTo(bought.id, { status: 'shipped', ...(buying.deliveryMethod !== 'pickup' && colissimo) })
  return bought
}

const arrivedOrder = async (buying: Parameters<typeof sentOrder>[0] = {}) => {
  const bought = await sentOrder(buying)
  await stepTo(bought.id, { status: 'delivered' })
  return bought
}

/** The id of a withdrawal that the customer of an order declares; its order is not looked up yet. */
const declare = async ({ number, caller }: Awaited<ReturnType<typeof sentOrder>>) => {
  const [account] = await rows(sql`select email from accounts where id = ${caller.id}::uuid`)
  const email = String(account?.email)
  await withdrawalsApi(app)('POST /withdrawals', {
    body: { name: 'Jeanne Arnaud', email, orderNumber: number, confirmed: true },
  })
  const [row] = await rows(sql`select id from withdrawals where email = ${email}`)
  return String(row?.id)
}

const publishReview = (accountId: string, productId: string) =>
  rows(sql`insert into product_reviews (product_id, account_id, rating, comment, created_at)
    values (${productId}::uuid, ${accountId}::uuid, 5, 'Superbe', now())`)

const receivedBy = async (accountId: string) =>
  (await rows(sql`select product_id from received_pieces where account_id = ${accountId}::uuid`)).map(
    ({ product_id }) => product_id,
  )

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), { priceCents: 60_000, variants: [{ size: '38', stock: 90 }] })
  const staff = { role: 'staff', lastName: 'Morel' } as const
  ines = buyingApi(app, { caller: await enterCustomer(app.context(), { ...staff, firstName: 'Inès' }) })
  paul = buyingApi(app, { caller: await enterCustomer(app.context(), { ...staff, firstName: 'Paul' }) })
  admin = await enterCustomer(app.context(), { role: 'admin' })
})

afterAll(() => app.close())

describe('the number of a parcel', () => {
  it('is questioned when it is not one of its carrier, and noted by anyone who is sure', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    const doubtful = { status: 'shipped', carrier: 'colissimo', trackingNumber: '6A0001' } as const
    await expect(stepTo(id, doubtful)).rejects.toMatchObject({
      code: 'tracking_doubtful',
      kind: 'invalid',
      values: { carrier: 'Colissimo' },
    })
    expect(await orderOf(id)).toMatchObject({ status: 'paid', tracking: null, parcel: null })
    const sent = await stepTo(id, { ...doubtful, sure: true })
    expect(sent).toMatchObject({ status: 'shipped', tracking: { number: '6A0001' } })
    expect(await mailsOf(id)).toEqual(['paid', 'shipped'])
  })

  it('can be changed on its way; the customer is told once for each change', async () => {
    const { id, api } = await sentOrder()
    const change = { ...chronopost, replaces: colissimo }
    const changed = await changeParcel(id, change)
    expect(changed.tracking).toMatchObject({ carrier: 'Chronopost', number: 'XY123456789FR' })
    expect(changed.events.at(-1)).toMatchObject({ kind: 'parcel_changed', actor: { name: 'Inès Morel' } })
    await changeParcel(id, change)
    expect(await mailsOf(id)).toEqual(['paid', 'inPreparation', 'shipped', 'parcelChanged'])
    await changeParcel(id, { ...colissimo, replaces: chronopost })
    expect(await mailsOf(id)).toEqual([
      'paid',
      'inPreparation',
      'shipped',
      'parcelChanged',
      'parcelChanged:2',
    ])
    expect(await mailText(`order:parcelChanged:${id}`)).toContain('Chronopost, sous le numéro XY123456789FR')
    const { order } = await api('GET /orders/{id}', { params: { id } })
    expect(order.tracking).toMatchObject({ carrier: 'Colissimo', number: colissimo.trackingNumber })
    const audited = await rows(
      sql`select before, after from audit_log where subject_id = ${id} and action = 'order.parcel-changed' order by id`,
    )
    expect(audited[0]).toEqual({ before: colissimo, after: { ...chronopost, sure: false } })
  })

  it('is questioned when it is changed, too', { tags: ['deep'] }, async () => {
    const { id } = await sentOrder()
    const doubtful = { carrier: 'chronopost', trackingNumber: '1', replaces: colissimo }
    await expect(changeParcel(id, doubtful)).rejects.toMatchObject({ code: 'tracking_doubtful' })
    expect((await changeParcel(id, { ...doubtful, sure: true })).tracking?.number).toBe('1')
    const noted = { carrier: 'chronopost', trackingNumber: '1' }
    const stranger = { carrier: 'nobody', trackingNumber: '2', replaces: noted }
    await expect(changeParcel(id, stranger)).rejects.toMatchObject({ code: 'tracking_missing' })
  })

  it('is changed by one of two who do it at once, and once by two who agree', async () => {
    const { id } = await sentOrder()
    const replaces = colissimo
    const ends = await Promise.allSettled([
      changeParcel(id, { ...chronopost, replaces }, ines),
      changeParcel(id, { ...colissimo, trackingNumber: '8R00000000001', replaces }, paul),
    ])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'parcel_changed' },
    })
    const now = (await orderOf(id)).parcel ?? colissimo
    const agreed = { ...colissimo, trackingNumber: '9V00000000001', replaces: now }
    await Promise.all([ines, paul].map((api) => changeParcel(id, agreed, api)))
    expect(await mailsOf(id)).toEqual([
      'paid',
      'inPreparation',
      'shipped',
      'parcelChanged',
      'parcelChanged:2',
    ])
  })

  it('is not changed before the parcel has left, nor after it has arrived, nor without a parcel', async () => {
    const paid = await paidOrder(app, { productId: gown })
    const arrived = await arrivedOrder()
    const fetched = await sentOrder({ deliveryMethod: 'pickup' })
    for (const { id } of [paid, arrived, fetched])
      await expect(changeParcel(id, { ...chronopost, replaces: colissimo })).rejects.toMatchObject({
        code: 'not_possible',
      })
  })
})

describe('« à l’atelier », taken back', () => {
  it('at once tells the customer nothing: the mail about it has not left, and leaves when it is true', async () => {
    const { id, api } = await paidOrder(app, { productId: gown })
    await stepTo(id, { status: 'in_preparation' })
    const [held] = await rows(sql`
      select due_at > now() + interval '8 seconds' as waits from mail_outbox
      where cause_key = ${`order:inPreparation:${id}`}`)
    expect(held).toEqual({ waits: true })
    expect(await takeBack(id, 'in_preparation')).toMatchObject({ status: 'paid', takeBack: null })
    expect(await mailsOf(id)).toEqual(['paid'])
    const { order } = await api('GET /orders/{id}', { params: { id } })
    expect(order).toMatchObject({ status: 'paid', cancellable: true })
    expect(JSON.stringify(order)).not.toContain('Mauvaise ligne')
    await stepTo(id, { status: 'in_preparation' })
    expect(await mailsOf(id)).toEqual(['paid', 'inPreparation:2'])
  })

  it('later tells the customer, whom the mail has reached', async () => {
    const { id } = await paidOrder(app, { productId: gown })
    await stepTo(id, { status: 'in_preparation' })
    await rows(sql`update mail_outbox set status = 'sent' where cause_key = ${`order:inPreparation:${id}`}`)
    await takeBack(id, 'in_preparation')
    expect(await mailText(`order:notInPreparation:${id}`)).toContain('erreur de notre part')
    expect(
      await rows(
        sql`select after from audit_log where subject_id = ${id} and action = 'order.in_preparation-taken-back'`,
      ),
    ).toEqual([{ after: { fulfilment: 'to_prepare', reason: 'Mauvaise ligne' } }])
  })

  it('is not possible once it has left', async () => {
    const { id } = await sentOrder()
    await expect(takeBack(id, 'in_preparation')).rejects.toMatchObject({ code: 'not_taken_back' })
  })
})

describe('« expédiée », taken back', () => {
  it('leaves the order where it was, tells its customer, and it can be sent anew', async () => {
    const { id, api } = await sentOrder()
    const back = await takeBack(id, 'shipped')
    expect(back).toMatchObject({
      status: 'in_preparation',
      tracking: null,
      parcel: null,
      takeBack: 'in_preparation',
      inHouse: true,
      nextSteps: ['shipped', 'cancelled'],
    })
    expect(back.events.at(-1)).toMatchObject({
      kind: 'shipped_taken_back',
      details: { reason: 'Mauvaise ligne' },
      actor: { name: 'Inès Morel' },
    })
    const { order } = await api('GET /orders/{id}', { params: { id } })
    expect(order).toMatchObject({ status: 'in_preparation', tracking: null })
    expect(order.events.at(-1)).toMatchObject({ kind: 'shipped_taken_back', details: {} })
    expect(JSON.stringify(order)).not.toContain('Mauvaise ligne')
    expect(await mailText(`order:notShipped:${id}`)).toContain('erreur de notre part')
    expect(
      await rows(
        sql`select after from audit_log where subject_id = ${id} and action = 'order.shipped-taken-back'`,
      ),
    ).toEqual([{ after: { fulfilment: 'in_preparation', reason: 'Mauvaise ligne' } }])
    const again = await stepTo(id, { status: 'shipped', ...chronopost })
    expect(again.tracking?.number).toBe(chronopost.trackingNumber)
    await takeBack(id, 'shipped')
    expect(await mailsOf(id)).toEqual([
      'paid',
      'inPreparation',
      'shipped',
      'notShipped',
      'shipped:2',
      'notShipped:2',
    ])
  })

  it('of an order that was sent straight away leaves it to be prepared', { tags: ['deep'] }, async () => {
    const { id } = await paidOrder(app, { productId: gown })
    await stepTo(id, { status: 'shipped', ...colissimo })
    expect(await takeBack(id, 'shipped')).toMatchObject({ status: 'paid' })
  })

  it('is « prête » of an order that is fetched', { tags: ['deep'] }, async () => {
    const { id } = await sentOrder({ deliveryMethod: 'pickup' })
    expect(await takeBack(id, 'shipped')).toMatchObject({ status: 'in_preparation' })
    await stepTo(id, { status: 'shipped' })
    expect(await mailsOf(id)).toEqual([
      'paid',
      'inPreparation',
      'readyForPickup',
      'notReady',
      'readyForPickup:2',
    ])
  })

  it('is not possible once it has arrived, nor before it has left', async () => {
    const [arrived, paid] = [await arrivedOrder(), await paidOrder(app, { productId: gown })]
    for (const { id } of [arrived, paid])
      await expect(takeBack(id, 'shipped')).rejects.toMatchObject({
        code: 'not_taken_back',
        kind: 'conflict',
      })
    expect(await mailsOf(arrived.id)).not.toContain('notShipped')
  })

  it('is not possible once a refund rests on it', async () => {
    const { id } = await sentOrder()
    const ctx = app.context({ caller: { ...admin, isFresh: true } })
    await giveBack(ctx, { id, refund: { amountCents: 500, reason: 'gesture' } })
    expect((await orderOf(id)).takeBack).toBeNull()
    await expect(takeBack(id, 'shipped')).rejects.toMatchObject({ code: 'not_taken_back' })
  })

  it('wants words', async () => {
    const { id } = await sentOrder()
    const asked = ines('POST /admin/orders/{id}/take-back', {
      params: { id },
      body: { step: 'shipped', reason: ' ' },
    })
    await expect(asked).rejects.toMatchObject({
      issues: [{ path: ['reason'], message: 'orders:fields.takeBackReason' }],
    })
  })

  it('happens once when two do it at once, and the second learns of it', { tags: ['deep'] }, async () => {
    const { id } = await sentOrder()
    const ends = await Promise.allSettled([ines, paul].map((api) => takeBack(id, 'shipped', api)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'not_taken_back' },
    })
    expect(await mailsOf(id)).toEqual(['paid', 'inPreparation', 'shipped', 'notShipped'])
  })

  it('and « livrée » at once are one of the two', { tags: ['deep'] }, async () => {
    const { id } = await sentOrder()
    const [back, arrived] = await Promise.allSettled([
      takeBack(id, 'shipped', ines),
      stepTo(id, { status: 'delivered' }, paul),
    ])
    expect([back.status, arrived.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await orderOf(id)).status).toBe(back.status === 'fulfilled' ? 'in_preparation' : 'delivered')
  })
})

describe('« livrée », taken back', () => {
  it('ends the periods that ran, tells the customer, and they run anew from the true day', async () => {
    const { id, api, caller } = await arrivedOrder()
    expect(await receivedBy(caller.id)).toEqual([gown])
    const back = await takeBack(id, 'delivered')
    expect(back).toMatchObject({
      status: 'shipped',
      takeBack: 'shipped',
      tracking: { number: '6A12345678901' },
    })
    expect(back.items[0]?.withdrawal.until).toBeNull()
    expect(await receivedBy(caller.id)).toEqual([])
    expect(await mailText(`order:notDelivered:${id}`)).toContain('ne courent pas encore')
    app.moveClock({ hours: 48 })
    await stepTo(id, { status: 'delivered' })
    app.moveClock({ hours: -48 })
    const [{ until } = { until: null }] = await rows(
      sql`select (delivered_at - shipped_at) >= interval '48 hours' as until from orders where id = ${id}::uuid`,
    )
    expect(until).toBe(true)
    const { order } = await api('GET /orders/{id}', { params: { id } })
    expect(order.items[0]?.withdrawal.until).not.toBeNull()
    expect(await mailsOf(id)).toEqual([
      'paid',
      'inPreparation',
      'shipped',
      'delivered',
      'notDelivered',
      'delivered:2',
    ])
  })

  it('is not possible once a withdrawal was declared', async () => {
    const bought = await arrivedOrder()
    await lookUpOrder(app.context(), await declare(bought))
    expect((await orderOf(bought.id)).takeBack).toBeNull()
    await expect(takeBack(bought.id, 'delivered')).rejects.toMatchObject({ code: 'not_taken_back' })
    expect(await mailsOf(bought.id)).not.toContain('notDelivered')
  })

  it('is not possible once a published review bears « Achat vérifié » by it alone', async () => {
    const productId = await enterProduct(app.context(), { variants: [{ size: '38', stock: 9 }] })
    const { id, caller } = await arrivedOrder({ productId })
    await publishReview(caller.id, productId)
    expect((await orderOf(id)).takeBack).toBeNull()
    await expect(takeBack(id, 'delivered')).rejects.toMatchObject({ code: 'not_taken_back' })
    expect(await receivedBy(caller.id)).toEqual([productId])
    const second = await arrivedOrder({ productId, caller: { id: caller.id, role: 'user' } })
    await takeBack(second.id, 'delivered')
    expect(await receivedBy(caller.id)).toEqual([productId])
  })

  it('happens once when two do it at once', async () => {
    const { id } = await arrivedOrder()
    const ends = await Promise.allSettled([ines, paul].map((api) => takeBack(id, 'delivered', api)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await orderOf(id)).toMatchObject({ status: 'shipped' })
    expect(await mailsOf(id)).toEqual(['paid', 'inPreparation', 'shipped', 'delivered', 'notDelivered'])
  })

  it('while a withdrawal is declared leaves either, whichever is first, and the withdrawal always stands', async () => {
    const bought = await arrivedOrder()
    const withdrawal = await declare(bought)
    const [back, lookedUp] = await Promise.allSettled([
      takeBack(bought.id, 'delivered'),
      lookUpOrder(app.context(), withdrawal),
    ])
    expect(lookedUp.status).toBe('fulfilled')
    const { status, withdrawing } = await orderOf(bought.id)
    expect({ status, withdrawing }).toEqual({
      status: back.status === 'fulfilled' ? 'shipped' : 'delivered',
      withdrawing: true,
    })
  })

  // Locks can only wait for each other on a server: the embedded database runs one transaction after the other.
  it.runIf(process.env.TEST_DATABASE_URL)(
    'before a late withdrawal is looked up leaves it in time: the look-up waits for the order',
    async () => {
      const bought = await arrivedOrder()
      app.moveClock({ hours: 24 * 40 })
      const withdrawal = await declare(bought)
      const ctx = app.context()
      const { promise: isHeld, resolve: held } = Promise.withResolvers<void>()
      const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
      const correcting = ctx.write(async (tx) => {
        await lockOrder(tx.db, { id: bought.id })
        held()
        await goOn
        await tx.db.execute(
          sql`update orders set fulfilment = 'shipped', delivered_at = null where id = ${bought.id}::uuid`,
        )
      })
      await isHeld
      const lookingUp = lookUpOrder(app.context(), withdrawal)
      await untilLockWaits(app.test)
      letGo()
      await Promise.all([correcting, lookingUp])
      app.moveClock({ hours: -24 * 40 })
      expect(
        await rows(sql`select status, review_reason from withdrawals where id = ${withdrawal}::uuid`),
      ).toEqual([{ status: 'received', review_reason: null }])
    },
  )
})
