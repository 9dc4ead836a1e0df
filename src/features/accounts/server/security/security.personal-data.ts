import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { securityLog } from './security-log.table.ts'

/**
 * What happened to the account. The entries stay when the account is closed, but no longer name the account, the
 * session, the device or the network.
 */
export const keptEvents: PersonalData = {
  section: 'events',
  tables: ['security_log'],
  stays: { reason: 'without-name' },
  collect: (db, { id }) =>
    db
      .select({
        at: securityLog.at,
        event: securityLog.event,
        sessionId: securityLog.sessionId,
        device: securityLog.device,
        networkPseudonym: securityLog.address,
      })
      .from(securityLog)
      .where(eq(securityLog.accountId, id))
      .orderBy(asc(securityLog.id)),
  erase: async ({ db }, { id }) => {
    const nobody = { accountId: null, sessionId: null, device: '', address: '' }
    await db.update(securityLog).set(nobody).where(eq(securityLog.accountId, id))
  },
}
