import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { signedInCaller } from '../accounts.public.ts'
import { logSecurity } from '../security/log-security.public.ts'
import { endSessions } from './end-sessions.public.ts'
import { refreshTokens, sessions } from './sessions.table.ts'

/** Signs out: ends the session that a refresh token belongs to, whichever of its tokens it is. */
export const signOut = (ctx: Context, refreshToken: string) =>
  ctx.write(async ({ db }) => {
    const [session] = await db
      .select({ sessionId: sessions.id, accountId: sessions.accountId })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.hash, hashOfToken(refreshToken)))
    if (!session) return
    const ended = await endSessions(ctx, db, { ...session, by: 'logout' })
    if (ended > 0) await logSecurity(ctx, db, { event: 'signed-out', ...session })
  })

/** Ends one of the caller's sessions, whichever device it is on. */
export const endOwnSession = (ctx: Context, sessionId: string) =>
  ctx.write(async ({ db }) => {
    if (!isUuid(sessionId)) return
    const { id: accountId } = signedInCaller(ctx)
    const ended = await endSessions(ctx, db, { accountId, sessionId, by: 'owner' })
    if (ended > 0) await logSecurity(ctx, db, { event: 'session-ended', accountId, sessionId })
  })

/** Ends every session of the caller but the one that calls; returns how many. */
export const endOtherSessions = (ctx: Context) =>
  ctx.write(async ({ db }) => {
    const { id: accountId, sessionId: exceptId } = signedInCaller(ctx)
    const ended = await endSessions(ctx, db, { accountId, exceptId, by: 'owner' })
    if (ended > 0) await logSecurity(ctx, db, { event: 'session-ended', accountId })
    return ended
  })
