import { Badge } from '../../../../ui/badge.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AppointmentStatus } from '../../../appointments/appointment-status.rules.ts'

const tones = {
  pending: 'rose',
  confirmed: 'sage',
  honoured: 'linen',
  absent: 'outline',
  cancelled_by_customer: 'outline',
  cancelled_by_house: 'outline',
} as const

/** The status of an appointment as a badge. */
export const AppointmentStatusBadge = ({ status }: { status: AppointmentStatus }) => {
  const { t } = useTranslation('staffAppointment')
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
}
