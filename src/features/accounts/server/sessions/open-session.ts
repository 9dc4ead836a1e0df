import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import { longestSessionDays, sessionDays } from '../../accounts.limits.ts'
import { refreshTokens, sessions } from './sessions.table.ts'

const hoursADay = 24

const daysAfter = (moment: Temporal.Instant, days: number) =>
  moment.add({ hours: days * hoursADay }).epochMilliseconds

/** When a session ends if it is not used again. */
export const sessionEnd = (now: Temporal.Instant, startedAt: Temporal.Instant) =>
  new Date(Math.min(daysAfter(now, sessionDays), daysAfter(startedAt, longestSessionDays)))

/** Opens a session on the device that calls, and returns its two tokens. */
export const openSession = async (ctx: Context, db: Db, accountId: string) => {
  const now = ctx.clock.now()
  const at = dateOf(now)
  const session = onlyRow(
    await db
      .insert(sessions)
      .values({
        accountId,
        startedAt: at,
        lastUsedAt: at,
        provedAt: at,
        expiresAt: sessionEnd(now, now),
        ...whereFrom(ctx),
      })
      .returning({ id: sessions.id }),
  )
  const refreshToken = ctx.tokens.refresh.first()
  await db
    .insert(refreshTokens)
    .values({ hash: hashOfToken(refreshToken), sessionId: session.id, issuedAt: at })
  const token = await ctx.tokens.access.issue({ accountId, sessionId: session.id })
  return { sessionId: session.id, token, refreshToken }
}
