import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { sessions } from './sessions.table.ts'

const sessionsShown = 100

/** The open sessions of an account, last used first. */
export const findOpenSessions = ({ db, clock }: Pick<Context, 'db' | 'clock'>, accountId: string) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, dateOf(clock.now())),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt))
    .limit(sessionsShown)
