import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { GivenBack } from '../../../../platform/payments/payment-purpose.ts'
import { partsOf } from '../../../papers/refund-details.ts'

interface Counted {
  readonly orderId: string
  readonly details: GivenBack['details']
  /** Products of a refund that failed count as bought again; those of one that is asked for anew count as refunded. */
  readonly as: 'bought' | 'refunded'
}

/**
 * Counts the products of a refund as bought or as refunded, in a locked order; whether they were restocked does not
 * change. Returns false when a product was refunded otherwise meanwhile.
 */
export const countProducts = async (db: Db, { orderId, details, as }: Counted) => {
  const parts = partsOf(details).flatMap(({ line, quantity }) =>
    line === 'shipping' ? [] : [{ line, quantity }],
  )
  if (parts.length === 0) return true
  const sign = as === 'refunded' ? 1 : -1
  const { rows } = await db.execute(sql`
    update order_lines l set refunded_quantity = greatest(0, l.refunded_quantity + ${sign}::integer * of.quantity)
      from unnest(
        ${sql.param(parts.map(({ line }) => line))}::integer[],
        ${sql.param(parts.map(({ quantity }) => quantity))}::integer[]
      ) as of (position, quantity)
      where l.order_id = ${orderId}::uuid and l.position = of.position
        and l.refunded_quantity + ${sign}::integer * of.quantity <= l.quantity
      returning l.position`)
  return rows.length === parts.length
}
