/** Appointments on a page of the admin. */
export const adminAppointmentsPageSize = 20

/** The periods of the list: appointments to come, past appointments, or both. */
export const periods = ['upcoming', 'past', 'all'] as const

/** What became of a visit. */
export const outcomes = ['ordered'] as const

export const adminAppointmentSorts = ['soonest', 'latest', 'newest'] as const

/** The longest internal note about an appointment. */
export const noteMaxLength = 2000

/** The longest reason for cancelling an appointment or for a closure. */
export const reasonMaxLength = 500

export const closureReasonMaxLength = 200

/** The longest text of a search for appointments. */
export const searchMaxLength = 120

/** The largest number of days of a closure. */
export const longestClosureDays = 366

/** How many months ahead the team can note appointments. */
export const staffHorizonMonths = 24
