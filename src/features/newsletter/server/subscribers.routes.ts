import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { totalPages } from '../../../shared/pagination.ts'
import { newsletterErrors } from '../newsletter.errors.ts'
import { subscribersContract } from '../subscribers.contract.ts'
import { exportSubscribers } from './subscribers/export-subscribers.ts'
import { findSubscriber, findSubscribers, subscriberOnTheWire } from './subscribers/subscribers.repository.ts'
import { removeSubscriber } from './subscribing/unsubscribe.ts'

const success = true as const

const one = async ({ db }: Pick<Context, 'db'>, id: string) => {
  const found = await findSubscriber(db, id)
  if (!found) throw newsletterErrors.subscriberNotFound()
  return { success, ...found }
}

export const subscribersRoutes = implement(subscribersContract, {
  'GET /admin/newsletter': async (ctx, { query }) => {
    const { rows, count, counts } = await findSubscribers(ctx.db, query)
    const subscribers = rows.map(subscriberOnTheWire)
    return { success, subscribers, count, counts, totalPages: totalPages({ count, limit: query.limit }) }
  },

  'GET /admin/newsletter-export': (ctx, { query: { status, search } }) =>
    exportSubscribers(ctx, { status, search }),

  'GET /admin/newsletter/{id}': (ctx, { params }) => one(ctx, params.id),

  'PUT /admin/newsletter/{id}/removal': async (ctx, { params }) => {
    await removeSubscriber(ctx, params.id)
    return one(ctx, params.id)
  },
})
