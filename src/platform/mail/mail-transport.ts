import type { Attachment } from './queue-mail.ts'

export interface OutgoingMail {
  /** Stays the same when the mail is sent again, so that the recipient's server can drop a duplicate. */
  readonly messageId: string
  readonly to: string
  readonly language: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly Attachment[]
  readonly unsubscribeUrl?: string | undefined
  readonly byHand?: boolean
}

/** Sends mails; tests use a recorder instead. */
export interface MailTransport {
  /** Resolves when the next server has accepted the mail, and rejects when it has not. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
