import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import type { Promised } from './lively-customers.ts'
import { done } from './persistent-caller.ts'

interface Breaches {
  readonly [law: string]: unknown
}

/** Fails when a law of money or products is broken. */
export const requireUnbroken = (breaches: Breaches, when: string) => {
  if (Object.keys(breaches).length > 0) throw new Error(`${when}: ${JSON.stringify(breaches, null, 2)}`)
}

export const requireEqual = (found: unknown, expected: unknown, what: string) => {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`)
}

/** Finds unfinished work: refunds that are not paid, and open payments of cancelled orders. */
export const unsettled = async (db: Db) => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (select count(*) from refunds where status in ('requested', 'pending'))::int
      + (select count(*) from payments where voided_at is not null and status not in ('canceled', 'succeeded'))::int as count`)
  return rows[0]?.count ?? 0
}

/**
 * Checks that everything that customers were told is true, and that the database holds nothing that no customer was
 * told.
 */
export const requirePromises = async (promised: readonly Promised[]) => {
  for (const { call, token: tokenOf, orders, reviewed } of promised) {
    const token = await tokenOf()
    const { body } = await done(call({ method: 'GET', path: '/orders', token }))
    const found = new Map<string, string>(
      body.orders.map(({ _id, status }: { _id: string; status: string }) => [_id, status]),
    )
    requireEqual([...found.keys()].toSorted(), [...orders.keys()].toSorted(), 'The orders of a customer')
    for (const [id, promised] of orders) {
      const status = found.get(id) ?? ''
      const fitting = {
        placed: ['pending_payment', 'cancelled'],
        paid: ['paid'],
        delivered: ['delivered'],
        cancelled: ['cancelled', 'refunded'],
      }
      if (!fitting[promised].includes(status)) throw new Error(`What was ${promised} is ${status}`)
    }
    for (const productId of reviewed) {
      const { body: own } = await done(
        call({ method: 'GET', path: `/products/${productId}/reviews/mine`, token }),
      )
      if (!own.review) throw new Error('A review is lost')
    }
  }
}
