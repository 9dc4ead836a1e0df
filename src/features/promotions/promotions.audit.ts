import { defineAudit } from '../../shared/audit/define-audit.ts'

// The addresses for which a code is are no part of the entries, which are kept longer than an account.
const fields = [
  'code',
  'percent',
  'amountCents',
  'leastCents',
  'fromDay',
  'untilDay',
  'mostUses',
  'mostPerCustomer',
  'audience',
  'excludedCategories',
  'excludedProducts',
  'excludesReduced',
  'excludesMadeToMeasure',
  'stopped',
] as const

export const promotionAudit = defineAudit('promotion', {
  created: { fields, fr: 'a créé un code promo', en: 'created a promo code' },
  updated: { fields, fr: 'a changé le code promo', en: 'changed the promo code' },
  removed: { fields: ['code'], fr: 'a supprimé un code promo', en: 'deleted a promo code' },
})
