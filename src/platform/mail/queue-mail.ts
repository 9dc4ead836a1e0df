import { sql } from 'drizzle-orm'
import type { Language } from '../../shared/i18n/languages.ts'
import type { Db } from '../db/database.ts'
import { mailOutbox } from './outbox.table.ts'

/** The channel on which processes learn that a mail waits. */
export const outboxChannel = 'mail_outbox'

export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

export interface QueuedMail {
  /** The reason for this mail, such as `order-paid:MC-2026-000123`: the same cause never writes two mails. */
  readonly causeKey: string
  /** The account that the mail is about. */
  readonly accountId?: string | undefined
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
  /** The address to which a mail program sends one POST to unsubscribe (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined
  /** A member of the team wrote the text, so the mail is not marked as automatic. */
  readonly byHand?: boolean
}

/** Adds a mail to the outbox in the caller's transaction: it is sent if and only if that transaction commits. */
export const queueMail = (tx: Db, mail: QueuedMail) => queueMails(tx, [mail])

/** Adds many mails in one statement. */
export const queueMails = async (tx: Db, mails: readonly QueuedMail[]) => {
  if (mails.length === 0) return
  await tx
    .insert(mailOutbox)
    .values(mails.map(rowOf))
    .onConflictDoNothing({ target: mailOutbox.causeKey })
    // The notification is in the same statement, and only for a mail that was inserted.
    .returning({ told: sql`pg_notify(${outboxChannel}, '')` })
}

const rowOf = ({ to, text, attachments = [], ...mail }: QueuedMail) => ({
  ...mail,
  recipient: to,
  plainText: text,
  attachments: attachments.map(stored),
})

const stored = ({ filename, contentType, content }: Attachment) => ({
  filename,
  contentType,
  base64: Buffer.from(content).toString('base64'),
})
