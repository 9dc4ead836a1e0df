import { Badge } from '../../../ui/badge.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { MailStatus } from '../outbox.limits.ts'

const tones = { queued: 'outline', kept: 'linen', sent: 'sage', failed: 'accent' } as const

/** The status of a mail as a badge. */
export const MailStatusBadge = ({ status }: { status: MailStatus }) => {
  const { t } = useTranslation('outbox')
  return (
    <Badge tone={tones[status]} className="whitespace-nowrap">
      {t(`statuses.${status}`)}
    </Badge>
  )
}
