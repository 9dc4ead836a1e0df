/** What only the server says: why a call is refused. */
export const galleryRefusalsFr = {
  errors: {
    itemNotFound: 'Cette image n’est plus dans la galerie.',
    changedMeanwhile: 'Cette image vient d’être modifiée par ailleurs. Relisez-la avant d’enregistrer.',
    boardFull: 'Cette galerie compte déjà {{limit}}\u00a0images. Retirez-en une pour en accrocher une autre.',
    orderOfBefore: 'Cette galerie vient de changer par ailleurs. La voici comme elle est à présent.',
    notReadyToBeShown: 'Il manque des mots pour montrer cette image.',
    productGone: 'Une pièce choisie n’est plus à la boutique.',
  },
  fields: {
    titleMissing: 'Un titre en français est nécessaire pour la publier.',
    altMissing: 'Décrivez l’image, pour qui ne la voit pas, avant de la publier.',
    endsBeforeItBegins: 'Le dernier jour vient avant le premier.',
    productGone: 'Cette pièce n’est plus à la boutique.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    gallery: typeof galleryRefusalsFr
  }
}
