export const alertLinkTextsFr = {
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

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    alertLink: typeof alertLinkTextsFr
  }
}
