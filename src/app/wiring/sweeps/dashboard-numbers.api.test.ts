import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contactMessages } from '../../../features/contact/server/contact-messages.table.ts'
import { reviewReports } from '../../../features/reviews/server/reports/review-reports.table.ts'
import { testimonials } from '../../../features/reviews/server/testimonials/testimonials.table.ts'
import { lookUpOrder } from '../../../features/withdrawals/server/declaring/look-up-order.ts'
import type { Caller } from '../../../platform/context/context.ts'
import { createDispatcher } from '../../../platform/http/dispatcher.ts'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { pathTo } from '../../../sitemap.ts'
import { enterCustomer } from '../../../testing/accounts/account-factories.ts'
import { aCustomer, appointmentsApi } from '../../../testing/appointments/appointments-api.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { type CatalogApp, catalogApp } from '../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../testing/catalog/catalog-factories.ts'
import { aWish, commissionsApi } from '../../../testing/commissions/commissions-api.ts'
import { paidOrder } from '../../../testing/orders/bought-order.ts'
import { withdrawalsApi } from '../../../testing/orders/withdrawals-api.ts'
import { apiModules } from '../modules/api-modules.ts'

/** The call by which each page of the admin reads its list. */
const callOf = (page: string, query: URLSearchParams): string | undefined => {
  if (page === pathTo('adminReviews'))
    return query.get('kind') === 'products' ? 'GET /admin/product-reviews' : 'GET /reviews/admin'
  const calls: Readonly<Record<string, string>> = {
    [pathTo('adminOrders')]: 'GET /admin/orders',
    [pathTo('adminWithdrawals')]: 'GET /admin/withdrawals',
    [pathTo('adminAppointments')]: 'GET /admin/appointments',
    [pathTo('adminMessages')]: 'GET /admin/messages',
    [pathTo('adminCommissions')]: 'GET /admin/commissions',
    [pathTo('adminMail')]: 'GET /admin/outbox',
  }
  return calls[page]
}

/** Numbers that open no list: the times when visitors were sent away are told in full sentences on the dashboard. */
const withoutList = ['sentAway']

const dispatcher = createDispatcher({ modules: apiModules, checkAnswers: true })

let app: CatalogApp
let owner: Caller

const call = (key: string, query: Readonly<Record<string, string>>) =>
  dispatcher.call(app.context({ caller: owner }), key as never, { query } as never) as Promise<object>

interface Counted {
  readonly name: string
  readonly count: number
  readonly lists: readonly { readonly to: string; readonly count: number }[]
}

/** Every number of an answer that stands beside its most urgent entries, wherever it is. */
const numbersIn = (answer: object): Counted[] =>
  Object.entries(answer).flatMap(([name, value]) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return []
    if ('count' in value && 'first' in value) return [{ lists: [], name, ...value } as Counted]
    return numbersIn(value)
  })

/** The rows of the only list in an answer. */
const rowsIn = (answer: object): number =>
  Object.values(answer)
    .map((value: unknown) =>
      Array.isArray(value) ? value.length : value && typeof value === 'object' ? rowsIn(value) : 0,
    )
    .reduce((sum, rows) => sum + rows, 0)

const rowsBehind = (to: string) => {
  const { pathname, searchParams } = new URL(to, 'http://house.test')
  const key = callOf(pathname, searchParams)
  if (!key) throw new Error(`No list is known at ${to}`)
  const { kind: _kind, ...query } = Object.fromEntries(searchParams)
  return call(key, { ...query, limit: '100' }).then(rowsIn)
}

const furnish = async () => {
  const { db } = app.test.database
  const product = await enterProduct(app.context(), { variants: [{ size: '38', stock: 20 }] })
  await paidOrder(app, { productId: product })
  app.moveClock({ hours: 24 * 40 })
  const withdrawn = await paidOrder(app, { productId: product })
  for (let order = 0; order < 4; order++) await paidOrder(app, { productId: product })
  const { rows } = await db.execute(sql`select email from orders where id = ${withdrawn.id}::uuid`)
  await withdrawalsApi(app)('POST /withdrawals', {
    body: {
      ...{ name: 'Jeanne Arnaud', email: String(rows[0]?.email), orderNumber: withdrawn.number },
      confirmed: true,
    },
  })
  const declared = await db.execute(sql`select id from withdrawals`)
  for (const { id } of declared.rows) await lookUpOrder(app.context(), String(id))
  const visit = { ...aCustomer, type: 'pickup' as const, evenIfClosed: true }
  for (const hours of [1, 24 * 10])
    await appointmentsApi(app, { caller: owner })('POST /admin/appointments', {
      body: { ...visit, start: app.context().clock.now().add({ hours }).toString() },
    })
  const letter = { fullName: 'Jeanne', email: 'jeanne@example.fr', subject: 'Essayage', message: 'Bonjour' }
  await db.insert(contactMessages).values(
    (['new', 'new', 'in_progress', 'answered'] as const).map((status, place) => ({
      ...{ ...letter, status, language: 'fr' as const, receivedAt: new Date(Date.UTC(2026, 9, place + 1)) },
      wordsHash: `words ${place}`,
    })),
  )
  const words = { occasion: 'Mariage', content: 'Une robe rêvée.', rating: 5, language: 'fr' as const }
  const testimonial = (name: string) => ({
    ...{ ...words, name, wordsHash: name, fingerprint: name },
    createdAt: new Date(testNow.epochMilliseconds),
  })
  const decided = new Date(testNow.epochMilliseconds)
  const [, , reported] = await db
    .insert(testimonials)
    .values([
      testimonial('Attend'),
      { ...testimonial('Suspecte'), suspicion: 'repeated' as const },
      { ...testimonial('Signalée'), status: 'approved', publishedAt: decided, decidedAt: decided },
      { ...testimonial('Publiée'), status: 'approved', publishedAt: decided, decidedAt: decided },
    ])
    .returning({ id: testimonials.id })
  await db.insert(reviewReports).values({
    ...{ kind: 'testimonial', reason: 'abusive', details: '', reportedFrom: 'somebody' },
    ...{ reviewId: reported?.id ?? '', reportedAt: decided },
  })
  await commissionsApi(app)('POST /commissions', { body: aWish })
  await db.insert(mailOutbox).values(
    (['failed', 'failed', 'failed', 'failed', 'sent', 'kept'] as const).map((status, place) => ({
      ...{ status, causeKey: `mail ${place}`, language: 'fr' as const, recipient: 'jeanne@example.fr' },
      ...{ subject: 'Bonjour', html: '', plainText: '', createdAt: decided },
    })),
  )
}

beforeAll(async () => {
  app = await catalogApp()
  owner = await enterCustomer(app.context(), { role: 'admin' })
  await furnish()
})

afterAll(() => app.close())

it('each number of the dashboard opens exactly the rows that it counts', async () => {
  const numbers = numbersIn(await call('GET /admin/dashboard', {}))
  expect(numbers.filter(({ lists }) => lists.length === 0).map(({ name }) => name)).toEqual(withoutList)
  const opened = await Promise.all(
    numbers
      .filter(({ name }) => !withoutList.includes(name))
      .map(async ({ name, count, lists }) => {
        const rows = await Promise.all(lists.map(async ({ to }) => ({ to, count: await rowsBehind(to) })))
        expect({ name, lists }).toEqual({ name, lists: rows })
        return [name, count, rows.reduce((sum, list) => sum + list.count, 0)] as const
      }),
  )
  for (const [name, count, rows] of opened) expect([name, rows]).toEqual([name, count])
  expect(Object.fromEntries(opened.map(([name, count]) => [name, count]))).toMatchObject({
    ...{
      lateOrders: 1,
      ordersToPrepare: 4,
      withdrawals: 1,
      appointments: 1,
      wishes: 1,
      messages: 3,
      reviews: 3,
      failed: 4,
    },
  })
})

// No order of this house is in two lists at once.
it('what waits in a room is what the dashboard counts there, each entry once', async () => {
  const { waiting } = (await call('GET /admin/waiting', {})) as { waiting: readonly object[] }
  const lists = numbersIn(await call('GET /admin/dashboard', {})).flatMap((number) => number.lists)
  const counted = new Map<string, number>()
  for (const { to, count } of lists) {
    const { pathname } = new URL(to, 'http://house.test')
    counted.set(pathname, (counted.get(pathname) ?? 0) + count)
  }
  const byPath = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other))
  expect(waiting.toSorted(byPath)).toEqual([...counted].map(([to, count]) => ({ to, count })).sort(byPath))
})
