import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { countSending } from '../../../tries/server/sending-tries.public.ts'
import { suspicionOf } from '../../suspicion.rules.ts'
import { hasBegun } from '../../testimonial.rules.ts'
import type { NewTestimonial } from '../../testimonials.contract.ts'
import { testimonialsErrors } from '../../testimonials.errors.ts'
import { hashesOfWords } from './hashes-of-words.ts'
import { queueConfirmation } from './queue-testimonial-mail.ts'
import { testimonials } from './testimonials.table.ts'

const isKnown = async (db: Db, wordsHash: string) => {
  const found = await db
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(eq(testimonials.wordsHash, wordsHash))
    .limit(1)
  return found.length > 0
}

/**
 * Stores a testimonial, which the house will read. A testimonial that a program filled in, or that was sent
 * before, gets the same answer but is not stored, so that a spammer learns nothing. Only an address that was
 * missing the first time is added.
 */
export const submitTestimonial = (ctx: Context, sent: NewTestimonial) =>
  ctx.once(async ({ db }) => {
    const { name, occasion, content, rating, experiencedIn, elapsedMs, website } = sent
    const now = ctx.clock.now().epochMilliseconds
    if (experiencedIn && !hasBegun(experiencedIn, parisTime(now).date))
      throw testimonialsErrors.notBegun({ fields: { experiencedIn: 'errors.notBegun' } })
    const email = sent.email?.toLowerCase() ?? null
    await countSending({ ...ctx, db }, { what: 'testimonial', email })
    if (website) return null
    const hashes = hashesOfWords({ name, content })
    const token = email === null ? null : ctx.tokens.refresh.first()
    const tokenHash = token && hashOfToken(token)
    const [row] = await db
      .insert(testimonials)
      .values({
        name,
        occasion,
        content,
        rating,
        email,
        ...hashes,
        language: ctx.lng,
        createdAt: new Date(now),
        experiencedIn: experiencedIn && `${experiencedIn}-01`,
        tokenHash,
        suspicion: suspicionOf({ content, elapsedMs, isRepeated: await isKnown(db, hashes.wordsHash) }),
      })
      .onConflictDoUpdate({
        target: testimonials.fingerprint,
        set: { email, tokenHash },
        setWhere: sql`${testimonials.email} is null and ${testimonials.status} = 'pending'`,
      })
      .returning()
    if (row && token) await queueConfirmation(ctx, db, { row, token })
    return null
  })
