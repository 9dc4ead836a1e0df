import { useOwnTexts } from '../../i18n/use-own-texts.ts'
import { useTranslation } from '../../i18n/use-translation.tsx'
import { sentFormTexts } from './sent-form.texts.ts'

/** Registers the texts that sent forms share, wherever one of their parts is used. */
export const useSentFormTexts = () => {
  useOwnTexts('sentForm', sentFormTexts)
  return useTranslation('sentForm').t
}
