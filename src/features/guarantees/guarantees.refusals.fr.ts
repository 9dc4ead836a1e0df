/** What only the server says: why a call is refused. */
export const guaranteesRefusalsFr = {
  errors: {
    artworkTooNarrow:
      'Ce fichier est trop petit\u00a0: il lui faut au moins {{limit}}\u00a0pixels de large pour rester lisible.',
    productUnknown: 'Aucune pièce de la boutique ne porte cette référence.',
    noticeNotFound: 'Cette notice n’est déjà plus en place.',
    labelNotFound: 'Cette pièce ne porte déjà plus de label.',
  },
  fields: {
    artworkTooNarrow: 'Choisissez le fichier officiel dans une taille plus grande.',
    productUnknown: 'Cette référence n’est pas à la boutique.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    guarantees: typeof guaranteesRefusalsFr
  }
}
