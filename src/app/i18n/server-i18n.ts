import type { i18n } from 'i18next'
import type { Language } from '../../shared/i18n/languages.ts'
import { createI18n } from './create-i18n.ts'
import { refusals as refusalsEn } from './refusals.en.ts'
import { refusals as refusalsFr } from './refusals.fr.ts'
import { texts as textsEn } from './texts.en.ts'
import { texts as textsFr } from './texts.fr.ts'

/** The server speaks every language at once: one ready instance for each. */
export const serverI18n: Readonly<Record<Language, i18n>> = {
  fr: createI18n('fr', { ...textsFr, ...refusalsFr }),
  en: createI18n('en', { ...textsEn, ...refusalsEn }),
}
