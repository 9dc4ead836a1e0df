import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { mailsAtOnce } from '../restock.limits.ts'
import { type AskedSize, findSize } from './asked-size.ts'
import { queueAlertMails } from './mails/queue-alert-mails.tsx'
import { stockAlerts } from './stock-alerts.table.ts'

/** Takes those who have waited longest out of the list: what is told is told once, and kept no longer. */
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

/** Tells some of those who wait, if the size is still there; answers whether there may be more of them. */
const tellSome = (ctx: Context, asked: AskedSize) =>
  ctx.write(async ({ db }) => {
    const piece = await findSize(db, asked)
    if (!piece || piece.stock <= 0) return false
    const alerts = await takeWaiting(db, asked)
    const letters = alerts.map((alert) => ({ alert, cause: alert.id }))
    await queueAlertMails(ctx, db, { kind: 'back', piece, letters })
    return alerts.length === mailsAtOnce
  })

/**
 * Tells everybody who waits for a size that it is back, the longest waiting first, as long as there is one of it (0041).
 * Who is not told, because it has gone again meanwhile, goes on waiting.
 */
export const tellWhoWaits = async (ctx: Context, sizes: readonly AskedSize[], signal: AbortSignal) => {
  for (const asked of sizes) while (!signal.aborted && (await tellSome(ctx, asked)));
}
