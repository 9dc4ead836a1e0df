import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { testimonialAudit } from '../../reviews.audit.ts'
import { testimonialsErrors } from '../../testimonials.errors.ts'
import { lockTestimonial } from './decide-testimonials.ts'
import { testimonialsTag } from './testimonials.repository.ts'
import { testimonials } from './testimonials.table.ts'

/** Deletes a testimonial for good. The audit log records its status and its rating, and quotes nothing of its text. */
export const deleteTestimonial = (ctx: Context, id: string) =>
  ctx.write(async (tx) => {
    const held = await lockTestimonial(tx, id)
    if (!held) throw testimonialsErrors.testimonialNotFound()
    await tx.db.delete(testimonials).where(eq(testimonials.id, held.id))
    await audit(tx.db, ctx, testimonialAudit.deleted, {
      id: held.id,
      before: { status: held.status, rating: held.rating },
    })
    tx.announce(testimonialsTag)
  })
