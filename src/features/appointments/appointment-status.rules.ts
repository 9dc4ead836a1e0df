import { noticeHours } from './appointments.limits.ts'

/** The statuses of an appointment (§14.2). */
export const appointmentStatuses = [
  'pending',
  'confirmed',
  'honoured',
  'absent',
  'cancelled_by_customer',
  'cancelled_by_house',
] as const

export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** The status of an appointment in a new slot: a slot on request has to be confirmed by the team. */
export const statusOfSlot = ({ onRequest }: { readonly onRequest: boolean }): AppointmentStatus =>
  onRequest ? 'pending' : 'confirmed'

/** The statuses of an appointment that is still to take place. */
export const openStatuses: readonly AppointmentStatus[] = ['pending', 'confirmed']

/** Whether an appointment is still to take place: only such an appointment can be moved or cancelled. */
export const isOpen = (status: AppointmentStatus) => openStatuses.includes(status)

/** Whether an appointment was cancelled, by either side. */
export const isCancelled = (status: AppointmentStatus) =>
  status === 'cancelled_by_customer' || status === 'cancelled_by_house'

const hourMs = 3_600_000

/** Until when a customer can change or cancel an appointment online, free of charge. */
export const freeUntilMs = (startMs: number) => startMs - noticeHours * hourMs
