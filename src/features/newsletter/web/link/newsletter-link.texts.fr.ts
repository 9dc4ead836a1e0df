export const newsletterLinkTextsFr = {
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

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    newsletterLink: typeof newsletterLinkTextsFr
  }
}
