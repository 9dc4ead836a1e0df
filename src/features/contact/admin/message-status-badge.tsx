import { Badge } from '../../../ui/badge.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { MessageStatus } from '../contact.limits.ts'

const tones = { new: 'rose', in_progress: 'outline', answered: 'sage', closed: 'linen' } as const

/** Where a message stands, in a word. */
export const MessageStatusBadge = ({ status }: { status: MessageStatus }) => {
  const { t } = useTranslation('inbox')
  return (
    <Badge tone={tones[status]} className="whitespace-nowrap">
      {t(`statuses.${status}`)}
    </Badge>
  )
}
