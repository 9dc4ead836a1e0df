import { defaultLanguage, type Language } from './languages.ts'

/** The text in the language of the call; where the translation is missing, the French one (§3). */
export const localized = <T extends string | null>(lng: Language, french: T, english: string | null) =>
  lng !== defaultLanguage && english ? english : french
