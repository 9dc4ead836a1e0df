import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { createApi } from '../../../shared/api/client.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import {
  acceptedQuote,
  aQuote,
  aWish,
  type CommissionsApi,
  commissionsApi,
  paidInstalment,
  passedStage,
  sentQuote,
} from '../../../testing/commissions/commissions-api.ts'
import { brokenLaws } from '../../../testing/orders/money-laws.ts'
import { testCard } from '../../../testing/orders/orders-api.ts'
import { readPdf } from '../../../testing/orders/read-pdf.ts'
import { settleRefunds } from '../../../testing/payments/settle-refunds.ts'
import type { PaperListContract } from '../../bookkeeping/paper-list.contract.ts'
import { paperListRoutes } from '../../bookkeeping/server/paper-list.routes.ts'
import { keptCommissions } from '../../commissions/server/commissions.personal-data.ts'
import { commissionQuotes } from '../../commissions/server/commissions.table.ts'
import type { CustomersContract } from '../../customers/customers.contract.ts'
import { customersRoutes } from '../../customers/server/customers.routes.ts'
import { invoices } from '../../papers/server/invoices/invoices.table.ts'

let app: CatalogApp
let guest: CommissionsApi
let desk: CommissionsApi
let admin: CommissionsApi

beforeAll(async () => {
  app = await catalogApp()
  guest = commissionsApi(app)
  const staff = await enterCustomer(app.context(), { role: 'staff', firstName: 'Inès', lastName: 'Morel' })
  desk = commissionsApi(app, { caller: staff })
  admin = commissionsApi(app, { caller: await enterCustomer(app.context(), { role: 'admin' }) })
})

afterAll(() => app.close())

const db = () => app.test.database.db

/** A wish of a guest, with the link that is mailed; each comes from a network of its own. */
const wished = async (more: object = {}) => {
  const from = commissionsApi(app)
  const { commission, manageKey } = await from('POST /commissions', {
    body: { ...aWish, email: `${randomUUID()}@example.fr`, ...more },
  })
  return { id: commission._id, key: manageKey, number: commission.number }
}

/** A gown whose quote was accepted. */
const confirmed = async (content = aQuote) => {
  const opened = await wished()
  const quote = await sentQuote(desk, opened.id, content)
  await acceptedQuote(guest, { ...opened, ...quote })
  return opened
}

/** The same, with its acompte paid. */
const begun = async () => {
  const opened = await confirmed()
  await paidInstalment(guest, opened)
  return opened
}

const shown = async ({ id, key }: { id: string; key: string }) =>
  (await guest('GET /commissions/{id}', { params: { id }, query: { key } })).commission

const ofDesk = async (id: string) =>
  (await desk('GET /admin/commissions/{id}', { params: { id } })).commission

const mailsOf = async (id: string) => {
  const { rows } = await db().execute<{ cause_key: string }>(
    sql`select cause_key from mail_outbox where cause_key like ${`commission:%:${id}%`} order by id`,
  )
  return rows.map(({ cause_key: cause }) => cause.split(':')[1])
}

describe('a wish', () => {
  it('is kept under a number, told to both sides, and opened by its link alone', async () => {
    const { id, key, number } = await wished()
    expect(number).toMatch(/^SM-2026-\d{4}$/)
    expect(await shown({ id, key })).toMatchObject({ status: 'wish', quotes: [], account: null, stages: [] })
    expect(await mailsOf(id)).toEqual(['wished', 'house-wished'])
    await expect(shown({ id, key: 'wrong' })).rejects.toMatchObject({ kind: 'not-found' })
    const stranger = commissionsApi(app, { caller: await enterCustomer(app.context()) })
    await expect(stranger('GET /commissions/{id}', { params: { id }, query: {} })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('belongs to the customer who is signed in, and is listed there', async () => {
    const api = commissionsApi(app, { caller: await enterCustomer(app.context()) })
    const { commission } = await api('POST /commissions', { body: aWish })
    const { commissions } = await api('GET /commissions', {})
    expect(commissions).toEqual([expect.objectContaining({ _id: commission._id, waiting: null })])
  })

  it.each([
    [
      'an event that is over',
      { eventDate: '2026-10-13' },
      { kind: 'invalid', fields: { eventDate: 'errors.eventPast' } },
    ],
    ['an event today', { eventDate: '2026-10-14' }, { kind: 'invalid' }],
    ['a product that is not there', { productId: randomUUID() }, { kind: 'not-found' }],
    ['measures of somebody else', { profileId: randomUUID() }, { kind: 'not-found' }],
    ['no name', { firstName: ' ' }, { name: 'InvalidInput' }],
  ])('is refused with %s', async (_what, more, refused) => {
    await expect(wished(more)).rejects.toMatchObject(refused)
  })

  it('is declined with words, or given up; after that a new quote opens it again', {
    tags: ['deep'],
  }, async () => {
    const opened = await wished()
    await desk('POST /admin/commissions/{id}/decline', {
      params: { id: opened.id },
      body: { words: 'L’atelier est complet.' },
    })
    expect(await shown(opened)).toMatchObject({ status: 'declined', endedWords: 'L’atelier est complet.' })
    await sentQuote(desk, opened.id)
    expect(await shown(opened)).toMatchObject({ status: 'quoted', waiting: 'quote', endedWords: '' })
    await guest('POST /commissions/{id}/give-up', {
      params: { id: opened.id },
      query: { key: opened.key },
      body: { words: '' },
    })
    expect(await shown(opened)).toMatchObject({
      status: 'given_up',
      quotes: [{ status: 'withdrawn', hindrance: 'superseded' }],
    })
  })
})

describe('a quote', () => {
  it('is sent as a paper in both languages, and says what it comes to', async () => {
    const { commission, manageKey: key } = await commissionsApi(app, { lng: 'en' })('POST /commissions', {
      body: { ...aWish, email: `${randomUUID()}@example.fr` },
    })
    const id = commission._id
    const quote = await sentQuote(desk, id)
    expect(quote).toMatchObject({ version: 1, total: 4_200, hindrance: null })
    expect(quote.schedule).toEqual([
      { beforeStage: null, amount: 1_680 },
      { beforeStage: 'fitting_1', amount: 1_260 },
      { beforeStage: 'finishing', amount: 1_260 },
    ])
    const { bytes } = await guest('GET /commissions/{id}/quotes/{version}.pdf', {
      params: { id, version: 1 },
      query: { key },
    })
    const { text } = await readPdf(bytes)
    for (const words of [
      `No. ${commission.number}, version 1`,
      'Wedding gown in silk crêpe',
      'Total incl. VAT 4 200,00 €',
      'Robe de mariée en crêpe de soie',
      'dont TVA 20 % sur 3 500,00 € 700,00 €',
      'Voile cathédrale',
      'Avant : Premier essayage 1 260,00 €',
      'articles L. 214-1 et L. 214-3',
      'article L. 221-28, 3°',
    ])
      expect(text).toContain(words)
  })

  it.each([
    ['without lines', { lines: [] }],
    ['at no price', { lines: [{ fr: 'Robe', en: null, quantity: 1, unitCents: 0 }] }],
    ['whose shares are not the whole', { schedule: [{ beforeStage: null, share: 5_000 }] }],
    ['without a deposit', { schedule: [{ beforeStage: 'finishing' as const, share: 10_000 }] }],
    ['without a balance', { schedule: [{ beforeStage: null, share: 10_000 }] }],
    ['without measures', { stages: aQuote.stages.slice(1) }],
    ['handed over too late', { handoverBy: '2027-05-30' }],
  ])('is not sent %s, and the draft stays', async (_what, more) => {
    const { id } = await wished()
    await expect(sentQuote(desk, id, { ...aQuote, ...more })).rejects.toMatchObject({ kind: 'invalid' })
    expect((await ofDesk(id)).draft).toMatchObject({ version: 1 })
  })

  it('is written by one member at a time', async () => {
    const { id } = await wished()
    const save = (saved: number) =>
      desk('PUT /admin/commissions/{id}/draft', { params: { id }, body: { saved, content: aQuote } })
    const both = await Promise.allSettled([save(0), save(0)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(save(0)).rejects.toMatchObject({ kind: 'conflict' })
    const { draft } = await ofDesk(id)
    await save(draft?.saved ?? 0)
    await desk('DELETE /admin/commissions/{id}/draft', { params: { id } })
    await save(0)
    // It has the number of the one that was deleted, and is another.
    await expect(save((draft?.saved ?? 0) + 1)).rejects.toMatchObject({ kind: 'conflict' })
  })

  it('is accepted once, as it was read, by whoever agrees to it', async () => {
    const opened = await wished()
    const quote = await sentQuote(desk, opened.id)
    const asRead = { ...opened, ...quote }
    await expect(acceptedQuote(guest, { ...asRead, document: 'another' })).rejects.toMatchObject({
      kind: 'conflict',
    })
    await expect(acceptedQuote(guest, { ...asRead, version: 2 })).rejects.toMatchObject({ kind: 'not-found' })
    const twice = await Promise.allSettled([acceptedQuote(guest, asRead), acceptedQuote(guest, asRead)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await shown(opened)).toMatchObject({
      status: 'accepted',
      waiting: 'payment',
      account: { quoted: 4_200, paid: 0, due: 4_200 },
      instalments: [{ amount: 1_680, status: 'due' }, { status: 'to_come' }, { status: 'to_come' }],
    })
    const [row] = await db()
      .select()
      .from(commissionQuotes)
      .where(eq(commissionQuotes.commissionId, opened.id))
    expect(row?.acceptance).toMatchObject({
      name: 'Jeanne Lefèvre-Œuvrard',
      sha256: quote.document,
      sentence: expect.stringMatching(/montant de 4\s200,00\s€/),
    })
    expect(await mailsOf(opened.id)).toEqual(expect.arrayContaining(['quoted', 'accepted', 'house-accepted']))
  })

  it('never changes once it was sent', async () => {
    const { id } = await confirmed()
    const changed = db()
      .update(commissionQuotes)
      .set({ totalCents: 1 })
      .where(eq(commissionQuotes.commissionId, id))
    await expect(changed).rejects.toThrow()
  })

  it('that is superseded, withdrawn or lapsed can not be accepted', async () => {
    const opened = await wished()
    const first = await sentQuote(desk, opened.id)
    const second = await sentQuote(desk, opened.id)
    expect(second.version).toBe(2)
    await expect(acceptedQuote(guest, { ...opened, ...first })).rejects.toMatchObject({ code: 'replaced' })
    await desk('POST /admin/commissions/{id}/quotes/{version}/withdraw', {
      params: { id: opened.id, version: 2 },
    })
    await expect(acceptedQuote(guest, { ...opened, ...second })).rejects.toMatchObject({ code: 'replaced' })
  })
})

describe('the money of a commission', () => {
  it('is paid in instalments, each with its invoice, the last with all that was made', async () => {
    const opened = await begun()
    await passedStage(desk, opened.id)
    await passedStage(desk, opened.id)
    const owed = await ofDesk(opened.id)
    expect(owed.moves).toMatchObject({ passable: null, owed: true })
    await expect(
      desk('POST /admin/commissions/{id}/stages/{stage}/pass', {
        params: { id: opened.id, stage: 'fitting_1' },
        body: { doneOn: '2026-10-14' },
      }),
    ).rejects.toMatchObject({ code: 'unpaid' })
    await paidInstalment(guest, opened)
    for (const _stage of ['fitting_1', 'fitting_2', 'fitting_3']) await passedStage(desk, opened.id)
    await paidInstalment(guest, opened)
    await passedStage(desk, opened.id)
    await passedStage(desk, opened.id)
    const commission = await shown(opened)
    expect(commission).toMatchObject({
      status: 'delivered',
      waiting: null,
      account: { quoted: 4_200, paid: 4_200, credited: 0, due: 0, overpaid: 0 },
    })
    expect(commission.papers.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['advance', 1_680],
      ['advance', 1_260],
      ['invoice', 1_260],
    ])
    const last = commission.papers.at(-1)?._id ?? ''
    const { bytes } = await guest('GET /commissions/{id}/papers/{paperId}.pdf', {
      params: { id: opened.id, paperId: last },
      query: { key: opened.key },
    })
    const { text } = await readPdf(bytes)
    expect(text).toContain(`Acompte déjà facturé, ${commission.papers[0]?.number}`)
    expect(text).toContain('Robe de mariée en crêpe de soie')
    const [content] = await db().select().from(invoices).where(eq(invoices.id, last))
    expect(content?.content.totals).toMatchObject({
      netCents: 105_000,
      vatCents: 21_000,
      grossCents: 126_000,
    })
    expect(await brokenLaws(db())).toEqual({})
  })

  it('follows a change of mind: what was paid stays, the rest is asked for anew', async () => {
    const opened = await begun()
    const dearer = {
      ...aQuote,
      lines: [...aQuote.lines, { fr: 'Voile cathédrale', en: null, quantity: 1, unitCents: 65_000 }],
    }
    const quote = await sentQuote(desk, opened.id, dearer)
    expect(quote.changes).toMatchObject({
      amount: 650,
      lines: [{ before: null, after: { description: 'Voile cathédrale', amount: 650 } }],
    })
    await acceptedQuote(guest, { ...opened, ...quote })
    const commission = await shown(opened)
    expect(commission.account).toMatchObject({ quoted: 4_850, paid: 1_680, due: 3_170 })
    expect(commission.instalments.map(({ amount, status }) => [amount, status])).toEqual([
      [1_680, 'paid'],
      [260, 'due'],
      [1_455, 'to_come'],
      [1_455, 'to_come'],
    ])
    expect(await brokenLaws(db())).toEqual({})
  })

  it('that costs less than was paid waits until the difference went back', { tags: ['deep'] }, async () => {
    const opened = await begun()
    const cheaper = { ...aQuote, lines: [{ fr: 'Robe courte', en: null, quantity: 1, unitCents: 150_000 }] }
    await expect(sentQuote(desk, opened.id, cheaper)).rejects.toMatchObject({ kind: 'invalid' })
    await admin('POST /admin/commissions/{id}/refund', {
      params: { id: opened.id },
      body: { amount: 1_080, reason: 'gesture' },
    })
    await settleRefunds(app.context())
    expect((await shown(opened)).account).toMatchObject({ paid: 1_680, credited: 1_080, due: 3_600 })
    const quote = await sentQuote(desk, opened.id, cheaper)
    await acceptedQuote(guest, { ...opened, ...quote })
    expect((await shown(opened)).account).toMatchObject({ quoted: 1_500, due: 900, overpaid: 0 })
    expect(await brokenLaws(db())).toEqual({})
  })

  it('has its price for good once the balance is invoiced, and what goes back then is not asked for again', {
    tags: ['deep'],
  }, async () => {
    const short = {
      ...aQuote,
      schedule: [
        { beforeStage: null, share: 4_000 },
        { beforeStage: 'finishing' as const, share: 6_000 },
      ],
    }
    const opened = await confirmed(short)
    await paidInstalment(guest, opened)
    for (const _stage of short.stages.slice(0, -2)) await passedStage(desk, opened.id)
    const dearer = await sentQuote(desk, opened.id, { ...short, lines: [...short.lines, ...short.options] })
    await paidInstalment(guest, opened)
    await expect(acceptedQuote(guest, { ...opened, ...dearer })).rejects.toMatchObject({ kind: 'conflict' })
    await expect(sentQuote(desk, opened.id, short)).rejects.toMatchObject({ kind: 'invalid' })
    await admin('POST /admin/commissions/{id}/refund', {
      params: { id: opened.id },
      body: { amount: 100, reason: 'gesture' },
    })
    await settleRefunds(app.context())
    expect(await shown(opened)).toMatchObject({
      waiting: null,
      account: { quoted: 4_200, paid: 4_200, credited: 100, due: 0 },
    })
    await passedStage(desk, opened.id)
    await passedStage(desk, opened.id)
    expect(await shown(opened)).toMatchObject({ status: 'delivered' })
    expect(await brokenLaws(db())).toEqual({})
  })

  it('keeps the place where a payment is refused, and opens one payment for two presses', async () => {
    const opened = await confirmed()
    const refused = await paidInstalment(guest, { ...opened, cardNumber: '4000 0000 0000 9995' })
    const commission = await shown(opened)
    expect(commission).toMatchObject({ status: 'accepted', waiting: 'payment' })
    expect(commission.events.at(-1)?.kind).toBe('payment_declined')
    const params = { id: opened.id, instalmentId: refused._id }
    const open = () =>
      guest('POST /commissions/{id}/instalments/{instalmentId}/payment', {
        params,
        query: { key: opened.key },
      })
    const [one, other] = await Promise.all([open(), open()])
    expect(one.payment.clientSecret).toBe(other.payment.clientSecret)
    await paidInstalment(guest, opened)
    await expect(open()).rejects.toMatchObject({ code: 'already_paid' })
    expect(await shown(opened)).toMatchObject({ status: 'making' })
  })

  it('goes back as an admin decides when it is cancelled', async () => {
    const opened = await begun()
    const cancel = (refund: number) =>
      admin('POST /admin/commissions/{id}/cancel', {
        params: { id: opened.id },
        body: { words: 'À votre demande.', refund },
      })
    await expect(cancel(1_680.01)).rejects.toMatchObject({ code: 'too_much' })
    await cancel(1_000)
    await settleRefunds(app.context())
    expect(await shown(opened)).toMatchObject({
      status: 'cancelled',
      waiting: null,
      account: { paid: 1_680, credited: 1_000, due: 0 },
      instalments: [{ status: 'paid' }],
      papers: [{ kind: 'advance' }, { kind: 'credit-note', amount: 1_000 }],
    })
    expect(await brokenLaws(db())).toEqual({})
  })
})

it('what is paid at the moment of a cancellation goes back by itself', async () => {
  const opened = await confirmed()
  const { commission } = await guest('GET /commissions/{id}', {
    params: { id: opened.id },
    query: { key: opened.key },
  })
  const instalmentId = commission.instalments[0]?._id ?? ''
  const { payment } = await guest('POST /commissions/{id}/instalments/{instalmentId}/payment', {
    params: { id: opened.id, instalmentId },
    query: { key: opened.key },
  })
  // The provider has not heard of the cancellation when the customer presses.
  await db().execute(sql`update commissions set status = 'cancelled' where id = ${opened.id}`)
  await db().execute(
    sql`update commission_instalments set status = 'replaced' where commission_id = ${opened.id}`,
  )
  const { clientSecret } = payment
  await guest('POST /payments/demo/confirm', { body: { clientSecret, ...testCard() } })
  await settleRefunds(app.context())
  expect(await shown(opened)).toMatchObject({
    status: 'cancelled',
    account: { paid: 1_680, credited: 1_680, due: 0 },
    papers: [{ kind: 'advance' }, { kind: 'credit-note', amount: 1_680 }],
  })
  expect((await mailsOf(opened.id)).includes('paid')).toBe(false)
  expect(await brokenLaws(db())).toEqual({})
})

it('a draft is not what its customer may export', async () => {
  const customer = await enterCustomer(app.context())
  const person = { id: customer.id, email: '', isEmailConfirmed: false }
  const own = commissionsApi(app, { caller: customer })
  const { commission } = await own('POST /commissions', { body: aWish })
  await sentQuote(desk, commission._id)
  const body = { saved: 0, content: { ...aQuote, words: { fr: 'Encore un essai.', en: null } } }
  await desk('PUT /admin/commissions/{id}/draft', { params: { id: commission._id }, body })
  const found = await keptCommissions.collect(db(), person)
  expect(found).toMatchObject([{ quotes: [{ version: 1 }] }])
  expect(JSON.stringify(found)).not.toMatch(/Encore un essai|writtenBy/)
})

it('an address that is given later gets the link', async () => {
  const { commission } = await desk('POST /admin/commissions', { body: { ...aWish, email: '' } })
  const { _id: id } = commission
  expect(await mailsOf(id)).toEqual([])
  const email = `${randomUUID()}@example.fr`
  await desk('PUT /admin/commissions/{id}', { params: { id }, body: { email } })
  expect(await mailsOf(id)).toEqual(['wished'])
  expect(await ofDesk(id)).toMatchObject({ email })
})

describe('the stages', () => {
  it('are passed in turn, and the last one can be taken back', async () => {
    const opened = await begun()
    const pass = (stage: 'toile' | 'measures', doneOn = '2026-10-14') =>
      desk('POST /admin/commissions/{id}/stages/{stage}/pass', {
        params: { id: opened.id, stage },
        body: { doneOn, words: 'Vingt-sept mesures, chaussures du jour.' },
      })
    await expect(pass('toile')).rejects.toMatchObject({ code: 'not_its_turn' })
    await expect(pass('measures', '2026-10-15')).rejects.toMatchObject({ kind: 'invalid' })
    const twice = await Promise.allSettled([pass('measures'), pass('measures')])
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await shown(opened)).stages.slice(0, 2)).toMatchObject([
      { stage: 'measures', state: 'done', words: 'Vingt-sept mesures, chaussures du jour.' },
      { stage: 'toile', state: 'present' },
    ])
    await desk('POST /admin/commissions/{id}/stages/{stage}/take-back', {
      params: { id: opened.id, stage: 'measures' },
    })
    expect((await shown(opened)).stage).toBe('measures')
  })

  it('have words for the customer and a note for the atelier, which the customer never sees', async () => {
    const opened = await begun()
    await desk('PUT /admin/commissions/{id}/stages/{stage}', {
      params: { id: opened.id, stage: 'toile' },
      body: { words: 'La toile est coupée.', note: 'Reprendre 2 cm au dos.', hours: 18 },
    })
    expect(JSON.stringify(await shown(opened))).not.toContain('Reprendre')
    expect((await ofDesk(opened.id)).notes).toContainEqual({
      stage: 'toile',
      note: 'Reprendre 2 cm au dos.',
      hours: 18,
    })
  })
})

describe('the list of the house', () => {
  it('has what waits for whom, by the same rule as the page of the customer', async () => {
    const [asked, quoted, due] = [await wished(), await wished(), await confirmed()]
    await sentQuote(desk, quoted.id)
    const listed = async (waiting: 'house' | 'customer') =>
      (await desk('GET /admin/commissions', { query: { waiting, limit: 100 } })).commissions.map(
        ({ _id }) => _id,
      )
    const [ofHouse, ofCustomer] = [await listed('house'), await listed('customer')]
    expect(ofHouse).toContain(asked.id)
    expect(ofCustomer).toEqual(expect.arrayContaining([quoted.id, due.id]))
    const { commissions } = await desk('GET /admin/commissions', { query: { limit: 100 } })
    for (const { _id, waiting } of commissions)
      expect([_id, ofCustomer.includes(_id)]).toEqual([_id, waiting !== null])
  })

  it('is searched by number and name, and narrowed by the day of the event', async () => {
    const { id, number } = await wished({ lastName: 'Trébuchet', eventDate: '2027-09-04' })
    const found = async (query: object) =>
      (await desk('GET /admin/commissions', { query })).commissions.map(({ _id }) => _id)
    expect(await found({ search: number })).toEqual([id])
    expect(await found({ search: 'trebuchet' })).toEqual([id])
    expect(await found({ event: '2027-09-01..2027-09-30' })).toEqual([id])
  })
})

it('the books list its papers under it, and print them for whoever keeps the books', async () => {
  const { id, number } = await begun()
  const accountant = await enterCustomer(app.context(), { role: 'staff' })
  const caller = { ...accountant, areas: ['accounting' as const] }
  const dispatcher = createDispatcher({ modules: [paperListRoutes], checkAnswers: true })
  const books = createApi<PaperListContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
  const { invoices: found } = await books('GET /admin/invoices', { query: { search: number } })
  expect(found).toEqual([
    expect.objectContaining({ orderId: null, commissionId: id, orderNumber: number, total: 1_680 }),
  ])
  const { bytes } = await books('GET /admin/invoices/{id}.pdf', { params: { id: found[0]?._id ?? '' } })
  expect((await readPdf(bytes)).text).toContain(number)
  await expect(books('GET /admin/invoices/{id}.pdf', { params: { id: randomUUID() } })).rejects.toMatchObject(
    { kind: 'not-found' },
  )
})

it('what a customer is worth and what passed with her count her commissions', async () => {
  const customer = await enterCustomer(app.context(), { firstName: 'Solveig', lastName: 'Quentin-Ashby' })
  const api = commissionsApi(app, { caller: customer })
  const { commission } = await api('POST /commissions', { body: aWish })
  const id = commission._id
  await acceptedQuote(api, { id, ...(await sentQuote(desk, id)) })
  await paidInstalment(api, { id })
  await admin('POST /admin/commissions/{id}/refund', {
    params: { id },
    body: { amount: 80, reason: 'gesture' },
  })
  await settleRefunds(app.context())
  const caller = await enterCustomer(app.context(), { role: 'admin' })
  const dispatcher = createDispatcher({ modules: [customersRoutes], checkAnswers: true })
  const house = createApi<CustomersContract>(
    (key, call) => dispatcher.call(app.context({ caller }), key, call),
    'fr',
  )
  const { customers } = await house('GET /admin/customers', { query: { search: 'Quentin-Ashby' } })
  expect(customers).toEqual([expect.objectContaining({ value: 1_600, orders: 0 })])
  const params = { id: customers[0]?._id ?? '' }
  const { entries } = await house('GET /admin/customers/{id}/timeline', {
    params,
    query: { kind: 'commission' },
  })
  expect(entries.map(({ deed, amount }) => [deed, amount])).toEqual(
    expect.arrayContaining([
      ['commission-wished', null],
      ['commission-quoted', 4_200],
      ['commission-accepted', 4_200],
      ['commission-paid', 1_680],
      ['commission-refunded', 80],
    ]),
  )
})
