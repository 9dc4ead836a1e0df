import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { sessionDays } from '../../accounts.limits.ts'
import { whereFrom } from '../security/where-from.public.ts'
import { refreshTokens, sessions } from './sessions.table.ts'

const hoursADay = 24

/** When a session ends that is not used again. */
export const sessionEnd = (now: Temporal.Instant) =>
  new Date(now.add({ hours: sessionDays * hoursADay }).epochMilliseconds)

/** Opens a session on the device that calls, and answers the two tokens it lives by. */
export const openSession = async (ctx: Context, db: Db, accountId: string) => {
  const now = ctx.clock.now()
  const at = new Date(now.epochMilliseconds)
  const [session] = await db
    .insert(sessions)
    .values({ accountId, startedAt: at, lastUsedAt: at, expiresAt: sessionEnd(now), ...whereFrom(ctx) })
    .returning({ id: sessions.id })
  if (!session) throw new Error('An inserted session answered no row')
  const refreshToken = ctx.tokens.refresh.first()
  await db
    .insert(refreshTokens)
    .values({ hash: hashOfToken(refreshToken), sessionId: session.id, issuedAt: at })
  const token = await ctx.tokens.access.issue({ accountId, sessionId: session.id })
  return { sessionId: session.id, token, refreshToken }
}
