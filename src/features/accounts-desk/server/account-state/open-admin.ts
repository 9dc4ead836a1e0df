import { randomBytes } from 'node:crypto'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { hashPassword } from '../../../../platform/passwords/hash-password.ts'
import { accountAudit } from '../../../accounts/accounts.audit.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { makeLink } from '../../../accounts/server/links/make-link.public.ts'

interface NewAdmin {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/**
 * Opens an admin's account with a random password, for an operator with access to the machine. Returns the link by
 * which the owner of the account chooses a password; undefined when the address has an account already.
 */
export const openAdmin = async (ctx: Context, person: NewAdmin) => {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return ctx.write(async ({ db }) => {
    const createdAt = dateOf(ctx.clock.now())
    const [account] = await db
      .insert(accounts)
      .values({ ...person, role: 'admin', passwordHash, createdAt, language: ctx.lng })
      .onConflictDoNothing()
      .returning()
    if (!account) return undefined
    await audit(db, ctx, accountAudit.updated, { id: account.id, before: {}, after: { role: 'admin' } })
    const { address } = await makeLink(ctx, db, { account, purpose: 'reset-password', email: person.email })
    return address
  })
}
