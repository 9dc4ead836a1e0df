export const sizingTextsFr = {
  sizeQuestion: 'Quelle est ma taille\u202f?',
  sizeGuide: 'Guide des tailles',
  close: 'Fermer',
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    sizing: typeof sizingTextsFr
  }
}
