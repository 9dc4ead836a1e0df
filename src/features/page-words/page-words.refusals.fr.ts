/** What only the server says: why words are refused. */
export const pageWordsRefusalsFr = {
  errors: {
    wordsChanged: 'Ce texte a été changé entre-temps. Rouvrez-le avant de le changer.',
  },
  fields: {
    places: 'Entre doubles accolades, seuls city, house et price sont remplis.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'page-words': typeof pageWordsRefusalsFr
  }
}
