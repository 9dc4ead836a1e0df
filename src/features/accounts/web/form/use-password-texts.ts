import { useTranslation } from 'react-i18next'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { passwordTexts } from './password.texts.ts'

/** The texts about new passwords, registered where one of the fields is used. */
export const usePasswordTexts = () => {
  useOwnTexts('passwordForm', passwordTexts)
  return useTranslation('passwordForm').t
}
