import { createInstance, type i18n, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, type Language } from '../../shared/i18n/languages.ts'

/**
 * Creates an i18next instance in one language that is ready at once; the types guarantee complete texts, so it needs no
 * fallback language.
 */
export const createI18n = (lng: Language, texts: ResourceLanguage): i18n => {
  const instance = createInstance()
  instance.use(initReactI18next)
  instance.init({
    lng,
    fallbackLng: defaultLanguage,
    initAsync: false,
    resources: { [lng]: texts },
    defaultNS: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
