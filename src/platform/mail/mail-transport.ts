import type { Attachment } from './queue-mail.ts'

export interface OutgoingMail {
  /** Stays the same when a mail is tried again, so that the recipient's side can drop a double. */
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

/** What carries mail away; tests put a recorder here. */
export interface MailTransport {
  /** Settles when the next server has taken the mail over, and throws when it has not. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
