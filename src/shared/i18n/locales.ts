import type { Language } from './languages.ts'

/** The locale of each language for numbers and dates. */
export const locales: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' }
