import { and, eq, gt, isNull } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { requestErrors } from '../../../../shared/request-errors.ts'
import { countAttempt, forgiveTry } from '../../../tries/server/count-attempt.public.ts'
import { accountsErrors } from '../../accounts.errors.ts'
import { confirmationCodeMinutes } from '../../accounts.limits.ts'
import { signInsPerAccount } from '../../sign-in.limits.ts'
import { signedInCaller } from '../accounts.public.ts'
import { findLockedAccount } from '../accounts.repository.ts'
import { accounts } from '../accounts.table.ts'
import { mailedLinks } from '../links/mailed-links.table.ts'
import { spendLinks } from '../links/spend-link.public.ts'
import { logSecurity } from '../security/log-security.public.ts'

const codeDigits = 6
const readBytes = 6

/**
 * The six digits that a mail carries beside its link. They follow from the link's hash and the secret of the house, so
 * that nothing more is stored and a copy of the database does not tell them.
 */
export const codeOfLink = ({ tokens }: Pick<Context, 'tokens'>, hash: string) => {
  const bytes = Buffer.from(tokens.pseudonym(`confirmation code of ${hash}`), 'base64url')
  return String(bytes.readUIntBE(0, readBytes) % 10 ** codeDigits).padStart(codeDigits, '0')
}

/** Confirms the caller's address by the code of a mail that was sent a short time ago. */
export const confirmByCode = async (ctx: Context, typed: string) => {
  const { id: accountId } = signedInCaller(ctx)
  const tried = [{ key: `confirmation-code:${accountId}`, limit: signInsPerAccount }]
  await countAttempt(ctx, tried)
  await ctx.write(async ({ db }) => {
    const account = await findLockedAccount(db, accountId)
    if (!account) throw requestErrors.signInRequired()
    if (account.emailConfirmedAt) return
    const hashes = await openLinks(ctx, db, account)
    const code = typed.replace(/\D/g, '')
    if (!hashes.some((hash) => codeOfLink(ctx, hash) === code))
      throw accountsErrors.wrongCode({ fields: { code: 'errors.wrongCode' } })
    const emailConfirmedAt = dateOf(ctx.clock.now())
    await db.update(accounts).set({ emailConfirmedAt }).where(eq(accounts.id, accountId))
    await spendLinks(ctx, db, { accountId, purposes: ['confirm-email'] })
    await logSecurity(ctx, db, { event: 'email-confirmed', accountId })
    await forgiveTry(db, tried)
  })
}

/** The links of a confirmation whose codes still count: a code is short, so it counts less long than its link. */
const openLinks = async (
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  { id, email }: { readonly id: string; readonly email: string },
) => {
  const since = dateOf(clock.now().subtract({ minutes: confirmationCodeMinutes }))
  const links = await db
    .select({ hash: mailedLinks.hash })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.accountId, id),
        eq(mailedLinks.purpose, 'confirm-email'),
        eq(mailedLinks.email, email),
        isNull(mailedLinks.usedAt),
        gt(mailedLinks.createdAt, since),
      ),
    )
  return links.map(({ hash }) => hash)
}
