import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  says: 'Vous regardez la maison avec les droits de {{name}}\u00a0: rien ne peut être changé.',
  end: 'Revenir à mes droits',
  failed: 'Vos droits ne sont pas revenus. Réessayez.',
} as const

const en: SameShape<typeof fr> = {
  says: 'You are looking at the house with the rights of {{name}}: nothing can be changed.',
  end: 'Return to my rights',
  failed: 'Your rights have not returned. Please try again.',
}

export const viewingAsTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    viewingAs: typeof fr
  }
}
