export const nameMaxLength = 80
/** The longest address that mail can be sent to (RFC 5321). */
export const emailMaxLength = 254

/** The longest `redirect` that a link in a mail carries. */
export const redirectLength = 500

export const passwordLengths = { min: 12, max: 128 } as const

/** A session ends `sessionDays` after its last use, and at the latest `longestSessionDays` after its sign-in. */
export const sessionDays = 30
export const longestSessionDays = 90

/** How long the token before the current one is still accepted, because two tabs may have sent it (§4). */
export const graceSeconds = 10

/** For how many hours each link in a mail can be used. */
export const linkHours = {
  'confirm-email': 48,
  'change-email': 48,
  'reset-password': 1,
  invitation: 168,
} as const

export type LinkPurpose = keyof typeof linkHours

/** For how many minutes the code beside the link of a confirmation can be used. */
export const confirmationCodeMinutes = 30

/** Entries of the security log on a page of the admin. */
export const securityLogPageSize = 10

/** How long a sign-in waits for the code after a right password. */
export const challengeMinutes = 5

/** How long a given password or code allows actions that cannot be undone. */
export const freshMinutes = 10

/** How long a second step that was begun waits for its first code. */
export const enrolmentMinutes = 60

export const recoveryCodesMade = 10
