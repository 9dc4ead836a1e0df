import { Badge } from '../../../ui/badge.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { CommissionStatus } from '../../commissions/stages/commission-status.rules.ts'

const tones = {
  wish: 'rose',
  quoted: 'outline',
  accepted: 'outline',
  making: 'linen',
  delivered: 'sage',
  closed: 'sage',
  declined: 'linen',
  given_up: 'linen',
  cancelled: 'linen',
} as const satisfies Record<CommissionStatus, string>

/** The status of a commission as a badge. */
export const CommissionStatusBadge = ({ status }: { status: CommissionStatus }) => {
  const { t } = useTranslation('deskCommissions')
  return (
    <Badge tone={tones[status]} className="whitespace-nowrap">
      {t(`statuses.${status}`)}
    </Badge>
  )
}
