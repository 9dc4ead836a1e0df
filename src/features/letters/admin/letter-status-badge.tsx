import { Badge } from '../../../ui/badge.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { LetterStatus } from '../letters.limits.ts'

const tones = { draft: 'outline', planned: 'linen', sending: 'rose', sent: 'sage', stopped: 'linen' } as const

/** Where a letter stands, in a word. */
export const LetterStatusBadge = ({ status }: { status: LetterStatus }) => {
  const { t } = useTranslation('lettersDesk')
  return (
    <Badge tone={tones[status]} className="whitespace-nowrap">
      {t(`statuses.${status}`)}
    </Badge>
  )
}
