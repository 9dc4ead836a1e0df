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
  // The sessions are erased before the account. A call that ends a replayed session takes its locks in the same order:
  // it has locked the session, and then needs the account for its mail.
  erase: async ({ db }, { id }) => {
    await db.delete(sessions).where(eq(sessions.accountId, id))
  },
}

/**
 * When each session was renewed. The tokens themselves are keys: they are not exported, and are deleted with their
 * session.
 */
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
