import { and, eq, isNull, ne } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { type SessionEnd, sessions } from './sessions.table.ts'

interface Ending {
  readonly accountId: string
  readonly by: SessionEnd
  /** Ends only this session; without it, all sessions of the account. */
  readonly sessionId?: string
  /** Ends all sessions but this one. */
  readonly exceptId?: string
}

/**
 * Ends sessions of an account. It takes effect at once, because each call looks up the session of its access token.
 * Returns how many sessions were ended.
 */
export const endSessions = async (
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  { accountId, by, sessionId, exceptId }: Ending,
) => {
  const ended = await db
    .update(sessions)
    .set({ endedAt: dateOf(clock.now()), endedBy: by })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        sessionId === undefined ? undefined : eq(sessions.id, sessionId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length
}
