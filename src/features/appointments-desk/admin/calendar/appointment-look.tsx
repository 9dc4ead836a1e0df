import { Icon, type IconName } from '../../../../ui/buttons/icon.tsx'
import type { AppointmentStatus } from '../../../appointments/appointment-status.rules.ts'

const drawings = new Map<AppointmentStatus, IconName>([
  ['pending', 'alert'],
  ['honoured', 'check'],
  ['absent', 'close'],
])

/** The icon of an appointment whose status is not the usual one. */
export const StateMark = ({ status }: { status: AppointmentStatus }) => {
  const name = drawings.get(status)
  return name ? <Icon name={name} size={14} className="inline-block flex-none" /> : null
}

/** The border and background of an appointment, by its status. */
export const appointmentLook = (status: AppointmentStatus) => {
  if (status === 'pending') return 'border-garance border-dashed bg-rose'
  if (status === 'confirmed') return 'border-rule border-s-garance bg-sheet'
  return 'border-hairline bg-linen'
}
