import { asc } from 'drizzle-orm'
import type { Resident } from '../../../platform/context/residents.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { WordedPage } from '../page-words.limits.ts'
import { type PageWordsRow, pageWords } from './page-words.table.ts'

/** The words of a page have changed. */
export const pageWordsTag = (page: WordedPage) => `page-words:${page}`

export const findOwnWords = (db: Db) =>
  db.select().from(pageWords).orderBy(asc(pageWords.page), asc(pageWords.key))

const byPage = async (db: Db): Promise<ReadonlyMap<string, readonly PageWordsRow[]>> =>
  Map.groupBy(await findOwnWords(db), ({ page }) => page)

/** The words of all pages, kept in memory: a page of the house asks the database for nothing. */
export const ownWordsResident: Resident<ReadonlyMap<string, readonly PageWordsRow[]>> = {
  load: byPage,
  refresh: async (known, tags, db) =>
    tags.some((tag) => tag.startsWith('page-words:')) ? byPage(db) : known,
}
