import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'

/** A word of a search or of a synonym, with the stems that it would have in a text of each language. */
export interface SpokenWord {
  readonly word: string
  /** The word without accents, which is compared with the beginnings of stems. */
  readonly plain: string
  /** There are several stems when the database reads the word as several words. */
  readonly fr: readonly string[]
  readonly en: readonly string[]
}

/**
 * These words have a meaning for the house in French. English has no stem for « or », nor
 * for « thé » without its accent.
 */
const realInFrench: ReadonlySet<string> = new Set(['or', 'thé'])

/** A word that has no stem in one of the languages (« de », « the ») has no meaning for a search. */
export const isIdle = ({ word, fr, en }: SpokenWord) =>
  fr.length === 0 || (en.length === 0 && !realInFrench.has(word))

/** Reads words with the same dictionaries as the texts of the products. */
export const readSpokenWords = async (db: Db, words: readonly string[]): Promise<readonly SpokenWord[]> => {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ -readonly [Key in keyof SpokenWord]: SpokenWord[Key] }>(sql`
    select
      word, house_unaccent(word) as plain,
      tsvector_to_array(to_tsvector('french_house', word)) as fr,
      tsvector_to_array(to_tsvector('english_house', word)) as en
    from unnest(${sql.param(words)}::text[]) asked (word)`)
  return rows
}
