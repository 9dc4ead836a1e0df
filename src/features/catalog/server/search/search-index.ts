import { setImmediate as turn } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Resident } from '../../../../platform/context/residents.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { isProductId } from '../../catalog.rules.ts'
import { searchSynonyms } from '../../search-synonyms.ts'
import { productIdsOf, productsTag, searchTag } from '../catalog.tags.ts'
import { readSpokenWords } from './spoken-words.ts'
import { type NumberedStem, StemVocabulary } from './stem-vocabulary.ts'
import { createSynonyms, type Synonyms, wordsOfSynonyms } from './synonyms.ts'
import { stemOfEntry, unpackEntries, WordIndex } from './word-index.ts'
import { WordMemory } from './word-memory.ts'

/** Few enough that neither the database nor this process is held up for long at a time. */
const piecesAtOnce = 5_000

const wordsRemembered = 5_000

export interface SearchIndex {
  readonly words: WordIndex
  readonly vocabulary: StemVocabulary
  readonly synonyms: Synonyms
  readonly memory: WordMemory
}

/** Which pieces hold which stems, kept in memory, so that every search costs as little as the second one of its kind. */
export const searchIndex: Resident<SearchIndex> = {
  load: async (db) => {
    const words = new WordIndex(1 + (await highestPiece(db)))
    for await (const rows of allPieces(db)) enter(words, rows)
    // After the pieces: whatever stem they hold is then there.
    const vocabulary = new StemVocabulary(await readStems(db))
    const spoken = await readSpokenWords(db, wordsOfSynonyms(searchSynonyms))
    const memory = new WordMemory(wordsRemembered)
    return { words, vocabulary, synonyms: createSynonyms(searchSynonyms, spoken), memory }
  },

  refresh: async (index, tags, db) => {
    const ids = productIdsOf(tags).filter(isProductId)
    if (ids.length === 0)
      return tags.includes(productsTag) || tags.includes(searchTag) ? searchIndex.load(db) : index
    if (tags.includes(searchTag)) await follow(index, ids, db)
    return index
  },
}

/** A removed piece is there too, without any stem. */
type PieceWords = { readonly seq: number; readonly stems: Uint8Array }

const follow = async ({ words, vocabulary }: SearchIndex, ids: readonly string[], db: Db) => {
  const { rows } = await db.execute<PieceWords>(sql`
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

const highestPiece = async (db: Db) => {
  const { rows } = await db.execute<{ highest: number }>(
    sql`select coalesce(max(seq), 0) as highest from product_search`,
  )
  return rows[0]?.highest ?? 0
}

const enter = (words: WordIndex, rows: readonly PieceWords[]) => {
  for (const { seq, stems } of rows) words.put(seq, unpackEntries(stems))
}

async function* allPieces(db: Db) {
  for (let last = 0; ; await turn()) {
    const { rows } = await db.execute<PieceWords>(sql`
      select seq, stems from product_search where seq > ${last} order by seq limit ${piecesAtOnce}`)
    yield rows
    if (rows.length < piecesAtOnce) return
    last = rows.at(-1)?.seq ?? last
  }
}

const readStems = async (db: Db, which: SQL = sql``): Promise<readonly NumberedStem[]> => {
  const { rows } = await db.execute<{ -readonly [Key in keyof NumberedStem]: NumberedStem[Key] }>(
    sql`select id, stem from search_stems ${which}`,
  )
  return rows
}
