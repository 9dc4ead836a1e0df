import { audit } from '../../../../platform/audit/audit.ts'
import { changedFields } from '../../../../platform/audit/changed-fields.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { findByEmail } from '../accounts.repository.ts'
import { holdWithAdmins, standingOf } from './hold-with-admins.ts'
import { writeStanding } from './write-standing.ts'

/**
 * Makes the account of an address an admin's, whoever is one already: for whoever has the machine in hand, such as the
 * owner of a new house. Answers what came of it.
 */
export const appointAdmin = (ctx: Context, email: string) =>
  ctx.write(async ({ db }) => {
    const found = await findByEmail(db, email)
    const { account } = found ? await holdWithAdmins(db, found.id) : { account: undefined }
    if (!account) return 'unknown'
    const standing = { role: 'admin', disabled: false } as const
    const changes = changedFields({ ...standingOf(account) }, standing)
    if (!changes) return 'admin-already'
    const subject = { kind: 'account', id: account.id }
    await audit(db, ctx, { action: 'account.updated', subject, ...changes })
    await writeStanding(ctx, db, { account, standing })
    return 'appointed'
  })
