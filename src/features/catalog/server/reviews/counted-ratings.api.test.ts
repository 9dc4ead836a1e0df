import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { enterCategories, enterPiece } from '../../../../testing/catalog/catalog-factories.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { testProcess } from '../../../../testing/test-context.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { products } from '../catalog.table.ts'
import { productReviews } from './product-reviews.table.ts'

let test: TestDatabase
let pieces: readonly string[]
let authors: readonly string[]

beforeAll(async () => {
  test = await testDatabase()
  const house = testProcess(test)
  const ctx = house.context()
  await enterCategories(ctx)
  pieces = [await enterPiece(ctx), await enterPiece(ctx), await enterPiece(ctx)]
  authors = (await Promise.all(Array.from({ length: 4 }, () => enterCustomer(ctx)))).map(({ id }) => id)
})

afterAll(() => test.close())

const place = fc.nat({ max: 2 })
const stars = fc.integer({ min: 1, max: 5 })

/** Statements that touch no review, one, or several of several pieces. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('write' as const),
    reviews: fc.array(fc.record({ piece: place, stars, author: fc.option(fc.nat({ max: 3 })) }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
  fc.record({ kind: fc.constant('remove' as const), stars }),
  fc.record({ kind: fc.constant('restar' as const), from: stars, to: stars }),
  fc.record({ kind: fc.constant('move' as const), stars, piece: place }),
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
            productId: at(pieces, review.piece),
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
        .set({ productId: at(pieces, taken.piece), accountId: null })
        .where(eq(productReviews.rating, taken.stars))
    case 'forget':
      return db
        .update(productReviews)
        .set({ accountId: null })
        .where(eq(productReviews.accountId, at(authors, taken.author)))
  }
}

/** The stars as they stand on each piece, and as its reviews give them. */
const starsOfPieces = () =>
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

describe('the stars of a piece', () => {
  it('are, after any writing, changing and removing of reviews, what counting them gives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const taken of steps) {
          await take(taken)
          for (const { kept, counted } of await starsOfPieces()) expect(kept).toEqual(counted)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('stay as they are when an author leaves', async () => {
    const { db } = test.database
    await db.delete(productReviews)
    const [author = ''] = authors
    await take({ kind: 'write', reviews: [{ piece: 0, stars: 5, author: 0 }] })
    await db.delete(accounts).where(inArray(accounts.id, [author]))
    const pieceStars = await starsOfPieces()
    expect(pieceStars.map(({ kept }) => kept.sum).toSorted()).toEqual([0, 0, 5])
    expect(pieceStars.map(({ counted }) => counted)).toEqual(pieceStars.map(({ kept }) => kept))
  })
})
