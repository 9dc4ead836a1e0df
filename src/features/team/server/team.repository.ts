import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type AccountRow, accounts } from '../../accounts/server/accounts.table.ts'
import { mailedLinks } from '../../accounts/server/links/mailed-links.table.ts'
import { secondFactors } from '../../accounts/server/second-factor/second-factors.table.ts'
import { sessions } from '../../accounts/server/sessions/sessions.table.ts'
import type { Member } from '../team.contract.ts'

/** Whether a member has opened the account by a mail, or signed in. */
export const hasEntered = async (db: Db, { id, emailConfirmedAt }: AccountRow) =>
  emailConfirmedAt !== null || (await db.$count(sessions, eq(sessions.accountId, id))) > 0

/** The members of the team: admins first, then by name. */
export const findMembers = async (
  { clock }: Pick<Context, 'clock'>,
  db: Db,
): Promise<{ readonly success: true; readonly members: Member[] }> => {
  const now = dateOf(clock.now())
  const seen = db
    .select({ accountId: sessions.accountId, at: sql<Date>`max(${sessions.lastUsedAt})`.as('seen_at') })
    .from(sessions)
    .groupBy(sessions.accountId)
    .as('seen')
  const invited = db
    .select({ accountId: mailedLinks.accountId, until: sql<Date>`max(${mailedLinks.expiresAt})`.as('until') })
    .from(mailedLinks)
    .where(
      and(eq(mailedLinks.purpose, 'invitation'), isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, now)),
    )
    .groupBy(mailedLinks.accountId)
    .as('invited')
  const rows = await db
    .select({
      account: accounts,
      factorSince: secondFactors.confirmedAt,
      seenAt: sql`${seen.at}`.mapWith(sessions.lastUsedAt),
      until: sql`${invited.until}`.mapWith(mailedLinks.expiresAt),
    })
    .from(accounts)
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .leftJoin(seen, eq(seen.accountId, accounts.id))
    .leftJoin(invited, eq(invited.accountId, accounts.id))
    .where(inArray(accounts.role, ['staff', 'admin']))
    .orderBy(asc(accounts.role), asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id))
  const members = rows.map(
    ({ account, factorSince, seenAt, until }): Member => ({
      _id: account.id,
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      role: account.role,
      areas: account.areas,
      disabled: account.disabledAt !== null,
      factorSince: factorSince?.toISOString() ?? null,
      lastSeenAt: seenAt?.toISOString() ?? null,
      entered: account.emailConfirmedAt !== null || seenAt !== null,
      invitedUntil: until?.toISOString() ?? null,
    }),
  )
  return { success: true, members }
}
