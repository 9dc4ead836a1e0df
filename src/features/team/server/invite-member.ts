import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { hashPassword } from '../../../platform/passwords/hash-password.ts'
import type { Area } from '../../../shared/roles.ts'
import { pathTo } from '../../../sitemap.ts'
import { accountAudit } from '../../accounts/accounts.audit.ts'
import { accountsErrors } from '../../accounts/accounts.errors.ts'
import { findByEmail, findLockedAccount, signedInCaller } from '../../accounts/server/accounts.public.ts'
import { type AccountRow, accounts } from '../../accounts/server/accounts.table.ts'
import { makeLink } from '../../accounts/server/links/make-link.public.ts'
import { spendLinks } from '../../accounts/server/links/spend-link.public.ts'
import { queueAccountMail } from '../../accounts/server/mails/queue-account-mail.public.ts'
import { findNames } from '../../accounts/server/people.public.ts'
import { accountStateAfter } from '../../accounts/sessions/account-state.rules.ts'
import { writeAccountState } from '../../accounts-desk/server/account-state/write-account-state.public.ts'
import { teamErrors } from '../team.errors.ts'
import { findMembers } from './team.repository.ts'

interface NewMember {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: 'staff' | 'admin'
  readonly areas: readonly Area[] | null
}

const inviterOf = async (ctx: Context, db: Db) => {
  const { id } = signedInCaller(ctx)
  return (await findNames(db, [id])).get(id) ?? ''
}

/** Mails the link by which somebody chooses a password; the links before it end. */
const mailInvitation = async (ctx: Context, db: Db, account: AccountRow) => {
  await spendLinks(ctx, db, { accountId: account.id, purposes: ['invitation'] })
  const { hash, address } = await makeLink(ctx, db, { account, purpose: 'invitation', email: account.email })
  const by = await inviterOf(ctx, db)
  await queueAccountMail(db, { account, kind: 'invited', cause: hash, address, by })
}

interface Promotion extends NewMember {
  /** Of a password that nobody knows. */
  readonly passwordHash: string
}

/**
 * Makes a member of a customer. Whoever has shown that the address is theirs keeps account and password, and is told;
 * any other account may be a stranger's who registered the address beforehand, so its password is replaced and the
 * mailed link alone opens it.
 */
const promote = async (ctx: Context, db: Db, { passwordHash, ...member }: Promotion) => {
  const { email, firstName, lastName, role, areas } = member
  const found = await findByEmail(db, email)
  const account = found && (await findLockedAccount(db, found.id))
  if (!account) throw accountsErrors.accountNotFound()
  if (account.role !== 'user') throw teamErrors.alreadyMember({ fields: { email: 'errors.alreadyMember' } })
  if (account.disabledAt) throw teamErrors.accountBlocked({ fields: { email: 'errors.accountBlocked' } })
  const before = { role: account.role, areas: account.areas, disabled: false }
  const changed = await writeAccountState(ctx, db, {
    account,
    state: accountStateAfter(before, { role, areas }),
  })
  // A link that was mailed before, to another address perhaps, opens nothing of the house.
  await spendLinks(ctx, db, {
    accountId: account.id,
    purposes: ['change-email', 'confirm-email', 'reset-password'],
  })
  const isProved = account.emailConfirmedAt !== null
  await db
    .update(accounts)
    .set({ asksFactor: true, ...(!isProved && { passwordHash, firstName, lastName }) })
    .where(eq(accounts.id, account.id))
  if (!isProved) {
    await mailInvitation(ctx, db, { ...changed, firstName })
    return changed
  }
  await queueAccountMail(db, {
    account,
    kind: 'madeMember',
    cause: `${account.id}:${ctx.clock.now().epochMilliseconds}`,
    address: `${ctx.publicUrl}${pathTo('admin')}`,
    by: await inviterOf(ctx, db),
  })
  return changed
}

/**
 * Invites somebody into the team. A new account gets a random password and a link to choose another; whoever has a
 * confirmed account keeps it. Both need a second step before the house's area opens.
 */
export const inviteMember = async (ctx: Context, member: NewMember) => {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return ctx.once(async ({ db }) => {
    const { email, firstName, lastName, role } = member
    const { areas } = accountStateAfter({ role, areas: null, disabled: false }, { areas: member.areas })
    const [made] = await db
      .insert(accounts)
      .values({
        email,
        firstName,
        lastName,
        role,
        areas: areas && [...areas],
        asksFactor: true,
        passwordHash,
        createdAt: dateOf(ctx.clock.now()),
        language: ctx.lng,
      })
      .onConflictDoNothing()
      .returning()
    if (made) await mailInvitation(ctx, db, made)
    const { id } = made ?? (await promote(ctx, db, { ...member, passwordHash }))
    await audit(db, ctx, accountAudit.invited, { id, after: { role, areas } })
    return findMembers(ctx, db)
  })
}

/** Sends the invitation of a member again who has not entered yet: who has, has confirmed the address by it. */
export const inviteAgain = (ctx: Context, id: string) =>
  ctx.once(async ({ db }) => {
    const account = await findLockedAccount(db, id)
    if (!account || account.role === 'user') throw accountsErrors.accountNotFound()
    if (account.emailConfirmedAt || account.disabledAt) throw teamErrors.alreadyEntered()
    await mailInvitation(ctx, db, account)
    await audit(db, ctx, accountAudit['invited-again'], { id })
    return findMembers(ctx, db)
  })
