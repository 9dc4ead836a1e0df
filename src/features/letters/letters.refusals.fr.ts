/** What only the server says: why a call is refused. */
export const lettersRefusalsFr = {
  errors: {
    letterNotFound: 'Cette lettre n’existe plus.',
    changedMeanwhile: 'Cette lettre vient d’être modifiée par ailleurs. Relisez-la avant de continuer.',
    sendingBegun: 'L’envoi de cette lettre a commencé\u00a0: elle ne change plus.',
    isPlanned: 'L’envoi de cette lettre est prévu\u00a0: annulez-le avant de la changer.',
    notPlanned: 'L’envoi de cette lettre n’est pas prévu.',
    notUnderWay: 'Cette lettre n’est pas en cours d’envoi.',
    tooManyLetters: 'La maison garde {{limit}} lettres au plus. Supprimez des brouillons.',
    notReady: 'Il manque quelque chose à cette lettre.',
    noMoment: 'Cette lettre ne peut pas partir à ce moment.',
    nobody: 'Aucune adresse confirmée ne recevrait cette lettre.',
  },
  fields: {
    subject: 'Un objet en français est nécessaire.',
    parts: 'Cette lettre ne contient encore rien.',
    words: 'Écrivez le texte en français, ou retirez cette partie.',
    path: 'Indiquez une page du site, qui commence par «\u00a0/\u00a0».',
    past: 'Choisissez un moment à venir.',
    far: 'Choisissez un jour d’ici à un an.',
    productGone: 'Cette pièce n’est pas à la boutique.',
    pictureGone: 'Cette image n’est pas montrée dans la galerie.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    letters: typeof lettersRefusalsFr
  }
}
