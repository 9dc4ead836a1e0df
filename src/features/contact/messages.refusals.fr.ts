/** What only the server says: why a call is refused, and what came of it. */
export const messagesRefusalsFr = {
  errors: {
    messageNotFound: 'Ce message n’existe pas ou a été supprimé.',
    changedMeanwhile: 'Quelqu’un de la maison vient de modifier ce message. Relisez-le avant de continuer.',
    nobodyOfTheHouse: 'Cette personne n’est pas de la maison.',
  },
  received: 'Votre message a bien été envoyé. Nous vous répondrons dans les plus brefs délais.',
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    messages: typeof messagesRefusalsFr
  }
}
