import { and, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** What somebody typed to find a record of any kind. */
export interface Sought {
  readonly words: readonly string[]
  /** It is an amount of money, in cents. */
  readonly amountCents: number | undefined
  /** A letter may be wrong, missing or one too many. */
  readonly isForgiving: boolean
}

/** A column with a table alias or a table's own name, made by `sought_text` in the database. */
type SoughtColumn = SQLWrapper

const telephone = /^\+?\d[\d\s().-]{3,}$/
const amount = /^\d[\d\s\u00a0\u202f]*(?:[.,]\d{1,2})?\s*€?$/
const mostWords = 6

/** The number as it is dialled in France, as the database writes it. */
const dialled = (text: string) => text.replaceAll(/\D/g, '').replace(/^(00)?330?/, '0')

const centsIn = (text: string) => {
  if (!amount.test(text)) return undefined
  const cents = Math.round(Number(text.replaceAll(/[\s\u00a0\u202f€]/g, '').replace(',', '.')) * 100)
  return cents > 0 && cents < 2 ** 31 ? cents : undefined
}

/** Reads what was typed: a telephone number in any writing is one word. */
export const readSought = (text: string): Sought => {
  const amountCents = centsIn(text.trim())
  const isOnlyAmount = amountCents !== undefined && text.includes('€')
  const words = telephone.test(text.trim()) ? [dialled(text)] : text.trim().split(/\s+/).filter(Boolean)
  return { words: isOnlyAmount ? [] : words.slice(0, mostWords), amountCents, isForgiving: false }
}

const plain = (word: SQLWrapper) => sql`lower(house_unaccent(${word}))`
const escaped = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&')

/** Letters in a row find the word that has them anywhere; one or two find those that begin with them. */
const isIn = (column: SoughtColumn, word: string) => {
  const letters = plain(sql`${escaped(word)}::text`)
  return word.length < 3
    ? sql`${column} like '% ' || ${letters} || '%'`
    : sql`${column} like '%' || ${letters} || '%'`
}

const isNearly = (column: SoughtColumn, word: string) =>
  word.length < 4 ? isIn(column, word) : sql`${plain(sql`${word}::text`)} <% ${column}`

/** Whether a record has all words that somebody typed, or nearly those. */
export const isSought = (column: SoughtColumn, { words, isForgiving }: Sought): SQL | undefined =>
  words.length === 0
    ? sql`false`
    : and(...words.map((word) => (isForgiving ? isNearly(column, word) : isIn(column, word))))

/**
 * Has each search of a transaction planned for its own words. A plan that is made for any words reads all that a common one
 * finds.
 */
export const planForWords = (tx: Db) =>
  tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`)

/** So many are looked through for those that begin with what was typed: of a word that many have, the newest. */
const mostCandidates = 200

interface CandidatesOptions {
  readonly column: SoughtColumn
  readonly most: number
  /** What comes first among those that have a word in the same way. */
  readonly order: readonly SQL[]
}

/** In which order candidates are read, and how many: never all that a common word finds. */
export const candidatesOf = ({ words, isForgiving }: Sought, { column, most, order }: CandidatesOptions) =>
  isForgiving
    ? {
        order: [desc(sql`word_similarity(${plain(sql`${words.join(' ')}::text`)}, ${column})`), ...order],
        limit: most,
      }
    : { order: [...order], limit: mostCandidates }

const plainWord = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Of candidates, those first in which a word begins with what was typed, before those that have it inside. */
export const nearestOf = <Row extends { readonly sought: string }>(
  rows: readonly Row[],
  { words: [first = ''], isForgiving }: Sought,
  most: number,
) => {
  if (isForgiving) return rows.slice(0, most)
  const beginning = ` ${plainWord(first)}`
  const begins = ({ sought }: Row) => sought.includes(beginning)
  return [...rows.filter(begins), ...rows.filter((row) => !begins(row))].slice(0, most)
}
