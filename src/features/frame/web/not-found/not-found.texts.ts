import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  title: 'Page introuvable',
  sentence: 'La page n’existe pas ou a été déplacée.',
  path: 'Adresse demandée :',
  home: 'Retour à l’accueil',
  back: 'Page précédente',
  shop: 'Voir la boutique',
} as const

const en: SameShape<typeof fr> = {
  title: 'Page not found',
  sentence: 'The page does not exist or has been moved.',
  path: 'Requested address:',
  home: 'Back to home',
  back: 'Previous page',
  shop: 'See the boutique',
}

export const notFoundTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    notFound: typeof fr
  }
}
