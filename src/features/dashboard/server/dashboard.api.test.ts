import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { createApi } from '../../../shared/api/client.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { aCustomer, appointmentsApi } from '../../../testing/appointments/appointments-api.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { testProcess } from '../../../testing/test-context.ts'
import { products } from '../../catalog/server/catalog.table.ts'
import { productReviews } from '../../catalog/server/reviews/product-reviews.table.ts'
import { contactMessages } from '../../contact/server/contact-messages.table.ts'
import { reviewReports } from '../../reviews/server/reports/review-reports.table.ts'
import { testimonials } from '../../reviews/server/testimonials/testimonials.table.ts'
import type { DashboardContract } from '../dashboard.contract.ts'
import { dashboardRoutes } from './dashboard.routes.ts'
import { keepSentAway } from './sent-away/keep-sent-away.public.ts'
import { sentAway as sentAwayTable } from './sent-away/sent-away.table.ts'

const dispatcher = createDispatcher({ modules: [dashboardRoutes], checkAnswers: true })

let app: CatalogApp

interface Query {
  page?: number
  limit?: number
  stock?: 'low' | 'all'
}

const read = (
  query: Query = {},
  lng: Language = 'fr',
  process: Pick<CatalogApp, 'context'> = app,
  role: 'staff' | 'admin' = 'staff',
) =>
  createApi<DashboardContract>(
    (key, call) => dispatcher.call(process.context({ lng, caller: { id: 'margaux', role } }), key, call),
    lng,
  )('GET /admin/dashboard', { query })

const product = (nameFr: string, stocks: Readonly<Record<string, number>>, lowStock: number | null = null) =>
  enterProduct(app.context(), {
    nameFr,
    lowStock,
    nameEn: `${nameFr} dress`,
    variants: Object.entries(stocks).map(([size, stock]) => ({ size, stock })),
  })

const failedMail = (place: number) => ({
  causeKey: `failed:${place}`,
  language: 'fr' as const,
  recipient: 'jeanne@example.fr',
  subject: `Message ${place}`,
  html: '',
  plainText: '',
  status: 'failed' as const,
  createdAt: new Date(Date.UTC(2026, 9, place)),
})

beforeAll(async () => {
  app = await catalogApp()
})

beforeEach(async () => {
  const { db } = app.test.database
  await db.delete(products)
  await db.delete(mailOutbox)
})

afterAll(() => app.close())

describe('the stock to see to', () => {
  it('is what is out, and what is at its threshold or below; what is out first, then the fewest left', async () => {
    await product('Aurore', { '36': 1, '38': 0 })
    const garance = await product('Garance', { '36': 2, '38': 3, '40': 0 }, 5)
    const iris = await product('Iris', { '': 0 })
    await product('Jade', { '': 6 }, 5)
    const lin = await product('Lin', { '': 1 }, 1)
    const { stock } = await read()
    expect(stock).toMatchObject({ counts: { low: 3, all: 5 }, soldOut: 1, totalPages: 1 })
    expect(stock.products).toMatchObject([
      { _id: iris, name: 'Iris', stock: 0, lowStock: null, sizes: [{ size: null, stock: 0 }] },
      { _id: lin, name: 'Lin', stock: 1, lowStock: 1 },
      {
        _id: garance,
        stock: 5,
        lowStock: 5,
        sizes: [
          { size: '36', stock: 2 },
          { size: '38', stock: 3 },
          { size: '40', stock: 0 },
        ],
      },
    ])
  })

  it('is all of it where that is asked for, so that a threshold can be set before', async () => {
    await product('Aurore', { '36': 9 })
    await product('Iris', { '': 0 })
    const { stock } = await read({ stock: 'all' })
    expect(stock.products.map(({ name }) => name)).toEqual(['Iris', 'Aurore'])
    expect(stock.counts).toEqual({ low: 1, all: 2 })
  })

  it('is named in the language of the reader', async () => {
    await product('Iris', { '': 0 })
    expect((await read({}, 'en')).stock.products[0]?.name).toBe('Iris dress')
  })

  it('is not what the house presents no more', async () => {
    await product('Iris', { '': 0 })
    await app.test.database.db.update(products).set({ deletedAt: new Date() })
    const nothing = { products: [], counts: { low: 0, all: 0 }, soldOut: 0, totalPages: 0 }
    expect((await read()).stock).toEqual(nothing)
  })

  it('comes page by page, in one order', async () => {
    for (const name of ['E', 'C', 'A', 'D', 'B']) await product(name, { '': 1 }, 1)
    const namesOf = async (page: number) =>
      (await read({ page, limit: 2 })).stock.products.map(({ name }) => name)
    expect([await namesOf(1), await namesOf(2), await namesOf(3), await namesOf(4)]).toEqual([
      ['A', 'B'],
      ['C', 'D'],
      ['E'],
      [],
    ])
    expect((await read({ page: 4, limit: 2 })).stock).toMatchObject({ counts: { low: 5 }, totalPages: 3 })
  })
})

describe('the mail to see to', () => {
  const noon = testNow.epochMilliseconds
  const written = (place: number, minutesAgo: number, more: object) => ({
    ...failedMail(place),
    createdAt: new Date(noon - minutesAgo * 60_000),
    ...more,
  })

  it('is counted where it could not be sent, and the newest are told', async () => {
    const { db } = app.test.database
    const mails = [1, 2, 3, 4, 5, 6, 7].map(failedMail)
    await db
      .insert(mailOutbox)
      .values([...mails, { ...failedMail(8), status: 'sent' }, { ...failedMail(9), status: 'kept' }])
    const { failed } = (await read()).mail
    expect(failed.count).toBe(7)
    expect(failed.first.map(({ subject }) => subject)).toEqual([7, 6, 5].map((place) => `Message ${place}`))
  })

  it('says when the queue stands still, and no more once one has left', async () => {
    const { db } = app.test.database
    await db.insert(mailOutbox).values(written(1, 20, { status: 'queued' }))
    expect((await read()).mail).toMatchObject({ standing: 'stuck', waiting: 1 })
    const left = { status: 'sent' as const, settledAt: new Date(noon - 5 * 60_000) }
    await db.insert(mailOutbox).values(written(2, 40, left))
    expect((await read()).mail).toMatchObject({ standing: 'leaving', waiting: 1 })
  })

  it('says that none leaves where there is no mail server', async () => {
    await app.test.database.db.insert(mailOutbox).values(written(1, 1, { status: 'kept' }))
    const unset = testProcess({ ...app.test, sendsMail: false })
    expect((await read({}, 'fr', unset)).mail).toMatchObject({ standing: 'unset', waiting: 1 })
  })

  it('is none in a house where all is well', async () => {
    expect((await read()).mail).toEqual({
      standing: 'leaving',
      waiting: 0,
      failed: { count: 0, lists: [{ to: '/admin/courrier?status=failed', count: 0 }], first: [] },
    })
  })
})

describe('the appointments to see to', () => {
  it('are those that wait for the house, the next first, then those of the day', async () => {
    const caller = await enterCustomer(app.context(), { role: 'staff' })
    const staff = appointmentsApi(app, { caller })
    const note = (start: string, firstName: string) =>
      staff('POST /admin/appointments', {
        body: { ...aCustomer, firstName, email: '', type: 'fitting', start },
      })
    await note('2026-10-14T16:00:00+02:00', 'Louise')
    await note('2026-10-15T10:00:00+02:00', 'Demain')
    const ask = (start: string, firstName: string) =>
      appointmentsApi(app)('POST /appointments', {
        body: { ...aCustomer, firstName, email: `${firstName}@example.fr`, type: 'measuring', start },
      })
    await ask('2026-11-07T10:00:00+01:00', 'Jeanne')
    await ask('2026-10-24T10:00:00+02:00', 'Anne')
    const { appointments } = await read()
    expect(appointments.count).toBe(3)
    expect(appointments.first.map(({ name, toConfirm }) => [name.split(' ')[0], toConfirm])).toEqual([
      ['Anne', true],
      ['Jeanne', true],
      ['Louise', false],
    ])
  })
})

describe('the messages to see to', () => {
  it('are those that nobody has answered, the oldest first, with the days that they have waited', async () => {
    const { db } = app.test.database
    const noon = testNow.epochMilliseconds
    const message = (subject: string, daysAgo: number, status: 'new' | 'in_progress' | 'answered') => ({
      ...{ subject, status, fullName: 'Anne Dumas', email: 'anne@example.fr', language: 'fr' as const },
      ...{ message: 'Bonjour.', wordsHash: subject },
      receivedAt: new Date(noon - daysAgo * 86_400_000),
    })
    await db
      .insert(contactMessages)
      .values([
        message('Neuf', 0, 'new'),
        message('Pris', 3, 'in_progress'),
        message('Répondu', 5, 'answered'),
      ])
    const { messages } = await read()
    expect(messages.count).toBe(2)
    expect(messages.first.map(({ subject, daysWaiting }) => [subject, daysWaiting])).toEqual([
      ['Pris', 3],
      ['Neuf', 0],
    ])
  })
})

describe('the reviews to see to', () => {
  it('are what waits to be read and what is reported, the longest first, for an admin alone', async () => {
    const { db } = app.test.database
    const noon = testNow.epochMilliseconds
    const ago = (days: number) => new Date(noon - days * 86_400_000)
    const words = { occasion: 'Mariage', content: 'Une robe rêvée.', rating: 5, language: 'fr' as const }
    const testimonial = (name: string, daysAgo: number) => ({
      ...{ ...words, name, createdAt: ago(daysAgo), wordsHash: name, fingerprint: name },
    })
    const shown = { status: 'approved' as const, publishedAt: ago(9), decidedAt: ago(9) }
    const [, reported] = await db
      .insert(testimonials)
      .values([testimonial('Attend', 8), { ...testimonial('Publiée', 9), ...shown }])
      .returning({ id: testimonials.id })
    const report = { reason: 'abusive' as const, details: '', reportedFrom: 'somebody' }
    await db
      .insert(reviewReports)
      .values({ ...report, kind: 'testimonial', reviewId: reported?.id ?? '', reportedAt: ago(1) })
    const author = await enterCustomer(app.context(), { firstName: 'Inès', lastName: 'Roux' })
    const productId = await product('Iris', { '': 1 })
    await db.insert(productReviews).values({
      ...{ productId, accountId: author.id, rating: 4, comment: '', createdAt: ago(20) },
      ...{ status: 'pending', updatedAt: ago(2) },
    })
    const { reviews } = await read({}, 'fr', app, 'admin')
    expect(reviews?.count).toBe(3)
    expect(reviews?.first.map(({ _id, ...review }) => review)).toEqual([
      { kind: 'testimonial', name: 'Attend', reported: false, daysLeft: -1 },
      { kind: 'product', name: 'Inès Roux', reported: false, daysLeft: 5 },
      { kind: 'testimonial', name: 'Publiée', reported: true, daysLeft: 6 },
    ])
    expect((await read()).reviews).toBeNull()
  })
})

describe('the times at which visitors were sent away', () => {
  const minute = (time: string) => new Date(`2026-10-13T${time}:00Z`)

  it('are minutes that follow each other, by reason, the newest first, and add up', async () => {
    const ctx = app.context()
    await keepSentAway(ctx, [
      { minute: minute('08:00'), reason: 'outage', requests: 3 },
      { minute: minute('09:00'), reason: 'load', requests: 10 },
      { minute: minute('09:01'), reason: 'network', requests: 400 },
      { minute: minute('09:14'), reason: 'load', requests: 5 },
    ])
    // Another process counted in the same minute.
    await keepSentAway(ctx, [{ minute: minute('09:14'), reason: 'load', requests: 2 }])
    await keepSentAway(ctx, [{ minute: minute('09:30'), reason: 'load', requests: 1 }])
    const { sentAway } = await read()
    const time = (reason: string, from: string, to: string, requests: number) => ({
      reason,
      from: minute(from).toISOString(),
      to: minute(to).toISOString(),
      requests,
    })
    expect(sentAway.count).toBe(4)
    expect(sentAway.first).toMatchObject([
      time('load', '09:30', '09:30', 1),
      time('load', '09:00', '09:14', 17),
      time('network', '09:01', '09:01', 400),
    ])
  })

  it('are told for a week, and forgotten after a month', async () => {
    const ctx = app.context()
    await app.test.database.db.delete(sentAwayTable)
    const daysAgo = (days: number) => new Date(testNow.epochMilliseconds - days * 86_400_000)
    await keepSentAway(ctx, [
      { minute: daysAgo(31), reason: 'load', requests: 1 },
      { minute: daysAgo(8), reason: 'load', requests: 1 },
      { minute: daysAgo(6), reason: 'load', requests: 4 },
    ])
    await keepSentAway(ctx, [{ minute: daysAgo(6), reason: 'load', requests: 1 }])
    expect((await read()).sentAway).toMatchObject({ count: 1, first: [{ requests: 5 }] })
    expect(await app.test.database.db.$count(sentAwayTable)).toBe(2)
  })
})
