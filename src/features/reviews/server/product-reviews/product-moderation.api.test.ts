import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../platform/context/context.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { catalogApi } from '../../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { isOnServer } from '../../../../testing/database/test-database.ts'
import { paidOrder } from '../../../../testing/orders/bought-order.ts'
import { performStep } from '../../../orders/server/admin/perform-step.ts'
import type { ProductModerationContract } from '../../product-moderation.contract.ts'
import type { ProductReviewsContract } from '../../product-reviews.contract.ts'
import type { ReviewReportsContract } from '../../review-reports.contract.ts'
import { productModerationRoutes } from '../product-moderation.routes.ts'
import { productReviewsRoutes } from '../product-reviews.routes.ts'
import { reviewReports } from '../reports/review-reports.table.ts'
import { reviewReportsRoutes } from '../review-reports.routes.ts'

const dispatcher = createDispatcher({
  modules: [productReviewsRoutes, productModerationRoutes, reviewReportsRoutes],
  checkAnswers: true,
})

let app: CatalogApp
let product: string
let jeanne: Caller
let admin: Caller
let visitors = 0

const as = (caller: Caller | null, lng: 'fr' | 'en' = 'fr') =>
  createApi<ProductReviewsContract & ProductModerationContract>((key, call) => {
    const visitor = { ip: `198.51.100.${++visitors % 250}`, device: '' }
    return dispatcher.call(app.context({ caller, lng, visitor }), key, call)
  }, lng)

const shown = () => catalogApi(app)('GET /products/{id}', { params: { id: product } })

const write = (rating = 4, comment = 'Belle coupe.', by = jeanne) =>
  as(by)('POST /products/{id}/reviews', { params: { id: product }, body: { rating, comment } })

const change = (rating: number, lng: 'fr' | 'en' = 'fr') =>
  as(jeanne, lng)('PUT /products/{id}/reviews/mine', {
    params: { id: product },
    body: { rating, comment: 'Bien.' },
  })

const own = async () =>
  (await as(jeanne)('GET /products/{id}/reviews/mine', { params: { id: product } })).review

const written = async () => {
  await write()
  return (await own())?._id ?? ''
}

const decide = (id: string, reason?: 'off_topic' | 'abusive') =>
  as(admin)('POST /admin/product-reviews/decisions', {
    body: { ids: [id], ...(reason ? { status: 'rejected', reason } : { status: 'published' }) },
  })

const opened = async (id: string) =>
  (await as(admin)('GET /admin/product-reviews/{id}', { params: { id } })).review

const report = (review: string, address?: string) =>
  createApi<ReviewReportsContract>((key, call) => {
    const visitor = { ip: address ?? `203.0.113.${++visitors % 250}`, device: '' }
    return dispatcher.call(app.context({ visitor }), key, call)
  }, 'fr')('POST /review-reports', {
    body: { kind: 'product', review, reason: 'abusive', details: 'Il insulte l’atelier.' },
  })

beforeAll(async () => {
  app = await catalogApp()
  admin = await enterCustomer(app.context(), { role: 'admin', firstName: 'Hélène', lastName: 'Clairval' })
})

beforeEach(async () => {
  product = await enterProduct(app.context(), { variants: [{ size: '38', stock: 5 }] })
  jeanne = await enterCustomer(app.context())
  await app.test.database.db.execute(sql`delete from product_reviews`)
})

afterAll(() => app.close())

describe('anyone who wrote a review', () => {
  it('changes it: the page shows when, and the stars follow', async () => {
    await write(2)
    app.moveClock({ hours: 1 })
    expect((await change(5)).message).toBe('Votre avis est modifié.')
    expect((await change(5, 'en')).message).toBe('Your review has been changed.')
    const { rating, ratingCount, ratings } = await shown()
    expect({ rating, ratingCount }).toEqual({ rating: 5, ratingCount: 1 })
    expect(ratings[0]).toMatchObject({ comment: 'Bien.', updatedAt: expect.any(String) })
    expect(ratings[0]?.updatedAt).not.toBe(ratings[0]?.date)
  })

  it('takes it away, and may write another', async () => {
    await write()
    const { message } = await as(jeanne)('DELETE /products/{id}/reviews/mine', { params: { id: product } })
    expect(message).toBe('Votre avis est supprimé.')
    expect(await shown()).toMatchObject({ ratingCount: 0, ratings: [] })
    expect(await own()).toBeNull()
    await write()
  })

  it('has none of a product that is not there, and cannot change what is not', async () => {
    const gone = { code: 'review_not_found' }
    await expect(change(3)).rejects.toMatchObject(gone)
    const params = { id: 'nonsense' }
    expect((await as(jeanne)('GET /products/{id}/reviews/mine', { params })).review).toBeNull()
    await expect(as(jeanne)('DELETE /products/{id}/reviews/mine', { params })).rejects.toMatchObject(gone)
  })

  it('is marked as a buyer once the order has arrived, and not before', async () => {
    await write()
    const { id } = await paidOrder(app, { productId: product, caller: { ...jeanne, role: 'user' } })
    const ctx = app.context({ caller: admin })
    await performStep(ctx, { id, status: 'shipped', carrier: 'colissimo', trackingNumber: '6A12345678901' })
    expect((await shown()).ratings[0]?.verified).toBe(false)
    await performStep(ctx, { id, status: 'delivered' })
    expect((await shown()).ratings[0]?.verified).toBe(true)
  })
})

describe('the house', () => {
  it('refuses a review for a reason that is mailed once, and its stars go', async () => {
    const id = await written()
    await decide(id, 'off_topic')
    await decide(id, 'off_topic')
    expect(await shown()).toMatchObject({ rating: 0, ratingCount: 0, ratings: [] })
    expect(await own()).toMatchObject({ status: 'rejected', refusalReason: 'off_topic' })
    const mails = await app.test.database.db.select().from(mailOutbox)
    const told = mails.filter(({ causeKey }) => causeKey.startsWith(`product-review:rejected:${id}`))
    expect(told).toHaveLength(1)
    expect(told[0]?.plainText).toContain('hors sujet')
  })

  it('reads a refused review again once its author has changed it', async () => {
    const id = await written()
    await decide(id, 'off_topic')
    expect((await change(5)).message).toContain('Il paraîtra quand la maison l’aura relu.')
    expect(await own()).toMatchObject({ status: 'pending', refusalReason: null })
    expect((await shown()).ratingCount).toBe(0)
    await decide(id)
    expect(await shown()).toMatchObject({ rating: 5, ratingCount: 1 })
    expect((await opened(id)).history.map(({ action, by }) => [action, by])).toEqual([
      ['rejected', 'Hélène Clairval'],
      ['published', 'Hélène Clairval'],
    ])
  })

  it('reads what is written after a refused review was deleted, and nothing else', async () => {
    const id = await written()
    await report(id)
    await decide(id, 'off_topic')
    const params = { id: product }
    await as(jeanne)('DELETE /products/{id}/reviews/mine', { params })
    expect(await app.test.database.db.$count(reviewReports)).toBe(0)
    for (const [lng, sentence] of [
      ['fr', 'Merci pour votre avis. Il paraîtra quand la maison l’aura lu.'],
      ['en', 'Thank you for your review. It will appear once the house has read it.'],
    ] as const) {
      const { message } = await as(jeanne, lng)('POST /products/{id}/reviews', {
        params,
        body: { rating: 5 },
      })
      expect(message).toBe(sentence)
      expect(await own()).toMatchObject({ status: 'pending' })
      // The author deletes the review while it waits. This does not avoid the moderation either.
      await as(jeanne)('DELETE /products/{id}/reviews/mine', { params })
    }
    expect((await shown()).ratingCount).toBe(0)
    const other = await enterProduct(app.context())
    await as(jeanne)('POST /products/{id}/reviews', { params: { id: other }, body: { rating: 5 } })
    expect((await catalogApi(app)('GET /products/{id}', { params: { id: other } })).ratingCount).toBe(1)
  })

  it.runIf(isOnServer)('is not passed by a change that waited for its decision', async () => {
    const { db } = app.test.database
    const id = await written()
    let changing: ReturnType<typeof change> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from products where id = ${product} for no key update`)
      changing = change(5)
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await db.execute(waiting)).rows.length).toBeGreaterThan(0)
      await tx.execute(
        sql`update product_reviews set status = 'rejected', refusal_reason = 'off_topic' where id = ${id}`,
      )
    })
    expect((await changing)?.message).toContain('Il paraîtra quand la maison l’aura relu.')
    expect(await own()).toMatchObject({ status: 'pending', comment: 'Bien.' })
  })

  it('writes of a review that was never shown that it was not published, in the words of its author', async () => {
    const lucy = await enterCustomer(app.context())
    await app.test.database.db.execute(sql`update accounts set language = 'en' where id = ${lucy.id}`)
    await write(2, 'Off topic.', lucy)
    const { reviews } = await as(admin)('GET /admin/product-reviews', { query: {} })
    const id = reviews[0]?._id ?? ''
    await decide(id, 'off_topic')
    await as(lucy)('PUT /products/{id}/reviews/mine', { params: { id: product }, body: { rating: 2 } })
    app.moveClock({ minutes: 1 })
    await decide(id, 'abusive')
    const mails = await app.test.database.db.select().from(mailOutbox).orderBy(mailOutbox.id)
    const told = mails.filter(({ causeKey }) => causeKey.startsWith(`product-review:rejected:${id}`))
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your review of .+ is no longer published$/),
      expect.stringMatching(/^Your review of .+ was not published$/),
    ])
    expect(told[1]?.plainText).toContain('on this ground: abusive language')
  })

  it('answers below a review, and takes its answer away; pages that show it fall each time', async () => {
    const id = await written()
    const falls = [`product:${product}`, 'products']
    const reply = async (text: string) => {
      app.announced.length = 0
      await as(admin)('PUT /admin/product-reviews/{id}/reply', { params: { id }, body: { text } })
      return app.announced
    }
    expect(await reply('Merci, chère Jeanne.')).toEqual(falls)
    expect((await shown()).ratings[0]?.reply?.text).toBe('Merci, chère Jeanne.')
    expect(await reply('Merci, chère Jeanne.')).toEqual([])
    await expect(
      as(admin)('PUT /admin/product-reviews/{id}/reply', {
        params: { id },
        body: { text: 'Oh', replaces: '' },
      }),
    ).rejects.toMatchObject({ code: 'changed_meanwhile' })
    expect(await reply('')).toEqual(falls)
    expect((await shown()).ratings[0]?.reply).toBeNull()
    app.announced.length = 0
    await decide(id, 'abusive')
    await decide(id)
    await change(3)
    await as(jeanne)('DELETE /products/{id}/reviews/mine', { params: { id: product } })
    expect(app.announced).toEqual([...falls, ...falls, ...falls, ...falls])
  })

  it('decides several at once: each author is told, each product counts anew', async () => {
    const authors = await Promise.all([1, 2, 3].map(() => enterCustomer(app.context())))
    for (const author of authors) await write(4, 'Belle.', author)
    const { reviews } = await as(admin)('GET /admin/product-reviews', { query: {} })
    const ids = reviews.map(({ _id }) => _id)
    const body = { ids: [...ids, 'nonsense'], status: 'rejected' as const, reason: 'duplicate' as const }
    const answer = await as(admin)('POST /admin/product-reviews/decisions', { body })
    expect(answer.decided.toSorted()).toEqual(ids.toSorted())
    expect(answer.missing).toEqual(['nonsense'])
    expect((await shown()).ratingCount).toBe(0)
    const mails = await app.test.database.db.select().from(mailOutbox)
    for (const { id } of authors)
      expect(mails.filter(({ accountId }) => accountId === id).map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Votre avis sur .+ n’est plus publié$/),
      ])
  })

  it('hears of a review from each reader once, and settles it by deciding', async () => {
    const id = await written()
    await report(id, '192.0.2.50')
    expect((await report(id, '192.0.2.50')).message).toBe('Merci, nous relirons cet avis.')
    await report(id)
    const reported = { query: { status: 'reported' as const } }
    const { reviews, counts } = await as(admin)('GET /admin/product-reviews', reported)
    expect(reviews).toMatchObject([{ _id: id, reports: 2 }])
    expect(counts).toEqual({ reported: 1, pending: 0, published: 1, rejected: 0 })
    await decide(id)
    expect((await as(admin)('GET /admin/product-reviews', reported)).reviews).toEqual([])
    const review = await opened(id)
    expect(review.reported).toMatchObject([
      { reason: 'abusive', details: 'Il insulte l’atelier.', settled: true },
      { settled: true },
    ])
    expect(review.history.map(({ action }) => action)).toEqual(['kept'])
  })

  it('hears of nothing that is not shown', async () => {
    const id = await written()
    await decide(id, 'abusive')
    for (const gone of [id, 'nonsense', '00000000-0000-4000-8000-000000000000'])
      await expect(report(gone)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('finds reviews by words without accents, newest first, page by page', async () => {
    await write(5, 'Très élégante.')
    app.moveClock({ minutes: 1 })
    await write(3, 'Un peu courte.', await enterCustomer(app.context(), { firstName: 'Zoé' }))
    const list = async (query: object) => {
      const { reviews, count } = await as(admin)('GET /admin/product-reviews', { query })
      return [reviews.map(({ rating }) => rating), count]
    }
    expect(await list({})).toEqual([[3, 5], 2])
    expect(await list({ limit: 1, page: 2 })).toEqual([[5], 2])
    expect(await list({ search: 'elegante' })).toEqual([[5], 1])
    expect(await list({ search: 'zoe' })).toEqual([[3], 1])
    expect(await list({ received: '2020-01-01..' })).toEqual([[3, 5], 2])
    expect(await list({ received: '..2020-01-01' })).toEqual([[], 0])
  })

  it('knows nothing of a review that is gone', async () => {
    for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
      await expect(opened(id)).rejects.toMatchObject({ kind: 'not-found' })
      expect(await decide(id)).toEqual({ success: true, decided: [], missing: [id] })
    }
  })
})
