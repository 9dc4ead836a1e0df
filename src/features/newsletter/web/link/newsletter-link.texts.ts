import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  confirm: {
    title: 'Confirmer mon inscription',
    description: 'Confirmez votre inscription à nos lettres.',
    lead: 'Une pression, et vous recevrez nos lettres.',
    submit: 'Confirmer mon inscription',
    missing: 'Ce lien est incomplet. Ouvrez-le depuis notre e-mail, ou copiez-le en entier.',
    further: 'Découvrir la boutique',
  },
  stop: {
    title: 'Ne plus recevoir nos lettres',
    description: 'Arrêtez nos lettres à votre adresse.',
    lead: 'Une pression suffit. Vos commandes et vos rendez-vous n’en sont pas changés.',
    submit: 'Me désabonner',
    missing: 'Ce lien est incomplet. Ouvrez-le depuis l’une de nos lettres, ou copiez-le en entier.',
    further: 'Retour à l’accueil',
  },
  again: 'C’était une erreur\u202f? Vous réinscrire',
  failed: 'La demande n’a pas pu être envoyée. Vérifiez votre connexion et réessayez.',
} as const

const en: SameShape<typeof fr> = {
  confirm: {
    title: 'Confirm my subscription',
    description: 'Confirm your subscription to our letters.',
    lead: 'One press, and you will receive our letters.',
    submit: 'Confirm my subscription',
    missing: 'This link is incomplete. Open it from our e-mail, or copy all of it.',
    further: 'Discover the shop',
  },
  stop: {
    title: 'Stop receiving our letters',
    description: 'Stop our letters to your address.',
    lead: 'One press is enough. Your orders and appointments stay as they are.',
    submit: 'Unsubscribe',
    missing: 'This link is incomplete. Open it from one of our letters, or copy all of it.',
    further: 'Back to the home page',
  },
  again: 'Was it a mistake? Subscribe again',
  failed: 'The request could not be sent. Check your connection and try again.',
}

export const newsletterLinkTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    newsletterLink: typeof fr
  }
}
