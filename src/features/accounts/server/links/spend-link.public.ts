import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import type { LinkPurpose } from '../../accounts.limits.ts'
import { accounts } from '../accounts.table.ts'
import { mailedLinks } from './mailed-links.table.ts'

/** Uses a link up; refuses one that is unknown, used or expired. */
export const spendLink = async (
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  { token, purposes }: { token: string; purposes: readonly LinkPurpose[] },
) => {
  const now = dateOf(clock.now())
  const hash = hashOfToken(token)
  await lockOwner(db, hash)
  const [link] = await db
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedLinks.hash, hash),
        inArray(mailedLinks.purpose, [...purposes]),
        isNull(mailedLinks.usedAt),
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .returning()
  if (!link) throw accountsErrors.linkSpent()
  return link
}

/**
 * The account is locked before its links, as everywhere else: a change of the password locks the account and then
 * spends its links.
 */
const lockOwner = (db: Db, hash: string) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(mailedLinks, eq(mailedLinks.accountId, accounts.id))
    .where(eq(mailedLinks.hash, hash))
    .for('no key update', { of: accounts })

/** Spends all unused links of these kinds that an account has, so that they can no longer be used. */
export const spendLinks = (
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  { accountId, purposes }: { accountId: string; purposes: readonly LinkPurpose[] },
) =>
  db
    .update(mailedLinks)
    .set({ usedAt: dateOf(clock.now()) })
    .where(
      and(
        eq(mailedLinks.accountId, accountId),
        inArray(mailedLinks.purpose, [...purposes]),
        isNull(mailedLinks.usedAt),
      ),
    )
