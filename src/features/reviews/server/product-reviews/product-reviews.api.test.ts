import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../platform/context/context.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { InvalidInput } from '../../../../platform/http/refusals/invalid-input.ts'
import { createApi } from '../../../../shared/api/client.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { catalogApi } from '../../../../testing/catalog/catalog-api.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { reviewCommentMaxLength, reviewsShown } from '../../../catalog/reviews/product-reviews.limits.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { productReviews } from '../../../catalog/server/reviews/product-reviews.table.ts'
import type { ProductReviewsContract } from '../../product-reviews.contract.ts'
import { productReviewsRoutes } from '../product-reviews.routes.ts'

const dispatcher = createDispatcher({ modules: [productReviewsRoutes], checkAnswers: true })

let app: CatalogApp
let id: string
let jeanne: Caller

interface Written {
  readonly by: Caller | null
  readonly of?: string
  readonly lng?: Language
}

const write = (body: { rating: number; comment?: string }, { by, of = id, lng = 'fr' }: Written) =>
  createApi<ProductReviewsContract>(
    (key, call) => dispatcher.call(app.context({ lng, caller: by }), key, call),
    lng,
  )('POST /products/{id}/reviews', { params: { id: of }, body })

const seen = (of = id) => catalogApi(app)('GET /products/{id}', { params: { id: of } })

beforeAll(async () => {
  app = await catalogApp()
})

beforeEach(async () => {
  id = await enterProduct(app.context())
  jeanne = await enterCustomer(app.context())
})

afterAll(() => app.close())

describe('a review', () => {
  it('is thanked for in the language of its author, and stands on the page at once', async () => {
    expect(await write({ rating: 4, comment: ' Belle coupe.\r\n' }, { by: jeanne })).toEqual({
      success: true,
      message: 'Merci pour votre avis !',
    })
    expect(await seen()).toMatchObject({
      rating: 4,
      ratingCount: 1,
      ratings: [
        {
          rating: 4,
          comment: 'Belle coupe.',
          date: app.context().clock.now().toString({ smallestUnit: 'millisecond' }),
          verified: false,
          user: { firstName: 'Jeanne', lastName: 'Arnaud' },
        },
      ],
    })
    const other = await enterCustomer(app.context())
    expect(await write({ rating: 5 }, { by: other, lng: 'en' })).toMatchObject({
      message: 'Thank you for your review!',
    })
  })

  it('may be stars alone', async () => {
    await write({ rating: 5 }, { by: jeanne })
    await write({ rating: 3, comment: '' }, { by: await enterCustomer(app.context()) })
    const { ratings, rating } = await seen()
    expect(ratings.map(({ comment }) => comment)).toEqual(['', ''])
    expect(rating).toBe(4)
  })

  it('is one for each customer and product', async () => {
    await write({ rating: 5 }, { by: jeanne })
    const second = write({ rating: 1 }, { by: jeanne })
    await expect(second).rejects.toMatchObject({ code: 'already_reviewed', kind: 'conflict' })
    const other = await enterProduct(app.context())
    await write({ rating: 1 }, { by: jeanne, of: other })
    expect(await seen()).toMatchObject({ rating: 5, ratingCount: 1 })
    expect(await seen(other)).toMatchObject({ rating: 1, ratingCount: 1 })
  })

  it('is one also when it is sent twice at once', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => write({ rating: 4 }, { by: jeanne })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused.map(({ kind }) => kind)).toEqual(['conflict', 'conflict'])
    expect(await seen()).toMatchObject({ rating: 4, ratingCount: 1 })
  })

  it('counts beside others that arrive at the same moment', async () => {
    const authors = await Promise.all([1, 2, 3, 4, 5].map(() => enterCustomer(app.context())))
    await Promise.all(authors.map((by, place) => write({ rating: place + 1 }, { by })))
    expect(await seen()).toMatchObject({ rating: 3, ratingCount: 5 })
  })

  it('moves its product in « Mieux notés » at once', async () => {
    const best = async () =>
      (await catalogApi(app)('GET /products', { query: { sortBy: 'rating', limit: 1 } })).products[0]
    const praised = await enterProduct(app.context())
    const authors = await Promise.all([1, 2, 3, 4, 5, 6].map(() => enterCustomer(app.context())))
    for (const by of authors) await write({ rating: 5 }, { by, of: praised })
    expect(await best()).toMatchObject({ _id: praised, rating: 5, ratingCount: 6, ratings: [] })
    await write({ rating: 1 }, { by: jeanne, of: praised })
    expect((await best())?._id).not.toBe(praised)
  })

  it('announces its product and the listings, and the page of the product is made from it', async () => {
    app.announced.length = 0
    await write({ rating: 4 }, { by: jeanne })
    expect(app.announced).toEqual([`product:${id}`, 'products'])
    app.read.length = 0
    await seen()
    expect(app.read).toEqual([`product:${id}`])
  })

  it('keeps its stars and loses its name when the account is closed', async () => {
    await write({ rating: 2, comment: 'Trop long.' }, { by: jeanne })
    await app.test.database.db.delete(accounts).where(eq(accounts.id, jeanne.id))
    const { ratings, rating, ratingCount } = await seen()
    expect({ rating, ratingCount }).toEqual({ rating: 2, ratingCount: 1 })
    expect(ratings).toMatchObject([{ comment: 'Trop long.' }])
    expect(ratings[0]).not.toHaveProperty('user')
  })
})

describe('a review is refused', () => {
  it('to a guest, and to an account that is gone', async () => {
    await expect(write({ rating: 5 }, { by: null })).rejects.toMatchObject({ kind: 'unauthenticated' })
    await app.test.database.db.delete(accounts).where(eq(accounts.id, jeanne.id))
    await expect(write({ rating: 5 }, { by: jeanne })).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect((await seen()).ratingCount).toBe(0)
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'inconnue'])('of %s, which is no product', async (of) => {
    await expect(write({ rating: 5 }, { by: jeanne, of })).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('of a product that is no longer presented', async () => {
    await app.test.database.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id))
    await expect(write({ rating: 5 }, { by: jeanne })).rejects.toMatchObject({ code: 'product_not_found' })
  })

  it.each([0, 6, 4.5, Number.NaN])('with %d stars', async (rating) => {
    await expect(write({ rating }, { by: jeanne })).rejects.toBeInstanceOf(InvalidInput)
  })

  it('with a comment longer than anybody reads, of which blanks are no part', async () => {
    const longest = 'é'.repeat(reviewCommentMaxLength)
    await expect(write({ rating: 5, comment: `${longest}!` }, { by: jeanne })).rejects.toBeInstanceOf(
      InvalidInput,
    )
    await write({ rating: 5, comment: `  ${longest}\n` }, { by: jeanne })
    expect((await seen()).ratings[0]?.comment).toBe(longest)
  })
})

describe('the reviews of a product', () => {
  it('come newest first, the newest hundred of them, and the count and average are of all', async () => {
    const first = Date.UTC(2026, 0, 1)
    const count = reviewsShown + 5
    const rows = Array.from({ length: count }, (_, place) => ({
      productId: id,
      rating: place < 5 ? 1 : 5,
      comment: String(place),
      createdAt: new Date(first + place * 60_000),
    }))
    await app.test.database.db.insert(productReviews).values(rows)
    const { ratings, ratingCount, rating } = await seen()
    expect(ratings.map(({ comment }) => Number(comment))).toEqual(
      Array.from({ length: reviewsShown }, (_, place) => count - 1 - place),
    )
    expect(ratingCount).toBe(count)
    expect(rating).toBeCloseTo((5 + 5 * reviewsShown) / count, 4)
  })
})
