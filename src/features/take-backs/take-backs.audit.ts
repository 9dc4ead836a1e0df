import { defineAudit } from '../../shared/audit/define-audit.ts'

/** What the log says of taking something back, by the kind of record. */
export const appointmentTakeBackAudit = defineAudit('appointment', {
  'taken-back': {
    fields: ['startsAt', 'salon', 'status'],
    fr: 'est revenu sur ce qui avait été fait du rendez-vous',
    en: 'took back what had been done with the appointment',
  },
})

export const messageTakeBackAudit = defineAudit('message', {
  'taken-back': {
    fields: ['status', 'assigneeId'],
    fr: 'est revenu sur ce qui avait été fait du message',
    en: 'took back what had been done with the message',
  },
})

const decision = {
  'taken-back': {
    fields: ['status', 'refusalReason', 'publishedAt'],
    fr: 'est revenu sur la décision',
    en: 'took the decision back',
  },
} as const

export const productReviewTakeBackAudit = defineAudit('product_review', decision)
export const testimonialTakeBackAudit = defineAudit('testimonial', decision)

const restored = {
  'taken-back': { fields: 'record', fr: 'est revenu sur un changement', en: 'took a change back' },
} as const

export const settingsTakeBackAudit = defineAudit('settings', restored)
export const galleryTakeBackAudit = defineAudit('gallery', restored)
export const productTakeBackAudit = defineAudit('product', restored)
export const plateTakeBackAudit = defineAudit('plate', restored)
