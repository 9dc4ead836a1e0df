import { noticeHours } from './appointments.limits.ts'

/** The statuses of a visit (§14.2). */
export const appointmentStatuses = [
  'pending',
  'confirmed',
  'honoured',
  'absent',
  'cancelled_by_customer',
  'cancelled_by_house',
] as const

export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** The status of a visit in a new slot: a slot on request has to be confirmed by the team. */
export const statusOfSlot = ({ onRequest }: { readonly onRequest: boolean }): AppointmentStatus =>
  onRequest ? 'pending' : 'confirmed'

/** Whether a visit is still to take place: only such a visit can be moved or cancelled. */
export const isOpen = (status: AppointmentStatus) => status === 'pending' || status === 'confirmed'

/** Whether a visit was cancelled, by either side. */
export const isCancelled = (status: AppointmentStatus) =>
  status === 'cancelled_by_customer' || status === 'cancelled_by_house'

const hourMs = 3_600_000

/** Until when a customer can change or cancel a visit online, free of charge. */
export const freeUntilMs = (startMs: number) => startMs - noticeHours * hourMs
