import { and, eq, gt, sql } from 'drizzle-orm'
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
  /** It leaves only after so long, so that what it tells can be taken back. */
  readonly heldSeconds?: number
}

/** Adds a mail to the outbox in the caller's transaction: it is sent if and only if that transaction commits. */
export const queueMail = (tx: Db, mail: QueuedMail) => queueMails(tx, [mail])

/** Takes back a mail that is still held; tells whether it was there to be taken back. */
export const dropHeldMail = async (tx: Db, causeKey: string) => {
  const dropped = await tx
    .delete(mailOutbox)
    .where(
      and(
        eq(mailOutbox.causeKey, causeKey),
        eq(mailOutbox.status, 'queued'),
        eq(mailOutbox.attempts, 0),
        gt(mailOutbox.dueAt, sql`now()`),
      ),
    )
    .returning({ id: mailOutbox.id })
  return dropped.length > 0
}

/** Takes a mail back that is still held; tells whether nobody was told, as where none was written. */
export const untell = async (tx: Db, causeKey: string) =>
  (await dropHeldMail(tx, causeKey)) || (await tx.$count(mailOutbox, eq(mailOutbox.causeKey, causeKey))) === 0

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

const rowOf = ({ to, text, attachments = [], heldSeconds = 0, ...mail }: QueuedMail) => ({
  ...mail,
  ...(heldSeconds > 0 && { dueAt: sql`now() + make_interval(secs => ${heldSeconds})` }),
  recipient: to,
  plainText: text,
  attachments: attachments.map(stored),
})

const stored = ({ filename, contentType, content }: Attachment) => ({
  filename,
  contentType,
  base64: Buffer.from(content).toString('base64'),
})
