/** The rooms that receive, in the order that they are filled in: one customer each at a time. */
export const salons = ['garance', 'ivoire'] as const

export type Salon = (typeof salons)[number]

/** The salon is put in order after each visit (§14.2). */
export const bufferMinutes = 15

/** Visits begin on the hour or on the half. */
export const gridMinutes = 30

/** How long before its beginning a visit is booked at the latest, and changed or cancelled by its customer. */
export const noticeHours = 48

/** How far ahead a visit is booked. */
export const horizonMonths = 6

/** How long a slot is reserved while its form is filled in. */
export const holdMinutes = 5

/** How many slots one network address reserves at once; the oldest is released. */
export const heldAtOnce = 3

/** How many nearest slots are offered in place of one that is taken. */
export const nearestCount = 3

/** Days that are asked about at once at most: a month, with the weeks that it begins and ends in. */
export const daysAtOnce = 45

/** The most persons who come with the customer (§14.2). */
export const mostCompanions = 3

export const nameMaxLength = 80
export const messageMaxLength = 1000
