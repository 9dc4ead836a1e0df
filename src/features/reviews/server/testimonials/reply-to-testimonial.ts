import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { requireUnchanged } from '../../../../shared/api/require-unchanged.ts'
import { testimonialAudit } from '../../reviews.audit.ts'
import { testimonialsErrors } from '../../testimonials.errors.ts'
import { lockTestimonial } from './decide-testimonials.ts'
import { testimonialsTag } from './testimonials.repository.ts'
import { testimonials } from './testimonials.table.ts'

interface Reply {
  readonly id: string
  readonly text: string
  readonly replaces?: string | undefined
}

/** Sets the reply of the house to a testimonial, or removes it. A refused one gets none, because nobody would read it. */
export const replyToTestimonial = (ctx: Context, { id, text, replaces }: Reply) =>
  ctx.write(async (tx) => {
    const held = await lockTestimonial(tx, id)
    if (!held) throw testimonialsErrors.testimonialNotFound()
    const reply = text || null
    if (held.reply === reply) return
    requireUnchanged(held.reply ?? '', replaces)
    if (held.status === 'rejected' && reply !== null) throw testimonialsErrors.refusedHasNoReply()
    const repliedAt = reply === null ? null : dateOf(ctx.clock.now())
    await tx.db.update(testimonials).set({ reply, repliedAt }).where(eq(testimonials.id, held.id))
    await audit(tx.db, ctx, testimonialAudit[reply === null ? 'reply_removed' : 'replied'], {
      id: held.id,
      before: { reply: held.reply },
      after: { reply },
    })
    tx.announce(testimonialsTag)
  })
