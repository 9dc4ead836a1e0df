import { and, desc, eq } from 'drizzle-orm'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { hasRights } from '../../../shared/roles.ts'
import { takeBacksErrors } from '../take-backs.errors.ts'
import { everyTakeBack } from './every-take-back.public.ts'
import type { TakeBack } from './take-back.public.ts'

const mayTakeBack = (caller: Context['caller'], { needs }: TakeBack) => {
  if (!caller) return false
  return needs === 'admin' ? caller.role === 'admin' : hasRights(caller, needs)
}

interface TakenBack {
  readonly kind: string
  readonly id: string
  readonly action: string
}

/** Takes back the last time that an action was done to a record; the log keeps both. */
export const takeBack = async (ctx: Context, { kind, id, action }: TakenBack) => {
  const way = everyTakeBack.get(action)
  if (way?.action.subject !== kind) throw takeBacksErrors.nothingToTakeBack()
  if (!mayTakeBack(ctx.caller, way)) throw requestErrors.accessDenied()
  await ctx.write(async (tx) => {
    const [entry] = await tx.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, kind), eq(auditLog.subjectId, id), eq(auditLog.action, action)))
      .orderBy(desc(auditLog.id))
      .limit(1)
    if (!entry) throw takeBacksErrors.nothingToTakeBack()
    const deed = { id, before: entry.before ?? {}, after: entry.after ?? {} }
    await way.run(ctx, tx, deed)
    await audit(tx.db, ctx, way.logged, { id, before: deed.after, after: deed.before })
  })
}
