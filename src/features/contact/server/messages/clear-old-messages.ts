import { and, eq, gte, lt, notExists, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { clearSettledMails } from '../../../../platform/mail/clear-settled-mails.ts'
import * as retention from '../../../../shared/privacy/retention.ts'
import { contactMessages, contactReplies } from '../contact-messages.table.ts'
import { mailCause } from '../mails/mail-cause.ts'

export const oldMessages = defineJob({ name: 'contact.clear-old', data: z.object({}), cron: '5 4 * * *' })

const hoursADay = 24

/**
 * Deletes messages that were closed long ago, or answered and nothing followed (§12.2), and mails of them. What the
 * house has neither answered nor closed stays: it is still to be done.
 */
export const clearOldMessages = async ({ db, clock }: Pick<Context, 'db' | 'clock'>) => {
  const before = new Date(
    clock.now().subtract({ hours: retention.message.days * hoursADay }).epochMilliseconds,
  )
  const { id, status, closedAt } = contactMessages
  const answeredLately = db
    .select({ id: contactReplies.id })
    .from(contactReplies)
    .where(and(eq(contactReplies.messageId, id), gte(contactReplies.sentAt, before)))
  const isAnsweredLongAgo = and(eq(status, 'answered'), notExists(answeredLately))
  await db.delete(contactMessages).where(or(lt(closedAt, before), isAnsweredLongAgo))
  await clearSettledMails(db, { causesFrom: mailCause(''), before })
}
