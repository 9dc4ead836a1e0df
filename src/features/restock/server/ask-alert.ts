import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { takeSending } from '../../accounts/server/security/sending-tries.public.ts'
import { restockErrors } from '../restock.errors.ts'
import { type AskedSize, heldSize } from './asked-size.ts'
import { confirmationAsked } from './send-confirmation.ts'
import { stockAlerts } from './stock-alerts.table.ts'

interface AskedAlert extends AskedSize {
  readonly email: string
}

/**
 * Has an address wait for a size. Whose address is known is not told, neither by the answer nor by its time: whether a
 * mail is to be written is found out afterwards. A customer's own confirmed address waits at once.
 */
export const askAlert = (ctx: Context, { productId, size, email: written }: AskedAlert) => {
  // One mailbox is one address, however it is written.
  const email = written.toLowerCase()
  return ctx.once(async ({ db }) => {
    await takeSending({ ...ctx, db }, { what: 'stock-alert', email })
    const owner = await ownerOf(ctx, db, email)
    const found = await heldSize(db, { productId, size })
    if (!found) throw restockErrors.sizeNotFound()
    if (found.stock > 0) throw restockErrors.inStock()
    const askedAt = new Date(ctx.clock.now().epochMilliseconds)
    const confirmedAt = owner?.emailConfirmedAt ? askedAt : null
    const stopKey = ctx.tokens.pseudonym(`stock-alerts:${email}`)
    const [alert] = await db
      .insert(stockAlerts)
      .values({
        productId,
        size,
        email,
        askedAt,
        confirmedAt,
        stopKey,
        accountId: owner?.id ?? null,
        language: ctx.lng,
      })
      .onConflictDoUpdate({
        target: [stockAlerts.productId, stockAlerts.size, stockAlerts.email],
        set: {
          askedAt,
          language: ctx.lng,
          // Who waits already goes on waiting from when she began.
          confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, excluded.confirmed_at)`,
          accountId: sql`coalesce(excluded.account_id, ${stockAlerts.accountId})`,
        },
      })
      .returning({ id: stockAlerts.id })
    if (!alert) throw new Error('An asked alert answered no row')
    if (confirmedAt === null)
      await ctx.jobs.enqueue(db, { kind: confirmationAsked, data: { alertId: alert.id } })
    return { waits: confirmedAt !== null }
  })
}

/** The caller, if this is her own address. */
const ownerOf = async ({ caller }: Context, db: Db, email: string) => {
  if (!caller) return undefined
  const [own] = await db
    .select({ id: accounts.id, emailConfirmedAt: accounts.emailConfirmedAt })
    .from(accounts)
    .where(and(eq(accounts.id, caller.id), eq(sql`lower(${accounts.email})`, email)))
  return own
}
