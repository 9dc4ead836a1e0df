import { asc, eq, inArray } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Write } from '../../../../platform/context/write.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { untell } from '../../../../platform/mail/queue-mail.ts'
import { requireUnchanged } from '../../../../shared/api/require-unchanged.ts'
import { isUuid } from '../../../../shared/ids/uuid.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { productReviewStatuses } from '../../../catalog/reviews/product-reviews.limits.ts'
import { type RefusalReason, refusalReasons } from '../../../catalog/reviews/review-refusal-reasons.ts'
import { products } from '../../../catalog/server/catalog.table.ts'
import { productReviews } from '../../../catalog/server/reviews/product-reviews.table.ts'
import type { DoneDeed } from '../../../take-backs/server/take-back.public.ts'
import { takeBacksErrors } from '../../../take-backs/take-backs.errors.ts'
import { productReviewAudit } from '../../reviews.audit.ts'
import { testimonialsErrors } from '../../testimonials.errors.ts'
import { settleReports } from '../reports/settle-reports.ts'
import { queueRefusals, type Refused, refusalCause } from './queue-refusals.ts'
import { reviewedProductTags } from './reviewed-product-tags.ts'

type ReviewRow = typeof productReviews.$inferSelect

const stateOf = ({ status, refusalReason }: ReviewRow) => ({ status, refusalReason })

/**
 * Locks reviews and returns them. Every caller locks in the same order: first the accounts of the authors, who receive
 * mails, then the products, whose stars change, and then the reviews. So no deadlock is possible.
 */
const lockedReviews = async ({ db }: Pick<Write, 'db'>, ids: readonly string[]) => {
  const wanted = inArray(productReviews.id, ids.filter(isUuid))
  const of = await db
    .select({ productId: productReviews.productId, accountId: productReviews.accountId })
    .from(productReviews)
    .where(wanted)
  const authorIds = of.flatMap(({ accountId }) => accountId ?? [])
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, authorIds))
    .orderBy(asc(accounts.id))
    .for('key share')
  const productIds = of.map(({ productId }) => productId)
  await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, productIds))
    .orderBy(asc(products.id))
    .for('no key update')
  return db.select().from(productReviews).where(wanted).orderBy(asc(productReviews.id)).for('update')
}

interface Decision {
  readonly ids: readonly string[]
  readonly status: 'published' | 'rejected'
  readonly reason: RefusalReason | null
}

/**
 * Publishes or refuses reviews in one transaction. The authors of refused reviews are told why, the reports of
 * readers are settled, and the stars of the products change. Returns the ids of the reviews that exist. A review that
 * already is as wanted stays as it is.
 */
export const decideProductReviews = async (ctx: Context, tx: Write, { ids, status, reason }: Decision) => {
  const { db, announce } = tx
  const rows = await lockedReviews(tx, ids)
  const found = rows.map(({ id }) => id)
  const decidedAt = dateOf(ctx.clock.now())
  const reported = await settleReports(db, { kind: 'product', ids: found, at: decidedAt })
  const refused: Refused[] = []
  for (const before of rows) {
    if (before.status === status && before.refusalReason === reason) {
      if (reported.has(before.id)) await audit(db, ctx, productReviewAudit.kept, { id: before.id })
      continue
    }
    const after = onlyRow(
      await db
        .update(productReviews)
        .set({ status, refusalReason: reason, decidedAt })
        .where(eq(productReviews.id, before.id))
        .returning(),
    )
    if (status === 'rejected') refused.push({ review: after, wasPublished: before.status === 'published' })
    await audit(db, ctx, productReviewAudit[status], {
      id: before.id,
      before: stateOf(before),
      after: stateOf(after),
    })
    announce(...reviewedProductTags(before.productId))
  }
  await queueRefusals(ctx, db, refused)
  return found
}

/** Gives a review the state back that it had before it was decided, as long as its author was not told. */
export const restoreProductReview = async (ctx: Context, tx: Write, { id, before, after }: DoneDeed) => {
  const [row] = await lockedReviews(tx, [id])
  if (!row) throw testimonialsErrors.testimonialNotFound()
  if (row.status !== after.status || row.refusalReason !== (after.refusalReason ?? null))
    throw takeBacksErrors.changedSince()
  const status = productReviewStatuses.find((each) => each === before.status)
  if (!status) throw takeBacksErrors.nothingToTakeBack()
  if (row.decidedAt && !(await untell(tx.db, refusalCause(row, row.decidedAt))))
    throw takeBacksErrors.toldAlready()
  const refusalReason = refusalReasons.find((each) => each === before.refusalReason) ?? null
  const decidedAt = status === 'pending' ? null : dateOf(ctx.clock.now())
  await tx.db
    .update(productReviews)
    .set({ status, refusalReason, decidedAt })
    .where(eq(productReviews.id, row.id))
  tx.announce(...reviewedProductTags(row.productId))
}

interface Reply {
  readonly id: string
  readonly text: string
  readonly replaces?: string | undefined
}

/** Sets the reply of the house to a review, or removes it. A refused one gets none, because nobody would read it. */
export const replyToProductReview = (ctx: Context, { id, text, replaces }: Reply) =>
  ctx.write(async (tx) => {
    const [held] = await lockedReviews(tx, [id])
    if (!held) throw testimonialsErrors.testimonialNotFound()
    const reply = text || null
    if (held.reply === reply) return
    requireUnchanged(held.reply ?? '', replaces)
    if (held.status === 'rejected' && reply !== null) throw testimonialsErrors.refusedHasNoReply()
    const repliedAt = reply === null ? null : dateOf(ctx.clock.now())
    await tx.db.update(productReviews).set({ reply, repliedAt }).where(eq(productReviews.id, held.id))
    await audit(tx.db, ctx, productReviewAudit[reply === null ? 'reply_removed' : 'replied'], {
      id: held.id,
      before: { reply: held.reply },
      after: { reply },
    })
    tx.announce(...reviewedProductTags(held.productId))
  })
