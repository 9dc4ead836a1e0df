/** Why a call is refused; said by the server, so that no visitor loads it. */
export const contentRefusalsFr = {
  errors: {
    documentNotFound: 'Ce texte n’existe pas.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    content: typeof contentRefusalsFr
  }
}
