import { type AppointmentStatus, isOpen } from '../appointments/appointment-status.rules.ts'

/** What the house does with a visit. */
export const houseDeeds = ['confirm', 'move', 'cancel', 'honoured', 'absent'] as const

export type HouseDeed = (typeof houseDeeds)[number]

interface Standing {
  readonly status: AppointmentStatus
  readonly startMs: number
}

/** What can be done with a visit as it stands. Whether the customer came is said once it has begun, and can be put right. */
export const deedsOf = ({ status, startMs }: Standing, nowMs: number): readonly HouseDeed[] => {
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

/** What a visit can be set to by the house, with the deed that does it. */
export const deedTo = {
  confirmed: 'confirm',
  cancelled_by_house: 'cancel',
  honoured: 'honoured',
  absent: 'absent',
} as const satisfies Partial<Record<AppointmentStatus, HouseDeed>>

export type StatusByHouse = keyof typeof deedTo

export const statusesByHouse = Object.keys(deedTo) as [StatusByHouse, ...StatusByHouse[]]
