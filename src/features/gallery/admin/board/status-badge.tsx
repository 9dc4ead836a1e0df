import { longDay } from '../../../../shared/dates/long-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AdminGalleryItem } from '../../gallery-admin.contract.ts'

const tones = { draft: 'outline', scheduled: 'rose', published: 'sage', over: 'linen' } as const

/** Where an item stands today, and which days bound it. */
export const StatusBadge = ({ item }: { item: AdminGalleryItem }) => {
  const { t } = useTranslation('galleryAdmin')
  const lng = useLanguage()
  const { status, publishedFrom: from, publishedTo: to } = item
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tones[status]} className="whitespace-nowrap">
        {t(`statuses.${status}`)}
      </Badge>
      {status === 'scheduled' && from && (
        <span className="text-caption text-ink-soft">{t('fromDay', { day: longDay(from, lng) })}</span>
      )}
      {status !== 'draft' && to && (
        <span className="text-caption text-ink-soft">{t('untilDay', { day: longDay(to, lng) })}</span>
      )}
    </span>
  )
}
