import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { accountsTextsFr } from './accounts.texts.fr.ts'

export const accountsTextsEn: SameShape<typeof accountsTextsFr> = {
  signIn: 'Sign in',
  account: 'My account',
  houseArea: 'Admin area',
}
