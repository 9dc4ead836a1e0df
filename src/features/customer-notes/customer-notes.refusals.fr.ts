/** What only the server says: why a call is refused. */
export const customerNotesRefusalsFr = {
  errors: {
    noteGone: 'Cette note n’existe plus, ou elle est d’une collègue.',
    noteChanged: 'Cette note vient d’être modifiée par ailleurs. Relisez-la avant de continuer.',
    notesFull: 'Il y a déjà deux cents notes sur cette personne\u00a0: supprimez-en une d’abord.',
    dateGone: 'Cette date n’est plus notée, ou elle est passée.',
  },
  fields: {
    text: 'Écrivez la note.',
    day: 'Ce jour n’existe pas dans ce mois.',
    year: 'La date d’un mariage a une année.',
    label: 'Dites en un mot ce qu’est cette date.',
    noLabel: 'Cette date n’a pas besoin d’un autre nom.',
    consent: 'Sans son accord, rien n’est noté\u00a0: dites comment et quel jour elle l’a donné.',
    consentToCome: 'Un accord ne peut pas avoir été donné après aujourd’hui.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'customer-notes': typeof customerNotesRefusalsFr
  }
}
