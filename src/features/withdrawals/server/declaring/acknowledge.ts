import { eq } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import type { OrderRow } from '../../../orders/server/orders.table.ts'
import { withdrawalsErrors } from '../../withdrawals.errors.ts'
import { queueNotice, queueReceipt } from '../mails/queue-receipt.ts'
import { type WithdrawalRow, withdrawals } from '../withdrawals.table.ts'

interface LookedUp {
  /** The row is locked by the caller. */
  readonly row: WithdrawalRow
  /** The orders that the withdrawal is or may be about. */
  readonly orders: readonly Pick<OrderRow, 'email'>[]
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether the address is the confirmed one of the signed-in customer. */
const isOwn = async (db: Db, { accountId, email }: WithdrawalRow) => {
  if (accountId === null) return false
  const [account] = await db
    .select({ email: accounts.email, confirmedAt: accounts.emailConfirmedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account !== undefined && account.confirmedAt !== null && isSame(account.email, email)
}

/**
 * Acknowledges a declaration. The full text is mailed to an address with which an order was placed, or that is known to
 * belong to the customer. A stranger may have typed any other address: it gets a mail without any typed text, and a
 * link that requests the full text (0027).
 */
export const acknowledge = async (ctx: Context, db: Db, { row, orders }: LookedUp) => {
  if (row.emailConfirmedAt !== null) return
  if (orders.some(({ email }) => isSame(email, row.email)) || (await isOwn(db, row))) {
    await confirm(ctx, db, row)
    return
  }
  if (row.receiptTokenHash !== null) return
  const token = ctx.tokens.refresh.first()
  await db
    .update(withdrawals)
    .set({ receiptTokenHash: hashOfToken(token) })
    .where(eq(withdrawals.id, row.id))
  const path = localizedPath(pathTo('withdrawalReceipt'), row.language)
  await queueNotice(db, row, `${ctx.publicUrl}${path}#${token}`)
}

const confirm = async ({ clock }: Pick<Context, 'clock'>, db: Db, row: WithdrawalRow) => {
  const emailConfirmedAt = dateOf(clock.now())
  await db.update(withdrawals).set({ emailConfirmedAt }).where(eq(withdrawals.id, row.id))
  await queueReceipt(db, { ...row, emailConfirmedAt })
}

/** Mails the receipt when the owner of the address asks for it by the link; pressed twice, it is sent once. */
export const sendReceipt = (ctx: Context, token: string) =>
  ctx.write(async ({ db }) => {
    const [row] = await db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.receiptTokenHash, hashOfToken(token)))
      .for('update')
    if (!row) throw withdrawalsErrors.linkUnknown()
    if (row.emailConfirmedAt === null) await confirm(ctx, db, row)
  })
