import { Badge } from '../../../../ui/badge.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ModeratedTestimonial } from '../../testimonial-moderation.contract.ts'

const tones = { pending: 'outline', suspected: 'rose', approved: 'sage', rejected: 'linen' } as const

/** The status of a testimonial, and how many reports of readers are open. */
export const TestimonialStatusBadge = ({ testimonial }: { testimonial: ModeratedTestimonial }) => {
  const { t } = useTranslation('reviewsAdmin')
  const { status, suspicion, reports } = testimonial
  const kind = status === 'pending' && suspicion ? 'suspected' : status
  return (
    <span className="inline-flex flex-wrap gap-2 md:justify-end">
      {reports > 0 && <Badge tone="rose">{t('reports', { count: reports })}</Badge>}
      <Badge tone={tones[kind]} className="whitespace-nowrap">
        {t(`statuses.${kind}`)}
      </Badge>
    </span>
  )
}
