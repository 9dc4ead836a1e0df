import { defaultLanguage, type Language } from '../../shared/i18n/languages.ts'

/** The name of a built script in a language: « home.js » is French, « home.en.js » is English. */
export const fileInLanguage = (path: string, lng: Language) =>
  lng === defaultLanguage ? path : path.replace(/\.js$/, `.${lng}.js`)
