import { and, eq, sql } from 'drizzle-orm'
import { auditAll } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { AuditedAction } from '../../../shared/audit/define-audit.ts'
import { pageWordsErrors } from '../page-words.errors.ts'
import { asItCame, isWordOf, type SaidWords, type WordedPage } from '../page-words.limits.ts'
import { pageWordsTag } from './own-words.ts'
import { nextNumber, type PageWordsRow, pageWords } from './page-words.table.ts'

type Write = Parameters<Parameters<Context['write']>[0]>[0]

/** Locks the words of a page until the transaction ends: one call at a time changes them. Returns them by their names. */
export const lockWords = async (db: Db, page: WordedPage): Promise<ReadonlyMap<string, PageWordsRow>> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`page-words ${page}`}, 0))`)
  return readWords(db, page)
}

export const readWords = async (db: Db, page: WordedPage): Promise<ReadonlyMap<string, PageWordsRow>> => {
  const rows = await db.select().from(pageWords).where(eq(pageWords.page, page))
  return new Map(rows.map((row) => [row.key, row]))
}

export const requireWord = (page: WordedPage, key: string) => {
  if (!isWordOf(page, key)) throw pageWordsErrors.unknownText()
}

/** What a page says, or null where the software says it. */
export const saidIn = (words: ReadonlyMap<string, SaidWords>, key: string): SaidWords => {
  const { fr, en } = words.get(key) ?? asItCame
  return { fr, en }
}

export const isSame = (one: SaidWords, other: SaidWords) => one.fr === other.fr && one.en === other.en

interface Written {
  readonly page: WordedPage
  /** As the page says them until now; it is locked. */
  readonly live: ReadonlyMap<string, PageWordsRow>
  readonly texts: ReadonlyMap<string, SaidWords>
  readonly logged: AuditedAction<'fr' | 'en' | 'over'> | AuditedAction<'fr' | 'en'>
  /** The texts of which something else was said than those who wrote them had read. */
  readonly over?: ReadonlySet<string>
}

/** Says texts of a page otherwise; where neither language differs any more, the software says them again. */
export const writeWords = async (
  ctx: Context,
  { db, announce }: Pick<Write, 'db' | 'announce'>,
  { page, live, texts, logged, over = new Set() }: Written,
) => {
  for (const [key, said] of texts) await writeWord(db, { page, key, ...said })
  await auditAll(
    db,
    ctx,
    logged,
    [...texts].map(([key, after]) => ({
      id: `${page}.${key}`,
      before: saidIn(live, key),
      after: { fr: after.fr, en: after.en, ...(over.has(key) && { over: true }) },
    })),
  )
  announce(pageWordsTag(page))
}

const writeWord = async (db: Db, { page, key, fr, en }: Omit<PageWordsRow, 'version'>) => {
  if (fr === null && en === null)
    await db.delete(pageWords).where(and(eq(pageWords.page, page), eq(pageWords.key, key)))
  else
    await db
      .insert(pageWords)
      .values({ page, key, fr, en })
      .onConflictDoUpdate({
        target: [pageWords.page, pageWords.key],
        set: { fr, en, version: nextNumber },
      })
}
