import { and, eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { pageWordsAudit } from '../page-words.audit.ts'
import { pageWordsErrors } from '../page-words.errors.ts'
import type { WordedPage } from '../page-words.limits.ts'
import { pageWordsTag } from './own-words.ts'
import { pageWords } from './page-words.table.ts'

interface ChangedWords {
  readonly page: WordedPage
  readonly key: string
  readonly fr: string | null
  readonly en: string | null
  /** The version that the editor saw; null where there was none. */
  readonly seen: number | null
}

/** Says a text of a page otherwise; where neither language differs any more, the software says it again. */
export const changeWords = (ctx: Context, { page, key, fr, en, seen }: ChangedWords) =>
  ctx.write(async ({ db, announce }) => {
    const own = and(eq(pageWords.page, page), eq(pageWords.key, key))
    const [before] = await db.select().from(pageWords).where(own).for('update')
    if ((before?.version ?? null) !== seen) throw pageWordsErrors.wordsChanged()
    if (fr === null && en === null) await db.delete(pageWords).where(own)
    else if (before)
      await db
        .update(pageWords)
        .set({ fr, en, version: before.version + 1 })
        .where(own)
    else {
      const made = await db.insert(pageWords).values({ page, key, fr, en }).onConflictDoNothing().returning()
      if (made.length === 0) throw pageWordsErrors.wordsChanged()
    }
    await audit(db, ctx, pageWordsAudit.changed, {
      id: `${page}.${key}`,
      before: { fr: before?.fr ?? null, en: before?.en ?? null },
      after: { fr, en },
    })
    announce(pageWordsTag(page))
  })
