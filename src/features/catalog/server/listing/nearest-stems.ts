import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'

/** Shorter words have too few letters to tell a slip from another word. */
const shortestCorrected = 4

/** How alike two words must be, and how much less alike than the best another reading may be. */
const likeness = { least: 0.35, slack: 0.05, readings: 3 } as const

/**
 * For each word of a search the stems it may have meant: its own when a piece has them, else the nearest.
 * Words of no meaning are left out; undefined when a word resembles nothing.
 */
export const nearestStems = async (db: Db, words: readonly string[]) => {
  const { rows } = await db.execute<{ stems: string[] | null; idle: boolean }>(sql`
    select numnode(search_word(word)) = 0 as idle, coalesce(own.stems, near.stems) as stems
    from unnest(${sql.param(words)}::text[]) with ordinality as asked (word, place)
    cross join lateral (
      select array_agg(s.stem) as stems from search_stems s
      where s.stem = any(
        tsvector_to_array(to_tsvector('french_house', word)) || tsvector_to_array(to_tsvector('english_house', word))
      )
    ) own
    cross join lateral (
      select array_agg(stem) as stems from (
        select stem, likeness, max(likeness) over () as best
        from (
          select s.stem, greatest(similarity(s.stem, house_unaccent(word)), similarity(s.stem, stemmed)) as likeness
          from (select coalesce((tsvector_to_array(to_tsvector('french_house', word)))[1], word) as stemmed) f, search_stems s
          where own.stems is null and length(word) >= ${shortestCorrected}
            and (s.stem % house_unaccent(word) or s.stem % stemmed)
        ) alike
        where likeness >= ${likeness.least}
        order by likeness desc, stem limit ${likeness.readings}
      ) nearest where likeness >= best - ${likeness.slack}
    ) near
    order by place`)
  const told = rows.filter(({ idle }) => !idle).map(({ stems }) => stems)
  return told.length > 0 && told.every((stems) => stems !== null) ? told : undefined
}
