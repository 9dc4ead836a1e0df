/** Visits on a page of the admin. */
export const adminAppointmentsPageSize = 20

/** Those still to come, those that were, or both. */
export const periods = ['upcoming', 'past', 'all'] as const

export type Period = (typeof periods)[number]

export const adminAppointmentSorts = ['soonest', 'latest', 'newest'] as const

export type AdminAppointmentSort = (typeof adminAppointmentSorts)[number]

/** What the house notes about a visit for itself. */
export const noteMaxLength = 2000

/** Why the house cancels a visit or closes its doors. */
export const reasonMaxLength = 500

export const closureReasonMaxLength = 200

/** The longest text that visits are searched for with. */
export const searchMaxLength = 120

/** How long a closure lasts at most. */
export const longestClosureDays = 366

/** How far ahead the house itself notes visits. */
export const houseHorizonMonths = 24
