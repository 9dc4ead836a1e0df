import type { Language } from './languages.ts'

/** How each language writes figures and dates: as in France, as in Britain. */
export const locales: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' }
