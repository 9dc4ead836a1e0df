import { useTranslation } from 'react-i18next'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { passwordTexts } from './password.texts.ts'

/** The words about new passwords, made known where one of their parts is used. */
export const usePasswordTexts = () => {
  useOwnTexts('passwordForm', passwordTexts)
  return useTranslation('passwordForm').t
}
