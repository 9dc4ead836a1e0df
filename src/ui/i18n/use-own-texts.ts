import type { ResourceLanguage } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../shared/i18n/languages.ts'
import type { TextNamespace } from '../../shared/i18n/text-registry.ts'
import { useLanguage } from '../api/use-language.ts'

/**
 * Registers the texts that only one page or panel needs. They are loaded with its code instead of with every page, in a
 * browser in the visitor's language only (`scripts/vite/one-language.ts`); after this call `useTranslation` finds them
 * like any other.
 */
export const useOwnTexts = (
  namespace: TextNamespace,
  texts: Readonly<Record<Language, ResourceLanguage>>,
) => {
  const lng = useLanguage()
  const { i18n } = useTranslation()
  if (!i18n.hasResourceBundle(lng, namespace)) i18n.addResourceBundle(lng, namespace, texts[lng])
}
