import { asc, eq, inArray } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { isUuid } from '../../../../shared/uuid.ts'
import type { RefusalReason } from '../../refusal-reasons.ts'
import { settleReports } from '../reports/settle-reports.ts'
import { queueDecision } from './mails/queue-testimonial-mail.tsx'
import { testimonialsTag } from './testimonials.repository.ts'
import { type TestimonialRow, testimonials } from './testimonials.table.ts'

/** To publish has no reason; to refuse has one of those that the law allows. */
type Decision =
  | { readonly status: 'approved' }
  | { readonly status: 'rejected'; readonly reason: RefusalReason }

const standing = ({ status, refusalReason }: TestimonialRow) => ({ status, refusalReason })

const isDecided = (row: TestimonialRow, wanted: Pick<TestimonialRow, 'status' | 'refusalReason'>) =>
  row.status === wanted.status && row.refusalReason === wanted.refusalReason

/**
 * Publishes or refuses testimonials in one transaction, and tells their authors; answers those that there are. What
 * stands already as it is wanted stays untouched, so that deciding twice writes to nobody twice.
 */
export const decideTestimonials = async (
  ctx: Context,
  { db, announce }: Write,
  { ids, ...decision }: Decision & { readonly ids: readonly string[] },
) => {
  const wanted = {
    status: decision.status,
    refusalReason: decision.status === 'rejected' ? decision.reason : null,
  }
  // In one order for everybody who decides several.
  const rows = await db
    .select()
    .from(testimonials)
    .where(inArray(testimonials.id, ids.filter(isUuid)))
    .orderBy(asc(testimonials.id))
    .for('update')
  const decidedAt = new Date(ctx.clock.now().epochMilliseconds)
  await settleReports(db, { kind: 'testimonial', ids: rows.map(({ id }) => id), at: decidedAt })
  const open = rows.filter((row) => !isDecided(row, wanted))
  if (open.length === 0) return rows
  const decided = await db
    .update(testimonials)
    .set({ ...wanted, decidedAt, publishedAt: decision.status === 'approved' ? decidedAt : null })
    .where(
      inArray(
        testimonials.id,
        open.map(({ id }) => id),
      ),
    )
    .returning()
  for (const before of open) {
    const after = decided.find(({ id }) => id === before.id)
    if (!after) throw new Error('A decided testimonial answered no row')
    await queueDecision(ctx, db, after)
    await audit(db, ctx, {
      action: `testimonial.${decision.status}`,
      subject: { kind: 'testimonial', id: before.id },
      before: standing(before),
      after: standing(after),
    })
  }
  announce(testimonialsTag)
  return rows.map((row) => decided.find(({ id }) => id === row.id) ?? row)
}

/** One testimonial out of the database, held until the transaction ends. */
export const heldTestimonial = async ({ db }: Pick<Write, 'db'>, id: string) => {
  if (!isUuid(id)) return undefined
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id)).for('update')
  return row
}
