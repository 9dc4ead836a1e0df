import { and, eq, sql } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { countSending } from '../../tries/server/sending-tries.public.ts'
import { restockErrors } from '../restock.errors.ts'
import { type AskedSize, lockAskedSize } from './asked-size.ts'
import { confirmationAsked } from './send-confirmation.ts'
import { stockAlerts } from './stock-alerts.table.ts'

interface AskedAlert extends AskedSize {
  readonly email: string
}

/**
 * Stores that an address waits for a size. Neither the answer nor its time tells whether the address is known: a job
 * decides afterwards whether a mail is written. A customer's own confirmed address needs no confirmation.
 */
export const askAlert = (ctx: Context, { productId, size, email: written }: AskedAlert) => {
  // The same mailbox counts as one address in any spelling.
  const email = written.toLowerCase()
  return ctx.once(async ({ db }) => {
    await countSending({ ...ctx, db }, { what: 'stock-alert', email })
    const owner = await ownerOf(ctx, db, email)
    const found = await lockAskedSize(db, { productId, size })
    if (!found) throw restockErrors.sizeNotFound()
    if (found.stock > 0) throw restockErrors.inStock()
    const askedAt = dateOf(ctx.clock.now())
    const confirmedAt = owner?.emailConfirmedAt ? askedAt : null
    const stopKey = ctx.tokens.pseudonym(`stock-alerts:${email}`)
    const alert = onlyRow(
      await db
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
            // An address that already waits keeps the moment at which it began to wait.
            confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, excluded.confirmed_at)`,
            accountId: sql`coalesce(excluded.account_id, ${stockAlerts.accountId})`,
          },
        })
        .returning({ id: stockAlerts.id }),
    )
    if (confirmedAt === null)
      await ctx.jobs.enqueue(db, { kind: confirmationAsked, data: { alertId: alert.id } })
    return { waits: confirmedAt !== null }
  })
}

/** The caller, if the address belongs to the caller's account. */
const ownerOf = async ({ caller }: Context, db: Db, email: string) => {
  if (!caller) return undefined
  const [own] = await db
    .select({ id: accounts.id, emailConfirmedAt: accounts.emailConfirmedAt })
    .from(accounts)
    .where(and(eq(accounts.id, caller.id), eq(sql`lower(${accounts.email})`, email)))
  return own
}
