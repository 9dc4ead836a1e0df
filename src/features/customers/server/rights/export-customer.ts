import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { collectPerson } from '../../../privacy/server/collect-person.public.ts'
import { personAudit } from '../../customers.audit.ts'
import { findSubject } from './find-subject.ts'

/** All that the house keeps about a person; the log says who took it. */
export const exportCustomer = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const { person, joined } = await findSubject(db, id)
    await audit(db, ctx, personAudit.exported, { id })
    return collectPerson(ctx, db, person, ...joined)
  })
