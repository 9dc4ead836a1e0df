import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { askedDays } from './asked-day.ts'
import type { AskedFilter, FoundFilter } from './asked-filter.ts'
import { askedPrices } from './asked-price.ts'
import { askedSizes } from './asked-size.ts'

/** More filters than this are not asked for in one search. */
const askedLimit = 4

/** A filter that a search asks for, and the words that say it. */
export type AskedInWords = AskedFilter & { readonly words: string }

export interface AskedSearch {
  /** The search without the words that ask for filters. */
  readonly rest: string
  readonly asked: readonly AskedInWords[]
}

/**
 * Splits a search into its words and the filters that it asks for, in either language: « robe sous 500 en 40 pour le 12
 * juin » are a word, a price, a size and a day. Of sizes and of days only one counts.
 */
export const readAsked = (text: string, today: CivilDate): AskedSearch => {
  const plain = withoutAccents(text)
  // The first of two that share letters is kept, so the surer ways of saying something come first.
  const kept: FoundFilter[] = []
  for (const one of [...askedDays(plain, today), ...askedPrices(plain), ...askedSizes(plain)])
    if (kept.length < askedLimit && kept.every((other) => mayStandBeside(one, other))) kept.push(one)
  const inOrder = kept.toSorted((a, b) => a.from - b.from)
  return {
    rest: inOrder
      .reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
      .trim(),
    asked: inOrder.map(({ meaning, from, to }) => ({ ...meaning, words: text.slice(from, to).trim() })),
  }
}

const mayStandBeside = (one: FoundFilter, other: FoundFilter) => {
  const isApart = one.to <= other.from || one.from >= other.to
  return isApart && (one.meaning.filter === 'price' || one.meaning.filter !== other.meaning.filter)
}

/** The text with as many characters, each without its accent and in small letters. */
const withoutAccents = (text: string) => [...text].map(plainCharacter).join('').replaceAll('’', "'")

const plainCharacter = (character: string) => {
  const plain = character
    .normalize('NFD')
    .replace(/\p{M}+$/u, '')
    .toLowerCase()
  return plain.length === character.length ? plain : character
}
