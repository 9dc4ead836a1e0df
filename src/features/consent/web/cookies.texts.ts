import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Vos cookies',
  text: 'Avec votre accord, la maison pourrait mesurer son audience, faire son marketing et retenir vos préférences. Rien ne change si vous refusez.',
  textKept: 'Votre choix vaut six mois\u202f; on y revient au bas de chaque page.',
  acceptAll: 'Accepter tout',
  refuseAll: 'Tout refuser',
  manage: 'Gérer',
  unavailable: 'Les préférences n’ont pas pu être chargées. Réessayez.',
} as const

const en: SameShape<typeof fr> = {
  title: 'Your cookies',
  text: 'With your consent the house could measure its audience, do its marketing and remember your preferences. Nothing changes if you refuse.',
  textKept: 'Your choice stands for six months; you can change it at the foot of each page.',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  manage: 'Manage',
  unavailable: 'The preferences could not be loaded. Try again.',
}

export const cookiesTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    cookies: typeof fr
  }
}
