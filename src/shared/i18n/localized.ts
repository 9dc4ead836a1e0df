import { defaultLanguage, type Language } from './languages.ts'

/** The text in the language of the call, or the French text when the translation is missing (§3). */
export const localized = <T extends string | null>(lng: Language, french: T, english: string | null) =>
  lng !== defaultLanguage && english ? english : french
