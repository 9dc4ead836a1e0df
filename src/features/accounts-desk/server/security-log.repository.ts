import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { securityLog } from '../../accounts/server/security/security-log.table.ts'

/** One page of the security log, newest first, each entry with the account that it is about. */
export const findSecurityEntries = (db: Db, { page, limit }: { page: number; limit: number }) =>
  db
    .select({
      id: securityLog.id,
      event: securityLog.event,
      at: securityLog.at,
      device: securityLog.device,
      account: {
        _id: accounts.id,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        email: accounts.email,
      },
    })
    .from(securityLog)
    .leftJoin(accounts, eq(accounts.id, securityLog.accountId))
    .orderBy(desc(securityLog.at), desc(securityLog.id))
    .limit(limit)
    .offset((page - 1) * limit)

export const countSecurityEntries = (db: Db) => db.$count(securityLog)
