import { Badge } from '../../../ui/badge.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { SubscriberStatus } from '../newsletter.limits.ts'

const tones = { waiting: 'outline', subscribed: 'sage', left: 'linen' } as const

/** Where an address stands, in a word. */
export const SubscriberStatusBadge = ({ status }: { status: SubscriberStatus }) => {
  const { t } = useTranslation('subscribers')
  return (
    <Badge tone={tones[status]} className="whitespace-nowrap">
      {t(`statuses.${status}`)}
    </Badge>
  )
}
