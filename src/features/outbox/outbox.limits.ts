/** The statuses of a mail: it waits, is kept because there is no mail server, was sent, or was given up. */
export const mailStatuses = ['queued', 'kept', 'sent', 'failed'] as const

export type MailStatus = (typeof mailStatuses)[number]

/** The longest text of a search for mails. */
export const mailSearchLength = 100

/** Mails on a page of the admin. */
export const outboxPageSize = 20

/** What a mail is about, each with the first words of the causes that it is written for. */
export const mailSubjects = {
  orders: ['order', 'paper'],
  appointments: ['appointment'],
  withdrawals: ['withdrawal'],
  commissions: ['commission'],
  messages: ['contact'],
  reviews: ['product', 'testimonial'],
  accounts: ['account'],
  newsletter: ['newsletter'],
  restock: ['restock'],
} as const

export type MailSubject = keyof typeof mailSubjects

export const allMailSubjects = Object.keys(mailSubjects) as [MailSubject, ...MailSubject[]]
