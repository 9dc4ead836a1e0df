import { eq, sql } from 'drizzle-orm'
import { products } from '../../catalog/server/catalog.table.ts'
import { productReviews } from '../../catalog/server/reviews/product-reviews.table.ts'
import { isOfPerson, type Trace, traceColumns } from '../../desk/server/trace.public.ts'
import { testimonials } from './testimonials/testimonials.table.ts'

/** What a customer wrote about products. */
export const writtenAboutProducts: Trace = {
  kind: 'review',
  room: 'adminReviews',
  of: (person) => {
    const theirs = isOfPerson(person, { account: productReviews.accountId })
    return (
      theirs &&
      sql`select ${traceColumns({
        at: productReviews.createdAt,
        deed: 'review-written',
        record: { kind: 'product_review', id: productReviews.id },
        title: products.nameFr,
      })} from ${productReviews}
        join ${products} on ${eq(products.id, productReviews.productId)} where ${theirs}`
    )
  },
}

/** What a person wrote about the house. */
export const writtenAboutTheHouse: Trace = {
  kind: 'review',
  room: 'adminReviews',
  of: (person) => {
    const theirs = isOfPerson(person, { email: testimonials.email })
    return (
      theirs &&
      sql`select ${traceColumns({
        at: testimonials.createdAt,
        deed: 'testimonial-written',
        record: { kind: 'testimonial', id: testimonials.id },
        title: testimonials.occasion,
      })} from ${testimonials} where ${theirs}`
    )
  },
}
