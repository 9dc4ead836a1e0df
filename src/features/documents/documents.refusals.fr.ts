/** Why a call is refused; said by the server, so that no visitor loads it. */
export const documentsRefusalsFr = {
  errors: {
    documentNotFound: 'Ce texte n’existe pas.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    documents: typeof documentsRefusalsFr
  }
}
