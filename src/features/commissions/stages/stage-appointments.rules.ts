import type { AppointmentKind } from '../../appointments/appointment-kinds.ts'
import { type AppointmentStatus, isOpen } from '../../appointments/appointment-status.rules.ts'
import type { CommissionStatus } from './commission-status.rules.ts'
import { hindranceOf, presentStage, type StageState } from './stages.rules.ts'
import type { StageKey } from './stages.ts'

/** The appointment at the end of a stage for which the customer comes to the salon. */
const kinds = new Map<StageKey, AppointmentKind>([
  ['measures', 'measuring'],
  ['toile', 'toile-fitting'],
  ['fitting_1', 'fitting'],
  ['fitting_2', 'fitting'],
  ['fitting_3', 'final-fitting'],
  ['handover', 'pickup'],
])

export const kindOfStage = (stage: StageKey) => kinds.get(stage)

interface Progress {
  readonly status: CommissionStatus
  readonly stages: readonly StageState[]
  readonly instalments: Parameters<typeof hindranceOf>[1]['instalments']
  readonly appointments: readonly { readonly stage: string; readonly status: AppointmentStatus }[]
}

/** The stage for which an appointment can be booked: the present one, once nothing is owed before it and none is to come. */
export const bookableStage = ({ status, stages, instalments, appointments }: Progress) => {
  const present = status === 'making' ? presentStage(stages) : undefined
  if (!present || !kinds.has(present) || hindranceOf(present, { stages, instalments })) return undefined
  const isBooked = appointments.some(({ stage, status: its }) => stage === present && isOpen(its))
  return isBooked ? undefined : present
}
