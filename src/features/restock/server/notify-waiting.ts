import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { mailsAtOnce } from '../restock.limits.ts'
import { type AskedSize, findSize } from './asked-size.ts'
import { queueAlertMails } from './mails/queue-alert-mails.tsx'
import { stockAlerts } from './stock-alerts.table.ts'

/** Removes the alerts that have waited longest from the list: each is mailed once, and kept no longer. */
const takeWaiting = (db: Db, { productId, size }: AskedSize) => {
  const next = db
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(
      and(
        eq(stockAlerts.productId, productId),
        eq(stockAlerts.size, size),
        isNotNull(stockAlerts.confirmedAt),
      ),
    )
    .orderBy(asc(stockAlerts.confirmedAt), asc(stockAlerts.id))
    .limit(mailsAtOnce)
    .for('update', { skipLocked: true })
  return db.delete(stockAlerts).where(inArray(stockAlerts.id, next)).returning()
}

/** Mails some of the alerts, if the size is still there; returns whether there may be more of them. */
const tellSome = (ctx: Context, asked: AskedSize) =>
  ctx.write(async ({ db }) => {
    const product = await findSize(db, asked)
    if (!product || product.stock <= 0) return false
    const alerts = await takeWaiting(db, asked)
    const letters = alerts.map((alert) => ({ alert, cause: alert.id }))
    await queueAlertMails(ctx, db, { kind: 'back', product, letters })
    return alerts.length === mailsAtOnce
  })

/**
 * Tells the customers who wait for a size that it is back, the longest waiting first, while it is in stock (0041).
 * When it has gone again meanwhile, the others go on waiting.
 */
export const notifyWaiting = async (ctx: Context, sizes: readonly AskedSize[], signal: AbortSignal) => {
  for (const asked of sizes) while (!signal.aborted && (await tellSome(ctx, asked)));
}
