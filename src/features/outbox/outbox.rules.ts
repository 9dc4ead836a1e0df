import type { MailStatus } from './outbox.limits.ts'

/** Whether a text has the form of a mail's id; any other text is answered as not found. */
export const isMailId = (text: string) => /^[1-9]\d{0,14}$/.test(text)

/** Only a mail that was given up can be queued again: any other was sent, will be sent, or has no mail server. */
export const canBeQueuedAgain = (status: MailStatus) => status === 'failed'

interface Reading {
  readonly role: string
  readonly status: MailStatus
}

/**
 * The holder of a link's key counts as the recipient: the key confirms the address, or sets the password. So a member
 * of the team sees the key only in a mail that could not be sent and has to be handed over by the house, and only with
 * all rights.
 */
export const mayReadKeys = ({ role, status }: Reading) =>
  role === 'admin' && (status === 'kept' || status === 'failed')

/** The HTML of a mail without working links: the frame that shows it may open no window, so it follows no link. */
export const withDeadLinks = (html: string) => {
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html
}
