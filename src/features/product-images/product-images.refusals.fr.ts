/** The reasons why a change of the pictures of a product is refused. */
export const productImagesRefusalsFr = {
  errors: {
    imageNotFound: 'Image non trouvée',
    tooManyImages: 'Une pièce porte {{limit}} images au plus, et celle-ci en a déjà {{present}}.',
    imageOrderIncomplete: 'L’ordre doit nommer chaque image de la pièce, une seule fois.',
    imageSwept: 'Le fichier de cette image a été effacé entre-temps\u00a0: téléversez-le de nouveau.',
  },
  names: { images: 'photographies' },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'product-images': typeof productImagesRefusalsFr
  }
}
