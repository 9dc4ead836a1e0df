import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db/database.ts'
import type { NextWords } from '../../next-words.contract.ts'
import { asItCame, type SaidWords, type WordedPage } from '../../page-words.limits.ts'
import { isSame, readWords, saidIn } from '../write-words.ts'
import { type NextWordsRow, nextPageWords } from './next-words.table.ts'

/** The words that wait beside those of a page. */
export const findNextRow = async (db: Db, page: WordedPage) => {
  const [row] = await db.select().from(nextPageWords).where(eq(nextPageWords.page, page))
  return row
}

/** The texts that were changed since the next version was written, and say something else than it says. */
export const movedTexts = ({ words, base }: NextWordsRow, live: ReadonlyMap<string, SaidWords>) =>
  Object.entries(words)
    .filter(([key, after]) => {
      const now = saidIn(live, key)
      return !isSame(now, base[key] ?? asItCame) && !isSame(now, after)
    })
    .map(([key]) => key)

/** What waits beside a page, text by text, beside what the page says now. */
export const findNextWords = async (db: Db, page: WordedPage): Promise<NextWords | null> => {
  const row = await findNextRow(db, page)
  if (!row) return null
  const live = await readWords(db, page)
  const moved = new Set(movedTexts(row, live))
  return {
    texts: Object.entries(row.words)
      .map(([key, after]) => ({ key, before: saidIn(live, key), after, changedSince: moved.has(key) }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    publishAt: row.publishAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    savedAt: row.savedAt.toISOString(),
    version: row.version,
  }
}
