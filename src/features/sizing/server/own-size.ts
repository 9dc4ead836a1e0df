import { eq, lte } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import type { OwnSize } from '../own-size.rules.ts'
import { ownSizes } from './own-sizes.table.ts'

/** The size that this customer chose as their own. */
export const findOwnSize = async (db: Db, accountId: string): Promise<OwnSize | null> => {
  const [row] = await db.select().from(ownSizes).where(eq(ownSizes.accountId, accountId))
  return row ? { size: row.size, chosenAt: row.chosenAt.toISOString() } : null
}

interface Choice {
  readonly size: string
  readonly chosenAt?: string | undefined
}

/** Keeps the caller's choice unless a later one is kept; a browser whose clock is ahead chose now. */
export const storeOwnSize = (ctx: Context, { size, chosenAt }: Choice) =>
  ctx.write(async ({ db }) => {
    const { id: accountId } = signedInCaller(ctx)
    const nowMs = ctx.clock.now().epochMilliseconds
    const choice = { size, chosenAt: new Date(Math.min(chosenAt ? Date.parse(chosenAt) : nowMs, nowMs)) }
    await db
      .insert(ownSizes)
      .values({ accountId, ...choice })
      .onConflictDoUpdate({
        target: ownSizes.accountId,
        set: choice,
        setWhere: lte(ownSizes.chosenAt, choice.chosenAt),
      })
    return findOwnSize(db, accountId)
  })

/** Forgets the caller's own size. */
export const forgetOwnSize = (ctx: Context) =>
  ctx.write(async ({ db }) => {
    await db.delete(ownSizes).where(eq(ownSizes.accountId, signedInCaller(ctx).id))
  })
