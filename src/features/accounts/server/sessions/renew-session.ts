import { eq, inArray } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { whereFrom } from '../../../tries/server/where-from.public.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { renewalOf } from '../../sessions/renewal.rules.ts'
import { accounts } from '../accounts.table.ts'
import { queueReplayMail } from '../mails/queue-account-mail.public.ts'
import { logSecurity } from '../security/log-security.public.ts'
import { endSessions } from './end-sessions.public.ts'
import { sessionEnd } from './open-session.ts'
import { refreshTokens, sessions } from './sessions.table.ts'

/** Renews a session by its refresh token; an old token that comes back ends it (§4). */
export const renewSession = async (ctx: Context, refreshToken: string) => {
  // The refusal is thrown outside the transaction, so that the end of the session is kept.
  const holder = await ctx.write(({ db }) => renew(ctx, db, refreshToken))
  if (!holder) throw accountsErrors.sessionEnded()
  return {
    token: await ctx.tokens.access.issue(holder),
    refreshToken: ctx.tokens.refresh.following(refreshToken),
  }
}

const renew = async (ctx: Context, db: Db, refreshToken: string) => {
  const hash = hashOfToken(refreshToken)
  const session = await heldSessionOf(db, hash)
  if (!session) return undefined
  const now = ctx.clock.now()
  const following = hashOfToken(ctx.tokens.refresh.following(refreshToken))
  const { replacedAt, isPrevious } = await stateOf(db, { hash, following })
  const stands =
    !session.endedAt && !session.disabledAt && session.expiresAt.getTime() > now.epochMilliseconds
  const outcome = renewalOf({ now, stands, replacedAt, isPrevious })
  if (outcome === 'refused') return undefined
  if (outcome === 'replayed') return endReplayed(ctx, db, session)
  if (outcome === 'renewed') await replace(ctx, db, { hash, following, session })
  return { accountId: session.accountId, sessionId: session.id }
}

/** The session of a token, locked: another call with the same token waits, and then finds the token replaced. */
const heldSessionOf = async (db: Db, hash: string) => {
  const [token] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash))
  if (!token) return undefined
  const [session] = await db
    .select({
      id: sessions.id,
      accountId: sessions.accountId,
      startedAt: sessions.startedAt,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      disabledAt: accounts.disabledAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.id, token.sessionId))
    .for('update', { of: sessions })
  return session
}

interface Hashes {
  readonly hash: string
  readonly following: string
}

const stateOf = async (db: Db, { hash, following }: Hashes) => {
  const rows = await db
    .select({ hash: refreshTokens.hash, replacedAt: refreshTokens.replacedAt })
    .from(refreshTokens)
    .where(inArray(refreshTokens.hash, [hash, following]))
  const replacedAt = rows.find((row) => row.hash === hash)?.replacedAt
  const next = rows.find((row) => row.hash === following)
  return {
    replacedAt: replacedAt ? Temporal.Instant.fromEpochMilliseconds(replacedAt.getTime()) : undefined,
    isPrevious: next !== undefined && next.replacedAt === null,
  }
}

interface Renewed extends Hashes {
  readonly session: { readonly id: string; readonly startedAt: Date }
}

const replace = async (ctx: Context, db: Db, { hash, following, session }: Renewed) => {
  const now = ctx.clock.now()
  const startedAt = Temporal.Instant.fromEpochMilliseconds(session.startedAt.getTime())
  const at = dateOf(now)
  await db
    .update(refreshTokens)
    .set({ replacedAt: at, replacedBy: following })
    .where(eq(refreshTokens.hash, hash))
  await db.insert(refreshTokens).values({ hash: following, sessionId: session.id, issuedAt: at })
  await db
    .update(sessions)
    .set({ lastUsedAt: at, expiresAt: sessionEnd(now, startedAt), ...whereFrom(ctx) })
    .where(eq(sessions.id, session.id))
}

const endReplayed = async (ctx: Context, db: Db, session: { id: string; accountId: string }) => {
  const { id: sessionId, accountId } = session
  await endSessions(ctx, db, { accountId, sessionId, by: 'replay' })
  await logSecurity(ctx, db, { event: 'token-replayed', accountId, sessionId })
  await queueReplayMail(db, { accountId, sessionId })
  return undefined
}
