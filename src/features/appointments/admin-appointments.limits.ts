/** Visits on a page of the admin. */
export const adminAppointmentsPageSize = 20

/** Those still to come, those that were, or both. */
export const periods = ['upcoming', 'past', 'all'] as const

export type Period = (typeof periods)[number]

export const adminAppointmentSorts = ['soonest', 'latest', 'newest'] as const

export type AdminAppointmentSort = (typeof adminAppointmentSorts)[number]
