import { and, eq, gt } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { takeSending } from '../../../accounts/server/security/sending-tries.public.ts'
import type { NewMessage } from '../../contact.contract.ts'
import { repeatedWithinHours } from '../../contact.limits.ts'
import { contactMessages } from '../contact-messages.table.ts'
import { queueHouseNotice, queueReceipt } from '../mails/queue-contact-mails.tsx'
import { hashOfWords } from './hash-of-words.ts'

interface Known {
  readonly email: string
  readonly wordsHash: string
  readonly after: Date
}

const isKnown = async (db: Db, { email, wordsHash, after }: Known) => {
  const found = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.email, email),
        gt(contactMessages.receivedAt, after),
        eq(contactMessages.wordsHash, wordsHash),
      ),
    )
    .limit(1)
  return found.length > 0
}

/**
 * Takes a message in, and tells both sides of it. What a program filled in, and what was sent already, is answered like
 * any other and not kept. The count of what an address sends is held until the end, so that of two at once one is kept.
 */
export const takeMessage = (ctx: Context, { website, ...sent }: NewMessage) =>
  ctx.once(async ({ db }) => {
    const email = sent.email.toLowerCase()
    await takeSending({ ...ctx, db }, { what: 'contact', email })
    if (website) return null
    const now = ctx.clock.now()
    const wordsHash = hashOfWords(sent)
    const after = new Date(now.subtract({ hours: repeatedWithinHours }).epochMilliseconds)
    if (await isKnown(db, { email, wordsHash, after })) return null
    const [row] = await db
      .insert(contactMessages)
      .values({
        ...sent,
        email,
        wordsHash,
        language: ctx.lng,
        receivedAt: new Date(now.epochMilliseconds),
      })
      .returning()
    if (!row) throw new Error('An inserted message answered no row')
    await queueReceipt(db, row)
    await queueHouseNotice(ctx, db, row)
    return null
  })
