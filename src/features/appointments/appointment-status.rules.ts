import { noticeHours } from './appointments.limits.ts'

/** Where a visit stands (§14.2). */
export const appointmentStatuses = [
  'pending',
  'confirmed',
  'honoured',
  'absent',
  'cancelled_by_customer',
  'cancelled_by_house',
] as const

export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** What a visit is once it has its time: the house confirms those on request. */
export const statusOfSlot = ({ onRequest }: { readonly onRequest: boolean }): AppointmentStatus =>
  onRequest ? 'pending' : 'confirmed'

/** Whether a visit is still to be: only such a one is moved or cancelled. */
export const isOpen = (status: AppointmentStatus) => status === 'pending' || status === 'confirmed'

/** Whether a visit was cancelled, by either side. */
export const isCancelled = (status: AppointmentStatus) =>
  status === 'cancelled_by_customer' || status === 'cancelled_by_house'

const hourMs = 3_600_000

/** Until when a customer changes or cancels a visit online, without cost. */
export const freeUntilMs = (startMs: number) => startMs - noticeHours * hourMs
