/** What only the server says: why words are refused. */
export const pageWordsRefusalsFr = {
  errors: {
    wordsChanged: 'Ce texte a été changé entre-temps. Rouvrez-le avant de le changer.',
    nextWordsChanged: 'La version suivante de cette page a été changée entre-temps. Relisez-la d’abord.',
    nextWordsMoved:
      'Des textes de cette page ont été changés depuis que la version suivante a été écrite. Choisissez d’abord lesquels elle remplace.',
    noNextWords: 'Aucune version suivante de cette page n’attend.',
    unknownText: 'Cette page n’a pas de texte de ce nom que la maison puisse changer.',
    unknownEntry: 'L’historique de cette page ne contient pas cette ligne.',
    previewOver: 'Ce lien d’aperçu n’est plus valable. Demandez-en un autre à la maison.',
    momentPast: 'Choisissez un moment à venir.',
    endsTooEarly: 'Le retour des textes d’avant vient après la parution.',
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
