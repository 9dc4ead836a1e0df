import { Badge } from '../../../../ui/badge.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { isOpen } from '../../appointment-status.rules.ts'
import type { Appointment } from '../../appointments.contract.ts'

const tones = {
  pending: 'rose',
  confirmed: 'sage',
  honoured: 'linen',
  absent: 'linen',
  cancelled_by_customer: 'outline',
  cancelled_by_house: 'outline',
} as const

interface OwnStatusProps {
  readonly appointment: Pick<Appointment, 'status' | 'end'>
  readonly nowMs: number
}

/** The status of an appointment, in a word for the customer. */
export const OwnStatus = ({ appointment: { status, end }, nowMs }: OwnStatusProps) => {
  const { t } = useTranslation('ownAppointments')
  const isOver = isOpen(status) && Date.parse(end) <= nowMs
  return (
    <Badge tone={isOver ? 'linen' : tones[status]}>
      {t(isOver ? 'statuses.over' : `statuses.${status}`)}
    </Badge>
  )
}
