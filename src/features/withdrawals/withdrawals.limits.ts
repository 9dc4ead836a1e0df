export const nameLength = 160
export const orderNumberLength = 40
export const productNameLength = 200
export const freeTextLength = 1_000
export const noteLength = 1_000
/** The key in a link is far shorter. */
export const linkWordLength = 100

/** The largest number of lines of a declaration, which equals that of an order. */
export const mostDeclaredLines = 100
export const mostProductsOfLine = 99

/** The money is refunded within fourteen days of the declaration (L221-24). */
export const refundDays = 14

export const withdrawalsPageSize = 20

/** The statuses of a withdrawal; it is `refunded` once the money was sent. */
export const withdrawalStatuses = ['received', 'to_review', 'accepted', 'refused', 'refunded'] as const

export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** When a parcel has not come for so many days after the acceptance, the house is reminded of it. */
export const parcelDays = 14

/** The states in which a product of a withdrawal comes back, or does not. */
export const returnStates = ['as_new', 'worn', 'wrong', 'missing'] as const

export type ReturnState = (typeof returnStates)[number]
