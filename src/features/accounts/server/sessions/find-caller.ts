import { and, eq, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dateOf } from '../../../../platform/clock.ts'
import type { Caller, Context } from '../../../../platform/context/context.ts'
import type { TokenHolder } from '../../../../platform/sessions/access-token.ts'
import { freshMinutes } from '../../accounts.limits.ts'
import { accounts } from '../accounts.table.ts'
import { owesFactor } from '../second-factor/second-factors.repository.ts'
import { sessions } from './sessions.table.ts'

/** The member of the team with whose rights an admin looks at the house. */
const viewed = alias(accounts, 'viewed')

/**
 * The caller of a valid token; null once the session has ended or the account is blocked. The role and the required
 * second step are read from the database at each call.
 */
export const findCaller = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { accountId, sessionId }: TokenHolder,
): Promise<Caller | null> => {
  const now = clock.now()
  const [found] = await db
    .select({
      role: accounts.role,
      areas: accounts.areas,
      provedAt: sessions.provedAt,
      owesFactor,
      viewed: { id: viewed.id, role: viewed.role, areas: viewed.areas, disabledAt: viewed.disabledAt },
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(viewed, eq(viewed.id, sessions.viewsAs))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, dateOf(now)),
        isNull(accounts.disabledAt),
      ),
    )
  if (!found) return null
  const { role, areas, provedAt } = found
  const freshSince = now.subtract({ minutes: freshMinutes }).epochMilliseconds
  const isFresh = provedAt !== null && provedAt.getTime() > freshSince
  const caller = { id: accountId, role, areas, sessionId, isFresh, owesFactor: found.owesFactor }
  if (found.viewed === null || role !== 'admin') return caller
  const { id: viewsAs, disabledAt } = found.viewed
  // Whoever is suspended meanwhile has no rights that could be looked with.
  const rights = disabledAt ? ({ role: 'user', areas: null } as const) : found.viewed
  return { ...caller, role: rights.role, areas: rights.areas, viewsAs }
}
