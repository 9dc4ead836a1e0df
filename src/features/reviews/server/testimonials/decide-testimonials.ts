import { asc, eq, inArray } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { untell } from '../../../../platform/mail/queue-mail.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { type RefusalReason, refusalReasons } from '../../../catalog/reviews/review-refusal-reasons.ts'
import type { DoneDeed } from '../../../take-backs/server/take-back.public.ts'
import { takeBacksErrors } from '../../../take-backs/take-backs.errors.ts'
import { testimonialAudit } from '../../reviews.audit.ts'
import { testimonialStatuses } from '../../testimonial-status.ts'
import { testimonialsErrors } from '../../testimonials.errors.ts'
import { settleReports } from '../reports/settle-reports.ts'
import { decisionCause, queueDecision } from './queue-testimonial-mail.ts'
import { testimonialsTag } from './testimonials.repository.ts'
import { type TestimonialRow, testimonials } from './testimonials.table.ts'

/** Publishing has no reason. A refusal has one of the reasons that the law allows. */
type Decision =
  | { readonly status: 'approved' }
  | { readonly status: 'rejected'; readonly reason: RefusalReason }

const stateOf = ({ status, refusalReason, publishedAt }: TestimonialRow) => ({
  status,
  refusalReason,
  publishedAt: publishedAt?.toISOString() ?? null,
})

const isDecided = (row: TestimonialRow, wanted: Pick<TestimonialRow, 'status' | 'refusalReason'>) =>
  row.status === wanted.status && row.refusalReason === wanted.refusalReason

/**
 * Publishes or refuses testimonials in one transaction, tells their authors and settles the reports of readers. Returns
 * the ids of the testimonials that exist. A testimonial that already is as wanted stays untouched, so that a repeated
 * decision sends no second mail.
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
  // The rows are always locked in the same order, so that two decisions about several testimonials cannot deadlock.
  const rows = await db
    .select()
    .from(testimonials)
    .where(inArray(testimonials.id, ids.filter(isUuid)))
    .orderBy(asc(testimonials.id))
    .for('update')
  const decidedAt = dateOf(ctx.clock.now())
  const found = rows.map(({ id }) => id)
  const reported = await settleReports(db, { kind: 'testimonial', ids: found, at: decidedAt })
  const open = rows.filter((row) => !isDecided(row, wanted))
  for (const { id } of rows.filter((row) => isDecided(row, wanted) && reported.has(row.id)))
    await audit(db, ctx, testimonialAudit.kept, { id })
  if (open.length === 0) return found
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
    const after = onlyRow(decided.filter(({ id }) => id === before.id))
    await queueDecision(ctx, db, { row: after, wasPublished: before.status === 'approved' })
    await audit(db, ctx, testimonialAudit[decision.status], {
      id: before.id,
      before: stateOf(before),
      after: stateOf(after),
    })
  }
  announce(testimonialsTag)
  return found
}

/** Gives a testimonial the state back that it had before it was decided, as long as its author was not told. */
export const restoreTestimonial = async (ctx: Context, tx: Write, { id, before, after }: DoneDeed) => {
  const row = await lockTestimonial(tx, id)
  if (!row) throw testimonialsErrors.testimonialNotFound()
  if (row.status !== after.status || row.refusalReason !== (after.refusalReason ?? null))
    throw takeBacksErrors.changedSince()
  const status = testimonialStatuses.find((each) => each === before.status)
  if (!status) throw takeBacksErrors.nothingToTakeBack()
  if (row.decidedAt && !(await untell(tx.db, decisionCause(row, row.decidedAt))))
    throw takeBacksErrors.toldAlready()
  const { publishedAt } = before
  await tx.db
    .update(testimonials)
    .set({
      status,
      refusalReason: refusalReasons.find((each) => each === before.refusalReason) ?? null,
      decidedAt: status === 'pending' ? null : dateOf(ctx.clock.now()),
      publishedAt: typeof publishedAt === 'string' ? new Date(publishedAt) : null,
    })
    .where(eq(testimonials.id, row.id))
  tx.announce(testimonialsTag)
}

/** Reads one testimonial and locks it until the transaction ends. */
export const lockTestimonial = async ({ db }: Pick<Write, 'db'>, id: string) => {
  if (!isUuid(id)) return undefined
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id)).for('update')
  return row
}
