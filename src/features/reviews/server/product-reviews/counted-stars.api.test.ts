import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { createApi } from '../../../../shared/api/client.ts'
import { enterCustomer } from '../../../../testing/accounts/account-factories.ts'
import { type CatalogApp, catalogApp } from '../../../../testing/catalog/catalog-app.ts'
import { enterProduct } from '../../../../testing/catalog/catalog-factories.ts'
import type { ProductModerationContract } from '../../product-moderation.contract.ts'
import type { ProductReviewsContract } from '../../product-reviews.contract.ts'
import { productModerationRoutes } from '../product-moderation.routes.ts'
import { productReviewsRoutes } from '../product-reviews.routes.ts'

const dispatcher = createDispatcher({
  modules: [productReviewsRoutes, productModerationRoutes],
  checkAnswers: true,
})

const [products, customers] = [5, 60]

let app: CatalogApp
let productIds: readonly string[]
let customerIds: readonly string[]
let adminId: string

const db = () => app.test.database.db

beforeAll(async () => {
  app = await catalogApp()
  const ctx = app.context()
  productIds = await Promise.all(Array.from({ length: products }, () => enterProduct(ctx)))
  customerIds = (await Promise.all(Array.from({ length: customers }, () => enterCustomer(ctx)))).map(
    ({ id }) => id,
  )
  adminId = (await enterCustomer(ctx, { role: 'admin' })).id
})

afterAll(() => app.close())

/** The products whose stored stars differ from the stars of their published reviews. */
const differences = async () => {
  const { rows } = await db().execute(sql`
    select p.id, p.rating_sum, p.rating_count, coalesce(r.stars, 0) as stars, coalesce(r.reviews, 0) as reviews
    from products p
    left join (
      select product_id, sum(rating)::int as stars, count(*)::int as reviews
      from product_reviews where status = 'published' group by product_id
    ) r on r.product_id = p.id
    where p.rating_sum <> coalesce(r.stars, 0) or p.rating_count <> coalesce(r.reviews, 0)`)
  return rows
}

interface Deed {
  readonly product: number
  readonly customer: number
  readonly rating: number
  readonly kind: 'submit' | 'edit' | 'publish' | 'reject' | 'wait' | 'delete'
}

const deed: fc.Arbitrary<Deed> = fc.record({
  product: fc.nat({ max: products - 1 }),
  customer: fc.nat({ max: customers - 1 }),
  rating: fc.integer({ min: 1, max: 5 }),
  kind: fc.constantFrom('submit', 'submit', 'edit', 'publish', 'reject', 'wait', 'delete'),
})

const rowsOf = (deeds: readonly Deed[]) =>
  sql.join(
    deeds.map(
      ({ product, customer, rating }) =>
        sql`(${productIds[product]}::uuid, ${customerIds[customer]}::uuid, ${rating}::smallint)`,
    ),
    sql`, `,
  )

const changes = {
  edit: sql`rating = d.rating, updated_at = now()`,
  publish: sql`status = 'published', refusal_reason = null, decided_at = now()`,
  reject: sql`status = 'rejected', refusal_reason = 'off_topic', decided_at = now()`,
  wait: sql`status = 'pending', refusal_reason = null`,
}

/** Makes all changes of one kind in a single statement, so that one statement changes many reviews at once. */
const take = async (kind: Deed['kind'], deeds: readonly Deed[]) => {
  if (deeds.length === 0) return
  const given = sql`(values ${rowsOf(deeds)}) d(product_id, account_id, rating)`
  if (kind === 'submit')
    return db().execute(sql`
      insert into product_reviews (product_id, account_id, rating, comment, created_at)
      select product_id, account_id, rating, '', now() from ${given} on conflict do nothing`)
  const same = sql`r.product_id = d.product_id and r.account_id = d.account_id`
  if (kind === 'delete') return db().execute(sql`delete from product_reviews r using ${given} where ${same}`)
  return db().execute(sql`update product_reviews r set ${changes[kind]} from ${given} where ${same}`)
}

const kinds = ['submit', 'edit', 'publish', 'reject', 'wait', 'delete'] as const

describe('the stars of a product', () => {
  it('are what counting gives after 10,000 submissions, changes and decisions in any order', {
    tags: ['deep'],
  }, async () => {
    const [batches, ofEach] = [100, 100]
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(deed, {
          minLength: ofEach,
          maxLength: ofEach,
          // A statement can change a row only once.
          selector: ({ kind, product, customer }) => `${kind} ${product} ${customer}`,
        }),
        fc.shuffledSubarray([...kinds], { minLength: kinds.length }),
        async (deeds, order) => {
          for (const kind of order)
            await take(
              kind,
              deeds.filter((each) => each.kind === kind),
            )
          expect(await differences()).toEqual([])
        },
      ),
      { numRuns: batches, endOnFailure: true },
    )
  })

  it('are what counting gives when customers write, change and leave while the house decides', async () => {
    const [product = ''] = productIds
    await db().execute(sql`delete from product_reviews`)
    const as = (id: string, role: 'user' | 'admin') =>
      createApi<ProductReviewsContract & ProductModerationContract>(
        (key, call) => dispatcher.call(app.context({ caller: { id, role } }), key, call),
        'fr',
      )
    const params = { id: product }
    const rated = (rating: number) => ({ params, body: { rating } })
    await Promise.all(
      customerIds
        .slice(0, 12)
        .map((id, place) => as(id, 'user')('POST /products/{id}/reviews', rated((place % 5) + 1))),
    )
    expect(await differences()).toEqual([])
    const { rows } = await db().execute<{ id: string }>(sql`select id from product_reviews`)
    const ids = rows.map(({ id }) => id)
    const decide = (some: readonly string[], status: 'published' | 'rejected') =>
      as(adminId, 'admin')('POST /admin/product-reviews/decisions', {
        body: { ids: [...some], status, ...(status === 'rejected' && { reason: 'off_topic' }) },
      })
    await Promise.all([
      decide(ids.slice(0, 6), 'rejected'),
      decide(ids.slice(3, 9).toReversed(), 'published'),
      ...customerIds
        .slice(0, 6)
        .map((id, place) => as(id, 'user')('PUT /products/{id}/reviews/mine', rated((place % 5) + 1))),
      ...customerIds
        .slice(6, 9)
        .map((id) => as(id, 'user')('DELETE /products/{id}/reviews/mine', { params })),
      decide(ids.slice(6), 'rejected'),
    ])
    expect(await differences()).toEqual([])
  })
})
