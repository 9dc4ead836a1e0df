import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { enterCategories, enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { propertyRuns } from '../../../../testing/property-runs.ts'
import { testProcess } from '../../../../testing/test-context.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { productReviews } from '../../../catalog/server/reviews/product-reviews.table.ts'

let test: TestDatabase
let reviewed: readonly string[]
let authors: readonly string[]

beforeAll(async () => {
  test = await testDatabase()
  const app = testProcess(test)
  const ctx = app.context()
  await enterCategories(ctx)
  reviewed = [await enterProduct(ctx), await enterProduct(ctx), await enterProduct(ctx)]
  authors = (await Promise.all(Array.from({ length: 4 }, () => enterCustomer(ctx)))).map(({ id }) => id)
})

afterAll(() => test.close())

const place = fc.nat({ max: 2 })
const stars = fc.integer({ min: 1, max: 5 })

/** Each statement touches no review, one review, or several reviews of several products. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('write' as const),
    reviews: fc.array(fc.record({ product: place, stars, author: fc.option(fc.nat({ max: 3 })) }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
  fc.record({ kind: fc.constant('remove' as const), stars }),
  fc.record({ kind: fc.constant('restar' as const), from: stars, to: stars }),
  fc.record({ kind: fc.constant('move' as const), stars, product: place }),
  fc.record({ kind: fc.constant('forget' as const), author: fc.nat({ max: 3 }) }),
)

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const at = (ids: readonly string[], index: number) => ids[index] ?? ''

const take = async (taken: Step) => {
  const { db } = test.database
  switch (taken.kind) {
    case 'write':
      return db
        .insert(productReviews)
        .values(
          taken.reviews.map((review) => ({
            productId: at(reviewed, review.product),
            accountId: review.author === null ? null : at(authors, review.author),
            rating: review.stars,
            comment: '',
            createdAt: new Date(),
          })),
        )
        .onConflictDoNothing()
    case 'remove':
      return db.delete(productReviews).where(eq(productReviews.rating, taken.stars))
    case 'restar':
      return db.update(productReviews).set({ rating: taken.to }).where(eq(productReviews.rating, taken.from))
    case 'move':
      return db
        .update(productReviews)
        .set({ productId: at(reviewed, taken.product), accountId: null })
        .where(eq(productReviews.rating, taken.stars))
    case 'forget':
      return db
        .update(productReviews)
        .set({ accountId: null })
        .where(eq(productReviews.accountId, at(authors, taken.author)))
  }
}

/** The stars that each product stores, and the stars that its reviews give. */
const starsOfProducts = () =>
  test.database.db
    .select({
      kept: { sum: products.ratingSum, count: products.ratingCount },
      counted: {
        sum: sql<number>`coalesce(sum(${productReviews.rating}), 0)::int`,
        count: sql<number>`count(${productReviews.id})::int`,
      },
    })
    .from(products)
    .leftJoin(productReviews, eq(productReviews.productId, products.id))
    .groupBy(products.id)

describe('the stars of a product', () => {
  it('are, after any writing, changing and removing of reviews, what counting them gives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const taken of steps) {
          await take(taken)
          for (const { kept, counted } of await starsOfProducts()) expect(kept).toEqual(counted)
        }
      }),
      { numRuns: propertyRuns(30) },
    )
  })

  it('stay as they are when an author leaves', async () => {
    const { db } = test.database
    await db.delete(productReviews)
    const [author = ''] = authors
    await take({ kind: 'write', reviews: [{ product: 0, stars: 5, author: 0 }] })
    await db.delete(accounts).where(inArray(accounts.id, [author]))
    const productStars = await starsOfProducts()
    expect(productStars.map(({ kept }) => kept.sum).toSorted()).toEqual([0, 0, 5])
    expect(productStars.map(({ counted }) => counted)).toEqual(productStars.map(({ kept }) => kept))
  })
})
