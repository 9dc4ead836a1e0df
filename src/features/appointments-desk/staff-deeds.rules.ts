import { type AppointmentStatus, isOpen } from '../appointments/appointment-status.rules.ts'

/** The actions of the team on an appointment. */
export const staffDeeds = ['confirm', 'move', 'cancel', 'honoured', 'absent'] as const

export type StaffDeed = (typeof staffDeeds)[number]

interface AppointmentFacts {
  readonly status: AppointmentStatus
  readonly startMs: number
}

/**
 * The actions that are possible now. Whether the customer came can be set once the appointment has begun, and can be
 * corrected.
 */
export const deedsOf = ({ status, startMs }: AppointmentFacts, nowMs: number): readonly StaffDeed[] => {
  if (status === 'honoured') return ['absent']
  if (status === 'absent') return ['honoured']
  if (!isOpen(status)) return []
  return [
    ...(status === 'pending' ? (['confirm'] as const) : []),
    'move',
    'cancel',
    ...(startMs <= nowMs ? (['honoured', 'absent'] as const) : []),
  ]
}

/** The statuses that the team can set, each with its action. */
export const deedTo = {
  confirmed: 'confirm',
  cancelled_by_house: 'cancel',
  honoured: 'honoured',
  absent: 'absent',
} as const satisfies Partial<Record<AppointmentStatus, StaffDeed>>

export type StatusByStaff = keyof typeof deedTo

export const statusesByStaff = Object.keys(deedTo) as [StatusByStaff, ...StatusByStaff[]]
