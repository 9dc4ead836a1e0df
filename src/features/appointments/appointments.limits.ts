/** The salons, in the order in which they are filled. Each receives one customer at a time. */
export const salons = ['garance', 'ivoire'] as const

export type Salon = (typeof salons)[number]

/** The time to tidy the salon after each appointment (§14.2). */
export const bufferMinutes = 15

/** Appointments begin on the full or half hour. */
export const gridMinutes = 30

/** Until this many hours before its beginning, a customer can book, change or cancel an appointment online. */
export const noticeHours = 48

/** How many months ahead an appointment can be booked. */
export const horizonMonths = 6

/** How long a slot is reserved while the customer fills in the form. */
export const holdMinutes = 5

/** How many slots one network address can reserve at once; a further one releases the oldest. */
export const heldAtOnce = 3

/** How many of the nearest slots are offered in place of one that is taken. */
export const nearestCount = 3

/** The largest number of days in one request: a month, with the weeks in which it begins and ends. */
export const daysAtOnce = 45

/** The largest number of persons who come with the customer (§14.2). */
export const mostCompanions = 3

export const nameMaxLength = 80
export const messageMaxLength = 1000
