import { noticeHours } from './appointments.limits.ts'

/** Where a visit stands (domain.md 4.2). */
export const appointmentStatuses = [
  'pending',
  'confirmed',
  'honoured',
  'absent',
  'cancelled_by_customer',
  'cancelled_by_house',
] as const

export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** What can happen to a visit; to move it changes its time, never its status by itself. */
export type AppointmentDeed = 'move' | 'cancel_by_customer'

const next: Readonly<Record<AppointmentDeed, Partial<Record<AppointmentStatus, AppointmentStatus>>>> = {
  move: { pending: 'pending', confirmed: 'confirmed' },
  cancel_by_customer: { pending: 'cancelled_by_customer', confirmed: 'cancelled_by_customer' },
}

/** What a visit becomes by a deed; undefined when that cannot happen to it. */
export const statusAfter = (
  status: AppointmentStatus,
  deed: AppointmentDeed,
): AppointmentStatus | undefined => next[deed][status]

/** Whether a visit was called off, by either side. */
export const isCancelled = (status: AppointmentStatus) =>
  status === 'cancelled_by_customer' || status === 'cancelled_by_house'

const hourMs = 3_600_000

/** Until when a customer changes or cancels a visit by herself, without cost. */
export const freeUntilMs = (startMs: number) => startMs - noticeHours * hourMs
