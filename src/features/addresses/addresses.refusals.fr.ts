/** Why a change of an address book is refused. */
export const addressesRefusalsFr = {
  errors: {
    addressNotFound: 'Cette adresse n’est pas dans votre carnet.',
    tooManyAddresses: 'Votre carnet compte déjà {{limit}} adresses. Retirez-en une d’abord.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    addresses: typeof addressesRefusalsFr
  }
}
