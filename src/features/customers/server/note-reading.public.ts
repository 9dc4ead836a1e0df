import { and, eq, gt } from 'drizzle-orm'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { audit } from '../../../platform/audit/audit.ts'
import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { personAudit } from '../customers.audit.ts'
import { people } from './people.table.ts'

/** Has the log say that the caller has read the page of a person, once an hour. */
export const noteReading = async (ctx: Context, id: string) => {
  const { id: reader } = signedInCaller(ctx)
  const anHourAgo = dateOf(ctx.clock.now().subtract({ hours: 1 }))
  const ofReader = and(
    eq(auditLog.subjectKind, personAudit.read.subject),
    eq(auditLog.subjectId, id),
    eq(auditLog.actorId, reader),
    eq(auditLog.action, personAudit.read.action),
    gt(auditLog.at, anHourAgo),
  )
  const isNoted = async (db: Context['db']) => (await db.$count(auditLog, ofReader)) > 0
  if (await isNoted(ctx.db)) return
  await ctx.write(async ({ db }) => {
    // Of two readings at once, the second waits for the first.
    await db.select({ id: people.id }).from(people).where(eq(people.id, id)).for('no key update')
    if (!(await isNoted(db))) await audit(db, ctx, personAudit.read, { id })
  })
}
