import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { newestLink } from '../../../../testing/mailed-link.ts'
import { arrivedOrder } from '../../../../testing/orders/arrived-order.ts'
import { withdrawalsApi } from '../../../../testing/orders/withdrawals-api.ts'
import { clearOldWithdrawals } from '../clear-old-withdrawals.ts'
import { lookUpOrder } from './look-up-order.ts'

let app: CatalogApp
let gown: string

const rows = async (query: ReturnType<typeof sql>) => (await app.test.database.db.execute(query)).rows

const delivered = Temporal.Instant.from('2026-10-12T09:00:00Z')
const longAgo = Temporal.Instant.from('2026-09-01T09:00:00Z')

beforeAll(async () => {
  app = await catalogApp()
  gown = await enterProduct(app.context(), {
    nameFr: 'Robe Lys',
    nameEn: 'Lys gown',
    variants: [
      { size: '38', stock: 90 },
      { size: 'Sur mesure', stock: 90 },
    ],
  })
})

afterAll(() => app.close())

const buy = (size = '38', deliveredAt: Temporal.Instant | undefined = delivered) =>
  arrivedOrder(app, {
    products: [{ productId: gown, size, quantity: 2 }],
    ...(deliveredAt && { deliveredAt }),
  })

let visitors = 0

const declaration = (typed: object) => ({
  name: 'Jeanne Arnaud',
  email: `jeanne-${visitors++}@example.fr`,
  orderNumber: 'MC-2026-999999',
  confirmed: true,
  ...typed,
})

/** Each call has a network address of its own, unless the test gives one. */
const declare = (typed: object, from: Parameters<typeof withdrawalsApi>[1] = {}) =>
  withdrawalsApi(app, { visitor: { ip: `198.51.100.${visitors}`, device: '' }, ...from })(
    'POST /withdrawals',
    { body: declaration(typed) },
  )

/** Looks up the order of a declaration, as the job does a moment later. */
const lookUp = async (reference: string) => {
  const [row] = await rows(sql`select id from withdrawals where reference = ${reference}`)
  await lookUpOrder(app.context(), String(row?.id))
}

const declared = async (typed: object, from: Parameters<typeof withdrawalsApi>[1] = {}) => {
  const { reference } = await declare(typed, from)
  await lookUp(reference)
  const [known] = await rows(sql`
    select w.status, w.review_reason, o.number from withdrawals w left join orders o on o.id = w.order_id
      where w.reference = ${reference}`)
  return known
}

describe('declaring a withdrawal', () => {
  it('is answered with a reference, and its receipt goes by mail with day and time', async () => {
    const { order, email } = await buy()
    const answer = await declare({ email, orderNumber: order.number, text: 'La robe Lys, taille 38' })
    expect(await mailsTo(email)).toEqual([])
    await lookUp(answer.reference)
    expect(answer.reference).toMatch(/^RET-2026-\d{4}$/)
    expect(answer.submittedAt).toBe('2026-10-14T10:00:00.000Z')
    expect(answer.statement).toContain(`Commande\u00a0: ${order.number}`)
    const [receipt] = await rows(
      sql`select subject, plain_text from mail_outbox where recipient = ${email} and cause_key like 'withdrawal:received:%'`,
    )
    expect(receipt?.subject).toBe(`Accusé de réception de votre rétractation ${answer.reference}`)
    const text = String(receipt?.plain_text).replaceAll(/\s+/g, ' ')
    expect(text).toContain('mercredi 14 octobre 2026 à 12:00:00')
    expect(text).toContain(answer.statement.replaceAll(/\s+/g, ' '))
    const [notice] = await rows(
      sql`select recipient from mail_outbox where subject = ${`Rétractation ${answer.reference} reçue`}`,
    )
    expect(notice?.recipient).toBe('retours@maison-clairval.example')
  })

  it('is answered alike for an order that does not exist, and looks nothing up before it answers', async () => {
    const { order, email } = await buy()
    const real = await declare({ email, orderNumber: order.number })
    const unreal = await declare({ orderNumber: 'MC-2026-000000' })
    expect(Object.keys(unreal)).toEqual(Object.keys(real))
    expect(unreal.message).toBe(real.message)
    const both = await rows(sql`
      select order_id, looked_up_at, status from withdrawals where reference in (${real.reference}, ${unreal.reference})`)
    expect(both).toEqual(Array(2).fill({ order_id: null, looked_up_at: null, status: 'received' }))
  })

  it('happens once, however often it is sent', async () => {
    const api = withdrawalsApi(app)
    const call = { body: declaration({}), idempotencyKey: 'the-same-key' }
    const [one, other] = [await api('POST /withdrawals', call), await api('POST /withdrawals', call)]
    expect(other.reference).toBe(one.reference)
    const kept = await rows(sql`select 1 from withdrawals where email = ${call.body.email}`)
    expect(kept).toHaveLength(1)
  })

  it('counts once among what is sent, however often it is sent under its key', async () => {
    const call = { body: declaration({}), idempotencyKey: 'on-a-broken-line' }
    const api = withdrawalsApi(app, { visitor: { ip: '203.0.113.77', device: '' } })
    const first = await api('POST /withdrawals', call)
    for (let again = 0; again < 7; again++) expect(await api('POST /withdrawals', call)).toEqual(first)
    for (let letters = 1; letters < 6; letters++) await declare({ email: call.body.email })
    await expect(declare({ email: call.body.email })).rejects.toMatchObject({ kind: 'too-many' })
  })

  it('wants to know which order, and to be confirmed', async () => {
    await expect(declare({ orderNumber: '' })).rejects.toMatchObject({ code: 'order_unnamed' })
    await expect(declare({ confirmed: false })).rejects.toMatchObject({ code: 'not_confirmed' })
  })

  it('lets one mailbox wait that is written to again and again', async () => {
    const typed = { email: 'flooded@example.fr' }
    for (let letters = 0; letters < 6; letters++) await declare(typed)
    await expect(declare(typed)).rejects.toMatchObject({ kind: 'too-many' })
    await expect(declare({})).resolves.toBeDefined()
  })

  it('lets one network address wait that sends on and on, and nobody for long', async () => {
    const from = { visitor: { ip: '203.0.113.9', device: '' } }
    for (let letters = 0; letters < 20; letters++) await declare({}, from)
    await expect(declare({}, from)).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 15 })
  })

  it('is written in the language that it was made in', async () => {
    const answer = await declare({ orderedOn: '2026-10-12', orderNumber: null }, { lng: 'en' })
    expect(answer.statement).toContain('Ordered on: Monday, 12 October 2026')
    expect(answer.statement).toContain('The whole order')
  })
})

describe('what a declaration is about', () => {
  it('is found by number and address, however they were typed', async () => {
    const { order, email } = await buy()
    const typed = { email: email.toUpperCase(), orderNumber: ` ${order.number.toLowerCase()} ` }
    expect(await declared(typed)).toEqual({
      status: 'received',
      review_reason: null,
      number: order.number,
    })
    const [event] = await rows(
      sql`select kind, "by" from order_events where order_id = ${order._id}::uuid order by id desc limit 1`,
    )
    expect(event).toEqual({ kind: 'withdrawal_requested', by: 'customer' })
    const [{ status } = {}] = await rows(sql`select status from orders where id = ${order._id}::uuid`)
    expect(status).toBe('delivered')
  })

  it('is found by address and day, unless there were two', async () => {
    const { order, email, caller } = await buy()
    const typed = { email, orderNumber: null, orderedOn: '2026-10-14' }
    expect(await declared(typed)).toMatchObject({ number: order.number })
    await arrivedOrder(app, { caller, products: [{ productId: gown, size: '38', quantity: 1 }] })
    expect(await declared(typed)).toEqual({
      status: 'to_review',
      review_reason: 'several_orders',
      number: null,
    })
  })

  it('is not told by another address, but is by the account', async () => {
    const { order, caller } = await buy()
    const typed = { orderNumber: order.number }
    expect(await declared(typed)).toEqual({ status: 'to_review', review_reason: 'no_order', number: null })
    expect(await declared(typed, { caller })).toMatchObject({ status: 'received', number: order.number })
  })

  it('is put before the house when it is late or made to measure, and never refused', async () => {
    const late = await buy('38', longAgo)
    const measured = await buy('Sur mesure')
    expect(await declared({ email: late.email, orderNumber: late.order.number })).toMatchObject({
      status: 'to_review',
      review_reason: 'late',
    })
    expect(await declared({ email: measured.email, orderNumber: measured.order.number })).toMatchObject({
      status: 'to_review',
      review_reason: 'excluded',
    })
  })

  it('is put before the house when its products are written down: which are meant, somebody has to read', async () => {
    const { order, email } = await buy()
    const typed = { email, orderNumber: order.number, text: 'La robe Lys, taille 38' }
    expect(await declared(typed)).toEqual({
      status: 'to_review',
      review_reason: 'in_words',
      number: order.number,
    })
  })

  it('is looked up once', async () => {
    const { order, email } = await buy()
    const { reference } = await declare({ email, orderNumber: order.number })
    const [row] = await rows(sql`select id from withdrawals where reference = ${reference}`)
    await lookUpOrder(app.context(), String(row?.id))
    await lookUpOrder(app.context(), String(row?.id))
    const events = sql`select 1 from order_events where order_id = ${order._id}::uuid and kind = 'withdrawal_requested'`
    expect(await rows(events)).toHaveLength(1)
  })
})

/** The mails about withdrawals to an address, in the order in which they were written. */
const mailsTo = async (email: string) => {
  const mails = await rows(sql`
    select subject, plain_text, html from mail_outbox
      where recipient = ${email} and cause_key like 'withdrawal:%' order by id`)
  return mails.map(({ subject, plain_text: text, html }) => ({
    subject: String(subject),
    text: String(text),
    html: String(html),
  }))
}

describe('the receipt', () => {
  const words = {
    name: 'Gagnez dix mille euros',
    text: 'Ouvrez vite https://evil.example',
    lines: [{ line: null, name: 'Un lot vous attend', quantity: 1 }],
    orderNumber: 'Appelez le 0899',
  }

  const said = Object.values(words).map((word) => (typeof word === 'string' ? word : String(word[0]?.name)))

  it('carries no word of anyone who declared to an address that no order bears, before it is confirmed', async () => {
    const email = 'stranger@example.fr'
    const { reference } = await declare({ ...words, email })
    await lookUp(reference)
    const [notice, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(notice?.subject).toBe(`Rétractation ${reference} reçue\u00a0: confirmez votre adresse`)
    for (const word of said) expect(`${notice?.subject} ${notice?.text} ${notice?.html}`).not.toContain(word)
    expect(notice?.text).toContain('https://house.test/retractation/accuse#')
  })

  it('is sent whole, and once, when the owner of the address asks by the link', async () => {
    const email = 'owner@example.fr'
    const { reference, statement } = await declare({ ...words, email }, { lng: 'en' })
    await lookUp(reference)
    const token = await newestLink(app.test.database.db)
    const ask = (word: string) => withdrawalsApi(app)('POST /withdrawals/receipt', { body: { token: word } })
    await expect(ask(`${token}x`)).rejects.toMatchObject({ code: 'link_unknown', kind: 'invalid' })
    expect(await mailsTo(email)).toHaveLength(1)
    for (let pressed = 0; pressed < 2; pressed++) await ask(token)
    const [, receipt, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(receipt?.subject).toBe(`Receipt for your withdrawal ${reference}`)
    expect(receipt?.text.replaceAll(/\s+/g, ' ')).toContain(statement.replaceAll(/\s+/g, ' '))
  })

  it('of an order of somebody else carries no word either, and none of the answer', async () => {
    const { order } = await buy()
    const email = 'another@example.fr'
    const { reference } = await declare({ ...words, email, orderNumber: order.number })
    await lookUp(reference)
    const [row] = await rows(sql`select id from withdrawals where reference = ${reference}`)
    const admin = await enterCustomer(app.context(), { role: 'admin' })
    await withdrawalsApi(app, { caller: admin })('POST /admin/withdrawals/{id}/refuse', {
      params: { id: String(row?.id) },
      body: { reason: 'Cette commande n’est pas la vôtre.' },
    })
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(text).not.toContain(words.name)
  })

  it('goes whole to anyone who is signed in and has confirmed the address', async () => {
    const { order, caller } = await buy()
    const email = 'her-new-address@example.fr'
    await rows(sql`
      update accounts set email = ${email}, email_confirmed_at = now() where id = ${caller.id}::uuid`)
    const { reference } = await declare({ ...words, email, orderNumber: order.number }, { caller })
    await lookUp(reference)
    const [receipt] = await mailsTo(email)
    expect(receipt?.subject).toBe(`Accusé de réception de votre rétractation ${reference}`)
  })

  it('goes whole once the house has found the order, to the address that it bears', async () => {
    const { order, email } = await buy()
    const { reference } = await declare({ email, orderNumber: 'MC-2026-000000' })
    await lookUp(reference)
    const [row] = await rows(sql`select id from withdrawals where reference = ${reference}`)
    const staff = await enterCustomer(app.context(), { role: 'staff' })
    await withdrawalsApi(app, { caller: staff })('PUT /admin/withdrawals/{id}/order', {
      params: { id: String(row?.id) },
      body: { number: order.number },
    })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      `Rétractation ${reference} reçue\u00a0: confirmez votre adresse`,
      `Accusé de réception de votre rétractation ${reference}`,
    ])
  })
})

describe('what was declared', () => {
  it('is changed by nobody, and stays for five years', async () => {
    const { reference } = await declare({})
    const where = sql`where reference = ${reference}`
    for (const change of [
      sql`update withdrawals set statement = 'Rien' ${where}`,
      sql`update withdrawals set email = 'other@example.fr' ${where}`,
      sql`update withdrawals set submitted_at = now() ${where}`,
      sql`delete from withdrawals ${where}`,
      sql`truncate withdrawals cascade`,
    ])
      await expect(rows(change)).rejects.toThrow()
    await clearOldWithdrawals(app.context())
    expect(await rows(sql`select 1 from withdrawals ${where}`)).toHaveLength(1)
  })

  it('goes when its time as proof is over', async () => {
    const [old] = await rows(sql`
      insert into withdrawals (reference, submitted_at, language, name, email, ordered_on, statement, refund_due_on)
        values ('RET-2019-0001', '2019-05-02T10:00:00Z', 'fr', 'Jeanne', 'jeanne@example.fr', '2019-04-28', 'Je…', '2019-05-16')
        returning id`)
    await clearOldWithdrawals(app.context())
    expect(await rows(sql`select 1 from withdrawals where id = ${String(old?.id)}::uuid`)).toEqual([])
  })
})

describe('a customer’s order in the form', () => {
  it('tells line by line what can be withdrawn from, to its owner only', async () => {
    const { order, caller } = await arrivedOrder(app, {
      products: [
        { productId: gown, size: '38', quantity: 2 },
        { productId: gown, size: 'Sur mesure', quantity: 1 },
      ],
      deliveredAt: delivered,
    })
    const eligible = (asked: string, by: Awaited<ReturnType<typeof enterCustomer>>) =>
      withdrawalsApi(app, { caller: by, lng: 'en' })('GET /withdrawals/eligible', {
        query: { order: asked },
      })
    const { order: told } = await eligible(order.number, caller)
    expect(told).toMatchObject({ _id: order._id, name: 'Jeanne Arnaud', until: '2026-10-26' })
    expect(told.lines.map(({ name, size, standing }) => [name, size, standing])).toEqual([
      ['Lys gown', '38', 'eligible'],
      ['Lys gown', 'Sur mesure', 'excluded'],
    ])
    expect((await eligible(order._id, caller)).order.number).toBe(order.number)
    const another = await enterCustomer(app.context())
    await expect(eligible(order._id, another)).rejects.toMatchObject({ kind: 'not-found' })

    const standings = async () =>
      (await eligible(order._id, caller)).order.lines.map(({ quantity, standing }) => [quantity, standing])
    const [line] = told.lines
    const typed = { email: told.email, orderNumber: order.number }
    await declared({ ...typed, lines: [{ line: line?._id, name: 'Lys', quantity: 1 }] })
    expect(await standings()).toEqual([
      [1, 'eligible'],
      [1, 'excluded'],
    ])
    // The whole order: what can be sent back of it is declared, and is not offered again.
    await declared(typed)
    expect(await standings()).toEqual([
      [0, 'declared'],
      [1, 'excluded'],
    ])
  })
})
