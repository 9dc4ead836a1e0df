export const requestTextsFr = {
  errors: {
    malformedRequest: 'La demande est illisible.',
    invalidInput: 'Certaines informations sont manquantes ou incorrectes.',
    signInRequired: 'Non authentifié',
    accessDenied: 'Vous n’avez pas accès à cette page.',
    unknownCall: 'Cette adresse n’existe pas.',
    bodyTooLarge: 'L’envoi est trop volumineux.',
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
