import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { isUuid } from '../../../shared/ids/uuid.ts'
import { lockAccount } from '../../accounts/server/accounts.public.ts'
import { successor } from '../addresses.rules.ts'
import { findAddresses } from './addresses.repository.ts'
import { addresses } from './addresses.table.ts'

/** Removes an address from the caller's book, if it is there; returns the book. */
export const removeAddress = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const accountId = await lockAccount(ctx, db)
    if (isUuid(id))
      await db.delete(addresses).where(and(eq(addresses.id, id), eq(addresses.accountId, accountId)))
    const remaining = await findAddresses(db, accountId)
    const next = successor(remaining)
    if (!next) return remaining
    await db.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id))
    return findAddresses(db, accountId)
  })
