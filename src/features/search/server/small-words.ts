import { simpleForm } from '../../../shared/text/simple-form.ts'
import { besideOccasions, emptyWords, occasions } from '../small-words.ts'
import type { SpokenWord } from './spoken-words.ts'

const isIn = (list: readonly string[]) => {
  const forms = new Set(list.map(simpleForm))
  return ({ word }: SpokenWord) => forms.has(simpleForm(word))
}

const isEmpty = isIn(emptyWords)
const isOccasion = isIn(occasions)
const isTold = isIn(besideOccasions)

/** Leaves out the words of a search that say nothing about a product. */
export const withoutSmallWords = (words: readonly SpokenWord[]): readonly SpokenWord[] => {
  const telling = words.filter((word) => !isEmpty(word))
  return telling.some(isTold) ? telling.filter((word) => !isOccasion(word)) : telling
}
