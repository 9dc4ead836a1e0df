export const cookiesTextsFr = {
  title: 'Vos cookies',
  text: 'Le nécessaire fait marcher la boutique. Avec votre accord, la maison pourrait aussi mesurer son audience, faire son marketing et retenir vos préférences\u202f; rien ne change si vous refusez. Votre choix vaut six mois\u202f; « Gérer mes cookies », au bas de chaque page, permet d’y revenir.',
  acceptAll: 'Accepter tout',
  refuseAll: 'Tout refuser',
  manage: 'Gérer',
  unavailable: 'Les préférences n’ont pas pu être chargées. Réessayez.',
  preferences: 'Préférences de cookies',
  lead: 'Ce que votre navigateur garde pour nous, et ce que vous autorisez.',
  close: 'Fermer',
  categories: {
    necessary: 'Nécessaires, toujours actifs',
    analytics: 'Mesure d’audience',
    marketing: 'Marketing',
    preferences: 'Préférences',
  },
  hints: {
    necessary:
      'Votre panier et son code promotionnel, votre connexion, vos favoris, votre taille, votre langue et votre apparence, une saisie en cours, votre place dans la page, et le choix fait ici. Ils ne peuvent pas être désactivés.',
    analytics: 'Compter les visites et voir quelles pages servent. Nous n’en utilisons aucun aujourd’hui.',
    marketing: 'Vous montrer nos pièces sur d’autres sites. Nous n’en utilisons aucun aujourd’hui.',
    preferences:
      'Retenir des habitudes que vous n’avez pas choisies vous-même. Nous n’en utilisons aucun aujourd’hui.',
  },
  kept: 'Nous gardons la preuve de votre choix cinq ans, sous un numéro tiré au hasard, sans votre nom ni votre adresse.',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saved: 'Vos choix sont enregistrés',
} as const

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    cookies: typeof cookiesTextsFr
  }
}
