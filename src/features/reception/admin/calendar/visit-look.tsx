import { Icon, type IconName } from '../../../../ui/buttons/icon.tsx'
import type { AppointmentStatus } from '../../../appointments/appointment-status.rules.ts'

const drawings = new Map<AppointmentStatus, IconName>([
  ['pending', 'alert'],
  ['honoured', 'check'],
  ['absent', 'close'],
])

/** The drawing beside a visit that is not simply to come. */
export const StateMark = ({ status }: { status: AppointmentStatus }) => {
  const name = drawings.get(status)
  return name ? <Icon name={name} size={14} className="inline-block flex-none" /> : null
}

/** The edge and ground of a visit, by where it stands. */
export const visitLook = (status: AppointmentStatus) => {
  if (status === 'pending') return 'border-garance border-dashed bg-rose'
  if (status === 'confirmed') return 'border-rule border-s-garance bg-sheet'
  return 'border-hairline bg-linen'
}
