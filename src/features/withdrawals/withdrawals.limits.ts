export const nameLength = 160
export const orderNumberLength = 40
export const productNameLength = 200
export const freeTextLength = 1_000
export const noteLength = 1_000
/** What a link carries is shorter by far. */
export const linkWordLength = 100

/** Lines that one declaration may name: as many as an order has. */
export const mostDeclaredLines = 100
export const mostProductsOfLine = 99

/** The money goes back within fourteen days of the notice (L221-24). */
export const refundDays = 14

export const withdrawalsPageSize = 20

/** What has become of a withdrawal; it is refunded once the money has gone back. */
export const withdrawalStatuses = ['received', 'to_review', 'accepted', 'refused', 'refunded'] as const

export type WithdrawalStatus = (typeof withdrawalStatuses)[number]
