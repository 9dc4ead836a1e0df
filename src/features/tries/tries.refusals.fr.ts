/** Why a caller who tries too often has to wait. */
export const triesRefusalsFr = {
  errors: {
    tooManyTries: 'Trop d’essais. Réessayez dans {{wait}}.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    tries: typeof triesRefusalsFr
  }
}
