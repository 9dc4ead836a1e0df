export const requestTextsFr = {
  backHome: 'Retour à l’accueil',
  fields: {
    required: 'Ce champ est obligatoire.',
    tooShort_one: 'Au moins {{count}} caractère.',
    tooShort_other: 'Au moins {{count}} caractères.',
    tooLong_one: '{{count}} caractère au plus.',
    tooLong_other: '{{count}} caractères au plus.',
    tooSmall: 'Au moins {{limit}}.',
    tooLarge: '{{limit}} au plus.',
    tooFew_one: 'Au moins {{count}} élément.',
    tooFew_other: 'Au moins {{count}} éléments.',
    tooMany_one: '{{count}} élément au plus.',
    tooMany_other: '{{count}} éléments au plus.',
    notANumber: 'Un nombre est attendu.',
    notWhole: 'Un nombre entier est attendu.',
    email: 'Adresse e-mail invalide.',
    address: 'Adresse web invalide.',
    date: 'Date invalide.',
    choice: 'Ce choix n’existe pas.',
    unreadable: 'Ce texte contient des caractères illisibles.',
    phone: 'Ce numéro de téléphone n’est pas valable.',
    country: 'Nous n’envoyons pas dans ce pays.',
    postalCode: 'Ce code postal n’est pas celui du pays choisi.',
    unknown: 'Ce champ n’est pas connu.',
    invalid: 'Cette valeur n’est pas valable.',
  },
  errors: {
    malformedRequest: 'La demande est illisible.',
    invalidInput: 'Certaines informations sont manquantes ou incorrectes.',
    keyUnreadable: 'L’en-tête Idempotency-Key est illisible.',
    keyReused: 'Cette demande a déjà été envoyée avec un autre contenu.',
    signInRequired: 'Non authentifié',
    accessDenied: 'Vous n’avez pas accès à cette page.',
    freshProofNeeded: 'Confirmez d’abord que c’est bien vous.',
    secondFactorNeeded: 'La maison demande à ses administrateurs la validation en deux étapes.',
    unknownCall: 'Cette adresse n’existe pas.',
    bodyTooLarge: 'L’envoi est trop volumineux.',
    fileTooLarge: '« {{file}} » dépasse {{megabytes}} Mo.',
    pictureTooVast: '« {{file}} » dépasse {{megapixels}} mégapixels.',
    pictureUnknown: '« {{file}} » n’est pas une image JPEG, PNG, WebP, AVIF, GIF ou TIFF.',
    pictureBroken: '« {{file}} » est endommagé et ne peut pas être lu.',
    unsupportedContent: 'Ce format n’est pas pris en charge.',
    tooManyRequests: 'Trop de demandes. Réessayez dans quelques instants.',
    serviceBusy: 'La maison est très sollicitée. Réessayez dans quelques instants.',
    unexpectedError: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  },
} as const

declare module './text-registry.ts' {
  interface TextRegistry {
    request: typeof requestTextsFr
  }
}
