/** What a message may measure, the same in the form and on the server. */
export const contactLengths = {
  fullName: { min: 2, max: 100 },
  subject: { min: 2, max: 150 },
  message: { min: 10, max: 5000 },
} as const

/** Where a message stands. */
export const messageStatuses = ['new', 'in_progress', 'answered', 'closed'] as const

export type MessageStatus = (typeof messageStatuses)[number]

/** Which messages are listed: those assigned to the reader, or those without an assignee. */
export const assignments = ['mine', 'nobody'] as const

export type Assignment = (typeof assignments)[number]

export const inboxPageSize = 20
export const replyMaxLength = 5000
export const searchMaxLength = 100

/** For how long the same words from the same address are one message. */
export const repeatedWithinHours = 24

/** Within how many days the house answers a message. */
export const answeredWithinDays = 2
