import { type AppointmentStatus, isOpen } from './appointment-status.rules.ts'

interface Visit {
  readonly status: AppointmentStatus
  readonly start: string
  readonly end: string
}

/** The visits to come, the next first; a visit that has begun is included until it ends. */
export const upcomingOf = <V extends Visit>(visits: readonly V[], nowMs: number): readonly V[] =>
  visits
    .filter(({ status, end }) => isOpen(status) && Date.parse(end) > nowMs)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
