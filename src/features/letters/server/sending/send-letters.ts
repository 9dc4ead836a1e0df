import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { queueMails } from '../../../../platform/mail/queue-mail.ts'
import { newsletterSubscribers } from '../../../newsletter/server/newsletter.table.ts'
import { lettersAPortion } from '../../letters.limits.ts'
import { isConfirmed } from '../is-confirmed.ts'
import { letterReaders, letters } from '../letters.table.ts'
import { mailCause } from '../mails/mail-cause.ts'
import { letterFor } from '../mails/render-letter.tsx'
import { beginDue } from './begin-due.ts'

/** Begins letters that are due and writes the next portion of every letter that is being sent; a run that fails is followed by that of the next minute. */
export const lettersSending = defineJob({
  name: 'letters.send',
  data: z.object({}),
  cron: '* * * * *',
  retries: 0,
})

/** The next readers of a letter, with what is needed to write to them. */
const nextReaders = (db: Context['db'], letterId: string, count: number) =>
  db
    .select({
      subscriberId: newsletterSubscribers.id,
      email: newsletterSubscribers.email,
      language: newsletterSubscribers.language,
      stopKey: newsletterSubscribers.stopKey,
      isThere: sql<boolean>`(${isConfirmed})`,
    })
    .from(letterReaders)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, letterReaders.subscriberId))
    .where(and(eq(letterReaders.letterId, letterId), eq(letterReaders.outcome, 'waiting')))
    .orderBy(asc(letterReaders.subscriberId))
    .limit(count)

/**
 * Writes the next mails of a letter in one transaction with the note of who got them: whatever happens in between, an
 * address gets the letter once. Of two processes, the second leaves the letter to the first.
 */
export const sendPortion = (ctx: Context, id: string, count = lettersAPortion) =>
  ctx.write(async ({ db }) => {
    const [letter] = await db
      .select()
      .from(letters)
      .where(and(eq(letters.id, id), eq(letters.status, 'sending')))
      .for('update', { skipLocked: true })
    const french = letter?.mails?.fr
    if (!letter || !french) return
    const readers = await nextReaders(db, id, count)
    const outcomes = Map.groupBy(readers, ({ isThere }) => (isThere ? 'written' : 'left'))
    const written = outcomes.get('written') ?? []
    await queueMails(
      db,
      written.map(({ subscriberId, email: to, language, stopKey }) => {
        const english = language === 'en' ? letter.mails?.en : undefined
        const reader = { lng: english ? ('en' as const) : ('fr' as const), stopKey }
        const causeKey = mailCause({ letterId: id, subscriberId })
        return { ...letterFor(ctx, english ?? french, reader), causeKey, to }
      }),
    )
    for (const [outcome, ofOutcome] of outcomes) {
      const ids = ofOutcome.map(({ subscriberId }) => subscriberId)
      await db
        .update(letterReaders)
        .set({ outcome })
        .where(and(eq(letterReaders.letterId, id), inArray(letterReaders.subscriberId, ids)))
    }
    const isOver = readers.length < count
    const sum = letter.written + written.length
    await db
      .update(letters)
      .set({
        written: sum,
        // Who has deleted the account is no reader any more, and has left like the others.
        leftMeanwhile: isOver ? letter.readers - sum : letter.leftMeanwhile + readers.length - written.length,
        ...(isOver && { status: 'sent', endedAt: dateOf(ctx.clock.now()) }),
      })
      .where(eq(letters.id, id))
  })

/** Writes a portion of each letter that is being sent, the first begun first. */
const sendPortions = async (ctx: Context) => {
  const underWay = await ctx.db
    .select({ id: letters.id })
    .from(letters)
    .where(eq(letters.status, 'sending'))
    .orderBy(asc(letters.begunAt))
  for (const { id } of underWay) await sendPortion(ctx, id)
}

/** Begins what is due and writes the next mails of what is being sent; neither waits for the other to succeed. */
export const sendLetters = async (ctx: Context) => {
  const due = await Promise.allSettled([beginDue(ctx)])
  await sendPortions(ctx)
  for (const each of due) if (each.status === 'rejected') throw each.reason
}
