import { createHash } from 'node:crypto'
import type { Db } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { MailTransport } from './mail-transport.ts'
import { claimMails, markFailed, markSent, storeMails } from './outbox.repository.ts'
import type { MailRow } from './outbox.table.ts'

const claim = { count: 5, leaseSeconds: 300 }
const maxAttempts = 8
const firstRetrySeconds = 60
const longestRetrySeconds = 6 * 3600

export interface Delivery {
  readonly db: Db
  /** Undefined without SMTP settings. */
  readonly transport: MailTransport | undefined
  readonly log: Log
  /** Aborted when the process stops: the current mails are still sent, and no further ones are claimed. */
  readonly signal?: AbortSignal
}

/** Sends every mail that is due; without a mail server it marks the mails as kept. */
export const deliverOutbox = async (delivery: Delivery) => {
  const { db, transport, log, signal } = delivery
  if (!transport) await storeMails(db)
  while (transport && !signal?.aborted) {
    const mails = await claimMails(db, claim)
    if (mails.length === 0) return
    await Promise.all(mails.map((mail) => deliver({ db, transport, log }, mail)))
  }
}

const deliver = async (
  { db, transport, log }: Delivery & { readonly transport: MailTransport },
  mail: MailRow,
) => {
  try {
    await transport.send(outgoing(mail))
  } catch (error) {
    const retryInSeconds = retryAfter(mail.attempts)
    log.warn(
      { err: error, mail: mail.id, attempt: mail.attempts, retryInSeconds },
      'a mail could not be sent',
    )
    const reason = error instanceof Error ? error.message : String(error)
    await markFailed(db, { id: mail.id, reason, retryInSeconds })
    return
  }
  // This is outside the try block: the mail is sent, so a failure to record that must not send it again at once.
  await markSent(db, mail.id)
}

/** The wait before the next attempt: 1, 2, 4 … minutes, at most six hours; undefined after the last attempt. */
const retryAfter = (attempts: number) =>
  attempts < maxAttempts ? Math.min(firstRetrySeconds * 2 ** (attempts - 1), longestRetrySeconds) : undefined

const outgoing = ({ causeKey, recipient, plainText, attachments, ...mail }: MailRow) => ({
  messageId: createHash('sha256').update(causeKey).digest('hex').slice(0, 32),
  to: recipient,
  language: mail.language,
  subject: mail.subject,
  html: mail.html,
  unsubscribeUrl: mail.unsubscribeUrl ?? undefined,
  byHand: mail.byHand,
  text: plainText,
  attachments: attachments.map(({ filename, contentType, base64 }) => ({
    filename,
    contentType,
    content: Buffer.from(base64, 'base64'),
  })),
})
