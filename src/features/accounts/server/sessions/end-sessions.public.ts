import { and, eq, isNull, ne } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { type SessionEnd, sessions } from './sessions.table.ts'

interface Ending {
  readonly accountId: string
  readonly by: SessionEnd
  /** Ends this session alone; without it, all of the account's. */
  readonly sessionId?: string
  /** All but this one. */
  readonly exceptId?: string
}

/** Ends sessions of an account at once: their access tokens are asked about at each call. Answers how many there were. */
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
