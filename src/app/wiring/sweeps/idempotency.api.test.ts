import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryOutRefund, settleRefund } from '../../../features/payments/server/refunds/settle-refund.ts'
import { lookUpOrder } from '../../../features/withdrawals/server/declaring/look-up-order.ts'
import type { Caller } from '../../../platform/context/context.ts'
import { type ArrivingCall, createDispatcher } from '../../../platform/http/dispatcher.ts'
import type { EndpointKey } from '../../../shared/api/contract.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { anAddress } from '../../../testing/accounts/an-address.ts'
import { aCustomer, appointmentsApi } from '../../../testing/appointments/appointments-api.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { repeatedCommissionCalls } from '../../../testing/commissions/repeated-commission-calls.ts'
import { arrivedOrder } from '../../../testing/orders/arrived-order.ts'
import { boughtOrder, paidOrder } from '../../../testing/orders/bought-order.ts'
import { buyingApi, testCard } from '../../../testing/orders/orders-api.ts'
import { anotherPicture } from '../../../testing/pictures/images-app.ts'
import { apiModules } from '../modules/api-modules.ts'

const dispatcher = createDispatcher({ modules: apiModules, checkAnswers: true })

let app: CatalogApp
let gown: string
let admin: Caller

interface RepeatedCall {
  readonly caller?: Pick<Caller, 'id' | 'role'> | null
  readonly call: ArrivingCall
  /** A different request to the same endpoint. */
  readonly other: ArrivingCall
}

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

const anOrder = { shippingAddress: anAddress, termsAccepted: true }

const someCart = async () => {
  const caller = await enterCustomer(app.context())
  const api = buyingApi(app, { caller })
  await api('POST /cart/add', { body: { productId: gown, quantity: 1, options: { size: '38' } } })
  return { caller, api }
}

const waiting = async (): Promise<RepeatedCall> => {
  const { id, caller } = await boughtOrder(app, { productId: gown })
  return { caller, call: { params: { id } }, other: { params: { id: randomUUID() } } }
}

/** Places an order that waits for its payment; returns the client secret of the payment. */
const openPayment = async () => {
  const { api } = await someCart()
  return (await api('POST /orders', { body: anOrder })).payment.clientSecret
}

const challenged = async () => {
  const clientSecret = await openPayment()
  const card = testCard('4000 0025 0000 3155')
  const told = await buyingApi(app)('POST /payments/demo/confirm', { body: { clientSecret, ...card } })
  return told.redirectUrl?.split('#')[1] ?? ''
}

const declaration = (email: string, orderNumber: string) => ({
  name: 'Jeanne Arnaud',
  email,
  orderNumber,
  confirmed: true,
})

const send = (key: EndpointKey, { caller = null }: Pick<RepeatedCall, 'caller'>, call: ArrivingCall) =>
  dispatcher.call(app.context({ caller }), key, call)

/** A withdrawal that waits for its answer, and the line that it concerns. */
const withdrawn = async () => {
  const { order, email } = await arrivedOrder(app, {
    products: [{ productId: gown, size: '38', quantity: 2 }],
    deliveredAt: Temporal.Instant.from('2026-10-12T09:00:00Z'),
  })
  await send('POST /withdrawals', {}, { body: declaration(email, order.number) })
  const [row] = await rows(sql`select id from withdrawals where email = ${email}`)
  const id = String(row?.id)
  await lookUpOrder(app.context(), id)
  return { id, line: order.items[0]?._id ?? '' }
}

const someMeasures = {
  after: 0,
  takenOn: '2026-01-05',
  how: 'alone',
  measures: [{ name: 'talon', passes: [5_600] }],
}

/** A customer who has begun to take measures. */
const measured = async () => {
  const caller = await enterCustomer(app.context())
  await send('POST /account/measures', { caller }, { body: {} })
  const [profile] = await rows(sql`select id from measure_profiles where account_id = ${caller.id}`)
  const [row] = await rows(sql`select id from people where account_id = ${caller.id}`)
  return { caller, id: String(profile?.id), person: String(row?.id) }
}

/** A refund whose money came back to us. */
const returned = async () => {
  const { id } = await paidOrder(app, { productId: gown })
  await send(
    'POST /admin/orders/{id}/refund',
    { caller: admin },
    { params: { id }, body: { amount: 20, reason: 'gesture' } },
  )
  const [row] = await rows(sql`
    select r.id, r.payment_id from refunds r join payments p on p.id = r.payment_id
      where p.subject_id = ${id}::uuid`)
  const refundId = String(row?.id)
  const ctx = app.context()
  await carryOutRefund(ctx, refundId)
  const known = { id: String(row?.payment_id), purpose: 'order', subjectId: id }
  const [made] = await rows(sql`select provider_ref from refunds where id = ${refundId}::uuid`)
  const told = {
    id: String(made?.provider_ref),
    status: 'failed' as const,
    amountCents: 2_000,
    failure: null,
  }
  await ctx.write((tx) => settleRefund(ctx, tx, { known, refundId, attempt: 1, told }))
  return { id, refundId }
}

/** The start of a free slot. */
const openTime = async () => {
  const query = { type: 'video', from: '2026-11-02', to: '2026-11-30' } as const
  return (await appointmentsApi(app)('GET /appointments/slots', { query })).slots[0]?.start ?? ''
}

/** Every call that takes a key: a new one must be added here on purpose, or this test fails. */
const idempotent: Readonly<Record<string, () => Promise<RepeatedCall>>> = {
  ...repeatedCommissionCalls({ app: () => app, admin: () => admin }),
  'POST /cart/add': async () => {
    const { caller } = await someCart()
    const body = { productId: gown, quantity: 1, options: { size: '38' } }
    return { caller, call: { body }, other: { body: { ...body, quantity: 2 } } }
  },
  'POST /cart/sync': async () => {
    const { caller } = await someCart()
    const line = { productId: gown, quantity: 1, options: { size: '38' } }
    const body = { mergeId: randomUUID(), lines: [line] }
    return { caller, call: { body }, other: { body: { ...body, mergeId: randomUUID() } } }
  },
  'POST /orders': async () => {
    const { caller } = await someCart()
    return { caller, call: { body: anOrder }, other: { body: { ...anOrder, notes: 'Sonnez.' } } }
  },
  'POST /orders/{id}/payment': waiting,
  'POST /orders/{id}/cancel': waiting,
  'POST /orders/{id}/reorder': waiting,
  'POST /payments/demo/confirm': async () => {
    const body = { clientSecret: await openPayment(), ...testCard() }
    return { call: { body }, other: { body: { ...body, cvc: '321' } } }
  },
  'POST /payments/demo/bancontact': async () => {
    const call = { body: { clientSecret: await openPayment() } }
    return { call, other: { body: { clientSecret: await openPayment() } } }
  },
  'POST /payments/demo/answer': async () => {
    const body = { challenge: await challenged(), approved: true }
    return { call: { body }, other: { body: { ...body, approved: false } } }
  },
  'POST /admin/orders/{id}/cancel': async () => {
    const { id } = await paidOrder(app, { productId: gown })
    return { caller: admin, call: { params: { id } }, other: { params: { id: randomUUID() } } }
  },
  'POST /admin/orders/{id}/go-on': async () => {
    const { id } = await paidOrder(app, { productId: gown })
    await rows(sql`
      insert into fraud_reports (provider_ref, payment_id, source, reason, reported_at, updated_at)
      select 'issfr_' || id, id, 'early_warning', 'misc', created_at, created_at from payments
      where subject_id = ${id}::uuid`)
    const [alert] = await rows(sql`select provider_ref from order_alerts where order_id = ${id}::uuid`)
    const call = { params: { id }, body: { alerts: [String(alert?.provider_ref)] } }
    return { caller: admin, call, other: { ...call, body: { alerts: ['issfr_of_another'] } } }
  },
  'POST /admin/letters': async () => {
    const body = {
      fr: { subject: 'Le printemps', preheader: '' },
      en: { subject: '', preheader: '' },
      parts: [],
    }
    return {
      caller: admin,
      call: { body },
      other: { body: { ...body, fr: { subject: 'L’été', preheader: '' } } },
    }
  },
  'POST /admin/promotions': async () => {
    const terms = { percent: 15, amount: null, least: 0, fromDay: null, untilDay: null, mostUses: null }
    const scope = { excludedCategories: [], excludedProducts: [], excludesReduced: false, people: [] }
    const more = { mostPerCustomer: 1, audience: 'everyone', excludesMadeToMeasure: false, stopped: false }
    const code = `CODE-${randomUUID().slice(0, 8)}`
    const body = { ...terms, ...scope, ...more, code }
    return { caller: admin, call: { body }, other: { body: { ...body, percent: 20 } } }
  },
  'POST /admin/team': async () => {
    const person = { firstName: 'Inès', lastName: 'Morel', role: 'staff', areas: ['salon'] }
    const body = { ...person, email: `equipe-${randomUUID()}@example.fr` }
    return { caller: admin, call: { body }, other: { body: { ...body, areas: ['sales'] } } }
  },
  'POST /admin/team/{id}/invitation': async () => {
    const email = `equipe-${randomUUID()}@example.fr`
    const person = { firstName: 'Inès', lastName: 'Morel', role: 'staff' }
    await send('POST /admin/team', { caller: admin }, { body: { ...person, email } })
    const [row] = await rows(sql`select id from accounts where email = ${email}`)
    return {
      caller: admin,
      call: { params: { id: String(row?.id) } },
      other: { params: { id: randomUUID() } },
    }
  },
  'POST /admin/orders/{id}/notes': async () => {
    const { id } = await paidOrder(app, { productId: gown })
    const call = { params: { id }, body: { text: 'À rappeler.' } }
    return { caller: admin, call, other: { ...call, body: { text: 'Rappelée.' } } }
  },
  'POST /admin/customers/{id}/notes': async () => {
    const { id: accountId } = await enterCustomer(app.context())
    const [row] = await rows(sql`select id from people where account_id = ${accountId}`)
    const call = { params: { id: String(row?.id) }, body: { text: 'Préfère le satin.' } }
    return { caller: admin, call, other: { ...call, body: { text: 'Préfère la soie.' } } }
  },
  'POST /account/measures': async () => {
    const caller = await enterCustomer(app.context())
    return { caller, call: { body: { name: 'Léa' } }, other: { body: { name: 'Zoé' } } }
  },
  'POST /account/measures/{id}/versions': async () => {
    const { caller, id } = await measured()
    const call = { params: { id }, body: someMeasures }
    return { caller, call, other: { ...call, body: { ...someMeasures, how: 'friend' } } }
  },
  'POST /admin/customers/{id}/measures': async () => {
    const { person: id } = await measured()
    const call = { params: { id }, body: { name: 'Léa' } }
    return { caller: admin, call, other: { ...call, body: { name: 'Zoé' } } }
  },
  'POST /admin/customers/{id}/measures/{profileId}/versions': async () => {
    const { person, id } = await measured()
    const call = { params: { id: person, profileId: id }, body: someMeasures }
    return { caller: admin, call, other: { ...call, body: { ...someMeasures, takenOn: '2026-01-06' } } }
  },
  'POST /admin/orders/{id}/take-back': async () => {
    const { id } = await paidOrder(app, { productId: gown })
    const parcel = { status: 'shipped', carrier: 'colissimo', trackingNumber: '6A12345678901' }
    await send('PUT /admin/orders/{id}/status', { caller: admin }, { params: { id }, body: parcel })
    const call = { params: { id }, body: { step: 'shipped', reason: 'Mauvaise commande' } }
    return { caller: admin, call, other: { ...call, body: { step: 'shipped', reason: 'Colis resté là' } } }
  },
  'POST /admin/orders/{id}/refund': async () => {
    const { id } = await paidOrder(app, { productId: gown })
    const call = { params: { id }, body: { amount: 20, reason: 'gesture' } }
    return { caller: admin, call, other: { ...call, body: { amount: 30, reason: 'gesture' } } }
  },
  'POST /admin/orders/{id}/refunds/{refundId}/retry': async () => {
    const params = await returned()
    return { caller: admin, call: { params }, other: { params: { ...params, refundId: randomUUID() } } }
  },
  'POST /products/{id}/stock-alerts': async () => {
    const id = await enterProduct(app.context(), { variants: [{ size: '40', stock: 0 }] })
    const call = { params: { id }, body: { size: '40', email: `attente-${randomUUID()}@example.fr` } }
    return { call, other: { ...call, body: { ...call.body, email: 'autre@example.fr' } } }
  },
  'POST /newsletter': async () => {
    const body = { email: `lettre-${randomUUID()}@example.fr` }
    return { call: { body }, other: { body: { email: 'autre@example.fr' } } }
  },
  'POST /consents': async () => {
    const body = {
      consentId: randomUUID(),
      choices: { necessary: true, analytics: true, marketing: false, preferences: false },
      policyVersion: 1,
      language: 'fr',
      method: 'custom',
    }
    return { call: { body }, other: { body: { ...body, method: 'withdrawn' } } }
  },
  'POST /contact': async () => {
    const body = {
      fullName: 'Jeanne Arnaud',
      email: `message-${randomUUID()}@example.fr`,
      subject: 'Un ourlet',
      message: 'Bonjour à vous.',
    }
    return { call: { body }, other: { body: { ...body, subject: 'Deux ourlets' } } }
  },
  'POST /admin/product-imports': async () => {
    const ofFile = (price: number) => {
      const bytes = new TextEncoder().encode(`id;price\n${gown};${price}`)
      return [{ field: 'file', name: 'produits.csv', bytes }]
    }
    const receive = async (price: number) => {
      const files = ofFile(price)
      const compared = await send(
        'POST /admin/product-imports/comparison',
        { caller: admin },
        { receive: async () => ({ body: {}, files }) },
      )
      const { seen } = (compared as { comparison: { seen: string } }).comparison
      return async () => ({ body: { seen }, files })
    }
    const price = 100 + Math.floor(Math.random() * 10_000)
    return {
      caller: admin,
      call: { receive: await receive(price) },
      other: { receive: await receive(price + 1) },
    }
  },
  'POST /gallery': async () => {
    const upload = async () => {
      const bytes = await anotherPicture()
      return async () => ({ body: { board: 'lookbook' }, files: [{ field: 'image', name: 'a.png', bytes }] })
    }
    return { caller: admin, call: { receive: await upload() }, other: { receive: await upload() } }
  },
  'POST /admin/messages/{id}/replies': async () => {
    const email = `message-${randomUUID()}@example.fr`
    const words = { fullName: 'Jeanne', subject: 'Un ourlet', message: 'Bonjour à vous.' }
    await send('POST /contact', {}, { body: { ...words, email } })
    const [row] = await rows(sql`select id from contact_messages where email = ${email}`)
    const call = { params: { id: String(row?.id) }, body: { version: 0, text: 'Bien sûr.' } }
    return { caller: admin, call, other: { ...call, body: { version: 0, text: 'Non.' } } }
  },
  'POST /reviews': async () => {
    const body = { name: 'Jeanne', occasion: 'Mariage', content: `Une robe ${randomUUID()}`, rating: 5 }
    return { call: { body }, other: { body: { ...body, rating: 4 } } }
  },
  'POST /admin/product-reviews/decisions': async () => {
    const caller = await enterCustomer(app.context())
    await send('POST /products/{id}/reviews', { caller }, { params: { id: gown }, body: { rating: 4 } })
    const [row] = await rows(sql`select id from product_reviews where account_id = ${caller.id}`)
    const call = { body: { ids: [String(row?.id)], status: 'rejected', reason: 'off_topic' } }
    return { caller: admin, call, other: { body: { ...call.body, reason: 'abusive' } } }
  },
  'POST /admin/reviews/decisions': async () => {
    const content = `Une robe ${randomUUID()}`
    await send('POST /reviews', {}, { body: { name: 'Jeanne', occasion: 'Bal', content, rating: 5 } })
    const [row] = await rows(sql`select id from testimonials where content = ${content}`)
    const call = { body: { ids: [String(row?.id)], status: 'approved' } }
    const other = { body: { ...call.body, status: 'rejected', reason: 'off_topic' } }
    return { caller: admin, call, other }
  },
  'POST /appointments': async () => {
    const email = `visite-${randomUUID()}@example.fr`
    const body = { ...aCustomer, email, type: 'video', start: await openTime(), message: 'Bonjour' }
    return { call: { body }, other: { body: { ...body, message: 'Bonsoir' } } }
  },
  'POST /appointments/holds': async () => {
    const body = { type: 'video', start: await openTime() }
    return { call: { body }, other: { body: { ...body, type: 'pickup' } } }
  },
  'POST /admin/appointments': async () => {
    const body = { ...aCustomer, email: '', type: 'fitting', start: await openTime() }
    return { caller: admin, call: { body }, other: { body: { ...body, message: 'Bonsoir' } } }
  },
  'POST /admin/unavailable-dates': async () => {
    const body = { firstDay: '2026-12-24', lastDay: '2026-12-31', reason: 'Fêtes' }
    return { caller: admin, call: { body }, other: { body: { ...body, reason: 'Congés' } } }
  },
  'POST /withdrawals': async () => {
    const body = declaration(`jeanne-${randomUUID()}@example.fr`, 'MC-2026-000000')
    return { call: { body }, other: { body: { ...body, name: 'Louise Morel' } } }
  },
  'POST /admin/withdrawals/{id}/accept': async () => {
    const { id, line } = await withdrawn()
    const call = { params: { id }, body: { lines: [{ line, quantity: 1 }] } }
    return { caller: admin, call, other: { ...call, body: { ...call.body, note: 'Vue.' } } }
  },
  'POST /admin/withdrawals/{id}/returns': async () => {
    const { id, line } = await withdrawn()
    const body = {
      returnsVersion: 0,
      cameOn: parisTime(app.context().clock.now().epochMilliseconds).date,
      products: [{ line, state: 'as_new', quantity: 1 }],
    }
    const call = { params: { id }, body }
    return { caller: admin, call, other: { ...call, body: { ...body, moreAwaited: true } } }
  },
  'POST /admin/withdrawals/{id}/refuse': async () => {
    const { id } = await withdrawn()
    const call = { params: { id }, body: { reason: 'La robe a été portée.' } }
    return { caller: admin, call, other: { ...call, body: { reason: 'Trop tard.' } } }
  },
}

/** Counts the rows that these calls create. */
const traces = () =>
  rows(sql`
    select (select count(*) from orders) as orders,
      (select sum(extract(epoch from held_until)) from orders) as held,
      (select sum(quantity) from cart_lines) as in_carts,
      (select sum(stock) from product_variants) as stock,
      (select count(*) from order_events) as events,
      (select sum(captured_cents) from payments) as captured,
      (select count(*) from demo_intents where status = 'requires_action') as asked_by_bank,
      (select sum(amount_cents) from refunds) as asked_back,
      (select sum(attempts) from refunds) as attempts,
      (select count(*) from withdrawals) as withdrawals,
      (select count(*) from stock_alerts) as alerts,
      (select count(*) from testimonials) as testimonials,
      (select count(*) from newsletter_events) as consents,
      (select count(*) from contact_messages) as messages,
      (select count(*) from contact_replies) as replies,
      (select count(*) from cookie_consents) as cookie_answers,
      (select count(*) from appointments) as visits,
      (select count(*) from unavailable_times) as closures,
      (select count(*) from salon_times) as salon_times,
      (select count(*) from gallery_items) as pictures,
      (select count(*) from unclaimed_media) as unclaimed,
      (select count(*) from mail_outbox) as mails,
      (select count(*) from commissions) as commissions,
      (select count(*) from commission_events) as commission_events,
      (select count(*) from commission_messages) as commission_messages,
      (select count(*) from payments) as payments,
      (select count(*) from measure_profiles) as measured,
      (select count(*) from measure_versions) as measures,
      (select count(*) from audit_log) as audited`)

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), { variants: [{ size: '38', stock: 500 }] })
  admin = await enterCustomer(app.context(), { role: 'admin' })
})

afterAll(() => app.close())

describe('a call that takes an Idempotency-Key', () => {
  it('is tried here', () => {
    const keyed = dispatcher.endpoints.filter(({ endpoint }) => endpoint.idempotent)
    expect(keyed.map(({ key }) => key).toSorted()).toEqual(Object.keys(idempotent).toSorted())
  })

  it.each(Object.entries(idempotent))(
    'is done once by %s, and is no other call',
    { tags: ['deep'] },
    async (name, arrange) => {
      const key = name as EndpointKey
      const { call, other, ...from } = await arrange()
      const idempotencyKey = randomUUID()
      const before = await traces()
      app.moveClock({ seconds: 1 })
      const answer = await send(key, from, { ...call, idempotencyKey })
      const after = await traces()
      expect(after).not.toEqual(before)
      app.moveClock({ seconds: 1 })
      expect(await send(key, from, { ...call, idempotencyKey })).toEqual(answer)
      await expect(send(key, from, { ...other, idempotencyKey })).rejects.toMatchObject({
        kind: 'invalid',
        code: 'key_reused',
      })
      expect(await traces()).toEqual(after)
    },
  )
})
