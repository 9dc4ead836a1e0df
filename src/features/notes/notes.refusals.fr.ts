/** What only the server says: why a call is refused. */
export const notesRefusalsFr = {
  errors: {
    noteNotFound: 'Cette note n’existe plus, ou elle est d’une collègue.',
    manyNotes: 'Cette commande a déjà deux cents notes\u00a0: supprimez-en une d’abord.',
  },
  fields: { text: 'Écrivez la note.' },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    notes: typeof notesRefusalsFr
  }
}
