import type { i18n, ResourceLanguage } from 'i18next'
import type { Language } from '../../shared/i18n/languages.ts'
import { createI18n } from './create-i18n.ts'
import { furtherTexts as furtherTextsEn } from './further-texts.en.ts'
import { furtherTexts as furtherTextsFr } from './further-texts.fr.ts'
import { texts as textsEn } from './texts.en.ts'
import { texts as textsFr } from './texts.fr.ts'
import { textsOfParts } from './texts-of-parts.ts'

/** A namespace may have texts in several modules, as a slice and one part of its pages. */
const allOf = (lng: Language, texts: ResourceLanguage, further: readonly ResourceLanguage[]) => {
  const all = new Map<string, object>()
  for (const trees of [texts, ...further, textsOfParts(lng)])
    for (const [namespace, tree] of Object.entries(trees))
      all.set(namespace, { ...all.get(namespace), ...(tree as object) })
  return Object.fromEntries(all) as ResourceLanguage
}

/** All texts of each language, by their namespaces. */
export const serverTexts: Readonly<Record<Language, ResourceLanguage>> = {
  fr: allOf('fr', textsFr, furtherTextsFr),
  en: allOf('en', textsEn, furtherTextsEn),
}

/** The server has one ready instance for each language, with all texts. */
export const serverI18n: Readonly<Record<Language, i18n>> = {
  fr: createI18n('fr', serverTexts.fr),
  en: createI18n('en', serverTexts.en),
}
