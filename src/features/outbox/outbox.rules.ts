import type { MailStatus } from './outbox.limits.ts'

/** Whether a text has the form of a mail's id; any other is simply not found. */
export const isMailId = (text: string) => /^[1-9]\d{0,14}$/.test(text)

/** Only a mail that was given up is queued again: any other has left, will leave, or has nobody to carry it. */
export const canBeQueuedAgain = (status: MailStatus) => status === 'failed'

interface Reading {
  readonly role: string
  readonly status: MailStatus
}

/**
 * Who holds the key in a link is taken for the recipient: it confirms her address, or sets her password. So a reader
 * sees it only where the house must hand it over, in a mail that never left, and only if she may do everything anyway.
 */
export const mayReadKeys = ({ role, status }: Reading) =>
  role === 'admin' && (status === 'kept' || status === 'failed')

/** The page of a mail so that its links lead nowhere: a frame that may open no window follows none. */
export const withDeadLinks = (html: string) => {
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html
}
