import { useTranslation } from 'react-i18next'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { accountFormTexts } from './account-form-texts.ts'

/** The words that the forms of an account share, made known where one of their parts is used. */
export const useAccountFormTexts = () => {
  useOwnTexts('accountForm', accountFormTexts)
  return useTranslation('accountForm').t
}
