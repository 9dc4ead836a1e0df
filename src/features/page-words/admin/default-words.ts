import type { Language } from '../../../shared/i18n/languages.ts'
import type { Translation } from '../../../shared/i18n/translation.ts'
import { type WordedPage, wordsOfPages } from '../page-words.limits.ts'

/** The texts of a page as the software has them. */
export interface WordTree {
  readonly [name: string]: string | WordTree
}

/** The texts of the pages as the software has them; a browser has those of the reader's language. */
export type DefaultWords = Readonly<Record<WordedPage, Readonly<Partial<Record<Language, WordTree>>>>>

/** Each text with its name, in the order of the page. */
export const flatWords = (tree: WordTree, above = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${above}${name}`, value] as const] : flatWords(value, `${above}${name}.`),
  )

/** The chosen texts are texts of their page: where one is renamed there, this does not compile. */
const chosen: { readonly [Page in WordedPage]: 'all' | readonly Parameters<Translation<Page>>[0][] } =
  wordsOfPages

/** The texts of a page that the house may change, as the software says them in one language. */
export const editableWords = (
  defaults: DefaultWords,
  page: WordedPage,
  lng: Language,
): ReadonlyMap<string, string> => {
  const keys: 'all' | readonly string[] = chosen[page]
  const texts = flatWords(defaults[page][lng] ?? {})
  return new Map(keys === 'all' ? texts : texts.filter(([key]) => keys.includes(key)))
}
