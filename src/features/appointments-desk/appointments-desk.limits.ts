/** Visits on a page of the admin. */
export const adminAppointmentsPageSize = 20

/** The periods of the list: visits to come, past visits, or both. */
export const periods = ['upcoming', 'past', 'all'] as const

export const adminAppointmentSorts = ['soonest', 'latest', 'newest'] as const

/** The longest internal note about a visit. */
export const noteMaxLength = 2000

/** The longest reason for cancelling a visit or for a closure. */
export const reasonMaxLength = 500

export const closureReasonMaxLength = 200

/** The longest text of a search for visits. */
export const searchMaxLength = 120

/** The largest number of days of a closure. */
export const longestClosureDays = 366

/** How many months ahead the team can note visits. */
export const houseHorizonMonths = 24
