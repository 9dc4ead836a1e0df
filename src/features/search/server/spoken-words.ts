import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'

/** A word of a search or of a synonym, with its stems as a text of either language would keep them. */
export interface SpokenWord {
  readonly word: string
  /** Without accents: what the beginning of a stem is compared with. */
  readonly plain: string
  /** More than one where the database reads the word as several. */
  readonly fr: readonly string[]
  readonly en: readonly string[]
}

/** Real words of the house in French; English makes nothing of « or », nor of « thé » without its accent. */
const realInFrench: ReadonlySet<string> = new Set(['or', 'thé'])

/** A word without a stem in one of the languages (« de », « the ») has no meaning for a search. */
export const isIdle = ({ word, fr, en }: SpokenWord) =>
  fr.length === 0 || (en.length === 0 && !realInFrench.has(word))

/** Reads words by the same dictionaries that the texts of the products are read by. */
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
