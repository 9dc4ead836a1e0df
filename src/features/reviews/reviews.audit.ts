import { defineAudit } from '../../shared/audit/define-audit.ts'

export const productReviewAudit = defineAudit('product_review', {
  published: { fields: ['status', 'refusalReason'], fr: 'a publié l’avis', en: 'published the review' },
  rejected: { fields: ['status', 'refusalReason'], fr: 'a refusé l’avis', en: 'refused the review' },
  kept: { fields: [], fr: 'a gardé l’avis signalé', en: 'kept the reported review' },
  replied: { fields: ['reply'], fr: 'a répondu à l’avis', en: 'replied to the review' },
  reply_removed: {
    fields: ['reply'],
    fr: 'a retiré la réponse à l’avis',
    en: 'removed the reply to the review',
  },
})

export const testimonialAudit = defineAudit('testimonial', {
  approved: {
    fields: ['status', 'refusalReason', 'publishedAt'],
    fr: 'a publié l’avis',
    en: 'published the review',
  },
  rejected: {
    fields: ['status', 'refusalReason', 'publishedAt'],
    fr: 'a refusé l’avis',
    en: 'refused the review',
  },
  kept: { fields: [], fr: 'a gardé l’avis signalé', en: 'kept the reported review' },
  replied: { fields: ['reply'], fr: 'a répondu à l’avis', en: 'replied to the review' },
  reply_removed: {
    fields: ['reply'],
    fr: 'a retiré la réponse à l’avis',
    en: 'removed the reply to the review',
  },
  deleted: {
    fields: ['status', 'rating'],
    secret: ['content', 'name', 'occasion'],
    fr: 'a supprimé l’avis',
    en: 'deleted the review',
  },
})
