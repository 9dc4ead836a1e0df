import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../ui/badge.tsx'
import type { ModeratedTestimonial } from '../../testimonials.contract.ts'

const tones = { pending: 'outline', suspected: 'rose', approved: 'sage', rejected: 'linen' } as const

/** Where a testimonial stands, in a word. */
export const TestimonialStatusBadge = ({ testimonial }: { testimonial: ModeratedTestimonial }) => {
  const { t } = useTranslation('reviewsAdmin')
  const { status, suspicion } = testimonial
  const kind = status === 'pending' && suspicion ? 'suspected' : status
  return (
    <Badge tone={tones[kind]} className="whitespace-nowrap">
      {t(`statuses.${kind}`)}
    </Badge>
  )
}
