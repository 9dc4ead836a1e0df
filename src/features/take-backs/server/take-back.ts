import { and, desc, eq } from 'drizzle-orm'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { Db } from '../../../platform/db/database.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import { hasRights } from '../../../shared/roles.ts'
import { takeBacksErrors } from '../take-backs.errors.ts'
import { takeBackOf } from './every-take-back.public.ts'
import type { DoneDeed, TakeBack } from './take-back.public.ts'

const mayTakeBack = (caller: Context['caller'], { needs }: TakeBack) => {
  if (!caller) return false
  return needs === 'admin' ? caller.role === 'admin' : hasRights(caller, needs)
}

interface TakenBack {
  readonly kind: string
  readonly id: string
  readonly action: string
  /** The number of one entry; without it the last one is meant. */
  readonly entry?: number | undefined
}

/** The entry that is taken back: of an action whose entries hang together no other than the last. */
const findEntry = async (db: Db, { kind, id, action, entry }: TakenBack, { byField }: TakeBack) => {
  const one = entry !== undefined && byField ? eq(auditLog.id, entry) : undefined
  const [found] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, kind), eq(auditLog.subjectId, id), eq(auditLog.action, action), one))
    .orderBy(desc(auditLog.id))
    .limit(1)
  if (!found) throw takeBacksErrors.nothingToTakeBack()
  if (entry !== undefined && found.id !== entry) throw takeBacksErrors.changedSince()
  return found
}

const change = async (ctx: Context, tx: Write, way: TakeBack, deed: DoneDeed) => {
  if ('change' in way) return way.change(ctx, tx, deed)
  await way.run(ctx, tx, deed)
  return { before: deed.after, after: deed.before }
}

/** Takes back one thing that was done to a record, or what was done last; the log keeps both. */
export const takeBack = async (ctx: Context, wanted: TakenBack) => {
  const { id } = wanted
  const way = takeBackOf(wanted)
  if (!way) throw takeBacksErrors.nothingToTakeBack()
  if (!mayTakeBack(ctx.caller, way)) throw requestErrors.accessDenied()
  await ctx.write(async (tx) => {
    const entry = await findEntry(tx.db, wanted, way)
    const deed = { id, before: entry.before ?? {}, after: entry.after ?? {} }
    const changed = await change(ctx, tx, way, deed)
    await audit(tx.db, ctx, way.logged, { id, ...changed })
  })
}
