/** The texts about the visitor's account on every page; the pages of the account have their own texts. */
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
