import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  confirm: {
    title: 'Confirmer votre alerte',
    description: 'Confirmer l’alerte de retour d’une pièce.',
    lead: 'Confirmez que cette adresse est la vôtre. Nous vous écrirons une seule fois.',
    submit: 'Me prévenir',
    missing: 'Ce lien est incomplet. Ouvrez-le depuis le courriel que nous vous avons envoyé.',
    toPiece: 'Voir la pièce',
  },
  stop: {
    title: 'Arrêter les alertes',
    description: 'Arrêter les courriels sur les pièces attendues.',
    lead: 'Cette adresse n’attendra plus aucune pièce, et ne sera plus gardée pour cela.',
    submit: 'Tout arrêter',
    missing: 'Ce lien est incomplet. Ouvrez-le depuis un de nos courriels.',
    toShop: 'Explorer la boutique',
  },
  failed: 'La maison n’a pas pu être jointe. Veuillez réessayer.',
  withoutScript: 'Activez JavaScript dans votre navigateur pour confirmer.',
} as const

const en: SameShape<typeof fr> = {
  confirm: {
    title: 'Confirm your alert',
    description: 'Confirm a back-in-stock alert.',
    lead: 'Confirm that this address is yours. We will write to you once.',
    submit: 'Tell me',
    missing: 'This link is incomplete. Open it from the mail that we sent you.',
    toPiece: 'View the piece',
  },
  stop: {
    title: 'Stop the alerts',
    description: 'Stop back-in-stock alerts.',
    lead: 'This address will receive no more alerts, and will no longer be kept for them.',
    submit: 'Stop everything',
    missing: 'This link is incomplete. Open it from one of our mails.',
    toShop: 'Explore the shop',
  },
  failed: 'The house could not be reached. Please try again.',
  withoutScript: 'Turn JavaScript on in your browser to confirm.',
}

export const alertLinkTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    alertLink: typeof fr
  }
}
