export const nameMaxLength = 80
/** The longest address that mail can be sent to (RFC 5321). */
export const emailMaxLength = 254

/** The longest way back that a mail carries. */
export const redirectLength = 500

export const passwordLengths = { min: 12, max: 128 } as const

export const sessionDays = 30
/** For how long the token before the present one is still taken, because two tabs may have come with it (product.md §2). */
export const graceSeconds = 10

/** Single-use links in mails. */
export const linkHours = { 'confirm-email': 48, 'change-email': 48, 'reset-password': 1 } as const

export const addressesLimit = 20

export type LinkPurpose = keyof typeof linkHours

/** Entries of the security log on a page of the admin. */
export const securityLogPageSize = 10
