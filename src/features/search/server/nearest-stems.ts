import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { SpokenWord } from './spoken-words.ts'

/** A shorter word has too few letters to tell a typing mistake from another word. */
const shortestCorrected = 4

/**
 * The least similarity of two words, how much less similar than the best stem another one may
 * be, and how many stems are kept.
 */
const likeness = { least: 0.35, slack: 0.05, readings: 3 } as const

/**
 * The database may also return stems that no product contains any more. This is enough to
 * reach one that a product contains.
 */
const nearStemsRead = 20

// biome-ignore lint/style/useConsistentTypeDefinitions: a row of raw SQL needs an index signature, which no interface has.
type NearStem = { readonly word: string; readonly stem: number; readonly likeness: number }

interface Slips {
  readonly words: readonly SpokenWord[]
  /** Whether a product contains the stem of this number. The database keeps every stem that a product ever had. */
  readonly isHeld: (stem: number) => boolean
}

/**
 * For each word that no product contains, the stems that the visitor may have meant. A word
 * that resembles nothing has none.
 */
export const nearestStems = async (db: Db, { words, isHeld }: Slips) => {
  const long = words.filter(({ word }) => [...word].length >= shortestCorrected)
  const near = long.length > 0 ? await readNearStems(db, long) : []
  const held = Map.groupBy(
    near.filter(({ stem }) => isHeld(stem)),
    ({ word }) => word,
  )
  return new Map([...held].map(([word, stems]) => [word, nearestOf(stems)]))
}

/** The first of these sorted stems, and those that are hardly less similar. */
const nearestOf = (stems: readonly NearStem[]) => {
  const best = stems[0]?.likeness ?? 0
  return stems
    .filter((near) => near.likeness >= best - likeness.slack)
    .slice(0, likeness.readings)
    .map(({ stem }) => stem)
}

const readNearStems = async (db: Db, words: readonly SpokenWord[]) => {
  const { rows } = await db.execute<NearStem>(sql`
    select word, near.id as stem, near.likeness
    from unnest(
      ${sql.param(words.map(({ word }) => word))}::text[],
      ${sql.param(words.map(({ plain }) => plain))}::text[],
      ${sql.param(words.map(({ fr, word }) => fr[0] ?? word))}::text[]
    ) asked (word, plain, stemmed)
    cross join lateral (
      select id, stem, likeness
      from (
        select id, stem, greatest(similarity(stem, plain), similarity(stem, stemmed)) as likeness
        from search_stems where stem % plain or stem % stemmed
      ) alike
      where likeness >= ${likeness.least}
      order by likeness desc, stem limit ${nearStemsRead}
    ) near
    order by near.likeness desc, near.stem`)
  return rows
}
