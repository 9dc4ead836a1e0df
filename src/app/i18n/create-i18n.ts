import type { i18n, ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../../shared/i18n/languages.ts'
import { createTranslator } from './translator.ts'

/**
 * Makes the texts of one language known to `useTranslation`, at once. The types guarantee complete texts, so there is no
 * language to fall back to.
 */
export const createI18n = (lng: Language, texts: ResourceLanguage): i18n => {
  const translator = createTranslator(lng, texts as Parameters<typeof createTranslator>[1])
  // react-i18next and our code ask for what the translator has; the type of the library has more.
  const instance = translator as unknown as i18n
  initReactI18next.init(instance)
  return instance
}
