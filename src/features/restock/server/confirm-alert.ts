import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { hashOfToken } from '../../../platform/sessions/refresh-token.ts'
import { restockErrors } from '../restock.errors.ts'
import { confirmHours } from '../restock.limits.ts'
import { lockAskedSize } from './asked-size.ts'
import { stockAlerts } from './stock-alerts.table.ts'

/**
 * Confirms an alert for the owner of the address; an alert for a size that is in stock again is not needed, and is
 * deleted.
 */
export const confirmAlert = (ctx: Context, token: string) =>
  ctx.write(async ({ db }) => {
    const now = ctx.clock.now()
    const [alert] = await db
      .select()
      .from(stockAlerts)
      .where(
        and(
          eq(stockAlerts.tokenHash, hashOfToken(token)),
          // A second press also finds the alert confirmed.
          or(
            isNotNull(stockAlerts.confirmedAt),
            gt(stockAlerts.askedAt, dateOf(now.subtract({ hours: confirmHours }))),
          ),
        ),
      )
      .for('update')
    if (!alert) throw restockErrors.linkSpent()
    const { id, productId, size } = alert
    const held = await lockAskedSize(db, { productId, size })
    const isBack = held !== undefined && held.stock > 0
    if (isBack) await db.delete(stockAlerts).where(eq(stockAlerts.id, id))
    else if (!alert.confirmedAt)
      await db
        .update(stockAlerts)
        .set({ confirmedAt: dateOf(now) })
        .where(eq(stockAlerts.id, id))
    return { productId, isBack }
  })
