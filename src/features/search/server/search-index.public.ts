import { setImmediate as turn } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Resident } from '../../../platform/context/residents.ts'
import type { Db } from '../../../platform/db/database.ts'
import { searchSynonyms } from '../search-synonyms.ts'
import { readSpokenWords } from './spoken-words.ts'
import { type NumberedStem, StemVocabulary } from './stem-vocabulary.ts'
import { createSynonyms, type Synonyms, wordsOfSynonyms } from './synonyms.ts'
import { stemOfEntry, unpackEntries, WordIndex } from './word-index.ts'
import { WordMemory } from './word-memory.ts'

/** This many products are read at a time, few enough that neither the database nor this process is blocked for long. */
const productsAtOnce = 5_000

const wordsRemembered = 5_000

export interface SearchIndex {
  readonly words: WordIndex
  readonly vocabulary: StemVocabulary
  readonly synonyms: Synonyms
  readonly memory: WordMemory
}

/** The products whose words have changed, by their ids when these are known. */
export type ChangedWords = 'unknown' | readonly string[]

/**
 * Keeps in memory which products contain which stems, so that the first search of its kind costs as little as the
 * second. `changedBy` tells from announced tags which words must be read again.
 */
export const createSearchIndex = (
  changedBy: (tags: readonly string[]) => ChangedWords,
): Resident<SearchIndex> => ({
  load,
  refresh: async (index, tags, db) => {
    const changed = changedBy(tags)
    if (changed === 'unknown') return load(db)
    if (changed.length > 0) await follow(index, changed, db)
    return index
  },
})

const load = async (db: Db): Promise<SearchIndex> => {
  const words = new WordIndex(1 + (await highestProduct(db)))
  for await (const rows of allProducts(db)) enter(words, rows)
  // The stems are read after the products, so that they include every stem of a product.
  const vocabulary = new StemVocabulary(await readStems(db))
  const spoken = await readSpokenWords(db, wordsOfSynonyms(searchSynonyms))
  const memory = new WordMemory(wordsRemembered)
  return { words, vocabulary, synonyms: createSynonyms(searchSynonyms, spoken), memory }
}

/** A removed product has a row too, without any stem. */
// biome-ignore lint/style/useConsistentTypeDefinitions: a row of raw SQL needs an index signature, which no interface has.
type ProductWords = { readonly seq: number; readonly stems: Uint8Array }

const follow = async ({ words, vocabulary }: SearchIndex, ids: readonly string[], db: Db) => {
  const { rows } = await db.execute<ProductWords>(sql`
    select seq, stems from product_search join products using (seq)
    where products.id = any(${sql.param(ids)}::uuid[])`)
  const stems = new Set(rows.flatMap((row) => unpackEntries(row.stems).map(stemOfEntry)))
  const missing = [...stems].filter((stem) => !vocabulary.knows(stem))
  if (missing.length > 0)
    for (const stem of await readStems(db, sql`where id = any(${sql.param(missing)}::int[])`))
      vocabulary.add(stem)
  for (const { seq } of rows) words.remove(seq)
  enter(words, rows)
}

const highestProduct = async (db: Db) => {
  const { rows } = await db.execute<{ highest: number }>(
    sql`select coalesce(max(seq), 0) as highest from product_search`,
  )
  return rows[0]?.highest ?? 0
}

const enter = (words: WordIndex, rows: readonly ProductWords[]) => {
  for (const { seq, stems } of rows) words.put(seq, unpackEntries(stems))
}

async function* allProducts(db: Db) {
  for (let last = 0; ; await turn()) {
    const { rows } = await db.execute<ProductWords>(sql`
      select seq, stems from product_search where seq > ${last} order by seq limit ${productsAtOnce}`)
    yield rows
    if (rows.length < productsAtOnce) return
    last = rows.at(-1)?.seq ?? last
  }
}

const readStems = async (db: Db, which: SQL = sql``): Promise<readonly NumberedStem[]> => {
  const { rows } = await db.execute<{ -readonly [Key in keyof NumberedStem]: NumberedStem[Key] }>(
    sql`select id, stem from search_stems ${which}`,
  )
  return rows
}
