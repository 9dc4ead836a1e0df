import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Confirmer mon adresse',
  description: 'Confirmez l’adresse que vous avez laissée avec votre avis.',
  lead: 'Une pression, et nous pourrons vous dire ce que devient votre avis.',
  submit: 'Confirmer mon adresse',
  missing: 'Ce lien est incomplet. Ouvrez-le depuis notre e-mail, ou copiez-le en entier.',
  failed: 'Votre adresse n’a pas pu être confirmée. Vérifiez votre connexion et réessayez.',
  withoutScript: 'Cette page a besoin de JavaScript pour confirmer votre adresse.',
  toReviews: 'Voir les avis',
} as const

const en: SameShape<typeof fr> = {
  title: 'Confirm my address',
  description: 'Confirm the address that you left with your review.',
  lead: 'One press, and we can tell you what becomes of your review.',
  submit: 'Confirm my address',
  missing: 'This link is incomplete. Open it from our e-mail, or copy all of it.',
  failed: 'Your address could not be confirmed. Check your connection and try again.',
  withoutScript: 'This page needs JavaScript to confirm your address.',
  toReviews: 'See the reviews',
}

export const confirmAddressTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    confirmAddress: typeof fr
  }
}
