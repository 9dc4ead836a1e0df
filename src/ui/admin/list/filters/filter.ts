import { readDays, readEuros, writeRange } from '../../../../shared/ranges/ranges.ts'
import type { Choices } from '../list-declaration.ts'

interface Named<Field extends string> {
  readonly field: Field
  readonly label: string
}

/** A choice among some values. */
interface ChoiceOf<C extends Choices, Name extends keyof C> extends Named<Name & string> {
  readonly kind?: 'choice'
  /** The name of « all »; without it, one value is always chosen. */
  readonly all?: string
  /** The value that is meant when the address says none, where there is no « all ». */
  readonly preset?: C[Name][number]
  readonly nameOf: (value: C[Name][number]) => string
  /** What no longer holds once this has changed. */
  readonly resets?: readonly (keyof C & string)[]
  /** It stands beside the search, not among the other filters. */
  readonly atHand?: boolean
}

/** Two bounds, of days or of amounts. */
export interface RangeFilter extends Named<string> {
  readonly kind: 'days' | 'euros'
  /** How a sentence begins that says the range: « promises », « total ». */
  readonly said: string
}

/** One of many values that the address gives as they are, such as a country. */
interface GivenFilter extends Named<string> {
  readonly kind: 'given'
  readonly all: string
  /** Asked for once they are shown or said: a list of countries takes longer than the rows beside it. */
  readonly options: () => readonly { readonly value: string; readonly label: string }[]
}

export type ChoiceFilter<C extends Choices> = { [Name in keyof C]: ChoiceOf<C, Name> }[keyof C]

export type Filter<C extends Choices> = ChoiceFilter<C> | RangeFilter | GivenFilter

export const isOfRange = <C extends Choices>(filter: Filter<C>): filter is RangeFilter =>
  filter.kind === 'days' || filter.kind === 'euros'

export const isOfGiven = <C extends Choices>(filter: Filter<C>): filter is GivenFilter =>
  filter.kind === 'given'

const isOfChoice = <C extends Choices>(filter: Filter<C>): filter is ChoiceFilter<C> =>
  !isOfRange(filter) && !isOfGiven(filter)

export const isAtHand = <C extends Choices>(filter: Filter<C>): filter is ChoiceFilter<C> =>
  isOfChoice(filter) && filter.atHand === true

/** The names that the two bounds of a range have in the form of the filters. */
export const boundNames = (field: string) => ({ from: `${field}.from`, to: `${field}.to` })

const readRange = { days: readDays, euros: readEuros } as const

/** An amount as somebody types it: « 1 250,50 ». */
const plainAmount = (text: string) => text.replaceAll(/[\s€]/g, '').replace(',', '.')

interface Bounds {
  readonly from: string
  readonly to: string
}

/** Two bounds that somebody gave, as the address says them; bounds the wrong way round are turned. */
export const writtenBounds = (kind: 'days' | 'euros', { from, to }: Bounds) => {
  const [first, last] = kind === 'euros' ? [plainAmount(from), plainAmount(to)] : [from, to]
  const range = readRange[kind](`${first}..${last}`) ?? readRange[kind](`${last}..${first}`)
  return range && writeRange(range)
}

/** What a sent form of filters changes in the address; an empty field asks for nothing. */
export const changesOf = <C extends Choices>(filters: readonly Filter<C>[], form: FormData) => {
  const said = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const askedBy = (filter: Filter<C>) => {
    if (isOfRange(filter)) {
      const names = boundNames(filter.field)
      return writtenBounds(filter.kind, { from: said(names.from), to: said(names.to) })
    }
    const value = said(filter.field)
    const isPreset = isOfChoice(filter) && value === filter.preset
    return value === '' || isPreset ? undefined : value
  }
  return Object.fromEntries(filters.map((filter) => [filter.field, askedBy(filter)]))
}
