import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { documentPageTexts } from './document-page.texts.ts'

/** Registers the texts around a document, wherever one of its parts is used. */
export const useDocumentTexts = () => {
  useOwnTexts('documentPage', documentPageTexts)
  return useTranslation('documentPage')
}
