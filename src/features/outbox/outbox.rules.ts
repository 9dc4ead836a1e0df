import type { MailStatus } from './outbox.limits.ts'

/** Whether a text has the form of a mail's id; any other is simply not found. */
export const isMailId = (text: string) => /^[1-9]\d{0,14}$/.test(text)

/** Only a mail that was given up is queued again: any other has left, will leave, or has no mail server. */
export const canBeQueuedAgain = (status: MailStatus) => status === 'failed'

interface Reading {
  readonly role: string
  readonly status: MailStatus
}

/**
 * The holder of a link's key counts as the recipient: the key confirms the address, or sets the password. So a
 * member of the team sees it only where the house must hand it over, in a mail that was never sent, and only with every
 * right.
 */
export const mayReadKeys = ({ role, status }: Reading) =>
  role === 'admin' && (status === 'kept' || status === 'failed')

/** The page of a mail so that its links lead nowhere: a frame that may open no window follows none. */
export const withDeadLinks = (html: string) => {
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html
}
