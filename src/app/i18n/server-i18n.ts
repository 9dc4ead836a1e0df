import type { i18n, ResourceLanguage } from 'i18next'
import type { Language } from '../../shared/i18n/languages.ts'
import { createI18n } from './create-i18n.ts'
import { furtherTexts as furtherTextsEn } from './further-texts.en.ts'
import { furtherTexts as furtherTextsFr } from './further-texts.fr.ts'
import { texts as textsEn } from './texts.en.ts'
import { texts as textsFr } from './texts.fr.ts'
import { textsOfParts } from './texts-of-parts.ts'

const speaking = (lng: Language, texts: ResourceLanguage, further: readonly ResourceLanguage[]) => {
  const instance = createI18n(lng, texts)
  for (const trees of [...further, textsOfParts(lng)])
    for (const [namespace, tree] of Object.entries(trees))
      instance.addResourceBundle(lng, namespace, tree, true)
  return instance
}

/** The server has one ready instance for each language, with all texts. */
export const serverI18n: Readonly<Record<Language, i18n>> = {
  fr: speaking('fr', textsFr, furtherTextsFr),
  en: speaking('en', textsEn, furtherTextsEn),
}
