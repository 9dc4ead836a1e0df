import type { Context } from '../../../../platform/context/context.ts'
import type { PersonalRecord } from '../../../../platform/privacy/personal-data.ts'
import { requestErrors } from '../../../../shared/request-errors.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import type { PersonalExport } from '../../privacy.contract.ts'
import { signedInCaller } from '../accounts.public.ts'
import { findHeldAccount } from '../accounts.repository.ts'
import { personOf } from '../person-of.ts'
import { noteSecurity } from '../security/note-security.ts'

/** All that the house keeps about the caller, slice by slice; that she asked for it is noted first, and part of it. */
export const exportPerson = (ctx: Context): Promise<PersonalExport> =>
  ctx.write(async ({ db }) => {
    const { id, sessionId } = signedInCaller(ctx)
    const account = await findHeldAccount(db, id)
    if (!account) throw requestErrors.signInRequired()
    await noteSecurity(ctx, db, { event: 'data-exported', accountId: id, sessionId })
    const { name: house } = await readHouse(db)
    const sections: Record<string, PersonalRecord[]> = {}
    for (const { section, collect } of ctx.personalData)
      sections[section] = asJson(await collect(db, personOf(account)))
    const exportedAt = new Date(ctx.clock.now().epochMilliseconds).toISOString()
    return { exportedAt, house, sections }
  })

/** Records as they are sent: moments become text. */
const asJson = (records: readonly PersonalRecord[]): PersonalRecord[] => JSON.parse(JSON.stringify(records))
