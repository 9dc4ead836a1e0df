import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'

/** A part of a search that is a filter and not a word of a product. */
export type AskedFilter =
  | { readonly filter: 'size'; readonly size: string }
  /** In euros; at least one of them is set. */
  | { readonly filter: 'price'; readonly min?: number; readonly max?: number }
  /** The day on which the product is to be worn. */
  | { readonly filter: 'day'; readonly day: CivilDate }

/** What a part of a search means, and which letters say it. */
export interface FoundFilter {
  readonly meaning: AskedFilter
  readonly from: number
  readonly to: number
}

export const space = '\\s'

/** Nothing that would make a longer word or number of what follows. */
export const edge = String.raw`(?<![\p{L}\p{N}])`

/** Nothing that would make a longer word or number of what precedes. */
export const end = String.raw`(?![\p{L}\p{N}])`

/** What one expression finds, each with its place in the search. An expression that means nothing is passed over. */
export const matchesOf = (
  plain: string,
  expression: RegExp,
  meaningOf: (match: RegExpExecArray) => AskedFilter | undefined,
): readonly FoundFilter[] =>
  [...plain.matchAll(expression)].flatMap((match) => {
    const meaning = meaningOf(match)
    return meaning ? [{ meaning, from: match.index, to: match.index + match[0].length }] : []
  })
