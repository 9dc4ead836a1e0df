export const nameMaxLength = 80
/** The longest address that mail can be sent to (RFC 5321). */
export const emailMaxLength = 254

/** The longest way back that a mail carries. */
export const redirectLength = 500

export const passwordLengths = { min: 12, max: 128 } as const

/** A session ends so long after its last use, and so long after its sign-in, however often it is renewed. */
export const sessionDays = 30
export const longestSessionDays = 90

/** For how long the token before the present one is still taken, because two tabs may have come with it (§4). */
export const graceSeconds = 10

/** Single-use links in mails. */
export const linkHours = { 'confirm-email': 48, 'change-email': 48, 'reset-password': 1 } as const

export type LinkPurpose = keyof typeof linkHours

/** Entries of the security log on a page of the admin. */
export const securityLogPageSize = 10

/** For how long a password that was right waits for its code. */
export const challengeMinutes = 5

/** For how long a password or a code that was shown lets through what cannot be taken back. */
export const freshMinutes = 10

/** For how long a second step that was begun waits for its first code. */
export const enrolmentMinutes = 60

export const recoveryCodesMade = 10
