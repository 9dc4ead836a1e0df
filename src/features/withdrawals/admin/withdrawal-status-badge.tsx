import { Badge } from '../../../ui/badge.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { WithdrawalStatus } from '../withdrawals.limits.ts'

const tones = {
  received: 'outline',
  to_review: 'rose',
  accepted: 'linen',
  refused: 'linen',
  refunded: 'sage',
} as const

/** The status of a withdrawal as a badge. */
export const WithdrawalStatusBadge = ({ status }: { status: WithdrawalStatus }) => {
  const { t } = useTranslation('withdrawals')
  return (
    <Badge tone={tones[status]} className="whitespace-nowrap">
      {t(`statuses.${status}`)}
    </Badge>
  )
}
