import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Préférences de cookies',
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
      'Votre panier et son code promotionnel, votre connexion, vos favoris, votre taille et vos mesures, votre langue et votre apparence, une saisie en cours, votre place dans la page, et le choix fait ici. Ils ne peuvent pas être désactivés.',
    analytics: 'Compter les visites et voir quelles pages servent. Nous n’en utilisons aucun aujourd’hui.',
    marketing: 'Vous montrer nos pièces sur d’autres sites. Nous n’en utilisons aucun aujourd’hui.',
    preferences:
      'Retenir des habitudes que vous n’avez pas choisies vous-même. Nous n’en utilisons aucun aujourd’hui.',
  },
  kept: 'Nous gardons la preuve de votre choix cinq ans, sous un numéro tiré au hasard, sans votre nom ni votre adresse.',
  refuseAll: 'Tout refuser',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saved: 'Vos choix sont enregistrés',
} as const

const en: SameShape<typeof fr> = {
  title: 'Cookie preferences',
  lead: 'What your browser keeps for us, and what you allow.',
  close: 'Close',
  categories: {
    necessary: 'Necessary, always on',
    analytics: 'Analytics',
    marketing: 'Marketing',
    preferences: 'Preferences',
  },
  hints: {
    necessary:
      'Your cart and its promotional code, your session, your favourites, your size and measurements, your language and theme, what you are writing, your place on the page, and the choice made here. They cannot be switched off.',
    analytics: 'Counting visits and seeing which pages help. We use none today.',
    marketing: 'Showing you our pieces on other sites. We use none today.',
    preferences: 'Remembering habits that you have not chosen yourself. We use none today.',
  },
  kept: 'We keep the proof of your choice for five years, under a random number, without your name or your address.',
  refuseAll: 'Refuse all',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Your choices are saved',
}

export const cookiePreferencesTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    cookiePreferences: typeof fr
  }
}
