import type { Context } from '../../../platform/context/context.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { findLockedAccount, signedInCaller } from '../../accounts/server/accounts.public.ts'
import { personOf } from '../../accounts/server/person-of.public.ts'
import { logSecurity } from '../../accounts/server/security/log-security.public.ts'
import type { PersonalExport } from '../personal-export.schema.ts'
import { collectPerson } from './collect-person.public.ts'

/**
 * All that the house keeps about the caller, slice by slice. The request itself is logged first, so that the export
 * contains it.
 */
export const exportPerson = (ctx: Context): Promise<PersonalExport> =>
  ctx.write(async ({ db }) => {
    const { id, sessionId } = signedInCaller(ctx)
    const account = await findLockedAccount(db, id)
    if (!account) throw requestErrors.signInRequired()
    await logSecurity(ctx, db, { event: 'data-exported', accountId: id, sessionId })
    return collectPerson(ctx, db, personOf(account))
  })
