/** The messages that only the server says: the reasons of refusals, and the results of calls. */
export const restockRefusalsFr = {
  errors: {
    sizeNotFound: 'Cette pièce ou cette taille n’existe pas, ou n’est plus présentée.',
    inStock: 'Cette taille est disponible\u00a0: vous pouvez la commander dès maintenant.',
    linkSpent:
      'Ce lien a déjà servi ou n’est plus valable. Demandez une nouvelle alerte depuis la page de la pièce.',
  },
  done: {
    asked:
      'Un courriel vient de partir à cette adresse, si elle n’attend pas déjà cette taille. Suivez son lien pour confirmer\u00a0: il est valable 48\u00a0heures.',
    waits: 'C’est noté. Nous vous écrirons une fois, dès que cette taille sera de retour.',
    isBack: 'Cette taille est déjà de retour\u00a0: vous pouvez la commander dès maintenant.',
    stopped: 'C’est fait. Cette adresse ne reçoit plus d’alerte, et nous ne la gardons plus.',
    home: 'Retour à l’accueil',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    restock: typeof restockRefusalsFr
  }
}
