import type { Language } from '../../shared/i18n/languages.ts'
import type { TextNamespace } from '../../shared/i18n/text-registry.ts'
import type { TextTree } from '../../shared/i18n/translator.ts'
import { useLanguage } from '../api/use-language.ts'
import { useTranslator } from './use-translation.tsx'

/**
 * Registers the texts that only one page or panel needs. They are loaded with its code instead of with every page, in a
 * browser in the visitor's language only (`scripts/vite/one-language.ts`); after this call `useTranslation` finds them
 * like any other.
 */
export const useOwnTexts = (namespace: TextNamespace, texts: Readonly<Record<Language, TextTree>>) => {
  const lng = useLanguage()
  const translator = useTranslator()
  if (!translator.has(namespace)) translator.add(namespace, texts[lng])
}
