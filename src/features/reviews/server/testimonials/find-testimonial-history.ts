import { and, asc, eq, inArray } from 'drizzle-orm'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { refusalReasons } from '../../refusal-reasons.ts'
import type { TestimonialChange } from '../../testimonials.contract.ts'

const actions = new Map<string, TestimonialChange['action']>([
  ['testimonial.approved', 'approved'],
  ['testimonial.rejected', 'rejected'],
  ['testimonial.replied', 'replied'],
  ['testimonial.reply_removed', 'reply_removed'],
])

/** What the house did to a testimonial, the first first, and who did it. */
export const findTestimonialHistory = async (db: Db, id: string): Promise<TestimonialChange[]> => {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, 'testimonial'), eq(auditLog.subjectId, id)))
    .orderBy(asc(auditLog.id))
  const actorIds = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))].filter(isUuid)
  const actors = await db
    .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(inArray(accounts.id, actorIds))
  const named = new Map(
    actors.map(({ id: actorId, firstName, lastName }) => [actorId, `${firstName} ${lastName}`]),
  )
  return rows.flatMap(({ at, actorId, action: noted, after }) => {
    const action = actions.get(noted)
    const by = named.get(actorId ?? '') ?? null
    const reason = refusalReasons.find((known) => known === after?.refusalReason) ?? null
    return action ? [{ at: at.toISOString(), action, by, reason }] : []
  })
}
