import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { sessionDays } from '../../accounts.limits.ts'
import type { SecurityEvent } from '../../sessions/security-events.ts'
import { accounts } from '../accounts.table.ts'
import { securityLog } from '../security/security-log.table.ts'
import { sessions } from '../sessions/sessions.table.ts'

/** Events that only the owner of the address can cause at a place: each needs a link that was mailed to the address. */
const proofs = ['password-reset', 'email-confirmed', 'email-changed'] as const satisfies SecurityEvent[]

const hoursADay = 24

interface Place {
  readonly email: string
  readonly address: string
}

/**
 * Whether the owner of an account was here before: has signed in, or has used a link of a mail to the account's
 * address.
 */
export const isKnownPlace = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, place: Place) => {
  const isOfAccount = eq(sql`lower(${accounts.email})`, place.email.toLowerCase())
  const provenSince = clock.now().subtract({ hours: sessionDays * hoursADay })
  const found = await unionAll(
    db
      .select({ id: accounts.id })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(and(isOfAccount, eq(sessions.address, place.address))),
    db
      .select({ id: accounts.id })
      .from(securityLog)
      .innerJoin(accounts, eq(accounts.id, securityLog.accountId))
      .where(
        and(
          isOfAccount,
          eq(securityLog.address, place.address),
          inArray(securityLog.event, proofs),
          gt(securityLog.at, dateOf(provenSince)),
        ),
      ),
  ).limit(1)
  return found.length > 0
}
