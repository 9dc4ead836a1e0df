import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../platform/context/context.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { mailOutbox } from '../../../../platform/mail/outbox.table.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { catalogApi } from '../../../../testing/catalog/catalog-api.ts'
import { enterPiece } from '../../../../testing/catalog/catalog-factories.ts'
import { type CatalogHouse, catalogHouse } from '../../../../testing/catalog/catalog-house.ts'
import { paidOrder } from '../../../../testing/orders/bought-order.ts'
import type { ProductReviewsContract } from '../../../catalog/product-reviews.contract.ts'
import { productReviewsRoutes } from '../../../catalog/server/product-reviews.routes.ts'
import { takeStep } from '../../../orders/server/admin/take-step.ts'
import type { ProductModerationContract } from '../../product-moderation.contract.ts'
import { productModerationRoutes } from '../product-moderation.routes.ts'

const dispatcher = createDispatcher({
  modules: [productReviewsRoutes, productModerationRoutes],
  checkAnswers: true,
})

let house: CatalogHouse
let product: string
let jeanne: Caller
let admin: Caller
let visitors = 0

const as = (caller: Caller | null, lng: 'fr' | 'en' = 'fr') =>
  createApi<ProductReviewsContract & ProductModerationContract>((key, call) => {
    const visitor = { address: `198.51.100.${++visitors % 250}`, device: '' }
    return dispatcher.call(house.context({ caller, lng, visitor }), key, call)
  }, lng)

const shown = () => catalogApi(house)('GET /products/{id}', { params: { id: product } })

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
  createApi<ProductModerationContract>((key, call) => {
    const visitor = { address: address ?? `203.0.113.${++visitors % 250}`, device: '' }
    return dispatcher.call(house.context({ visitor }), key, call)
  }, 'fr')('POST /review-reports', {
    body: { kind: 'product', review, reason: 'abusive', details: 'Il insulte l’atelier.' },
  })

beforeAll(async () => {
  house = await catalogHouse()
  admin = await enterCustomer(house.context(), { role: 'admin', firstName: 'Hélène', lastName: 'Clairval' })
})

beforeEach(async () => {
  product = await enterPiece(house.context(), { variants: [{ size: '38', stock: 5 }] })
  jeanne = await enterCustomer(house.context())
  await house.test.database.db.execute(sql`delete from product_reviews`)
})

afterAll(() => house.close())

describe('whoever wrote a review', () => {
  it('changes it: the page shows when, and the stars follow', async () => {
    await write(2)
    house.moveClock({ hours: 1 })
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
    const { id } = await paidOrder(house, { productId: product, caller: { ...jeanne, role: 'user' } })
    const ctx = house.context({ caller: admin })
    await takeStep(ctx, { id, status: 'shipped', carrier: 'colissimo', trackingNumber: '6A1' })
    expect((await shown()).ratings[0]?.verified).toBe(false)
    await takeStep(ctx, { id, status: 'delivered' })
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
    const mails = await house.test.database.db.select().from(mailOutbox)
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

  it('answers below a review, and takes its answer away', async () => {
    const id = await written()
    const reply = (text: string) =>
      as(admin)('PUT /admin/product-reviews/{id}/reply', { params: { id }, body: { text } })
    await reply('Merci, chère Jeanne.')
    expect((await shown()).ratings[0]?.reply?.text).toBe('Merci, chère Jeanne.')
    await reply('')
    expect((await shown()).ratings[0]?.reply).toBeNull()
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
    house.moveClock({ minutes: 1 })
    await write(3, 'Un peu courte.', await enterCustomer(house.context(), { firstName: 'Zoé' }))
    const list = async (query: object) => {
      const { reviews, count } = await as(admin)('GET /admin/product-reviews', { query })
      return [reviews.map(({ rating }) => rating), count]
    }
    expect(await list({})).toEqual([[3, 5], 2])
    expect(await list({ limit: 1, page: 2 })).toEqual([[5], 2])
    expect(await list({ search: 'elegante' })).toEqual([[5], 1])
    expect(await list({ search: 'zoe' })).toEqual([[3], 1])
  })

  it('knows nothing of a review that is gone', async () => {
    for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
      await expect(opened(id)).rejects.toMatchObject({ kind: 'not-found' })
      expect(await decide(id)).toEqual({ success: true, decided: [], missing: [id] })
    }
  })
})
