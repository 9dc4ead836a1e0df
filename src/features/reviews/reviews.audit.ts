import { defineAudit } from '../../shared/audit/define-audit.ts'

export const productReviewAudit = defineAudit('product_review', {
  published: { holds: ['status', 'refusalReason'], fr: 'a publié l’avis', en: 'published the review' },
  rejected: { holds: ['status', 'refusalReason'], fr: 'a refusé l’avis', en: 'refused the review' },
  kept: { holds: [], fr: 'a gardé l’avis signalé', en: 'kept the reported review' },
  replied: { holds: ['reply'], fr: 'a répondu à l’avis', en: 'replied to the review' },
  reply_removed: {
    holds: ['reply'],
    fr: 'a retiré la réponse à l’avis',
    en: 'removed the reply to the review',
  },
})

export const testimonialAudit = defineAudit('testimonial', {
  approved: { holds: ['status', 'refusalReason'], fr: 'a publié l’avis', en: 'published the review' },
  rejected: { holds: ['status', 'refusalReason'], fr: 'a refusé l’avis', en: 'refused the review' },
  kept: { holds: [], fr: 'a gardé l’avis signalé', en: 'kept the reported review' },
  replied: { holds: ['reply'], fr: 'a répondu à l’avis', en: 'replied to the review' },
  reply_removed: {
    holds: ['reply'],
    fr: 'a retiré la réponse à l’avis',
    en: 'removed the reply to the review',
  },
  deleted: {
    holds: ['status', 'rating'],
    secret: ['content', 'name', 'occasion'],
    fr: 'a supprimé l’avis',
    en: 'deleted the review',
  },
})
