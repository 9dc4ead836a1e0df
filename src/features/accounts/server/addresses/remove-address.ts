import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import { successor } from '../../addresses.rules.ts'
import { heldAccount } from '../accounts.public.ts'
import { findAddresses } from './addresses.repository.ts'
import { addresses } from './addresses.table.ts'

/** Takes an address out of the caller's book, if it is there; answers the book. */
export const removeAddress = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const accountId = await heldAccount(ctx, db)
    if (isUuid(id))
      await db.delete(addresses).where(and(eq(addresses.id, id), eq(addresses.accountId, accountId)))
    const remaining = await findAddresses(db, accountId)
    const next = successor(remaining)
    if (!next) return remaining
    await db.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id))
    return findAddresses(db, accountId)
  })
