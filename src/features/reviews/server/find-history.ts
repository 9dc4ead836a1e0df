import { and, asc, eq } from 'drizzle-orm'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import type { Db } from '../../../platform/db/database.ts'
import { findNames } from '../../accounts/server/people.public.ts'
import { refusalReasons } from '../../catalog/reviews/review-refusal-reasons.ts'

interface Subject<Action> {
  readonly kind: 'testimonial' | 'product_review'
  readonly id: string
  /** Which actions of the audit log are shown, and under which name. */
  readonly actions: ReadonlyMap<string, Action>
}

/** What the house did with a review, from the first action to the last, and who did it. */
export const findHistory = async <Action>(db: Db, { kind, id, actions }: Subject<Action>) => {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, kind), eq(auditLog.subjectId, id)))
    .orderBy(asc(auditLog.id))
  const names = await findNames(
    db,
    rows.map(({ actorId }) => actorId),
  )
  return rows.flatMap(({ at, actorId, action: noted, after }) => {
    const action = actions.get(noted)
    const reason = refusalReasons.find((known) => known === after?.refusalReason) ?? null
    return action ? [{ at: at.toISOString(), action, by: names.get(actorId) ?? null, reason }] : []
  })
}
