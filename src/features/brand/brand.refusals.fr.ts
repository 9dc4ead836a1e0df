/** Why a picture of the house’s own is refused. */
export const brandRefusalsFr = {
  errors: {
    pictureChanged: 'Cette image a été changée entre-temps. Regardez-la avant de la changer.',
    pictureNotFound: 'Il n’y a pas d’image de la maison à cette place.',
    logoTooSmall:
      'Ce logo est trop petit\u00a0: il lui faut au moins {{width}}\u00a0pixels de large, ou {{height}}\u00a0de haut, pour rester net.',
    iconTooSmall: 'Cette icône est trop petite\u00a0: il lui faut au moins {{width}}\u00a0pixels de côté.',
    iconNotSquare: 'Une icône est carrée\u00a0: celle-ci ne l’est pas, et la couper pourrait l’abîmer.',
    shareTooSmall:
      'Cette image est trop petite\u00a0: il lui faut au moins {{width}}\u00a0pixels de large et {{height}}\u00a0de haut.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    brand: typeof brandRefusalsFr
  }
}
