import { defineAudit } from '../../shared/audit/define-audit.ts'

export const subscriberAudit = defineAudit(
  'subscriber',
  {
    removed: { fields: [], secret: ['email'], fr: 'a mis fin à un abonnement', en: 'ended a subscription' },
  },
  'newsletter',
)

export const newsletterAudit = defineAudit('newsletter', {
  exported: {
    fields: ['addresses'],
    secret: ['email'],
    fr: 'a exporté les abonnés',
    en: 'exported the subscribers',
  },
})
