/** What only the server says: why a call is refused. */
export const galleryRefusalsFr = {
  errors: {
    itemNotFound: 'Cette image n’est plus dans la galerie.',
    changedMeanwhile: 'Cette image vient d’être modifiée par ailleurs. Relisez-la avant d’enregistrer.',
    boardFull: 'Cette galerie compte déjà {{limit}}\u00a0images. Retirez-en une pour en accrocher une autre.',
    orderOfBefore: 'Cette galerie vient de changer par ailleurs. La voici comme elle est à présent.',
    notReadyToBeShown: 'Il manque des mots pour montrer cette image.',
    pictureSwept: 'Le fichier de cette image n’est plus là\u00a0: elle ne peut plus revenir.',
    productGone: 'Une pièce choisie n’est plus à la boutique.',
  },
  names: {
    titleFr: 'titre en français',
    titleEn: 'titre en anglais',
    textFr: 'texte en français',
    textEn: 'texte en anglais',
    creditsFr: 'crédits en français',
    creditsEn: 'crédits en anglais',
    altFr: 'description en français',
    altEn: 'description en anglais',
    occasion: 'occasion',
    colours: 'couleurs',
    focalX: 'cadrage',
    focalY: 'cadrage',
    published: 'publication',
    publishedFrom: 'premier jour',
    publishedTo: 'dernier jour',
    products: 'pièces montrées',
    order: 'ordre des images',
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
