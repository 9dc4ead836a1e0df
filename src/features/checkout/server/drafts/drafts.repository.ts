import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { orders } from '../../../orders/server/orders.table.ts'
import { checkoutDraftSchema } from '../../draft/checkout-draft.schema.ts'
import { checkoutDrafts } from './drafts.table.ts'

/**
 * Finds the draft of an account. A draft that an older version stored and that this version cannot read counts as none.
 */
export const findDraft = async (db: Db, accountId: string) => {
  const [row] = await db
    .select({ draft: checkoutDrafts.draft })
    .from(checkoutDrafts)
    .where(eq(checkoutDrafts.accountId, accountId))
  return checkoutDraftSchema.safeParse(row?.draft).data ?? null
}

interface Waiting {
  readonly accountId: string
  readonly nowMs: number
}

/** The order of an account whose products are reserved for its payment. */
export const findWaitingOrder = async (db: Db, { accountId, nowMs }: Waiting) => {
  const [order] = await db
    .select({ id: orders.id, number: orders.number, heldUntil: orders.heldUntil })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        eq(orders.fulfilment, 'awaiting_payment'),
        gt(orders.heldUntil, new Date(nowMs)),
      ),
    )
  if (!order?.heldUntil) return null
  return { _id: order.id, number: order.number, heldUntil: order.heldUntil.toISOString() }
}
