import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { countedUpTo, highestFirst, type PageInput, pageOf } from '../../../platform/db/pages/page-of.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { securityLog } from '../../accounts/server/security/security-log.table.ts'

/** One page of the security log, newest first, each entry with the account that it is about. */
export const findSecurityEntries = async (db: Db, input: PageInput) => {
  const one = pageOf({
    ...input,
    order: [highestFirst(securityLog.at), highestFirst(securityLog.id)],
    rows: securityLog,
    id: securityLog.id,
  })
  const rows = await db
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
    .where(one.begins)
    .orderBy(...one.orderBy)
    .limit(one.limit)
    .offset(one.offset)
  return one.shown(rows)
}

export const countSecurityEntries = (db: Db) =>
  countedUpTo(db, (most) => db.select({ one: sql`1` }).from(securityLog).limit(most))
