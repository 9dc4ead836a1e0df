import { sql } from 'drizzle-orm'
import type { Language } from '../../shared/i18n/languages.ts'
import type { Db } from '../db/database.ts'
import { mailOutbox } from './outbox.table.ts'

/** Where processes hear that mail waits. */
export const outboxChannel = 'mail_outbox'

export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

export interface QueuedMail {
  /** What made this mail necessary, such as `order-paid:MC-2026-000123`: the same cause never writes twice. */
  readonly causeKey: string
  /** The account that it is about. */
  readonly accountId?: string | undefined
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
  /** Where a program of mail ends what this mail belongs to, by one POST (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined
  /** A member of the team wrote its words: it is not marked as automatic. */
  readonly byHand?: boolean
}

/** Writes a mail into the outbox in the caller's transaction: it leaves if and only if that commits. */
export const queueMail = (tx: Db, mail: QueuedMail) => queueMails(tx, [mail])

/** The same for many, in one go. */
export const queueMails = async (tx: Db, mails: readonly QueuedMail[]) => {
  if (mails.length === 0) return
  await tx
    .insert(mailOutbox)
    .values(mails.map(rowOf))
    .onConflictDoNothing({ target: mailOutbox.causeKey })
    // In the same breath, and only of a mail that was written.
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
