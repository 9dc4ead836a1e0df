import { type AppointmentStatus, isOpen } from './appointment-status.rules.ts'

interface Appointment {
  readonly status: AppointmentStatus
  readonly start: string
  readonly end: string
}

/** The appointments to come, the next first; an appointment that has begun is included until it ends. */
export const upcomingOf = <V extends Appointment>(appointments: readonly V[], nowMs: number): readonly V[] =>
  appointments
    .filter(({ status, end }) => isOpen(status) && Date.parse(end) > nowMs)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
