/** Where a letter stands. */
export const letterStatuses = ['draft', 'planned', 'sending', 'sent', 'stopped'] as const

export type LetterStatus = (typeof letterStatuses)[number]

/** Why a letter that was planned did not leave. */
export const reasonsMissed = ['not_ready', 'nobody'] as const

export type ReasonMissed = (typeof reasonsMissed)[number]

/** How far ahead a letter may be planned. */
export const mostDaysAhead = 366

/** Whom a letter is for: every confirmed address, or those of a language. */
export const letterAudiences = ['all', 'fr', 'en'] as const

export type LetterAudience = (typeof letterAudiences)[number]

/** What a letter is made of. */
export const partKinds = ['heading', 'text', 'product', 'picture', 'button'] as const

export type PartKind = (typeof partKinds)[number]

export const letterLengths = {
  subject: 120,
  preheader: 150,
  heading: 120,
  text: 4000,
  button: 60,
  path: 300,
} as const

export const mostParts = 40

/** How many letters the house keeps, drafts included. */
export const mostLetters = 500

/** How many mails of a letter are written at a time; the job comes every minute. */
export const lettersAPortion = 200

/** The longest id of a picture or a product. */
export const partIdLength = 36
