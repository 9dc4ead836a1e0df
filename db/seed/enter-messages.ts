import { statusOf } from '../../src/features/contact/contact.rules.ts'
import { contactMessages, contactReplies } from '../../src/features/contact/server/contact-messages.table.ts'
import { hashOfWords } from '../../src/features/contact/server/messages/hash-of-words.ts'
import { dateOf } from '../../src/platform/clock.ts'
import type { Db } from '../../src/platform/db/database.ts'
import type { Language } from '../../src/shared/i18n/languages.ts'
import { frenchTypography } from '../../src/shared/text/typography.ts'
import { demoAccounts } from './demo-accounts.ts'
import { daysBefore } from './demo-history.ts'
import { type DemoMessage, demoMessages } from './demo-messages.ts'
import { demoId } from './products/demo-product.ts'

const daysUntilClosed = 3

const idOf = ({ subject }: DemoMessage) => demoId(`message ${subject}`)

const accountOf = (role: DemoMessage['assignee']) =>
  demoAccounts.find((account) => role !== undefined && account.role === role)?.id ?? null

const rowOf = (written: DemoMessage, now: Temporal.Instant) => {
  const { fullName, email, daysAgo, assignee, reply, isClosed = false } = written
  const language: Language = written.lng ?? 'fr'
  const typeset = language === 'en' ? (text: string) => text : frenchTypography
  const [subject, message] = [typeset(written.subject), typeset(written.message)]
  const receivedAt = daysBefore(now, daysAgo)
  return {
    ...{ fullName, email, subject, message, language },
    id: idOf(written),
    receivedAt: dateOf(receivedAt),
    wordsHash: hashOfWords({ fullName, subject, message }),
    assigneeId: accountOf(assignee),
    status: statusOf({ isClosed, isAnswered: reply !== undefined, isAssigned: assignee !== undefined }),
    closedAt: isClosed ? dateOf(receivedAt.add({ hours: daysUntilClosed * 24 })) : null,
  }
}

const replyOf = (written: DemoMessage, now: Temporal.Instant) => {
  const { reply, assignee, daysAgo } = written
  if (!reply) return []
  return [
    {
      messageId: idOf(written),
      authorId: accountOf(assignee),
      reply: frenchTypography(reply.text),
      sentAt: dateOf(daysBefore(now, daysAgo).add({ hours: reply.hoursAfter })),
    },
  ]
}

/** Enters the messages of the demo's visitors and the replies of the house. The dates count back from now. */
export const enterMessages = async (db: Db, now: Temporal.Instant) => {
  await db.insert(contactMessages).values(demoMessages.map((written) => rowOf(written, now)))
  await db.insert(contactReplies).values(demoMessages.flatMap((written) => replyOf(written, now)))
}
