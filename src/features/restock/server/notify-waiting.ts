import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { mailsAtOnce } from '../restock.limits.ts'
import { type AskedSize, findSize } from './asked-size.ts'
import { queueAlertMails } from './mails/queue-alert-mails.tsx'
import { stockAlerts } from './stock-alerts.table.ts'

/** Deletes the oldest alerts and returns them: each alert leads to one mail and is not kept longer. */
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

/** Mails a batch of alerts, if the size is still in stock; returns whether there may be more. */
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
 * Tells the customers who wait for a size that it is back, the longest waiting first, while it is in stock (0041). If
 * it has sold out again meanwhile, the others go on waiting.
 */
export const notifyWaiting = async (ctx: Context, sizes: readonly AskedSize[], signal: AbortSignal) => {
  for (const asked of sizes) while (!signal.aborted && (await tellSome(ctx, asked)));
}
