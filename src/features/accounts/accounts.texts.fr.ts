/** What every page says of the visitor's account; its own pages bring theirs. */
export const accountsTextsFr = {
  signIn: 'Se connecter',
  account: 'Mon compte',
  houseArea: 'Espace Admin',
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    accounts: typeof accountsTextsFr
  }
}
