import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { nameOfPerson } from '../../accounts/server/people.public.ts'
import { goneAfterSeconds } from '../presence.limits.ts'
import { presences } from './presences.table.ts'

interface OpenRecord {
  readonly kind: string
  readonly id: string
}

/** Notes that the caller has a record open, forgets who has left, and returns the names of the others. */
export const notePresence = (ctx: Context, { kind, id: recordId }: OpenRecord) =>
  ctx.write(async ({ db }) => {
    const { id: accountId } = signedInCaller(ctx)
    const seenAt = dateOf(ctx.clock.now())
    const goneBefore = dateOf(ctx.clock.now().subtract({ seconds: goneAfterSeconds }))
    await db.delete(presences).where(lt(presences.seenAt, goneBefore))
    await db
      .insert(presences)
      .values({ accountId, kind, recordId, seenAt })
      .onConflictDoUpdate({
        target: [presences.kind, presences.recordId, presences.accountId],
        set: { seenAt },
      })
    const others = await db
      .select({ name: nameOfPerson })
      .from(presences)
      .innerJoin(accounts, eq(accounts.id, presences.accountId))
      .where(
        and(
          eq(presences.kind, kind),
          eq(presences.recordId, recordId),
          ne(presences.accountId, accountId),
          gt(presences.seenAt, goneBefore),
        ),
      )
      .orderBy(asc(accounts.firstName), asc(accounts.id))
    return others.map(({ name }) => name ?? '')
  })
