import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  days: 'En France, chez vous entre le {{from}} et le {{to}}.',
  daysAbroad: '{{country}}\u00a0: chez vous entre le {{from}} et le {{to}}.',
  elsewhere: 'Livrer dans un autre pays',
  freeAtCheckout: 'Au paiement, la livraison est offerte en France métropolitaine.',
} as const

const en: SameShape<typeof fr> = {
  days: 'In France, with you between {{from}} and {{to}}.',
  daysAbroad: '{{country}}: with you between {{from}} and {{to}}.',
  elsewhere: 'Deliver to another country',
  freeAtCheckout: 'At checkout, delivery becomes free in mainland France.',
}

export const deliveryRemarksTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    deliveryRemarks: typeof fr
  }
}
