import type { i18n } from 'i18next'
import type { Language } from '../../shared/i18n/languages.ts'
import { createI18n } from './create-i18n.ts'
import { furtherTexts as furtherTextsEn } from './further-texts.en.ts'
import { furtherTexts as furtherTextsFr } from './further-texts.fr.ts'
import { texts as textsEn } from './texts.en.ts'
import { texts as textsFr } from './texts.fr.ts'

/** The server speaks every language at once, and knows every text: one ready instance for each. */
export const serverI18n: Readonly<Record<Language, i18n>> = {
  fr: createI18n('fr', { ...textsFr, ...furtherTextsFr }),
  en: createI18n('en', { ...textsEn, ...furtherTextsEn }),
}
