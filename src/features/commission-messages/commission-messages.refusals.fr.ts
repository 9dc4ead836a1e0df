/** The texts that only the server says. */
export const commissionMessagesRefusalsFr = {
  errors: {
    messageNotFound: 'Ce message n’existe pas, ou n’existe plus.',
    pictureNotFound: 'Cette photo n’existe pas, ou n’existe plus. Choisissez-la à nouveau.',
    nothingWritten: 'Écrivez quelques mots, ou joignez une photo.',
    ended: 'Cette création est close\u00a0: on n’y écrit plus.',
    tooManyUnsent: 'Envoyez d’abord les photos que vous avez choisies\u00a0: {{limit}} attendent déjà.',
    tooManyPictures: 'Cette création garde déjà {{limit}} photos.',
    tooManyMessages: 'Vous avez beaucoup écrit aujourd’hui. Appelez-nous, ou écrivez-nous demain.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'commission-messages': typeof commissionMessagesRefusalsFr
  }
}
