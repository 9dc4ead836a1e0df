import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Caller, Context } from '../../../../platform/context/context.ts'
import type { TokenHolder } from '../../../../platform/sessions/access-token.ts'
import { accounts } from '../accounts.table.ts'
import { sessions } from './sessions.table.ts'

/** Who calls with a good token: nobody once the session has ended or the account is kept out; the role is today's. */
export const findCaller = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { accountId, sessionId }: TokenHolder,
): Promise<Caller | null> => {
  const [standing] = await db
    .select({ role: accounts.role })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, new Date(clock.now().epochMilliseconds)),
        isNull(accounts.disabledAt),
      ),
    )
  return standing ? { id: accountId, role: standing.role, sessionId } : null
}
