import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import { nearestStems } from './nearest-stems.ts'
import { searchWords } from './search-words.ts'

/**
 * The ordinals of the pieces that hold every word of a search, in either language and without regard to accents
 * or endings; the last word may be unfinished. When nothing holds them all, misspelt words are read as their nearest.
 * The answer is a PostgreSQL array in text form.
 */
export const searchPieces = async (db: Db, text: string): Promise<string> => {
  const words = searchWords(text)
  const last = words.at(-1)
  if (last === undefined) return nothing
  const query = sql`${allOf([...words.slice(0, -1).map(meant), begun(last)])} || ${reference(words)}`
  const found = await holding(db, { query, last })
  if (found !== nothing) return found
  const corrected = await nearestStems(db, words)
  return corrected ? holding(db, { query: allOf(corrected.map(oneOf)), last }) : nothing
}

const nothing = '{}'

/** A finished word. Synonyms join here: any of several words, each in its own stems. */
const meant = (word: string) => sql`search_word(${word})`

const begun = (word: string) =>
  sql`(case when numnode(search_word(${word})) = 0 then ''::tsquery else search_beginning(${word}) end)`

/** « MAR-003 », « mar 003 » and « mar0 » all mean a reference, which is kept as one word. */
const reference = (words: readonly string[]) => {
  const whole = words.join('')
  return /^[a-z]+\d+$/.test(whole) ? sql`to_tsquery('simple', ${`${whole}:*`})` : sql`''::tsquery`
}

const oneOf = (stems: readonly string[]) => sql`${stems.map(quoted).join(' | ')}::tsquery`

const quoted = (stem: string) => `'${stem.replace(/['\\\\]/g, '$&$&')}'`

const allOf = (parts: readonly SQL[]) => sql.join([sql`''::tsquery`, ...parts], sql` && `)

/** When a search holds words of no meaning only (« la »), it is taken as the beginning of one. */
const holding = async (db: Db, { query, last }: { query: SQL; last: string }) => {
  const { rows } = await db.execute<{ found: string }>(sql`
    with asked as materialized (select ${query} as query),
    settled as materialized (
      select case when numnode(query) = 0 then search_beginning(${last}) else query end as query from asked
    )
    select coalesce(array_agg(seq), '{}')::text as found
    from product_search where words @@ (select query from settled)`)
  return rows[0]?.found ?? nothing
}
