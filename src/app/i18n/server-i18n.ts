import type { i18n, ResourceLanguage } from 'i18next'
import type { Language } from '../../shared/i18n/languages.ts'
import { createI18n } from './create-i18n.ts'
import { furtherTexts as furtherTextsEn } from './further-texts.en.ts'
import { furtherTexts as furtherTextsFr } from './further-texts.fr.ts'
import { texts as textsEn } from './texts.en.ts'
import { texts as textsFr } from './texts.fr.ts'
import { textsOfParts } from './texts-of-parts.ts'

interface Tree {
  readonly [name: string]: string | Tree
}

const isTree = (texts: string | Tree | undefined): texts is Tree => typeof texts === 'object'

/** A namespace may have texts in several modules: a slice's own, its refusals, those of a part of its pages. */
const merged = (one: Tree, other: Tree): Tree => {
  const added = Object.entries(other).map(([name, texts]) => {
    const { [name]: known } = one
    return [name, isTree(known) && isTree(texts) ? merged(known, texts) : texts]
  })
  return { ...one, ...Object.fromEntries(added) }
}

const allOf = (lng: Language, texts: ResourceLanguage, further: readonly ResourceLanguage[]) =>
  [...further, textsOfParts(lng)].reduce(
    (all: Tree, more) => merged(all, more as Tree),
    texts as Tree,
  ) as ResourceLanguage

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
