/** Why a call is refused; said by the server, so that no visitor loads it. */
export const favouritesRefusalsFr = {
  errors: {
    pieceNotFound: 'Cette pièce n’existe pas, ou n’est plus présentée.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    favourites: typeof favouritesRefusalsFr
  }
}
