import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { passwordTexts } from './password.texts.ts'

/** The texts about new passwords, registered where one of the fields is used. */
export const usePasswordTexts = () => {
  useOwnTexts('passwordForm', passwordTexts)
  return useTranslation('passwordForm').t
}
