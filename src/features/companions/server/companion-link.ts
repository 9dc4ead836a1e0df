import { eq } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isMailedKey, mailedKey } from '../../../platform/sessions/mailed-key.ts'
import { commissionsErrors } from '../../commissions/commissions.errors.ts'
import {
  findOwnCommission,
  lockOwnCommission,
  type NamedCommission,
} from '../../commissions/server/access/own-commission.public.ts'
import { isRunning } from '../../commissions/stages/commission-status.rules.ts'
import { commissionCompanions } from './companions.table.ts'

type Link = Pick<typeof commissionCompanions.$inferSelect, 'commissionId' | 'nonce'>

const opened = ({ commissionId, nonce }: Link) => `companion of commission ${commissionId} ${nonce}`

const findLink = async (db: Db, id: string) => {
  const [link] = await db.select().from(commissionCompanions).where(eq(commissionCompanions.commissionId, id))
  return link
}

/** The key that the customer passes on; null while no link is open. */
export const readCompanionKey = async (ctx: Context, named: NamedCommission) => {
  const { id } = await findOwnCommission(ctx, named)
  const link = await findLink(ctx.db, id)
  return link ? mailedKey(ctx, opened(link)) : null
}

export const openCompanionLink = (ctx: Context, named: NamedCommission) =>
  ctx.write(async ({ db }) => {
    const { id: commissionId, status } = await lockOwnCommission(ctx, db, named)
    if (!isRunning(status)) throw commissionsErrors.ended()
    await db
      .insert(commissionCompanions)
      .values({ commissionId, openedAt: dateOf(ctx.clock.now()) })
      .onConflictDoNothing()
  })

export const closeCompanionLink = (ctx: Context, named: NamedCommission) =>
  ctx.write(async ({ db }) => {
    const { id } = await lockOwnCommission(ctx, db, named)
    await db.delete(commissionCompanions).where(eq(commissionCompanions.commissionId, id))
  })

/** Whether a key is that of the open link. */
export const opensForCompanion = async (
  ctx: Context,
  { id, key }: { readonly id: string; readonly key: string },
) => {
  const link = await findLink(ctx.db, id)
  return link !== undefined && isMailedKey(ctx, opened(link), key)
}
