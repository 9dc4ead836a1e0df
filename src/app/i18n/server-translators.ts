import type { Language } from '../../shared/i18n/languages.ts'
import { createTranslator, type Texts, type TextTree, type Translator } from '../../shared/i18n/translator.ts'
import { furtherTexts as furtherTextsEn } from './further-texts.en.ts'
import { furtherTexts as furtherTextsFr } from './further-texts.fr.ts'
import { texts as textsEn } from './texts.en.ts'
import { texts as textsFr } from './texts.fr.ts'
import { textsOfParts } from './texts-of-parts.ts'

const isTree = (texts: string | TextTree | undefined): texts is TextTree => typeof texts === 'object'

/** A namespace may have texts in several modules: a slice's own, its refusals, those of a part of its pages. */
const merged = (one: TextTree, other: TextTree): TextTree => {
  const added = Object.entries(other).map(([name, texts]) => {
    const { [name]: known } = one
    return [name, isTree(known) && isTree(texts) ? merged(known, texts) : texts]
  })
  return { ...one, ...Object.fromEntries(added) }
}

const allOf = (lng: Language, texts: Texts, further: readonly Texts[]) =>
  [...further, textsOfParts(lng)].reduce<TextTree>(merged, texts) as Texts

/** All texts of each language, by their namespaces. */
export const serverTexts: Readonly<Record<Language, Texts>> = {
  fr: allOf('fr', textsFr, furtherTextsFr),
  en: allOf('en', textsEn, furtherTextsEn),
}

/** The server has one translator for each language, with all texts. */
export const serverTranslators: Readonly<Record<Language, Translator>> = {
  fr: createTranslator('fr', serverTexts.fr),
  en: createTranslator('en', serverTexts.en),
}
