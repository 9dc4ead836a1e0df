import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import type { SpokenWord } from './spoken-words.ts'

/** Shorter words have too few letters to tell a slip from another word. */
const shortestCorrected = 4

/** How alike two words must be, and how much less alike than the best another reading may be. */
const likeness = { least: 0.35, slack: 0.05, readings: 3 } as const

/** Enough that behind stems which no product holds any more there is one that is held. */
const nearStemsRead = 20

// biome-ignore lint/style/useConsistentTypeDefinitions: a row of raw SQL needs an index signature, which no interface has.
type NearStem = { readonly word: string; readonly stem: number; readonly likeness: number }

interface Slips {
  readonly words: readonly SpokenWord[]
  /** Whether a product holds the stem of this number; the database keeps every stem that a product ever had. */
  readonly isHeld: (stem: number) => boolean
}

/** For words that no product holds the stems that they may have meant; none for a word that resembles nothing. */
export const nearestStems = async (db: Db, { words, isHeld }: Slips) => {
  const long = words.filter(({ word }) => [...word].length >= shortestCorrected)
  const near = long.length > 0 ? await readNearStems(db, long) : []
  const held = Map.groupBy(
    near.filter(({ stem }) => isHeld(stem)),
    ({ word }) => word,
  )
  return new Map([...held].map(([word, stems]) => [word, nearestOf(stems)]))
}

/** Of stems in their order, the first and those hardly less alike. */
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
