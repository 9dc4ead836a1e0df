import { and, eq, gt } from 'drizzle-orm'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { countSending } from '../../../tries/server/sending-tries.public.ts'
import type { NewMessage } from '../../contact.contract.ts'
import { repeatedWithinHours } from '../../contact.limits.ts'
import { contactMessages } from '../contact-messages.table.ts'
import { queueReceipt, queueStaffNotice } from '../mails/queue-contact-mails.tsx'
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
 * Stores a message, and mails both sides. What a program filled in, and what was sent already, is answered like any
 * other and not kept. The count of what an address sends is locked until the end, so that of two at once one is kept.
 */
export const receiveMessage = (ctx: Context, { website, ...sent }: NewMessage) =>
  ctx.once(async ({ db }) => {
    const email = sent.email.toLowerCase()
    await countSending({ ...ctx, db }, { what: 'contact', email })
    if (website) return null
    const now = ctx.clock.now()
    const wordsHash = hashOfWords(sent)
    const after = dateOf(now.subtract({ hours: repeatedWithinHours }))
    if (await isKnown(db, { email, wordsHash, after })) return null
    const row = onlyRow(
      await db
        .insert(contactMessages)
        .values({
          ...sent,
          email,
          wordsHash,
          language: ctx.lng,
          receivedAt: dateOf(now),
        })
        .returning(),
    )
    await queueReceipt(db, row)
    await queueStaffNotice(ctx, db, row)
    return null
  })
