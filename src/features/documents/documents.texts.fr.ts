export const documentsTextsFr = {
  translation: 'Ceci est une traduction. Seul le texte français fait foi.',
  updated: 'Mis à jour le {{day}}',
  inForce: 'En vigueur depuis le {{day}}, version {{version}}',
  contents: 'Sommaire',
  close: 'Fermer',
  guarantees: 'Vos garanties',
  guaranteesMore: 'Vos garanties en détail',
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    documents: typeof documentsTextsFr
  }
}
