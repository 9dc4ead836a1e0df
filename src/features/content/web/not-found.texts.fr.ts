export const notFoundTextsFr = {
  title: 'Page introuvable',
  sentence: 'La page n’existe pas ou a été déplacée.',
  path: 'Adresse demandée :',
  home: 'Retour à l’accueil',
  back: 'Page précédente',
  shop: 'Voir la boutique',
} as const

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    notFound: typeof notFoundTextsFr
  }
}
