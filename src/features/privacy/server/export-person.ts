import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { PersonalRecord } from '../../../platform/privacy/personal-data.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { findLockedAccount, signedInCaller } from '../../accounts/server/accounts.public.ts'
import { personOf } from '../../accounts/server/person-of.public.ts'
import { logSecurity } from '../../accounts/server/security/log-security.public.ts'
import { readHouse } from '../../settings/server/house.public.ts'
import type { PersonalExport } from '../privacy.contract.ts'

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
    const { name: house } = await readHouse(db)
    const sections: Record<string, PersonalRecord[]> = {}
    for (const { section, collect } of ctx.personalData)
      sections[section] = asJson(await collect(db, personOf(account)))
    const exportedAt = dateOf(ctx.clock.now()).toISOString()
    return { exportedAt, house, sections }
  })

/** Records as they are sent: dates become text. */
const asJson = (records: readonly PersonalRecord[]): PersonalRecord[] => JSON.parse(JSON.stringify(records))
