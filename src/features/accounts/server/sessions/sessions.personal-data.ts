import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { refreshTokens, sessions } from './sessions.table.ts'

/** Where and when the customer was signed in. */
export const keptSessions: PersonalData = {
  section: 'sessions',
  tables: ['sessions'],
  collect: (db, { id }) =>
    db
      .select({
        id: sessions.id,
        startedAt: sessions.startedAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
        device: sessions.device,
        networkPseudonym: sessions.address,
        endedAt: sessions.endedAt,
        endedBy: sessions.endedBy,
      })
      .from(sessions)
      .where(eq(sessions.accountId, id))
      .orderBy(asc(sessions.startedAt), asc(sessions.id)),
  // This comes before the account: a sign-out at this moment has locked its session and waits for the account.
  erase: async ({ db }, { id }) => {
    await db.delete(sessions).where(eq(sessions.accountId, id))
  },
}

/** When each session was renewed; the tokens themselves are keys, and fall with their session. */
export const keptRenewals: PersonalData = {
  section: 'renewals',
  tables: ['refresh_tokens'],
  collect: (db, { id }) =>
    db
      .select({
        sessionId: refreshTokens.sessionId,
        issuedAt: refreshTokens.issuedAt,
        replacedAt: refreshTokens.replacedAt,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(sessions.accountId, id))
      .orderBy(asc(refreshTokens.issuedAt), asc(refreshTokens.hash)),
}
