import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { undoSeconds } from '../../../../shared/undo-seconds.ts'
import { pathTo } from '../../../../sitemap.ts'
import { queueReviewLetter } from '../mails/queue-review-letter.tsx'
import type { TestimonialRow } from './testimonials.table.ts'

/** The event that a mail about a testimonial belongs to. Only one mail is written for each event. */
export const mailCause = (what: string) => `testimonial:${what}`

/** Asks the owner of an address whether the testimonial is theirs. */
export const queueConfirmation = async (
  ctx: Pick<Context, 'publicUrl'>,
  db: Db,
  { row, token }: { row: TestimonialRow; token: string },
) => {
  const { id, email: to, language, name } = row
  if (to === null) return
  await queueReviewLetter(ctx, db, {
    kind: 'confirm',
    causeKey: mailCause(`confirm:${id}`),
    ...{ to, language, name },
    reason: null,
    path: `${pathTo('testimonialConfirmation')}#${token}`,
  })
}

/** The cause of the letter about a decision. */
export const decisionCause = ({ id, status }: Pick<TestimonialRow, 'id' | 'status'>, decidedAt: Date) =>
  mailCause(`${status}:${id}:${decidedAt.getTime()}`)

/** Tells the author what was decided, once the address is confirmed. */
export const queueDecision = async (
  ctx: Pick<Context, 'publicUrl'>,
  db: Db,
  { row, wasPublished }: { row: TestimonialRow; wasPublished: boolean },
) => {
  const { email: to, language, name, status, decidedAt, emailConfirmedAt } = row
  if (to === null || status === 'pending' || !decidedAt || !emailConfirmedAt) return
  await queueReviewLetter(ctx, db, {
    kind: status === 'rejected' && wasPublished ? 'takenDown' : status,
    causeKey: decisionCause(row, decidedAt),
    heldSeconds: undoSeconds,
    ...{ to, language, name },
    reason: row.refusalReason,
    quote: row.content,
    path: pathTo('testimonials'),
  })
}
